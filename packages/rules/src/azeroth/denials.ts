/** What keeps several abilities of the edition from a region, said alike. */
import { deny } from '../core/ability.ts';

export const WATER = deny('water', 'AZ-WATER-1', 'seas and lakes are no target');
export const IMMUNE = deny('immune', 'CORE-CONQUER-9', 'the region is immune');
