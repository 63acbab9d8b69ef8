/** Values that are printed on tiles only, in artwork that could not be read: set by likeness, and marked so in the help. All others are from the book. */
export const unverified = {
  tauren: 11, // all other trays hold value + 5
  archaeologist: 5,
  defensive: 4,
  swamp: 4,
  beastmaster: 4,
  enraged: 5,
  champion: 5,
  explorer: 4,
  farmer: 4,
  forester: 4,
  blacksmith: 4,
  warmaster: 5,
  'portal-mage': 5,
  miner: 4,
  mountaineer: 4,
  navigator: 5,
  marshdweller: 4,
  fisher: 4,
  entrenched: 4,
  intimidating: 5,
} as const;

/** AZ-GOBLINS-6 How many of the twelve bombs are live: the book does not say. */
export const LIVE_BOMBS = 6;
