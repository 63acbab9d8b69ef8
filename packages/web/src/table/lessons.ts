/** What somebody has been told already of how the game goes, and whether they want to be told more. Kept as one line of text. */
import { azerothHints, commonHints, type HintKind, hintKinds } from '../words/hint-words.ts';

export type Lessons = { readonly isOn: boolean; readonly learnt: readonly HintKind[] };

export const firstLessons: Lessons = { isOn: true, learnt: [] };

const OFF = 'off';

export const writtenLessons = ({ isOn, learnt }: Lessons): string => (isOn ? learnt.join(' ') : OFF);

/** Words that nobody knows any more are passed over. */
export function lessonsFrom(text: string | undefined): Lessons {
  const words = text?.split(' ') ?? [];
  return words.includes(OFF) ? { ...firstLessons, isOn: false } : { isOn: true, learnt: hintKinds.filter((kind) => words.includes(kind)) };
}

export const withLearnt = ({ isOn, learnt }: Lessons, kinds: readonly HintKind[]): Lessons => ({
  isOn,
  learnt: [...new Set([...learnt, ...kinds])],
});

/** Kinds that are being shown, each since a round. */
export type Shown = ReadonlyMap<HintKind, number>;

/** What was first shown in an earlier round has been shown enough; what is shown now is so from this round on, or since before. */
export function turnOver(shown: Shown, hint: HintKind | undefined, round: number): { readonly past: HintKind[]; readonly shown: Shown } {
  const past = [...shown].filter(([, since]) => since < round).map(([kind]) => kind);
  const left = new Map([...shown].filter(([kind]) => !past.includes(kind)));
  if (hint !== undefined && !past.includes(hint) && !left.has(hint)) left.set(hint, round);
  return { past, shown: left };
}

/** Whoever has finished a game knows what it has shown; another edition may still have something new. */
export const afterGame = (lessons: Lessons, edition: string): Lessons =>
  withLearnt(lessons, edition === 'classic' ? commonHints : [...commonHints, ...azerothHints]);
