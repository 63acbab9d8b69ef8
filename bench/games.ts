/** What is measured: random games in place and pure, and copies of a state. */
import {
  apply,
  clone,
  legalMoves,
  moveBuffer,
  moves,
  newGame,
  type Setup,
  type State,
  step,
  toDecide,
} from '../packages/rules/src/index.ts';
import { type Random, randomFrom } from '../packages/rules/test/random.ts';
import { ownTime } from './calibration.ts';

export interface Work {
  readonly moves: number;
  readonly games: number;
}

const buffer = moveBuffer();

/** A few tables, as a search or a busy server has them: boards are compiled once and stay. */
const TABLES = 8;

const setupOf = (edition: Setup['edition'], seats: number, game: number): Setup => ({ edition, seats, seed: `bench ${game % TABLES}` });

/** Plays games until the time is up; the last one is played to its end. */
function games(edition: Setup['edition'], seats: number, milliseconds: number, play: (first: State, random: Random) => number): Work {
  const until = performance.now() + milliseconds;
  const done = { moves: 0, games: 0 };
  while (performance.now() < until) {
    done.moves += play(newGame(setupOf(edition, seats, done.games)), randomFrom(`bench ${done.games}`));
    done.games++;
  }
  return done;
}

/** `moves` and `step`: what searchers do. */
export const inPlace = (edition: Setup['edition'], seats: number, milliseconds: number): Work =>
  games(edition, seats, milliseconds, (s, random) => {
    let count = 0;
    for (; toDecide(s) !== undefined; count++) step(s, buffer.list[random(moves(s, buffer))]!);
    return count;
  });

/** `moves` and `apply`: every state is kept, every move checked and told in events. */
export const pure = (edition: Setup['edition'], seats: number, milliseconds: number): Work =>
  games(edition, seats, milliseconds, (first, random) => {
    let s = first;
    let count = 0;
    for (; toDecide(s) !== undefined; count++) s = apply(s, buffer.list[random(moves(s, buffer))]!).state;
    return count;
  });

/** `legalMoves` and `apply`, with moves as objects: what clients and servers do. */
export const pureObjects = (edition: Setup['edition'], seats: number, milliseconds: number): Work =>
  games(edition, seats, milliseconds, (first, random) => {
    let s = first;
    let count = 0;
    for (; toDecide(s) !== undefined; count++) {
      const list = legalMoves(s);
      s = apply(s, list[random(list.length)]!).state;
    }
    return count;
  });

/** Nanoseconds for a copy, over states from all of a game. */
export function copying(edition: Setup['edition'], seats: number, milliseconds: number): number {
  const random = randomFrom('bench copies');
  const states: State[] = [];
  const s = newGame(setupOf(edition, seats, 0));
  for (; toDecide(s) !== undefined; step(s, buffer.list[random(moves(s, buffer))]!)) states.push(clone(s));
  const until = performance.now() + milliseconds;
  const since = ownTime();
  let copies = 0;
  let kept = 0;
  while (performance.now() < until) {
    for (const one of states) kept += clone(one).round;
    copies += states.length;
  }
  return kept < 0 ? 0 : ((ownTime() - since) * 1e6) / copies;
}
