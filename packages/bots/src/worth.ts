/** What a position is worth to a seat: coins it has, coins it takes this turn, and coins to come until the end, against the same for the others. */
import type { State } from '@elbowroom/rules';
import { EXPANDING, incomeOf, NONE, OVER, SCORED, SEA } from './packed.ts';
import { BESIDE, reachOf, type Survey, survey, surveyed, UNREACHED } from './survey.ts';
import { riskOf } from './threat.ts';
import { BASES, FEATURES, type Weights } from './weights.ts';

const COUNT = FEATURES.length;
const features = new Float64Array(COUNT);

/** Beyond so many, more tokens to spare or coins on top tell nothing new. */
const MOST_SPARE = 12;
const MOST_BONUS = 6;
/** A people is rarely worth keeping longer. */
const LIFE = 4;
/** The turns that count most. */
const SOON = 3;

/** Coins that the mean opponent takes count as much as coins one does not get. Of a team the poorer seat counts for more. */
export function worth(s: State, weights: Weights, me: number): number {
  const v = survey(s);
  const { teamOf } = s.world.edition;
  const own = prospects(s, v, weights, me);
  let [ours, poorest, allies, theirs, opponents] = [own, own, 1, 0, 0];
  for (let seat = 0; seat < v.seats; seat++) {
    if (seat === me) continue;
    const total = prospects(s, v, weights, seat);
    if (teamOf !== undefined && teamOf(v.seats, seat) === teamOf(v.seats, me)) {
      ours += total;
      poorest = Math.min(poorest, total);
      allies++;
    } else {
      theirs += total;
      opponents++;
    }
  }
  return (ours / allies + poorest) / 2 - theirs / Math.max(1, opponents);
}

/** The coins that a seat is expected to have at the end. Needs a fresh survey. */
function prospects(s: State, v: Survey, weights: Weights, seat: number): number {
  const isScoring = seat === s.turn && s.stage >= EXPANDING && s.stage < SCORED;
  const left = v.turnsLeft[seat];
  if (left === 0 && !isScoring) return s.coins[seat];
  const bonus = bonusOf(s, v, seat);
  const income = isScoring ? v.regions[seat] + v.declined[seat] + bonus : 0;
  return s.coins[seat] + income + (left === 0 ? 0 : future(s, v, weights, seat, bonus));
}

/** What a seat would score now beyond one coin for each region. */
const bonusOf = (s: State, v: Survey, seat: number): number =>
  s.stage === OVER ? 0 : incomeOf(s, seat) - v.regions[seat] - v.declined[seat];

/** Coins to come after the turn that is being played or has just been played. */
function future(s: State, v: Survey, weights: Weights, seat: number, bonus: number): number {
  describe(s, v, weights, seat, bonus);
  const left = v.turnsLeft[seat];
  const soon = Math.min(left, SOON);
  const w = v.before[seat] === v.seats - 1 ? weights.just : weights.later;
  let sum = 0;
  for (let i = 0; i < COUNT; i++) sum += features[i] * (w[i] + soon * w[COUNT + i] + left * w[2 * COUNT + i]);
  const people = s.active[seat];
  if (people !== NONE)
    sum += (weights.races[people] + (s.power[people] === NONE ? 0 : weights.powers[s.power[people]])) * Math.min(left, LIFE);
  return sum;
}

function describe(s: State, v: Survey, weights: Weights, seat: number, bonus: number): void {
  const isActive = s.active[seat] !== NONE;
  const { active, declined } = riskOf(s, weights, seat);
  const more = Math.min(bonus, MOST_BONUS);
  features[0] = 1;
  features[1] = isActive ? 1 : 0;
  features[2] = v.regions[seat];
  features[3] = isActive ? Math.min(v.spare[seat], MOST_SPARE) : 0;
  features[4] = isActive ? growth(s, v, seat) : 0;
  features[5] = isActive ? more : 0;
  features[6] = v.declined[seat];
  features[7] = isActive ? 0 : more;
  features[8] = active;
  features[9] = declined;
}

const byCost = new Int32Array(16);

/** How many regions the spare tokens could take next turn, the cheapest first. */
function growth(s: State, v: Survey, seat: number): number {
  const { terrain } = s.world;
  byCost.fill(0);
  for (let r = 0; r < v.size; r++) {
    const reach = reachOf(seat, r);
    if (reach === UNREACHED || terrain[r] >= SEA || v.immune[r] === 1) continue;
    const holder = s.holder[r];
    if (holder !== NONE && s.owner[holder] === seat) continue;
    byCost[Math.min(15, 2 + v.walls[r] + (holder === NONE ? 0 : s.tokens[r]) + (reach === BESIDE ? 0 : 1))]++;
  }
  let tokens = v.spare[seat];
  let count = 0;
  for (let cost = 2; cost < byCost.length; cost++) {
    const taken = Math.min(byCost[cost], Math.floor(tokens / cost));
    count += taken;
    tokens -= taken * cost;
    if (taken < byCost[cost]) return count + Math.min(1, tokens / cost);
  }
  return count;
}

/** The features of a seat as the tuner learns from them: those of a state between two turns. */
export function described(
  s: State,
  weights: Weights,
  seat: number,
): { readonly features: number[]; readonly left: number; readonly just: boolean } {
  const v = survey(s);
  describe(s, v, weights, seat, bonusOf(s, v, seat));
  return { features: [...features], left: v.turnsLeft[seat], just: surveyed.before[seat] === v.seats - 1 };
}

export const basesFor = (left: number): number[] => [1, Math.min(left, SOON), left].slice(0, BASES);
