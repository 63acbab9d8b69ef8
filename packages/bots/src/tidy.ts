/** Everything that is decided outside conquests: placing tokens and pieces, and answering questions. One look ahead is enough for it. */
import { clone, type MoveBuffer, moveBuffer, moves, type State, step, toDecide } from '@elbowroom/rules';
import { hooksOf } from '@elbowroom/rules/search';
import { MOST_REGIONS } from './chart.ts';
import { CONQUERING, DEPLOY, DEPLOYING, DONE, detailOf, kindOf, NONE, RETREAT, regionOf, USE } from './packed.ts';
import { survey } from './survey.ts';
import { lossChance } from './threat.ts';
import type { Weights } from './weights.ts';
import { worth } from './worth.ts';

const buffer: MoveBuffer = moveBuffer();
/** With more answers than this only so many, evenly chosen, are tried. */
const MOST_TRIED = 40;

/** The best move of a seat that does not conquer now. */
export function tidyMove(s: State, weights: Weights, seat: number): number {
  const count = moves(s, buffer);
  if (count === 1) return buffer.list[0];
  const isPlacing = s.prompts.length === 0 && (s.stage === DEPLOYING || s.stage === RETREAT);
  const posts = isPlacing ? listed(count, isToken) : [];
  if (posts.length === 0) return bestByWorth(s, weights, seat, listed(count));
  const uses = listed(count, isUse);
  const use = uses.length === 0 ? NONE : bestByWorth(s, weights, seat, [...uses, NONE]);
  return use === NONE ? bestPost(s, weights, seat, posts) : use;
}

const isToken = (move: number): boolean => kindOf(move) === DEPLOY && detailOf(move) === 0;
const isUse = (move: number): boolean => kindOf(move) === USE;

/** The moves of the buffer, or those of one kind. */
function listed(count: number, isMeant?: (move: number) => boolean): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) if (isMeant === undefined || isMeant(buffer.list[i])) list.push(buffer.list[i]);
  return list;
}

/** Looks one move ahead; NONE among the moves stands for doing nothing. */
function bestByWorth(s: State, weights: Weights, seat: number, list: readonly number[]): number {
  const stride = Math.max(1, Math.ceil(list.length / MOST_TRIED));
  let [best, most] = [list[0], Number.NEGATIVE_INFINITY];
  for (let i = 0; i < list.length; i += stride) {
    const next = clone(s);
    if (list[i] !== NONE) step(next, list[i]);
    const value = worth(next, weights, seat);
    if (value > most) [best, most] = [list[i], value];
  }
  return best;
}

/** By post: the chance to lose it, and how much one more token lowers it. */
const chances = new Float64Array(MOST_REGIONS);
const gains = new Float64Array(MOST_REGIONS);

/** Where one more token keeps most, leaving out regions that a hero or the like will guard. */
function bestPost(s: State, weights: Weights, seat: number, posts: readonly number[]): number {
  const { isHome, walls } = survey(s);
  for (let i = 0; i < posts.length; i++) {
    const r = regionOf(posts[i]);
    const defence = walls[r] + s.tokens[r];
    chances[r] = lossChance(weights, seat, r, defence);
    gains[r] = (chances[r] - lossChance(weights, seat, r, defence + 1)) * (isHome[r] === 1 ? 1.1 : 1);
  }
  const left = unguarded(s, seat, posts);
  let best = regionOf(left[0]);
  let move = left[0];
  for (let i = 1; i < left.length; i++) {
    const r = regionOf(left[i]);
    if (gains[r] <= gains[best] + 1e-9 && (gains[r] <= gains[best] - 1e-9 || s.tokens[r] >= s.tokens[best])) continue;
    best = r;
    move = left[i];
  }
  return move;
}

/** Without those that are most in danger, as many as there are shields in hand. */
function unguarded(s: State, seat: number, posts: readonly number[]): readonly number[] {
  const guarded = Math.min(shieldsInHand(s, seat), posts.length - 1);
  if (guarded <= 0) return posts;
  const danger = (a: number, b: number): number =>
    chances[regionOf(b)] - chances[regionOf(a)] || s.tokens[regionOf(b)] - s.tokens[regionOf(a)];
  return [...posts].sort(danger).slice(guarded);
}

/** Pieces in hand that will make a region immune when tokens stand. */
function shieldsInHand(s: State, seat: number): number {
  const people = s.active[seat];
  if (people === NONE || s.power[people] === NONE) return 0;
  let count = 0;
  for (const piece of hooksOf(s, people).pieces) if (piece.immune && piece.redeploys) count += s.kept[piece.index];
  return count;
}

/** Plays the turn of `player` on without conquests until another seat begins its own, or the game is over. */
export function finishTurn(s: State, weights: Weights, player: number): void {
  for (let seat = toDecide(s); seat !== undefined && s.turn === player; seat = toDecide(s)) step(s, tidyOrDone(s, weights, seat));
}

const tidyOrDone = (s: State, weights: Weights, seat: number): number =>
  s.stage === CONQUERING && s.prompts.length === 0 ? DONE : tidyMove(s, weights, seat);
