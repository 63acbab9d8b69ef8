/** Whole turns: chains of conquests by beam search on copies, each followed by the best that can be made of its end. */
import { clone, type MoveBuffer, moveBuffer, moves, type State, step, toDecide } from '@elbowroom/rules';
import { bargain, glance } from './bargain.ts';
import {
  ABANDON,
  CHOICE,
  CONQUER,
  CONQUERING,
  chanceOf,
  DECLINE,
  detailOf,
  EXPANDING,
  hooksOf,
  kindOf,
  NONE,
  PICKING,
  ROLL,
  regionOf,
  USE,
} from './packed.ts';
import { finishTurn } from './tidy.ts';
import { FEATURES, type Weights } from './weights.ts';
import { worth } from './worth.ts';

/** A way to play the rest of the turn up to its last conquest, and what it is worth. */
export interface Plan {
  readonly moves: readonly number[];
  readonly value: number;
  /** Where it ends, after redeployment, and how likely: one end, or two after a roll. */
  readonly ends: readonly { readonly state: State; readonly chance: number }[];
}

export interface Breadth {
  /** Lines kept at each conquest. */
  readonly width: number;
  /** Lines whose end is played out. */
  readonly finalists: number;
  /** Lines kept at each conquest and played out when combos are tried out, and how many combos are. */
  readonly pickWidth: number;
  readonly pickFinalists: number;
  readonly picks: number;
  /** Conquests looked at closely at each step. */
  readonly looks: number;
  /** Regions whose giving up before the first conquest is tried out. */
  readonly abandons: number;
}

/** How far the planner looks, and the master when it foresees what planners would do. */
export const PLANNER: Breadth = { width: 6, finalists: 6, pickWidth: 3, pickFinalists: 2, picks: 6, looks: 8, abandons: 1 };

/** What a search works with. `tried` counts the moves it has made. */
export interface Searcher {
  readonly weights: Weights;
  readonly seat: number;
  readonly breadth: Breadth;
  tried: number;
  /** Whether the time is up: what has been found until then is enough. */
  readonly isLate?: (tried: number) => boolean;
  /** Moves that this player does not think of. */
  readonly overlooks?: (s: State, move: number) => boolean;
}

interface Node {
  readonly state: State;
  readonly moves: readonly number[];
  readonly value: number;
  readonly chance: number;
  /** After a roll: what happens if it fails. */
  readonly otherwise?: State;
}

const MOST_CONQUESTS = 16;
const MOST_USES = 24;
const MOST_ROLLS = 2;
const FINISHED = 60;
/** Coins by which giving up a region must look better than anything else. */
const RELUCTANCE = 1;

/** The best plans for the turn of the seat that conquers, expands or picks now; the best first. */
export function plansFor(s: State, how: Searcher): Plan[] {
  if (s.prompts.length === 0 && s.stage === PICKING) return picked(s, how);
  if (s.prompts.length === 0 && s.stage === CHOICE) return sorted([...declined(s, how), ...expanded(s, how)]);
  return search({ state: s, moves: [], value: 0, chance: 1 }, how, how.breadth.width, how.breadth.finalists);
}

const isLate = (how: Searcher): boolean => how.isLate?.(how.tried) === true;
const sorted = (plans: Plan[]): Plan[] => plans.sort((a, b) => b.value - a.value);

function listed(s: State, buffer: MoveBuffer): number[] {
  return Array.from(buffer.list.subarray(0, moves(s, buffer)));
}

const buffer = moveBuffer();

function after(s: State, move: number, how: Searcher): State {
  const next = clone(s);
  step(next, move);
  how.tried++;
  return next;
}

function declined(s: State, how: Searcher): Plan[] {
  const state = after(s, DECLINE, how);
  finishTurn(state, how.weights, how.seat);
  return [{ moves: [DECLINE], value: worth(state, how.weights, how.seat), ends: [{ state, chance: 1 }] }];
}

function expanded(s: State, how: Searcher): Plan[] {
  const [move] = listed(s, buffer);
  const root: Node = { state: after(s, move, how), moves: [move], value: 0, chance: 1 };
  return [...search(root, how, how.breadth.width, how.breadth.finalists), ...abandoned(root, how)];
}

