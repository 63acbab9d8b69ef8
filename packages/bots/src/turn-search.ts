/** Whole turns: chains of conquests by beam search on copies, each followed by the best that can be made of its end. */
import { clone, moveBuffer, moves, type State, step, toDecide } from '@elbowroom/rules';
import { keepBest } from './best.ts';
import { FEATURES } from './features.ts';
import { expected } from './net/expected.ts';
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
import { type Eye, promising } from './promising.ts';
import { isSameMap } from './seeing.ts';
import { finishTurn } from './tidy.ts';
import type { Weights } from './weights.ts';
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

/** The same for whoever looks at many combos in passing. */
export const PASSING: Breadth = { ...PLANNER, pickWidth: 1, pickFinalists: 1 };

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

/** The last move of a line, and those before it. */
interface Trail {
  readonly move: number;
  readonly before: Trail | undefined;
}

interface Node {
  /** The node's own: whoever plays it out need not copy it. */
  readonly state: State;
  readonly line: Trail | undefined;
  readonly value: number;
  readonly chance: number;
  /** After a roll: what happens if it fails. */
  readonly otherwise: State | undefined;
  /** What it has to be better by than others. */
  readonly qualms: number;
  /** The map before an ability moved things about on it, if that was the last move. */
  readonly unmoved: State | undefined;
}

const nodeOf = (state: State, line: Trail | undefined, value: number, qualms = 0, unmoved?: State): Node => ({
  ...{ state, line, value: value - qualms },
  ...{ chance: 1, otherwise: undefined, qualms, unmoved },
});

function movesOf(line: Trail | undefined): number[] {
  const list: number[] = [];
  for (let at = line; at !== undefined; at = at.before) list.push(at.move);
  return list.reverse();
}

/** A search underway. */
interface Beam {
  readonly how: Searcher;
  readonly eye: Eye;
  readonly width: number;
  readonly finalists: number;
  /** The best lines after so many moves, and the best that have come to an end; maps and hands seen after so many moves. */
  level: Node[];
  /** The best whose last move was to move things about: that takes nothing, and must not crowd out what does. */
  aside: Node[];
  readonly finished: Node[];
  readonly seen: Set<number>;
}

const MOST_CONQUESTS = 16;
/** The best that the die shows. */
const BEST_DIE = 3;
/** Coins by which giving up a region must look better than anything else. */
const RELUCTANCE = 1;
/** Coins by which a roll must look better while there is something to be had for sure. */
const QUALMS = 1;
/** Coins by which moving things about on the map must look better than leaving them. */
const EFFORT = 0.25;
/** Answers to a question that are each followed up, with so much of the beam's width. */
const MOST_ANSWERS = 4;
const ANSWER_WIDTH = 0.67;

/** The best plans for the turn of the seat that conquers, expands or picks now; the best first. */
export function plansFor(s: State, how: Searcher): Plan[] {
  if (s.prompts.length === 0 && s.stage === PICKING) return picked(s, how);
  if (s.prompts.length === 0 && s.stage === CHOICE) return sorted([...declined(s, how), ...expanded(s, how)]);
  return search(nodeOf(s, undefined, 0), how, how.breadth.width, how.breadth.finalists);
}

/** The plan that these moves are, whoever thought of them, as far as they can be played. A roll among them is its end. */
export function planOf(s: State, line: readonly number[], how: Searcher): Plan {
  let node = nodeOf(clone(s), undefined, 0);
  for (const move of line) {
    if (toDecide(node.state) !== how.seat || !listed(node.state).includes(move)) break;
    if (kindOf(move) === ROLL && node.state.prompts.length === 0) return playedOut(rolled(node, move, how, 0), how);
    node = nodeOf(luckless(node.state, move, how), { move, before: node.line }, 0);
  }
  return playedOut(node, how);
}

const isLate = (how: Searcher): boolean => how.isLate?.(how.tried) === true;
const sorted = (plans: Plan[]): Plan[] => plans.sort((a, b) => b.value - a.value);

const buffer = moveBuffer();
const listed = (s: State): number[] => [...buffer.list.subarray(0, moves(s, buffer))];

function after(s: State, move: number, how: Searcher): State {
  const next = clone(s);
  step(next, move);
  how.tried++;
  return next;
}

function declined(s: State, how: Searcher): Plan[] {
  const state = after(s, DECLINE, how);
  finishTurn(state, how.weights, how.seat);
  return [{ moves: [DECLINE], value: expected(state, how.weights, how.seat), ends: [{ state, chance: 1 }] }];
}

