/** What a position is worth to a seat: coins it has, coins it takes this turn, and coins to come until the end, against the same for the others. */
import type { State } from '@elbowroom/rules';
import {
  BESIDE,
  type Chart,
  chart,
  GROWTH,
  INCOME,
  isRival,
  MOST_REGIONS,
  MOST_SEATS,
  RISK,
  staleForAll,
  TIME,
  UNREACHED,
} from './chart.ts';
import { BASES, FEATURES, OWN_FEATURES } from './features.ts';
import { EXPANDING, hooksOf, NONE, OVER, SCORED } from './packed.ts';
import { toBeat } from './rivalry.ts';
import { survey } from './survey.ts';
import { riskOf } from './threat.ts';
import type { Weights } from './weights.ts';

const COUNT = FEATURES.length;
const OWN = OWN_FEATURES.length;
/** seat × COUNT + feature: first a seat's own, then the mean of its opponents' own. */
const features = new Float64Array(MOST_SEATS * COUNT);
const prices = new Float64Array(MOST_SEATS * COUNT);
/** By seat: what it would score now beyond one coin for each region. */
const bonuses = new Float64Array(MOST_SEATS);

/** Beyond so many, more tokens to spare or coins on top tell nothing new. */
const MOST_SPARE = 12;
const MOST_BONUS = 6;
/** A people is rarely worth keeping longer. */
const LIFE = 4;
/** The turns that count most. */
const SOON = 3;

const rivals = new Float64Array(MOST_SEATS);
const totals = new Float64Array(MOST_SEATS);

/** What a seat is expected to have at the end, against whom it has to beat. */
export function worth(s: State, weights: Weights, me: number): number {
  const v = survey(s);
  describe(s, v, weights);
  for (let seat = 0; seat < v.seats; seat++) totals[seat] = prospects(s, v, weights, seat);
  return worthOf(s, totals, me);
}

/** The same from what every seat is expected to have. A team beats a team: its poorer seat counts for more, and of the others the mean. */
export function worthOf(s: State, expected: Float64Array, me: number): number {
  const own = expected[me];
  let [ours, poorest, theirs, opponents] = [own, own, 0, 0];
  for (let seat = 0; seat < chart.seats; seat++) {
    if (seat === me) continue;
    if (isRival(me, seat)) {
      theirs += expected[seat];
      rivals[opponents++] = expected[seat];
    } else {
      ours += expected[seat];
      poorest = Math.min(poorest, expected[seat]);
    }
  }
  if (s.world.edition.teamOf === undefined) return own - toBeat(rivals, opponents, chart.turnsLeft[chart.order[0]]);
  return (ours / (chart.seats - opponents) + poorest) / 2 - theirs / Math.max(1, opponents);
}

/** The coins that a seat is expected to have at the end. Needs all seats described. */
function prospects(s: State, v: Chart, weights: Weights, seat: number): number {
  const isScoring = seat === s.turn && s.stage >= EXPANDING && s.stage < SCORED;
  const left = v.turnsLeft[seat];
  const income = isScoring ? v.regions[seat] + v.declined[seat] + bonuses[seat] : 0;
  return s.coins[seat] + income + (left === 0 ? 0 : future(s, v, weights, seat));
}

/** Coins to come after the turn that is being played or has just been played. */
function future(s: State, v: Chart, weights: Weights, seat: number): number {
  let sum = 0;
  for (let i = seat * COUNT; i < (seat + 1) * COUNT; i++) sum += features[i] * prices[i];
  return sum + tilesOf(s, v, weights, seat);
}

/** What race and power bring beyond what the features see. */
function tilesOf(s: State, v: Chart, weights: Weights, seat: number): number {
  const people = s.active[seat];
  if (people === NONE) return 0;
  return (weights.races[people] + (s.power[people] === NONE ? 0 : weights.powers[s.power[people]])) * Math.min(v.turnsLeft[seat], LIFE);
}

/** What each feature of a seat counts for with so many turns left. */
function setPrices(v: Chart, weights: Weights, seat: number): void {
  const left = v.turnsLeft[seat];
  const soon = Math.min(left, SOON);
  const w = v.before[seat] === v.seats - 1 ? weights.just : weights.later;
  for (let i = 0; i < COUNT; i++) prices[seat * COUNT + i] = w[i] + soon * w[COUNT + i] + left * w[2 * COUNT + i];
}

/** Whose eyes the features were seen with: `threat` is among what they hang on. */
let eyes: Weights | undefined;

function describe(s: State, v: Chart, weights: Weights): void {
  if (weights !== eyes) staleForAll();
  eyes = weights;
  for (let seat = 0; seat < v.seats; seat++) describeOwn(s, v, weights, seat);
  for (let seat = 0; seat < v.seats; seat++) describeOpponents(v, seat);
}

