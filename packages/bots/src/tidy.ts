/** Everything that is decided outside conquests: placing tokens and pieces, and answering questions. One look ahead is enough for it. */
import { clone, type MoveBuffer, moveBuffer, moves, type State, step, toDecide } from '@elbowroom/rules';
import { hooksOf } from '@elbowroom/rules/search';
import { chart, MOST_REGIONS } from './chart.ts';
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
  survey(s);
  for (let i = 0; i < posts.length; i++) weigh(s, weights, seat, regionOf(posts[i]));
  return chosenPost(s, seat, posts);
}

/** Needs the survey of a state that differs in nothing but where this seat's tokens stand. */
function weigh(s: State, weights: Weights, seat: number, r: number): void {
  const defence = chart.walls[r] + s.tokens[r];
  chances[r] = lossChance(weights, seat, r, defence);
  gains[r] = (chances[r] - lossChance(weights, seat, r, defence + 1)) * (chart.isHome[r] === 1 ? 1.1 : 1);
}

/** The best of posts that have been weighed. */
function chosenPost(s: State, seat: number, posts: readonly number[]): number {
  const left = unguarded(s, seat, posts);
  let best = regionOf(left[0]);
  let move = left[0];
  for (let i = 1; i < left.length; i++) {
    const r = regionOf(left[i]);
    if (gains[r] <= gains[best] + 1e-9 && (gains[r] <= gains[best] - 1e-9 || s.tokens[r] >= s.tokens[best])) continue;
    best = r;
    move = left[i];
  }
  return gains[best] > 1e-9 ? move : lookout(s, seat, left);
}

/** With nothing to keep for now: where it is nearest to others, for they will come; what is immune needs nobody. Of those alike the one with fewest tokens. */
function lookout(s: State, seat: number, posts: readonly number[]): number {
  measureSteps(s, seat);
  let [best, least] = [posts[0], Number.POSITIVE_INFINITY];
  for (const move of posts) {
    const r = regionOf(move);
    const far = (chart.immune[r] === 1 ? FARTHEST + 1 : stepsToOthers[r]) * MOST_REGIONS + s.tokens[r];
    if (far < least) [best, least] = [move, far];
  }
  return best;
}

/** Beyond so many borders nobody is looked for. */
const FARTHEST = 4;
/** By region: borders between it and the nearest one of another seat's active people. */
const stepsToOthers = new Int32Array(MOST_REGIONS);
const reached = new Int32Array(MOST_REGIONS);

/** From all regions of others at once, a border further each time. */
function measureSteps({ active, holder, owner, world: { borders } }: State, seat: number): void {
  let count = 0;
  for (let r = 0; r < holder.length; r++) {
    const other = holder[r] === NONE ? NONE : owner[holder[r]];
    const isOther = other !== NONE && other !== seat && active[other] === holder[r];
    stepsToOthers[r] = isOther ? 0 : FARTHEST;
    if (isOther) reached[count++] = r;
  }
  for (let i = 0; i < count; i++) {
    const steps = stepsToOthers[reached[i]] + 1;
    const beside = borders[reached[i]];
    for (let j = 0; j < beside.length; j++) {
      if (stepsToOthers[beside[j]] <= steps) continue;
      stepsToOthers[beside[j]] = steps;
      reached[count++] = beside[j];
    }
  }
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
  for (let seat = toDecide(s); seat !== undefined && s.turn === player; seat = toDecide(s)) {
    if (s.stage === CONQUERING && s.prompts.length === 0) step(s, DONE);
    else if (!placedAll(s, weights, seat)) step(s, tidyMove(s, weights, seat));
  }
}

/** Places all tokens of a hand, each where `tidyMove` would: only where one was put has to be weighed again. False, and nothing placed, where there is more to decide. */
function placedAll(s: State, weights: Weights, seat: number): boolean {
  const people = s.active[seat];
  if (s.prompts.length > 0 || (s.stage !== DEPLOYING && s.stage !== RETREAT) || people === NONE || hasLateUses(s, people)) return false;
  const count = moves(s, buffer);
  const posts = listed(count);
  if (!posts.every((move) => isToken(move) && s.holder[regionOf(move)] === people)) return false;
  survey(s);
  for (let i = 0; i < count; i++) weigh(s, weights, seat, regionOf(posts[i]));
  for (let left = s.hand[people]; left > 0; left--) {
    const move = chosenPost(s, seat, posts);
    step(s, move);
    if (left > 1) weigh(s, weights, seat, regionOf(move));
  }
  return true;
}

/** Whether a people has abilities that may wait for the redeployment. */
const hasLateUses = (s: State, people: number): boolean =>
  hooksOf(s, people).actions.some(({ action }) => action.whileDeploying !== undefined);