function expanded(s: State, how: Searcher): Plan[] {
  const [move] = listed(s);
  const root = nodeOf(after(s, move, how), { move, before: undefined }, 0);
  return [...search(root, how, how.breadth.width, how.breadth.finalists), ...abandoned(root, how)];
}

/** What could be done with the tokens of a region given up, looked at narrowly: a token is seldom worth more elsewhere. */
function abandoned(root: Node, how: Searcher): Plan[] {
  const { abandons } = how.breadth;
  if (abandons === 0 || !isConquering(root.state, how.seat)) return [];
  const roots: Node[] = [];
  for (const move of listed(root.state)) {
    if (kindOf(move) !== ABANDON) continue;
    const state = after(root.state, move, how);
    keepBest(roots, nodeOf(state, { move, before: root.line }, worth(state, how.weights, how.seat)), abandons);
  }
  return roots.flatMap((one) =>
    search(one, how, 1, how.breadth.pickFinalists).map((plan) => ({ ...plan, value: plan.value - RELUCTANCE })),
  );
}

/** Each combo is tried out in its first turn; the most promising ones, if not all can be. */
function picked(s: State, how: Searcher): Plan[] {
  const { pickFinalists, picks, pickWidth } = how.breadth;
  const roots: Node[] = [];
  for (const move of listed(s)) {
    const state = after(s, move, how);
    const value = worth(state, how.weights, how.seat) + appetite(how.weights, state) * state.hand[state.active[how.seat]];
    keepBest(roots, nodeOf(state, { move, before: undefined }, value), picks);
  }
  return sorted(roots.flatMap((root, i) => (i > 0 && isLate(how) ? [] : search(root, how, pickWidth, pickFinalists))));
}

const eyeOf = (s: State, { breadth, overlooks, weights }: Searcher): Eye => ({
  looks: breadth.looks,
  hunger: appetite(weights, s),
  overlooks,
});

/** What a token in hand is worth while there is still something to conquer: about a third of a region. */
function appetite({ just }: Weights, s: State): number {
  const left = s.rounds - s.round;
  const count = FEATURES.length;
  return left === 0 ? 0.33 : 0.33 * (1 + just[2] + Math.min(left, 3) * just[count + 2] + left * just[2 * count + 2]);
}

function search(root: Node, how: Searcher, width: number, finalists: number): Plan[] {
  return root.state.prompts.length > 0 && isConquering(root.state, how.seat)
    ? answered(root, how, width, finalists)
    : followed(root, how, width, finalists);
}

/** What an answer is good for shows in the conquests that follow: each has a beam of its own. */
function answered(root: Node, how: Searcher, width: number, finalists: number): Plan[] {
  const roots: Node[] = [];
  for (const move of listed(root.state)) {
    if (how.overlooks?.(root.state, move) === true) continue;
    const state = luckless(root.state, move, how);
    keepBest(roots, nodeOf(state, { move, before: root.line }, worth(state, how.weights, how.seat)), MOST_ANSWERS);
  }
  const each = Math.ceil(width * ANSWER_WIDTH);
  return sorted(roots.flatMap((one, i) => (i > 0 && isLate(how) ? [] : search(one, how, each, finalists))));
}

function followed(root: Node, how: Searcher, width: number, finalists: number): Plan[] {
  const beam: Beam = { how, width, finalists, eye: eyeOf(root.state, how), level: [], aside: [], finished: [], seen: new Set() };
  if (!isConquering(root.state, how.seat))
    beam.finished.push(nodeOf(clone(root.state), root.line, worth(root.state, how.weights, how.seat)));
  else for (let level = [root], depth = 0; depth < MOST_CONQUESTS && level.length > 0; depth++) level = nextLevel(beam, level);
  return sorted(beam.finished.flatMap((node, i) => (i > 0 && isLate(how) ? [] : [playedOut(node, how)])));
}

function nextLevel(beam: Beam, level: readonly Node[]): Node[] {
  const { finished, how, seen } = beam;
  beam.level = [];
  beam.aside = [];
  seen.clear();
  for (const node of level) if (finished.length === 0 || !isLate(how)) branch(beam, node);
  return [...beam.level, ...beam.aside];
}

/** Whether a seat is between the beginning of its expansion and the end of its conquests. */
const isConquering = (s: State, seat: number): boolean =>
  s.turn === seat && (s.stage === CONQUERING || s.stage === EXPANDING) && toDecide(s) === seat;

/** Whether what a seat must decide now is part of a plan for its turn. */
export const isPlanned = (s: State, seat: number): boolean =>
  isConquering(s, seat) || (s.turn === seat && s.prompts.length === 0 && (s.stage === PICKING || s.stage === CHOICE));

