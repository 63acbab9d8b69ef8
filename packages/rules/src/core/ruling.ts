/** A ruling: where two careful readers of the book differ, a table chooses. What it does not choose is played as its rules version says. */

/** A point that a table may read in one way or another. What is asked, and each reading in words, is in `@elbowroom/wording`. */
export interface Ruling<Reading extends string = string> {
  /** The rule that it is about. */
  readonly rule: string;
  readonly readings: readonly Reading[];
  /** How it is played unless a table says otherwise. */
  readonly standard: Reading;
  /** How it was played before there was a choice, where that was not the standard: by this reading old games go on. */
  readonly before?: Reading;
}

/** The first reading is the standard; `before`: how it was played before there was a choice, where that was another. */
export const ruling = <const Reading extends string>(
  rule: string,
  readings: readonly [standard: Reading, other: Reading, ...others: Reading[]],
  before?: NoInfer<Reading>,
): Ruling<Reading> => ({ rule, readings, standard: readings[0], ...(before !== undefined && { before }) });
