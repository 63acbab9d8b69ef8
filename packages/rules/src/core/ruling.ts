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

/** Sees to it that the standard is one of the readings. */
export const ruling = <const Reading extends string>(
  given: Pick<Ruling<Reading>, 'rule' | 'readings'> & { readonly standard: NoInfer<Reading>; readonly before?: NoInfer<Reading> },
): Ruling<Reading> => given;
