import { race } from '../../core/ability.ts';
import { coinPerConquest } from '../../core/terms.ts';

/** Orcs. A coin more for each non-empty region conquered this turn. */
export const orcs = race({ id: 'orcs', value: 5, tray: 10, income: coinPerConquest('CL-ORCS-1', (_p, { nonEmpty }) => nonEmpty) });
