import { race } from '../../core/ability.ts';

/** Ratmen. No ability: there are enough of them (CL-RATMEN-1). */
export const ratmen = race({ id: 'ratmen', value: 8, tray: 13 });
