/** Everything that is decided outside conquests: placing tokens and pieces, and answering questions. One look ahead is enough for it. */
import { clone, type MoveBuffer, moveBuffer, moves, type State, step, toDecide } from '@elbowroom/rules';
import { hooksOf } from '@elbowroom/rules/search';
import { DEPLOY, DEPLOYING, DONE, detailOf, kindOf, MUSTER, NONE, RETREAT, regionOf, USE } from './packed.ts';
import { survey, surveyed } from './survey.ts';
import { lossChance } from './threat.ts';
import type { Weights } from './weights.ts';
import { worth } from './worth.ts';

const buffer: MoveBuffer = moveBuffer();
/** With more answers than this only so many, evenly chosen, are tried. */
const MOST_TRIED = 40;

/** The best move of a seat that does not conquer now. */
export function tidyMove(s: State, weights: Weights, seat: number): number {
  const count = moves(s, buffer);
  const list = Array.from(buffer.list.subarray(0, count));
  if (count === 1) return list[0];
  const isPlacing = s.prompts.length === 0 && (s.stage === DEPLOYING || s.stage === RETREAT);
  const tokens = isPlacing ? list.filter((m) => kindOf(m) === DEPLOY && detailOf(m) === 0) : [];
  if (tokens.length === 0) return bestByWorth(s, weights, seat, list);
  const uses = list.filter((m) => kindOf(m) === USE);
  if (uses.length > 0) {
    const use = bestByWorth(s, weights, seat, [...uses, NONE]);
    if (use !== NONE) return use;
  }
  return bestPost(s, weights, seat, tokens);
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

/** Where one more token keeps most, leaving out regions that a hero or the like will guard. */
function bestPost(s: State, weights: Weights, seat: number, list: readonly number[]): number {
  survey(s);
  const v = surveyed;
  const posts = list.map((move) => {
    const r = regionOf(move);
    const defence = v.walls[r] + s.tokens[r];
    const now = lossChance(weights, seat, r, defence);
    const isActive = s.holder[r] === s.active[seat];
    return { move, now, gain: (now - lossChance(weights, seat, r, defence + 1)) * (isActive ? 1.1 : 1), tokens: s.tokens[r] };
  });
  const guarded = Math.min(shieldsInHand(s, seat), posts.length - 1);
  if (guarded > 0) posts.sort((a, b) => b.now - a.now || b.tokens - a.tokens).splice(0, guarded);
  let best = posts[0];
  for (const post of posts) if (post.gain > best.gain + 1e-9 || (post.gain > best.gain - 1e-9 && post.tokens < best.tokens)) best = post;
  return best.move;
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

function tidyOrDone(s: State, weights: Weights, seat: number): number {
  if (s.stage >= MUSTER || s.prompts.length > 0) return tidyMove(s, weights, seat);
  const count = moves(s, buffer);
  for (let i = 0; i < count; i++) if (kindOf(buffer.list[i]) === DONE) return DONE;
  return buffer.list[0];
}
