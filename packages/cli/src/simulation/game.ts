/** One game from its first move to its end, between players of one level. */
import { type BotName, botOf } from '@elbowroom/bots';
import {
  apply,
  legalMoves,
  type Move,
  moveBuffer,
  moves,
  newGame,
  outcome,
  type Setup,
  type State,
  toDecide,
  view,
} from '@elbowroom/rules';
import { chanceFrom } from '../chance.ts';
import { openLedger } from './ledger.ts';
import { addResult, type Tally } from './tally.ts';

/** Moves that a searching player may try in one turn: so the same seed plays the same games on every machine. */
const STEPS = 2000;

const buffer = moveBuffer();

/** Plays a game and adds it to the tally. */
export function playInto(tally: Tally, setup: Setup, level: BotName): void {
  let s = newGame(setup);
  const choose = level === 'random' ? evenly(setup.seed) : thinking(level, setup.seed, s.active.length);
  const enter = openLedger(tally);
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    const { state, events } = apply(s, choose(s, seat));
    enter(state, events);
    s = state;
    tally.moves++;
  }
  tally.games++;
  const { coins, winners } = outcome(s) ?? { coins: [], winners: [] };
  const { teamOf } = s.world.edition;
  const sides = new Set(winners.map((seat) => teamOf?.(coins.length, seat) ?? seat)).size;
  addResult(tally, { coins, wins: coins.map((_, seat) => (winners.includes(seat) ? 1 / sides : 0)) });
}

type Choose = (s: State, seat: number) => Move | number;

/** Any legal move is as good as another; faster than the bot that does the same. */
function evenly(seed: string): Choose {
  const chance = chanceFrom(seed);
  return (s) => buffer.list[chance(moves(s, buffer))] ?? 0;
}

function thinking(level: BotName, seed: string, seats: number): Choose {
  const bots = Array.from({ length: seats }, (_, seat) => botOf(level, `${seed}/${seat}`));
  return (s, seat) => bots[seat]?.decide(view(s, seat), legalMoves(s), { steps: STEPS }) ?? 0;
}
