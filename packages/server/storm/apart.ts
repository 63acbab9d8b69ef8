/** Watches over peace: those who are kept apart, from the moment when that was promised. */
import type { Game } from '../src/store/store.ts';

export class Apart {
  readonly #pairs: (readonly [string, string])[] = [];
  readonly #accuse: (promise: string) => void;

  constructor(accuse: (promise: string) => void) {
    this.#accuse = accuse;
  }

  keep(one: string, other: string): void {
    this.#pairs.push([one, other]);
  }

  /** Nobody is shown a table of somebody from whom they are kept apart. */
  listed(guest: string, words: string): void {
    const others = this.#pairs.flatMap(([one, other]) => (one === guest ? other : other === guest ? one : []));
    for (const other of others) if (words.includes(other)) this.#accuse(`${guest} is shown a table of ${other}, and they are kept apart`);
  }

  /** Nor do they sit at one. */
  conclude(games: Iterable<Game>): void {
    for (const { id, seats } of games) {
      const isThere = (guest: string): boolean => seats.some((seat) => seat.guest === guest);
      if (this.#pairs.some((both) => both.every(isThere))) this.#accuse(`two sit at ${id} who are kept apart`);
    }
  }
}
