/** What a position is worth to a seat: coins it has, coins it takes this turn, and coins to come until the end, against the same for the others. */
import type { State } from '@elbowroom/rules';
import { BESIDE, type Chart, chart, GROWTH, INCOME, MOST_REGIONS, MOST_SEATS, RISK, staleForAll, TIME, UNREACHED } from './chart.ts';
import { EXPANDING, incomeOf, NONE, OVER, SCORED, SEA } from './packed.ts';
import { survey } from './survey.ts';
import { riskOf } from './threat.ts';
import { BASES, FEATURES, OWN_FEATURES, type Weights } from './weights.ts';

const COUNT = FEATURES.length;
const OWN = OWN_FEATURES.length;
/** seat × COUNT + feature: first a seat's own, then the mean of its opponents' own. */
const features = new Float64Array(MOST_SEATS * COUNT);
const prices = new Float64Array(MOST_SEATS * COUNT);
/** By seat: what it would score now, and that without one coin for each region. */
const incomes = new Float64Array(MOST_SEATS);
const bonuses = new Float64Array(MOST_SEATS);

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
  describe(s, v, weights);
  const own = prospects(s, v, weights, me);
  let [ours, poorest, allies, theirs, opponents] = [own, own, 1, 0, 0];
  for (let seat = 0; seat < v.seats; seat++) {
    if (seat === me) continue;
    const total = prospects(s, v, weights, seat);
    if (isOpponent(s, me, seat)) {
      theirs += total;
      opponents++;
    } else {
      ours += total;
      poorest = Math.min(poorest, total);
      allies++;
    }
  }
  return (ours / allies + poorest) / 2 - theirs / Math.max(1, opponents);
}

function isOpponent(s: State, seat: number, other: number): boolean {
  const { teamOf } = s.world.edition;
  return seat !== other && (teamOf === undefined || teamOf(s.active.length, seat) !== teamOf(s.active.length, other));
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
  for (let seat = 0; seat < v.seats; seat++) describeOpponents(s, v, seat);
}

/** Only what has changed is worked out anew. */
function describeOwn(s: State, v: Chart, weights: Weights, seat: number): void {
  const from = seat * COUNT;
  const isActive = s.active[seat] !== NONE;
  const stale = v.stale[seat];
  v.stale[seat] = 0;
  if ((stale & TIME) !== 0) setPrices(v, weights, seat);
  if ((stale & INCOME) !== 0) incomes[seat] = s.stage === OVER ? 0 : incomeOf(s, seat);
  if ((stale & GROWTH) !== 0) features[from + 4] = isActive && v.turnsLeft[seat] > 0 ? growth(s, v, seat) : 0;
  if ((stale & RISK) !== 0) {
    const { active, declined } = riskOf(s, weights, seat);
    features[from + 8] = active;
    features[from + 9] = declined;
  }
  bonuses[seat] = s.stage === OVER ? 0 : incomes[seat] - v.regions[seat] - v.declined[seat];
  const more = Math.min(bonuses[seat], MOST_BONUS);
  features[from] = 1;
  features[from + 1] = isActive ? 1 : 0;
  features[from + 2] = v.regions[seat];
  features[from + 3] = isActive ? Math.min(v.spare[seat], MOST_SPARE) : 0;
  features[from + 5] = isActive ? more : 0;
  features[from + 6] = v.declined[seat];
  features[from + 7] = isActive ? 0 : more;
}

function describeOpponents(s: State, v: Chart, seat: number): void {
  const at = seat * COUNT + OWN;
  features.fill(0, at, at + COUNT - OWN);
  let count = 0;
  for (let other = 0; other < v.seats; other++) {
    if (!isOpponent(s, seat, other)) continue;
    count++;
    for (let i = 1; i < OWN; i++) features[at + i - 1] += features[other * COUNT + i];
  }
  for (let i = at; i < at + COUNT - OWN; i++) features[i] /= Math.max(1, count);
}

const byCost = new Int32Array(16);

/** How many regions the spare tokens could take next turn, the cheapest first. */
function growth(s: State, v: Chart, seat: number): number {
  const { terrain } = s.world;
  byCost.fill(0);
  for (let r = 0; r < v.size; r++) {
    const reach = v.reach[seat * MOST_REGIONS + r];
    if (reach === UNREACHED || v.seatAt[r] === seat || terrain[r] >= SEA || v.immune[r] === 1) continue;
    byCost[Math.min(15, 2 + v.walls[r] + (s.holder[r] === NONE ? 0 : s.tokens[r]) + (reach === BESIDE ? 0 : 1))]++;
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
  describe(s, v, weights);
  return {
    features: [...features.subarray(seat * COUNT, (seat + 1) * COUNT)],
    left: v.turnsLeft[seat],
    just: v.before[seat] === v.seats - 1,
  };
}

/** What a worth is made of, in the words of the game: all of it together is the worth. */
export const TERMS = ['coins', 'people', 'tokens', 'regions', 'growth', 'bonus', 'declined', 'risk', 'tiles', 'threat', 'rivals'] as const;
export type Term = (typeof TERMS)[number];

/** Which term each feature of one's own belongs to; what opponents are like is a threat to come. */
const TERM_OF: readonly Term[] = ['people', 'people', 'regions', 'tokens', 'growth', 'bonus', 'declined', 'bonus', 'risk', 'risk'];

/** The worth of a position, term by term. What allies bring is among the rivals: it is how the others stand. */
export function termsOf(s: State, weights: Weights, me: number): Record<Term, number> {
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
