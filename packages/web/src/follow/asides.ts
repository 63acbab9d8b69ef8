/** What happened beside the moves stands in the log too: where it happened among them. */
import type { Aside } from '../table/table.ts';
import type { Entry } from '../words/tell.ts';
import type { Language } from '../words/words.ts';

/** `shown`: how many moves are; what came after them is not told yet. */
export function withAsides(entries: readonly Entry[], asides: readonly Aside[], shown: number, language: Language): readonly Entry[] {
  if (asides.length === 0) return entries;
  const lines = asides
    .filter(({ after }) => after <= shown)
    .map(({ after, says }): Entry => ({ step: after, kind: 'aside', line: [says(language)] }));
  const before = (step: number): Entry[] => lines.filter((line) => line.step < step);
  let told = 0;
  const merged = entries.flatMap((entry) => {
    const due = before(entry.step).slice(told);
    told += due.length;
    return [...due, entry];
  });
  return [...merged, ...lines.slice(told)];
}
