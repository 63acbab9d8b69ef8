/** What is measured of the engine: random games in place and pure, and copies of a state. */
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
import { randomFrom } from '../packages/rules/test/random.ts';
import { copying, playing, type Work } from './work.ts';

type Edition = Setup['edition'];

const buffer = moveBuffer();

/** A few tables, as a search or a busy server has them: boards are compiled once and stay. */
const TABLES = 8;

const table = (edition: Edition, seats: number, game: number): State => newGame({ edition, seats, seed: `bench ${game % TABLES}` });

/** `moves` and `step`: what searchers do. */
export const inPlace = (edition: Edition, seats: number): Work =>
  playing((game) => {
    const random = randomFrom(`bench ${game}`);
    const s = table(edition, seats, game);
    let count = 0;
    for (; toDecide(s) !== undefined; count++) step(s, buffer.list[random(moves(s, buffer))]);
    return count;
  });

/** `moves` and `apply`: every state is kept, every move checked and told in events. */
export const pure = (edition: Edition, seats: number): Work =>
  playing((game) => {
    const random = randomFrom(`bench ${game}`);
    let s = table(edition, seats, game);
    let count = 0;
    for (; toDecide(s) !== undefined; count++) s = apply(s, buffer.list[random(moves(s, buffer))]).state;
    return count;
  });

/** `legalMoves` and `apply`, with moves as objects: what clients and servers do. */
export const pureObjects = (edition: Edition, seats: number): Work =>
  playing((game) => {
    const random = randomFrom(`bench ${game}`);
    let s = table(edition, seats, game);
    let count = 0;
    for (; toDecide(s) !== undefined; count++) {
      const list = legalMoves(s);
      s = apply(s, list[random(list.length)]).state;
    }
    return count;
  });

/** Copies of states from all of a game. */
export function cloning(edition: Edition, seats: number): Work {
  const random = randomFrom('bench copies');
  const states: State[] = [];
  for (const s = table(edition, seats, 0); toDecide(s) !== undefined; step(s, buffer.list[random(moves(s, buffer))])) states.push(clone(s));
  return copying(states, clone);
}
