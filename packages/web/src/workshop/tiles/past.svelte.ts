/** What was before, and what was taken back. */

type Past<T> = {
  readonly now: T;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** `field`: typed into letter by letter; what follows soon in the same field is one step. */
  readonly change: (next: T, field?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** Milliseconds without a letter after which the next one begins a new step. */
const PAUSE = 1200;

/** `keep`: told of everything that becomes the present. */
export function openPast<T>(first: T, keep: (now: T) => void, clock: () => number = Date.now): Past<T> {
  let now = $state.raw(first);
  let before = $state.raw<readonly T[]>([]);
  let after = $state.raw<readonly T[]>([]);
  let typed: { readonly field: string; readonly at: number } | undefined;
  const become = (next: T): void => {
    now = next;
    keep(next);
  };
  return {
    get now() {
      return now;
    },
    get canUndo() {
      return before.length > 0;
    },
    get canRedo() {
      return after.length > 0;
    },
    change: (next, field) => {
      const isSame = field !== undefined && typed?.field === field && clock() - typed.at < PAUSE;
      if (!isSame) before = [...before, now];
      typed = field === undefined ? undefined : { field, at: clock() };
      after = [];
      become(next);
    },
    undo: () => {
      const last = before.at(-1);
      if (last === undefined) return;
      [before, after, typed] = [before.slice(0, -1), [now, ...after], undefined];
      become(last);
    },
    redo: () => {
      const [next, ...rest] = after;
      if (next === undefined) return;
      [before, after, typed] = [[...before, now], rest, undefined];
      become(next);
    },
  };
}
