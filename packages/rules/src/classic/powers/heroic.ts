import { power } from '../../core/ability.ts';
import { hero } from '../pieces.ts';

/** Heroic. At the end of the turn a hero stands in each of two regions, and nobody gets in (CL-HEROIC-1 and 2 are the hero's own). */
export const heroic = power({ id: 'heroic', value: 5, pieces: [hero] });
