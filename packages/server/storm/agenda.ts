/** Time that passes only when everything that could happen has happened: a queue of moments, and whatever is to be done then. */
import type { Cancel } from '../src/outside.ts';

interface Entry {
  readonly at: number;
  readonly order: number;
  work: (() => void) | undefined;
}

const isBefore = (one: Entry, other: Entry): boolean => one.at < other.at || (one.at === other.at && one.order < other.order);

/** What has been begun goes on, through as many ticks as a stream takes from one hand to the next, without waiting for the agenda. */
async function settled(): Promise<void> {
  for (let i = 0; i < TICKS; i++) await new Promise<void>((resolve) => process.nextTick(resolve));
}

const TICKS = 1;
/** After so many things the real world has its turn: it has nothing to say, but messages to another thread must get out. */
const BREATH = 256;
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class Agenda {
  #now = 0;
  #count = 0;
  readonly #heap: Entry[] = [];

  /** Milliseconds since the beginning. */
  get now(): number {
    return this.#now;
  }

  /** How many things were done. */
  get done(): number {
    return this.#count - this.#heap.length;
  }

  after(ms: number, work: () => void): Cancel {
    const entry: Entry = { at: this.#now + Math.max(0, ms), order: this.#count++, work };
    this.#push(entry);
    return () => {
      entry.work = undefined;
    };
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Until then, or until `isOver`. */
  async run(until: number, isOver: () => boolean): Promise<void> {
    await breath();
    let steps = 0;
    for (let next = this.#heap[0]; next !== undefined && next.at <= until && !isOver(); next = this.#heap[0]) {
      this.#pop();
      this.#now = next.at;
      if (next.work === undefined) continue;
      next.work();
      await settled();
      if (++steps % BREATH === 0) await breath();
    }
    if (!isOver()) this.#now = until;
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(entry, heap[above] as Entry)) break;
      heap[at] = heap[above] as Entry;
      at = above;
    }
    heap[at] = entry;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= heap.length) break;
      const right = left + 1;
      const least = right < heap.length && isBefore(heap[right] as Entry, heap[left] as Entry) ? right : left;
      if (!isBefore(heap[least] as Entry, last)) break;
      heap[at] = heap[least] as Entry;
      at = least;
    }
    heap[at] = last;
  }
}
