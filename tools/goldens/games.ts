/** Games worth keeping: among many played, those that together show every race, power, piece and answer several times. */

import type { Setup } from '../../packages/rules/src/api.ts';
import { hash } from '../../packages/rules/src/hash.ts';
import { apply, moveBuffer, moves, outcome, toDecide } from '../../packages/rules/src/index.ts';
import { begin, lineOf, writeGameText } from '../../packages/rules/test/game-text.ts';
import { randomFrom } from '../../packages/rules/test/random.ts';
import { sensible } from './policy.ts';

export interface Golden {
  readonly name: string;
  readonly text: string;
  /** What it shows, by name. */
  readonly shows: ReadonlySet<string>;
}

const buffer = moveBuffer();

function played(setup: Setup, name: string): Golden {
  const random = randomFrom(setup.seed);
  const shows = new Set<string>();
  const lines: string[] = [];
  let s = begin({ setup });
  while (toDecide(s) !== undefined) {
    const move = sensible(s, [...buffer.list.subarray(0, moves(s, buffer))], random);
    const line = lineOf(s, move);
    lines.push(line);
    const { state, events } = apply(s, move);
    for (const word of line.split(' ').slice(1)) if (!/^\d+$/.test(word)) shows.add(word);
    for (const event of events) {
      shows.add(event.type);
      if (event.type === 'picked') for (const id of [event.race, event.power]) shows.add(id);
      if (event.type === 'turned-up') shows.add(event.marker);
    }
    s = state;
  }
  const { coins, winners } = outcome(s) ?? { coins: [], winners: [] };
  const text = writeGameText({ setup }, lines, { hash: hash(s), coins: coins.join(' '), winners: winners.join(' ') });
  return { name, text, shows };
}

/** The first games are one for each number of seats. */
const SEATS = [2, 3, 4, 5];

/** Plays candidates and takes the one that adds most, again and again, until everything that any of them shows is there so often. */
export function chosenGames(edition: Setup['edition'], candidates: number, times: number, most: number): Golden[] {
  const left = Array.from({ length: candidates }, (_, i) => {
    const seats = SEATS[i % SEATS.length]!;
    return { seats, ...played({ edition, seats, seed: `golden ${i}` }, `${edition}-${seats}-${i}`) };
  });
  const counts = new Map<string, number>();
  const gain = ({ shows }: Golden): number => [...shows].filter((id) => (counts.get(id) ?? 0) < times).length;
  const chosen: Golden[] = [];
  while (chosen.length < most) {
    const seats = SEATS[chosen.length];
    const fit = left.filter((one) => seats === undefined || one.seats === seats).sort((a, b) => gain(b) - gain(a));
    const best = fit[0];
    if (best === undefined || gain(best) === 0) break;
    left.splice(left.indexOf(best), 1);
    for (const id of best.shows) counts.set(id, (counts.get(id) ?? 0) + 1);
    chosen.push(best);
  }
  return chosen;
}
