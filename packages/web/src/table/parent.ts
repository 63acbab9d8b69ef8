/** The game that another one left, to be played on otherwise. */
export type Parent = {
  /** Its id on this device; the fingerprint of its last position where it came from elsewhere. */
  readonly game: string;
  readonly names: readonly string[];
  /** When somebody last played it here; nobody knows of one from elsewhere. */
  readonly played?: number;
  /** After so many moves. */
  readonly step: number;
};
