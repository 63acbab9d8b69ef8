/** Games worth keeping: among many played, those that together show every race, power, artifact, place, piece and answer several times. */

import type { Setup } from '../../packages/rules/src/api.ts';
import { apply, type Event, moveBuffer, moves, type State, toDecide } from '../../packages/rules/src/index.ts';
import { begin, endOf, type GameRecord, type Start, writeRecord } from '../../packages/rules/src/record.ts';
import { randomFrom } from '../../packages/rules/test/random.ts';
import { lineOf } from '../../packages/rules/test/random-game.ts';
import { shown, shownBy } from '../../packages/rules/test/showing.ts';
import { sensible } from './policy.ts';

export interface Golden {
  readonly name: string;
  readonly text: string;
  readonly seats: number;
  /** What it shows, by name. */
  readonly shows: ReadonlySet<string>;
}

/** How many games of a kind are wanted at least, and how often everything that can be seen in them. */
export interface Quota {
  readonly kind: 'classic' | 'azeroth' | 'battle';
  readonly least: number;
  readonly times: number;
  readonly candidates: number;
}

export const isOfKind = ({ edition, variant }: Setup, kind: Quota['kind']): boolean => (variant ?? edition) === kind;

const buffer = moveBuffer();

function played(start: Start, name: string): Golden {
  const random = randomFrom(start.setup.seed);
  const shows = new Set<string>();
  const lines: string[] = [];
  let s = begin(start);
  while (toDecide(s) !== undefined) {
    const move = sensible(s, [...buffer.list.subarray(0, moves(s, buffer))], random);
    const line = lineOf(s, move);
    lines.push(line);
    const { state, events } = apply(s, move);
    for (const id of everything(state, line, events)) shows.add(id);
    s = state;
  }
  const text = writeRecord({ ...start, moves: lines, claims: endOf(s) });
  return { name, text, seats: s.active.length, shows };
}

/** Pieces and answers that a move names, and kinds of event, as well. */
function everything(after: State, line: string, events: readonly Event[]): string[] {
  const words = line.split(' ').filter((word, i) => i > 0 && !/^\d+$/.test(word));
  return [...shownBy(after, line, events), ...words, ...events.map(({ type }) => type)];
}

const SEATS = [2, 3, 4, 5];

/** A game that might be kept. */
function candidate(kind: Quota['kind'], i: number): Golden {
  const seats = SEATS[i % SEATS.length]!;
  const setup: Setup = {
    ...(kind === 'battle' ? { edition: 'azeroth', variant: 'battle' } : { edition: kind }),
    seats,
    seed: `golden ${i}`,
  };
  return played({ setup }, `${kind}-${seats}-${i}`);
}

/**
 * Plays candidates and takes the one that adds most, again and again, until with those that are there already everything that any of them
 * shows is there so often, and there are enough. Each number of seats comes once before any comes twice.
 */
export function chosenGames({ kind, least, times, candidates }: Quota, there: readonly GameRecord[]): Golden[] {
  const counts = new Map<string, number>();
  const count = (shows: Iterable<string>): void => {
    for (const id of shows) counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  for (const { moves: lines, ...start } of there) count(shown(start, lines, everything));
  const seeds = new Set(there.map(({ setup }) => setup.seed));
  const left = Array.from({ length: candidates }, (_, i) => i)
    .filter((i) => !seeds.has(`golden ${i}`))
    .map((i) => candidate(kind, i));
  const seen = new Map(SEATS.map((seats) => [seats, there.filter(({ setup }) => setup.seats === seats).length]));
  const gain = ({ shows }: Golden): number => [...shows].filter((id) => (counts.get(id) ?? 0) < times).length;
  const chosen: Golden[] = [];
  for (;;) {
    const unseen = left.filter(({ seats }) => seen.get(seats) === 0);
    const best = (unseen.length > 0 ? unseen : left).sort((a, b) => gain(b) - gain(a) || a.text.length - b.text.length)[0];
    const isEnough = there.length + chosen.length >= least;
    if (best === undefined || (isEnough && gain(best) === 0)) return chosen;
    left.splice(left.indexOf(best), 1);
    count(best.shows);
    seen.set(best.seats, (seen.get(best.seats) ?? 0) + 1);
    chosen.push(best);
  }
}
