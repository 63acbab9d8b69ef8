declare module 'virtual:emblem-book' {
  /** Where each sheet can be fetched. */
  export const addresses: readonly string[];
  /** What is on each sheet, with a blank in between. */
  export const names: readonly string[];
}
declare module 'virtual:emblems' {
  /** Where the sprite of emblems can be fetched. */
  export const address: string;
}