/** What could be done with the tokens of a region given up, looked at narrowly: a token is seldom worth more elsewhere. */
function abandoned(root: Node, how: Searcher): Plan[] {
  const { abandons } = how.breadth;
  if (abandons === 0 || !isConquering(root.state, how.seat)) return [];
  const roots = listed(root.state, buffer)
    .filter((move) => kindOf(move) === ABANDON)
    .map((move): Node => {
      const state = after(root.state, move, how);
      return { state, moves: [...root.moves, move], value: worth(state, how.weights, how.seat), chance: 1 };
    });
  roots.sort((a, b) => b.value - a.value);
  return roots
    .slice(0, abandons)
    .flatMap((one) => search(one, how, 1, how.breadth.pickFinalists).map((plan) => ({ ...plan, value: plan.value - RELUCTANCE })));
}

/** Each combo is tried out in its first turn; the most promising ones, if not all can be. */
function picked(s: State, how: Searcher): Plan[] {
  const { breadth } = how;
  const roots = listed(s, buffer).map((move) => {
    const state = after(s, move, how);
    return {
      state,
      moves: [move],
      chance: 1,
      value: worth(state, how.weights, how.seat) + appetite(how.weights, state) * state.hand[state.active[how.seat]],
    };
  });
  roots.sort((a, b) => b.value - a.value);
  return sorted(
    roots
      .slice(0, breadth.picks)
      .flatMap((root, i) => (i > 0 && isLate(how) ? [] : search(root, how, breadth.pickWidth, breadth.pickFinalists))),
  );
}

/** What a token in hand is worth while there is still something to conquer: about a third of a region. */
function appetite({ just }: Weights, s: State): number {
  const left = s.rounds - s.round;
  const count = FEATURES.length;
  return left === 0 ? 0.33 : 0.33 * (1 + just[2] + Math.min(left, 3) * just[count + 2] + left * just[2 * count + 2]);
}

function search(root: Node, how: Searcher, width: number, finalists: number): Plan[] {
  const finished: Node[] = [];
  const hunger = appetite(how.weights, root.state);
  let level: Node[] = isConquering(root.state, how.seat) ? [root] : [];
  if (level.length === 0) finished.push({ ...root, value: worth(root.state, how.weights, how.seat) });
  for (let depth = 0; depth < MOST_CONQUESTS && level.length > 0; depth++) {
    const seen = new Set<number>();
    const children: Node[] = [];
    for (const node of level) if (finished.length === 0 || !isLate(how)) branch(node, how, hunger, children, finished, seen);
    children.sort((a, b) => b.value - a.value);
    level = children.slice(0, width);
  }
  finished.sort((a, b) => b.value - a.value);
  finished.length = Math.min(finished.length, FINISHED);
  return sorted(finished.slice(0, finalists).flatMap((node, i) => (i > 0 && isLate(how) ? [] : [playedOut(node, how)])));
}

/** Whether a seat is between the beginning of its expansion and the end of its conquests. */
const isConquering = (s: State, seat: number): boolean =>
  s.turn === seat && (s.stage === CONQUERING || s.stage === EXPANDING) && toDecide(s) === seat;

/** Whether what a seat must decide now is part of a plan for its turn. */
export const isPlanned = (s: State, seat: number): boolean =>
  isConquering(s, seat) || (s.turn === seat && s.prompts.length === 0 && (s.stage === PICKING || s.stage === CHOICE));

function branch(node: Node, how: Searcher, hunger: number, children: Node[], finished: Node[], seen: Set<number>): void {
  for (const move of promising(node.state, how, hunger)) {
    if (kindOf(move) === ROLL && node.state.prompts.length === 0) {
      finished.push(rolled(node, move, how));
      continue;
    }
    const state = luckless(node.state, move, how);
    const moves = [...node.moves, move];
    const isOpen = isConquering(state, how.seat);
    const key = isOpen ? signature(state, how.seat) : 0;
    if (isOpen && seen.has(key)) continue;
    const value = worth(state, how.weights, how.seat);
    if (isOpen) {
      seen.add(key);
      children.push({ state, moves, chance: 1, value: value + hunger * state.hand[state.acting] });
    } else finished.push({ state, moves, value, chance: 1 });
  }
}

