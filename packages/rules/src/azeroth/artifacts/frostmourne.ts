import { artifact } from '../../core/ability.ts';

/** Frostmourne. Once per turn a conquest costs two tokens less. */
export const frostmourne = artifact({ id: 'frostmourne', attack: { rule: 'AZ-FROSTMOURNE-1', perTurn: 1, less: 2 } });
