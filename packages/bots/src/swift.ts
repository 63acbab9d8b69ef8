/** A turn played in a moment: no copies but where expanding is weighed against declining, conquests by what they bring for their price. */
import { clone, moveBuffer, moves, type State, step, toDecide } from '@elbowroom/rules';
import {
  CHOICE,
  CONQUER,
  CONQUERING,
  DECLINE,
  DONE,
  detailOf,
  EXPAND,
  hooksOf,
  kindOf,
  NONE,
  PICKING,
  price,
  ROLL,
  regionOf,
} from './packed.ts';
import { tidyMove } from './tidy.ts';
import { appetite } from './turn-search.ts';
import type { Weights } from './weights.ts';
import { worth } from './worth.ts';

const buffer = moveBuffer();
/** Tokens that a region is worth, as `appetite` has it. */
const PRICE = 3;
/** A face-down marker is worth having. */
const SURPRISE = 1;
/** Combos that are tried out when one is to be taken. */
const PICKS = 3;

/** Plays the rest of the turn in place; gives the number of moves made. */
export function playSwiftly(s: State, weights: Weights): number {
  const { round, turn } = s;
  let made = 0;
  for (let seat = toDecide(s); seat !== undefined && s.turn === turn && s.round === round; seat = toDecide(s)) {
    const isOwn = s.prompts.length === 0 && seat === turn;
    if (isOwn && s.stage === PICKING) made += take(s, weights, seat);
    else if (isOwn && s.stage === CHOICE) made += choose(s, weights, seat);
    else if (isOwn && s.stage === CONQUERING) {
      made += conquer(s, weights, seat);
      if (s.stage === CONQUERING && s.prompts.length === 0) step(s, lastMove(s, weights));
    } else step(s, tidyMove(s, weights, seat));
    made++;
  }
  return made;
}

/** Of the combos that look best the one that makes most of its first conquests. */
function take(s: State, weights: Weights, seat: number): number {
  const list = Array.from(buffer.list.subarray(0, moves(s, buffer)));
  const roots = list.map((move) => {
    const state = clone(s);
    step(state, move);
    return { state, value: worth(state, weights, seat) + appetite(weights, state) * state.hand[state.active[seat]] };
  });
  roots.sort((a, b) => b.value - a.value);
  let [made, most] = [list.length, Number.NEGATIVE_INFINITY];
  for (const { state } of roots.slice(0, PICKS)) {
    made += conquer(state, weights, seat);
    const value = worth(state, weights, seat);
    if (value <= most) continue;
    most = value;
    Object.assign(s, state);
  }
  return made;
}

function choose(s: State, weights: Weights, seat: number): number {
  const declined = clone(s);
  step(declined, DECLINE);
  step(s, EXPAND);
  const made = conquer(s, weights, seat);
  if (worth(declined, weights, seat) > worth(s, weights, seat)) Object.assign(s, declined);
  return made + 2;
}

/** Whatever can be paid for and is worth its price, the best first. */
function conquer(s: State, weights: Weights, seat: number): number {
  const hunger = appetite(weights, s);
  let made = 0;
  while (s.stage === CONQUERING && s.turn === seat) {
    if (s.prompts.length > 0) {
      const decides = toDecide(s);
      if (decides === undefined) break;
      step(s, tidyMove(s, weights, decides));
    } else {
      const move = bestOf(s, CONQUER, hunger);
      if (move !== NONE) step(s, move);
      else if (s.acting !== s.active[seat]) step(s, DONE);
      else break;
    }
    made++;
  }
  return made;
}

function lastMove(s: State, weights: Weights): number {
  const roll = bestOf(s, ROLL, appetite(weights, s));
  return roll === NONE ? DONE : roll;
}

/** The best conquest or last roll, or NONE where none is worth it. */
function bestOf(s: State, wanted: number, hunger: number): number {
  const me = s.acting;
  const hooks = hooksOf(s, me);
  const { income } = hooks;
  const hand = s.hand[me];
  const count = moves(s, buffer);
  const earned = (): number => {
    let sum = 0;
    for (let i = 0; i < income.length; i++) sum += income[i].amount(s, me, NONE);
    return sum;
  };
  const before = earned();
  let [best, most] = [NONE, 0];
  for (let i = 0; i < count; i++) {
    const move = buffer.list[i];
    if (kindOf(move) !== wanted) continue;
    const r = regionOf(move);
    const holder = s.holder[r];
    const owner = holder === NONE ? NONE : s.owner[holder];
    const tokens = price(s, me, hooks, r, detailOf(move));
    let value = owner === s.owner[me] ? 0 : 1;
    if (owner !== NONE && owner !== s.owner[me]) value += 1 / (s.active.length - 1);
    s.holder[r] = me;
    s.conquests.push(me, r, holder, s.tokens[r], holder !== NONE && s.tokens[r] > 0 ? 1 : 0);
    value += (earned() - before) * 0.8;
    s.holder[r] = holder;
    s.conquests.length -= 5;
    value = PRICE * hunger * value + (isHidden(s, r) ? SURPRISE : 0);
    const worthIt = wanted === ROLL ? value * odds(tokens - hand) : value - hunger * tokens * 0.5;
    if (worthIt > most) [best, most] = [move, worthIt];
  }
  return best;
}

/** The die shows 0 three times out of six. */
const odds = (short: number): number => (short <= 1 ? 0.5 : short === 2 ? 1 / 3 : 1 / 6);

function isHidden(s: State, r: number): boolean {
  for (let m = 0; m < s.markerAt.length; m++) if (s.markerAt[m] === r && s.markerUp[m] === 0) return true;
  return false;
}
