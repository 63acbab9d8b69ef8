import { place } from '../../core/ability.ts';

/** Dark Portal. Two coins more. */
export const darkPortal = place({ id: 'dark-portal', income: { rule: 'AZ-PORTAL-1', amount: () => 2 } });
