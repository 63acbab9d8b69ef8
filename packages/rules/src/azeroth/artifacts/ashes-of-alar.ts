import { artifact } from '../../core/ability.ts';

/** Ashes of Al'ar. Once per turn any region of any island can be conquered as if it bordered. */
export const ashesOfAlar = artifact({ id: 'ashes-of-alar', attack: { rule: 'AZ-ASHES-1', perTurn: 1, reaches: () => true } });