/** Only what has changed is worked out anew. */
function describeOwn(s: State, v: Chart, weights: Weights, seat: number): void {
  const from = seat * COUNT;
  const isActive = s.active[seat] !== NONE;
  const stale = v.stale[seat];
  v.stale[seat] = 0;
  if ((stale & TIME) !== 0) setPrices(v, weights, seat);
  if ((stale & INCOME) !== 0) bonuses[seat] = s.stage === OVER ? 0 : bonusOf(s, seat);
  if ((stale & GROWTH) !== 0) features[from + 4] = isActive && v.turnsLeft[seat] > 0 ? growth(v, seat) : 0;
  if ((stale & RISK) !== 0) {
    const { active, declined } = riskOf(s, weights, seat);
    features[from + 8] = active;
    features[from + 9] = declined;
  }
  const more = Math.min(bonuses[seat], MOST_BONUS);
  features[from] = 1;
  features[from + 1] = isActive ? 1 : 0;
  features[from + 2] = v.regions[seat];
  features[from + 3] = isActive ? Math.min(v.spare[seat], MOST_SPARE) : 0;
  features[from + 5] = isActive ? more : 0;
  features[from + 6] = v.declined[seat];
  features[from + 7] = isActive ? 0 : more;
}

function bonusOf(s: State, seat: number): number {
  let total = 0;
  for (let people = 0; people < s.world.natives; people++) {
    if (s.owner[people] !== seat) continue;
    const { income } = hooksOf(s, people);
    for (let i = 0; i < income.length; i++) total += income[i].amount(s, people, NONE);
  }
  return total;
}

function describeOpponents(v: Chart, seat: number): void {
  const at = seat * COUNT + OWN - 1;
  const count = Math.max(1, v.rivals[seat]);
  features.fill(0, at + 1, at + OWN);
  for (let other = 0; other < v.seats; other++) {
    if (!isRival(seat, other)) continue;
    for (let i = 1; i < OWN; i++) features[at + i] += features[other * COUNT + i];
  }
  for (let i = 1; i < OWN; i++) features[at + i] /= count;
}

const byCost = new Int32Array(16);

/** How many regions the spare tokens could take next turn, the cheapest first. */
function growth(v: Chart, seat: number): number {
  const { cost: costs, reach, seatAt, size } = v;
  byCost.fill(0);
  for (let r = 0; r < size; r++) {
    const way = reach[seat * MOST_REGIONS + r];
    if (way === UNREACHED || seatAt[r] === seat || costs[r] === 0) continue;
    byCost[Math.min(15, costs[r] + (way === BESIDE ? 0 : 1))]++;
  }
  let tokens = v.spare[seat];
  let count = 0;
  for (let cost = 2; cost < byCost.length; cost++) {
    if (byCost[cost] === 0) continue;
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
  describe(s, v, weights);
  return {
    features: [...features.subarray(seat * COUNT, (seat + 1) * COUNT)],
    left: v.turnsLeft[seat],
    just: v.before[seat] === v.seats - 1,
  };
}

/** What the net looks at beside the table itself: features by seat, and what the weights alone expect, of a state between two turns. */
export interface Outlook {
  readonly chart: Chart;
  /** seat × `count` + feature, a seat's own first. */
  readonly features: Float64Array;
  readonly count: number;
  /** By seat: coins to come. */
  readonly toCome: Float64Array;
}

const toCome = new Float64Array(MOST_SEATS);
const seen: Outlook = { chart, features, count: COUNT, toCome };

/** Written anew at every call. */
export function outlook(s: State, weights: Weights): Outlook {
  const v = survey(s);
  describe(s, v, weights);
  for (let seat = 0; seat < v.seats; seat++) toCome[seat] = v.turnsLeft[seat] === 0 ? 0 : future(s, v, weights, seat);
  return seen;
}

/** What a worth is made of, in the words of the game: all of it together is the worth. */
export const WORTH_TERMS = [
  'coins',
  'people',
  'tokens',
  'regions',
  'growth',
  'bonus',
  'declined',
  'risk',
  'tiles',
  'threat',
  'rivals',
] as const;
/** One of the things that a worth is made of. */
export type WorthTerm = (typeof WORTH_TERMS)[number];

/** Which term each feature of one's own belongs to; what opponents are like is a threat to come. */
const TERM_OF: readonly WorthTerm[] = ['people', 'people', 'regions', 'tokens', 'growth', 'bonus', 'declined', 'bonus', 'risk', 'risk'];

/** The worth of a position, term by term. What allies bring is among the rivals: it is how the others stand. */
export function termsOf(s: State, weights: Weights, me: number): Record<WorthTerm, number> {
  const whole = worth(s, weights, me);
  const terms = { coins: 0, people: 0, tokens: 0, regions: 0, growth: 0, bonus: 0, declined: 0, risk: 0, tiles: 0, threat: 0, rivals: 0 };
  const own = prospects(s, chart, weights, me);
  if (chart.turnsLeft[me] > 0) {
    for (let i = 0; i < COUNT; i++) terms[TERM_OF[i] ?? 'threat'] += features[me * COUNT + i] * prices[me * COUNT + i];
    terms.tiles = tilesOf(s, chart, weights, me);
  }
  terms.coins = own - (chart.turnsLeft[me] > 0 ? future(s, chart, weights, me) : 0);
  terms.rivals = whole - own;
  return terms;
}

export const basesFor = (left: number): number[] => [1, Math.min(left, SOON), left].slice(0, BASES);
