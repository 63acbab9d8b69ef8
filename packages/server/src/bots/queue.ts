/** Who is thought for next, when more bots wait than can think: those for whom a person waits, and of these whoever’s host was served longest ago. */
export interface Claim {
  /** Who opened the table: one who opens many tables gets no more than others. */
  readonly host: string;
  /** Whether a person plays at the table. */
  readonly isAwaited: boolean;
}

/** So many hosts are remembered; one who is forgotten counts as new. */
const MOST_HOSTS = 1000;

export class Queue<T> {
  #waiting: { readonly item: T; readonly claim: Claim }[] = [];
  /** By host: the how manyth it was that was served last. The map is in that order. */
  readonly #served = new Map<string, number>();
  #count = 0;

  get size(): number {
    return this.#waiting.length;
  }

  add(item: T, claim: Claim): void {
    this.#waiting.push({ item, claim });
  }

  /** The first of those that fit. */
  next(fits: (item: T) => boolean): T | undefined {
    const [first, ...others] = this.#waiting.filter(({ item }) => fits(item));
    if (first === undefined) return undefined;
    const best = others.reduce((one, other) => (this.#isBefore(other.claim, one.claim) ? other : one), first);
    this.#waiting = this.#waiting.filter((entry) => entry !== best);
    this.#note(best.claim.host);
    return best.item;
  }

  /** All that wait; nobody does any more then. */
  drain(): T[] {
    return this.#waiting.splice(0).map(({ item }) => item);
  }

  #isBefore(one: Claim, other: Claim): boolean {
    if (one.isAwaited !== other.isAwaited) return one.isAwaited;
    return (this.#served.get(one.host) ?? 0) < (this.#served.get(other.host) ?? 0);
  }

  #note(host: string): void {
    this.#served.delete(host);
    this.#served.set(host, ++this.#count);
    const [oldest] = this.#served.keys();
    if (oldest !== undefined && this.#served.size > MOST_HOSTS) this.#served.delete(oldest);
  }
}
