// biome-ignore-all format: one section or rule, one line
// Written from docs/rules by `npm run rules-words`.

export const enPlain = {
} as const;
