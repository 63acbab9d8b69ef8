/** Coins now: the move that would score most if the turn ended after it, and no thought of tomorrow. */
import { clone, forecast, type MoveBuffer, moveBuffer, moves, type State, step } from '@elbowroom/rules';
import type { Bot } from './bot.ts';
import { ABANDON, CHOICE, CONQUER, DECLINE, DEPLOY, DONE, EXPAND, kindOf, NONE, PICK, ROLL, regionOf } from './packed.ts';
import { imagined, spoken } from './seeing.ts';

const buffer: MoveBuffer = moveBuffer();

export function greedyBot(seed: string): Bot {
  return {
    id: 'greedy',
    decide: (view, legal) => {
      if (legal.length === 1) return legal[0];
      const s = imagined(view, seed);
      const list = Array.from(buffer.list.subarray(0, moves(s, buffer)));
      return spoken(s, greedyMove(s, view.viewer ?? view.seat, list), legal) ?? legal[0];
    },
  };
}

function greedyMove(s: State, seat: number, list: readonly number[]): number {
  if (s.stage === CHOICE && s.prompts.length === 0) return isSpent(s, seat) ? DECLINE : EXPAND;
  return best(list, (move) => appeal(s, seat, move));
}

function best(list: readonly number[], appealOf: (move: number) => number): number {
  let [found, most] = [list[0], Number.NEGATIVE_INFINITY];
  for (const move of list) {
    const value = appealOf(move);
    if (value > most) [found, most] = [move, value];
  }
  return found;
}

/** Too few tokens to take two more regions, and time left to make something of a new people. */
function isSpent(s: State, seat: number): boolean {
  const people = s.active[seat];
  if (s.rounds - s.round < 2) return false;
  let [tokens, regions] = [s.hand[people] + s.aside[people], 0];
  for (let r = 0; r < s.holder.length; r++) {
    if (s.holder[r] !== people) continue;
    tokens += s.tokens[r];
    regions++;
  }
  return tokens - regions < 4;
}

function appeal(s: State, seat: number, move: number): number {
  switch (kindOf(move)) {
    case PICK:
      return comboAppeal(s, regionOf(move));
    case ABANDON:
      return Number.NEGATIVE_INFINITY;
    case DONE:
      return -0.5 + scoreNow(s, seat);
    case DEPLOY:
      return postAppeal(s, seat, regionOf(move)) + scoreAfter(s, seat, move);
    case ROLL:
      return scoreNow(s, seat) - 0.1;
    case CONQUER: {
      const before = s.hand[s.acting];
      const next = clone(s);
      step(next, move);
      return scoreNow(next, seat) - (before - next.hand[s.acting]) / 10;
    }
    default:
      return scoreAfter(s, seat, move);
  }
}

function scoreAfter(s: State, seat: number, move: number): number {
  const next = clone(s);
  step(next, move);
  return scoreNow(next, seat);
}

/** Purse and what the turn would bring, for the seat whose turn it is; the purse alone for others. */
function scoreNow(s: State, seat: number): number {
  const income = s.turn === seat && s.stage < 10 ? forecast(s).reduce((sum, { amount }) => sum + amount, 0) : 0;
  return s.coins[seat] + income;
}

/** Tokens, less the price: about two and a half take a region. */
function comboAppeal(s: State, row: number): number {
  const offer = s.world.edition.draft.offer(s, s.turn, row);
  if (offer === undefined) return Number.NEGATIVE_INFINITY;
  const { coins, power, price, race } = offer;
  return (s.world.races[race].value + s.world.powers[power].value) / 2.5 + coins - price;
}

/** Thin regions beside somebody else first. */
function postAppeal(s: State, seat: number, r: number): number {
  const isFront = s.world.borders[r].some((b) => s.holder[b] !== NONE && s.owner[s.holder[b]] !== seat && s.owner[s.holder[b]] !== NONE);
  return ((isFront ? 1 : 0) - s.tokens[r] * 0.4) / 100;
}
