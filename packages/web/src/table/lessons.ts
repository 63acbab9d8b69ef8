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

/** What was first shown in an earlier round has been shown enough. `shown`: the round in which each came. */
export const shownEnough = (shown: ReadonlyMap<HintKind, number>, round: number): HintKind[] =>
  [...shown].filter(([, since]) => since < round).map(([kind]) => kind);

/** Whoever has finished a game knows what it has shown; another edition may still have something new. */
export const taughtBy = (edition: string): readonly HintKind[] => (edition === 'classic' ? commonHints : [...commonHints, ...azerothHints]);
