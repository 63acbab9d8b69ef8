/** Games played by chance until one shows the wished moment, and then to their end. The same wish gives the same game. */
import { apply, legalMoves, newGame, outcome, replay, type Setup, text, toDecide, view } from '../../packages/rules/src/index.ts';
import { endOf, sha256 } from '../../packages/rules/src/record.ts';
import { bySeat, type KeptGame, marksAlong } from '../../packages/rules/test/marks.ts';
import { luck, wander } from '../../packages/web/src/table/wander.ts';
import type { Wish } from './wishes.ts';

export interface Game {
  readonly name: string;
  readonly setup: Setup & { readonly seats: readonly string[] };
  /** To its end. */
  readonly moves: readonly string[];
  /** How many of them until the wished moment. */
  readonly played: number;
}

/** Names as people have them, and as they trip up whoever reads them. */
export const NAMES = ['Änna', 'Bert O’Hara', 'Chloé', 'Dara "D"', 'Emil #5'];

/** More games than any wish needs. */
const MOST_TRIES = 20_000;

export function wished(wish: Wish): Game {
  for (let i = 0; i < MOST_TRIES; i++) {
    const seed = sha256(`kept ${wish.name} ${i}`).slice(0, 32);
    const { edition, variant, board, first, homebrew } = wish.setup;
    const found = played(wish, {
      edition,
      ...(variant && { variant }),
      seats: NAMES.slice(0, wish.seats),
      seed,
      ...(board && { board }),
      ...(first !== undefined && { first }),
      ...(homebrew && { homebrew }),
    });
    if (found !== undefined) return found;
  }
  throw new Error(`no game shows ${wish.name}`);
}

function played({ name, isThere }: Wish, setup: Game['setup']): Game | undefined {
  const draw = luck(setup.seed);
  const moves: string[] = [];
  let at: number | undefined;
  let s = newGame(setup);
  while (outcome(s) === undefined) {
    const legal = legalMoves(s);
    if (at === undefined && isThere({ view: view(s, undefined), legal, before: moves.toReversed() })) at = moves.length;
    const move = wander(legal, draw);
    if (move === undefined) throw new Error(`nothing to do for seat ${toDecide(s)}`);
    moves.push(text(move));
    s = apply(s, move).state;
  }
  return at === undefined ? undefined : { name, setup, moves, played: at };
}

/** Where it stood and how it went on, for whoever plays it on later. */
export function kept({ name, setup, moves, played }: Game): KeptGame {
  const then = replay(setup, moves.slice(0, played));
  return {
    name,
    played,
    hash: endOf(then).hash ?? '',
    legal: legalMoves(then).map(text),
    marks: marksAlong(newGame(setup), moves),
    end: endOf(replay(setup, moves)),
    onward: bySeat(then, moves.slice(played)),
  };
}
