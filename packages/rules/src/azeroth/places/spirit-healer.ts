import { type Marker, place } from '../../core/ability.ts';
import { recruit } from '../../core/verbs.ts';

/** Spirit Healer. One more token at redeployment. */
export const spiritHealer: Marker = place({ id: 'spirit-healer', onRally: (s, me) => recruit(s, me, 1, 'AZ-HEALER-1', spiritHealer.id) });
