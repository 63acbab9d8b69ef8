/** What is wrong with a board, said so that its author can mend it. */

/** One thing that is wrong, and where. */
export type BoardFault = {
  /** For programs and translations, as `one-way-border`. */
  readonly code: string;
  /** The numbered rule that is broken, as `MAP-LINT-1`. */
  readonly rule: string;
  /** For people, in English; regions are called by their number in the data. */
  readonly message: string;
  /** Where in the data, as `regions[3].borders[0]`; empty for the board as a whole. */
  readonly where: string;
};

/** A board that cannot be played on, with every fault that was found. */
export class InvalidBoard extends Error {
  override readonly name = 'InvalidBoard';
  readonly faults: readonly BoardFault[];

  constructor(faults: readonly BoardFault[]) {
    super(`Invalid board: ${faults.map(({ where, message }) => (where === '' ? message : `${where}: ${message}`)).join('; ')}`);
    this.faults = faults;
  }
}
