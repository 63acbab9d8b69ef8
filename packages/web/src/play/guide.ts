/** Somebody beside the table who says what to do, as in a lesson. Hints and advice keep silent then. */
import type { Act } from './acts.ts';

export type Guide = {
  /** What leads on once everything has been done; undefined until then. */
  readonly onward: { readonly task: string; readonly label: string; readonly go: () => void } | undefined;
};

/** The buttons of the table, or once everything has been done the one that leads on. */
export function guidedActs(acts: readonly Act[], guide: Guide | undefined): readonly Act[] {
  if (guide?.onward === undefined) return acts;
  const { label } = guide.onward;
  return [...acts.filter(({ command }) => command === 'undo'), { label, command: 'onward', isMain: true }];
}
