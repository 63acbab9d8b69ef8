/** A ruling: where two careful readers of the book differ, a table chooses. What it does not choose is played as its rules version says. */

/** What people read, in both languages. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** A point that a table may read in one way or another. */
export interface Ruling<Reading extends string = string> {
  /** The rule that it is about. */
  readonly rule: string;
  /** What the readers differ about. */
  readonly asks: Words;
  readonly readings: Readonly<Record<Reading, Words>>;
  /** How it is played unless a table says otherwise. */
  readonly standard: Reading;
  /** How it was played before there was a choice, where that was not the standard: by this reading old games go on. */
  readonly before?: Reading;
}

/** Sees to it that the standard is one of the readings, and that French keeps its tall signs with the word before them. */
export function ruling<Reading extends string>(
  given: Omit<Ruling<Reading>, 'standard' | 'before'> & { readonly standard: NoInfer<Reading>; readonly before?: NoInfer<Reading> },
): Ruling<Reading> {
  const readings: Record<Reading, Words> = { ...given.readings };
  for (const reading in readings) readings[reading] = set(readings[reading]);
  return { ...given, asks: set(given.asks), readings };
}

const set = ({ en, fr }: Words): Words => ({ en, fr: fr.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0') });
