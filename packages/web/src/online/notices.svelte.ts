/** What the others did beside their moves, pointed out for a while when it comes. */
import type { Source } from '../table/outside.ts';
import type { Aside } from '../table/table.ts';

export type Notices = { readonly shown: readonly Aside[]; readonly dismiss: (id: number) => void };

/** Milliseconds that one stays, and how many stand at once. */
const [STAYS, MOST] = [7000, 3];

/** `asides`: those of the table, undefined before there is one: what was there when it came is no news. */
export function postNotices(source: Source, asides: () => readonly Aside[] | undefined, isMine: (seat: number) => boolean): Notices {
  let shown = $state.raw<readonly Aside[]>([]);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let last: number | undefined;
  const dismiss = (id: number): void => {
    shown = shown.filter((aside) => aside.id !== id);
  };
  const post = (): void => {
    const all = asides();
    if (all === undefined) return;
    const since = last;
    last = all.at(-1)?.id ?? 0;
    if (since === undefined) return;
    const fresh = all.filter(({ id, seat, isPassing }) => id > since && isPassing && !(seat !== undefined && isMine(seat)));
    if (fresh.length === 0) return;
    const isSaidAnew = (old: Aside): boolean => fresh.some((aside) => aside.seat === old.seat);
    shown = [...shown.filter((old) => !isSaidAnew(old)), ...fresh].slice(-MOST);
    for (const { id } of fresh) timers.add(setTimeout(() => dismiss(id), STAYS));
  };
  $effect(() => {
    const stop = source.subscribe(post);
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  });
  return {
    get shown() {
      return shown;
    },
    dismiss,
  };
}
