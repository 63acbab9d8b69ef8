/** Lists of a state that are replaced, never changed: copies may share them, and freezing them proves that nobody writes to them. */
export const shared = [
  'key',
  'names',
  'opening',
  'pieces',
  'faces',
  'markerAt',
  'markerUp',
  'memory',
  'prompts',
  'dice',
  'columns',
  'stacks',
  'powers',
  'offerCoins',
  'powerStack',
  'powerDiscards',
] as const;
