declare module 'virtual:emblems' {
  /** Where the sprite of emblems can be fetched. */
  export const address: string;
}