/** The moves worth a closer look: of conquests and last rolls those that look best at a glance, of abilities some of each kind, all others. */
function promising(s: State, how: Searcher, hunger: number): number[] {
  const list = listed(s, buffer);
  const uses = list.reduce((sum, m) => sum + (kindOf(m) === USE ? 1 : 0), 0);
  const stride = Math.ceil(uses / MOST_USES);
  let use = 0;
  const rest = list.filter((move) => {
    const kind = kindOf(move);
    return kind !== ABANDON && (kind !== USE || use++ % stride === 0) && how.overlooks?.(s, move) !== true;
  });
  if (s.prompts.length > 0) return rest;
  const { looks } = how.breadth;
  const conquests = bestAtAGlance(s, rest, CONQUER, looks, hunger);
  const rolls = bestAtAGlance(s, rest, ROLL, MOST_ROLLS, hunger);
  return [...conquests, ...rolls, ...rest.filter((move) => kindOf(move) !== CONQUER && kindOf(move) !== ROLL)];
}

function bestAtAGlance(s: State, list: readonly number[], kind: number, most: number, hunger: number): number[] {
  const own = list.filter((move) => kindOf(move) === kind);
  if (own.length <= most) return own;
  const eye = glance(s, hunger);
  const values = new Map(own.map((move) => [move, bargain(s, eye, move)]));
  return own.sort((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0)).slice(0, most);
}

/** Dice thrown on the way are taken to show their mean, so that a line is not chosen for its luck. */
function luckless(s: State, move: number, how: Searcher): State {
  const kind = kindOf(move);
  const throws = kind === USE || (kind === CONQUER && detailOf(move) !== 0);
  const next = clone(s);
  if (throws) next.dice = [1];
  step(next, move);
  if (throws) next.dice = [];
  how.tried++;
  return next;
}

/** A last roll: both ends, weighed by their chances. */
function rolled(node: Node, move: number, how: Searcher): Node {
  const { state, moves } = node;
  const chance = chanceOf(state, state.acting, hooksOf(state, state.acting), regionOf(move), detailOf(move));
  const end = (die: number): State => {
    const next = clone(state);
    next.dice = [die];
    step(next, move);
    next.dice = [];
    how.tried++;
    return next;
  };
  const [good, bad] = [end(3), end(0)];
  const value = chance * worth(good, how.weights, how.seat) + (1 - chance) * worth(bad, how.weights, how.seat);
  return { state: good, otherwise: bad, moves: [...moves, move], value, chance };
}

/** Two lines that come to the same map and hand are one. */
function signature(s: State, seat: number): number {
  let hash = 17;
  for (let r = 0; r < s.holder.length; r++) hash = Math.imul(hash ^ (s.holder[r] + 2 + 64 * s.tokens[r]), 0x01000193);
  const people = s.active[seat];
  hash = Math.imul(hash ^ (people === NONE ? 0 : s.hand[people]), 0x01000193);
  hash = Math.imul(hash ^ (s.acting + 2), 0x01000193);
  for (let i = 0; i < s.today.length; i++) hash = Math.imul(hash ^ s.today[i], 0x01000193);
  return Math.imul(hash ^ s.prompts.length, 0x01000193) ^ s.coins[seat];
}

/** The end of a line is played out as it would be: recruits, redeployment, pieces, questions, the score. */
function playedOut(node: Node, how: Searcher): Plan {
  const ends = [{ state: clone(node.state), chance: node.chance }];
  if (node.otherwise !== undefined) ends.push({ state: clone(node.otherwise), chance: 1 - node.chance });
  let value = 0;
  for (const { chance, state } of ends) {
    finishTurn(state, how.weights, how.seat);
    value += chance * worth(state, how.weights, how.seat);
  }
  return { moves: node.moves, value, ends };
}