function branch(beam: Beam, node: Node): void {
  const { eye, finalists, finished, how } = beam;
  const list = promising(node.state, eye);
  const qualms = list.some((move) => kindOf(move) === CONQUER) ? QUALMS : 0;
  for (const move of list) {
    if (kindOf(move) === ROLL && node.state.prompts.length === 0) keepBest(finished, rolled(node, move, how, qualms), finalists);
    else if (isOnMap(move)) moveAbout(beam, node, move);
    else goOn(beam, node, move);
  }
}

function goOn({ eye, finalists, finished, how, level, seen, width }: Beam, node: Node, move: number): void {
  const state = luckless(node.state, move, how);
  const isOpen = isConquering(state, how.seat);
  if (isOpen && !isNew(seen, state, how.seat)) return;
  const value = worth(state, how.weights, how.seat);
  const line = { move, before: node.line };
  if (isOpen) keepBest(level, nodeOf(state, line, value + eye.hunger * state.hand[state.acting], node.qualms), width);
  else keepBest(finished, nodeOf(state, line, value, node.qualms), finalists);
}

/** What is moved back at once is no way to play. */
function moveAbout({ aside, eye, how, seen, width }: Beam, node: Node, move: number): void {
  const state = luckless(node.state, move, how);
  if (node.unmoved !== undefined && isSameMap(node.unmoved, state)) return;
  if (!isNew(seen, state, how.seat)) return;
  const value = worth(state, how.weights, how.seat) + eye.hunger * state.hand[state.acting];
  keepBest(aside, nodeOf(state, { move, before: node.line }, value, node.qualms + EFFORT, node.state), Math.ceil(width / 2));
}

function isNew(seen: Set<number>, state: State, seat: number): boolean {
  const key = signature(state, seat);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** Whether an ability is used on regions. */
const isOnMap = (move: number): boolean => kindOf(move) === USE && regionOf(move) > 0;

/** Shared by all that throw the same: states replace their dice and never change them. */
const DICE = [0, 1, 2, 3].map((die) => [die]);
const NO_DICE: readonly number[] = [];

/** Dice thrown on the way are taken to show their mean, so that a line is not chosen for its luck. */
function luckless(s: State, move: number, how: Searcher): State {
  const kind = kindOf(move);
  const throws = kind === USE || (kind === CONQUER && detailOf(move) !== 0);
  return throws ? afterDie(s, move, 1, how) : after(s, move, how);
}

function afterDie(s: State, move: number, die: number, how: Searcher): State {
  const next = clone(s);
  next.dice = DICE[die];
  step(next, move);
  next.dice = NO_DICE;
  how.tried++;
  return next;
}

/** A last roll: both ends, weighed by their chances. */
function rolled({ line, qualms: before, state }: Node, move: number, how: Searcher, more: number): Node {
  const chance = chanceOf(state, state.acting, hooksOf(state, state.acting), regionOf(move), detailOf(move));
  const [good, bad] = [afterDie(state, move, BEST_DIE, how), afterDie(state, move, 0, how)];
  const value = chance * worth(good, how.weights, how.seat) + (1 - chance) * worth(bad, how.weights, how.seat);
  const qualms = before + more;
  return { ...nodeOf(good, { move, before: line }, value, qualms), otherwise: bad, chance };
}

/** Two lines that come to the same map and hand are one. */
function signature(s: State, seat: number): number {
  let hash = 17;
  for (let r = 0; r < s.holder.length; r++) hash = Math.imul(hash ^ (s.holder[r] + 2 + 64 * s.tokens[r]), 0x01000193);
  const people = s.active[seat];
  hash = Math.imul(hash ^ (people === NONE ? 0 : s.hand[people]), 0x01000193);
  hash = Math.imul(hash ^ (s.acting + 2), 0x01000193);
  for (let i = 0; i < s.today.length; i++) if (s.today[i] !== 0) hash = Math.imul(hash ^ (s.today[i] + 512 * i), 0x01000193);
  return Math.imul(hash ^ s.prompts.length, 0x01000193) ^ s.coins[seat];
}

/** The end of a line is played out as it would be: recruits, redeployment, pieces, questions, the score. */
function playedOut({ chance, line, otherwise, qualms, state }: Node, how: Searcher): Plan {
  const ends =
    otherwise === undefined
      ? [{ state, chance }]
      : [
          { state, chance },
          { state: otherwise, chance: 1 - chance },
        ];
  let value = -qualms;
  for (const end of ends) {
    finishTurn(end.state, how.weights, how.seat);
    value += end.chance * expected(end.state, how.weights, how.seat);
  }
  return { moves: movesOf(line), value, ends };
}
