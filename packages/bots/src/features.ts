/** What the weights know of a seat. */

/** What is known of a seat. */
export const OWN_FEATURES = [
  'seat',
  'active',
  'regions',
  'spare tokens',
  'growth',
  'bonus',
  'declined regions',
  'declined bonus',
  'regions at risk',
  'declined at risk',
] as const;
/** In this order, each times 1, times the turns left (3 at most), and times all turns left. Of the opponents the mean: who faces a new people will lose regions to it. */
export const FEATURES = [...OWN_FEATURES, ...OWN_FEATURES.slice(1).map((feature) => `opponents' ${feature}`)];
export const BASES = 3;
