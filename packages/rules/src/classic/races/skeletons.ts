import { type Race, race } from '../../core/ability.ts';
import { conquestsOf } from '../../core/terms.ts';
import { recruit } from '../../core/verbs.ts';

/** Skeletons. A new one for every two non-empty regions conquered this turn. */
export const skeletons: Race = race({
  id: 'skeletons',
  value: 6,
  tray: 20,
  onRally: (s, me) => recruit(s, me, conquestsOf(s, me).filter(({ nonEmpty }) => nonEmpty).length >> 1, 'CL-SKELETONS-1', skeletons.id),
});
