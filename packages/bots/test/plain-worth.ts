/** What a position is worth, worked out from nothing and in the plainest way: what the quick one is held against. */
import { clone, type State } from '@elbowroom/rules';
import { DEPLOYING, EXPANDING, incomeOf, MOUNTAIN, NONE, OVER, SCORED, SEA } from '../src/packed.ts';
import { toBeat } from '../src/rivalry.ts';
import type { Weights } from '../src/weights.ts';

type Reach = 0 | 1 | 2 | 3 | 4;
const [UNREACHED, BESIDE, BY_ENTRY, BEHIND_ENTRY, BY_TRAVEL] = [0, 1, 2, 3, 4] as const;

/** What is known of a seat. */
interface Known {
  readonly seat: number;
  readonly people: number;
  readonly home: readonly number[];
  readonly declined: readonly number[];
  readonly least: number;
  readonly spare: number;
  readonly turnsLeft: number;
  readonly before: number;
  readonly reach: readonly Reach[];
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const sumOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
const holderSeat = (s: State, r: number): number => (s.holder[r] === NONE ? NONE : s.owner[s.holder[r]]);

export function plainWorth(s: State, weights: Weights, me: number): number {
  const all = range(s.active.length).map((seat) => known(s, seat));
  const own = all.map((one) => ownFeatures(s, all, weights, one));
  const total = (one: Known): number => {
    const { seat, turnsLeft } = one;
    const isScoring = seat === s.turn && s.stage >= EXPANDING && s.stage < SCORED;
    const others = all.filter((other) => isOpponent(s, seat, other.seat)).map((other) => own[other.seat].slice(1));
    const mean = range(own[seat].length - 1).map((i) => sumOf(others.map((list) => list[i])) / Math.max(1, others.length));
    return (
      s.coins[seat] + (isScoring ? incomeOf(s, seat) : 0) + (turnsLeft === 0 ? 0 : future(s, all, weights, one, [...own[seat], ...mean]))
    );
  };
  const theirs = all.filter(({ seat }) => isOpponent(s, me, seat)).map(total);
  const allies = all.filter(({ seat }) => seat !== me && !isOpponent(s, me, seat)).map(total);
  const ours = [total(all[me]), ...allies];
  if (s.world.edition.teamOf === undefined) {
    const next = all.find(({ before }) => before === 0);
    return ours[0] - toBeat(Float64Array.from(theirs), theirs.length, next?.turnsLeft ?? 0);
  }
  return (sumOf(ours) / ours.length + Math.min(...ours)) / 2 - sumOf(theirs) / Math.max(1, theirs.length);
}

function isOpponent({ active, world }: State, seat: number, other: number): boolean {
  const { teamOf } = world.edition;
  return seat !== other && (teamOf === undefined || teamOf(active.length, seat) !== teamOf(active.length, other));
}

function known(s: State, seat: number): Known {
  const people = s.active[seat];
  const held = range(s.holder.length).filter((r) => holderSeat(s, r) === seat);
  const home = held.filter((r) => s.holder[r] === people);
  const declined = held.filter((r) => s.holder[r] !== people);
  const least = people === NONE ? 1 : (s.world.races[people].least ?? 1);
  const tokens = people === NONE ? 0 : s.hand[people] + s.aside[people] + sumOf(home.map((r) => s.tokens[r]));
  const seats = s.active.length;
  const underway = s.stage >= EXPANDING ? 1 : 0;
  const later = (seat - s.first + seats) % seats >= ((s.turn - s.first + seats) % seats) + underway ? 1 : 0;
  return {
    seat,
    people,
    home,
    declined,
    least,
    spare: people === NONE ? 9 : Math.max(0, tokens - home.length * least),
    turnsLeft: s.stage === OVER ? 0 : s.rounds - s.round + later,
    before: (seat - s.turn - underway + 2 * seats) % seats,
    reach: range(s.holder.length).map((r) => (isBarred(s, seat, r) ? UNREACHED : reachOf(s, home, r))),
  };
}

function reachOf({ world }: State, home: readonly number[], r: number): Reach {
  const { anchor, borders, edition, entry, terrain } = world;
  const travels = edition.landing.extra > 0;
  const enters = travels ? anchor : entry;
  if (home.length > 0) return home.some((own) => borders[own].includes(r)) ? BESIDE : travels && anchor[r] ? BY_TRAVEL : UNREACHED;
  if (enters[r]) return BY_ENTRY;
  return range(world.size).some((b) => enters[b] && terrain[b] < SEA && borders[b].includes(r)) ? BEHIND_ENTRY : UNREACHED;
}

function isBarred(s: State, seat: number, r: number): boolean {
  const [holder, other] = [s.holder[r], holderSeat(s, r)];
  if (other === NONE || other === seat || s.active[other] !== holder || s.power[holder] === NONE) return false;
  const bar = s.world.powers[s.power[holder]].bars ?? s.world.races[holder].bars;
  if (s.active[seat] !== NONE) return bar?.when(s, holder, r, s.active[seat]) === true;
  const table = clone(s); // where the seat has some people that nobody has
  const people = table.owner.indexOf(NONE);
  table.owner[people] = seat;
  table.standing[people] = table.standing[holder];
  return bar?.when(table, holder, r, people) === true;
}

const wallsOf = ({ pieces, world: { guards, size, terrain } }: State, r: number): number =>
  (terrain[r] === MOUNTAIN ? 1 : 0) + sumOf(guards.map(({ guard, index }) => pieces[index * size + r] * guard));
const isImmune = ({ pieces, world: { shields, size } }: State, r: number): boolean =>
  shields.some(({ index }) => pieces[index * size + r] > 0);
const isDear = (s: State, r: number): boolean =>
  s.world.markers.some(({ toll }, m) => toll !== undefined && s.markerUp[m] === 1 && s.markerAt[m] === r);

function lossChance(s: State, all: readonly Known[], { threat }: Weights, one: Known, r: number, defence: number): number {
  if (isImmune(s, r)) return 0;
  const cost = 2 + defence;
  const raiders = all.filter(
    ({ before, reach, spare, turnsLeft }) => before < one.before && turnsLeft > 0 && reach[r] !== UNREACHED && cost <= spare + 3,
  );
  raiders.sort((a, b) => a.before - b.before);
  const kept = raiders.reduce((chance, { reach, spare }) => {
    const line = threat[reach[r]];
    return chance * (1 - line[Math.min(cost, line.length - 1)] * (cost > spare ? 0.3 : 1));
  }, 1);
  return (1 - kept) * (isDear(s, r) ? 0.4 : 1);
}

/** Tokens that can still be placed go where they help most, one after the other. */
function homeAtRisk(s: State, all: readonly Known[], weights: Weights, one: Known): number {
  const takesUp = one.seat === s.turn && s.stage >= EXPANDING && s.stage < DEPLOYING;
  const posts = one.home.map((r) => {
    const stays = takesUp ? Math.min(s.tokens[r], one.least) : s.tokens[r];
    const chance = (more: number): number => lossChance(s, all, weights, one, r, wallsOf(s, r) + stays + more);
    return { chance, more: 0, now: chance(0), spare: s.tokens[r] - stays };
  });
  const gain = ({ chance, more, now }: (typeof posts)[number]): number => now - chance(more + 1);
  let pool = (one.people === NONE ? 0 : s.hand[one.people]) + sumOf(posts.map(({ spare }) => spare));
  for (; pool > 0 && posts.length > 0; pool--) {
    const best = posts.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    if (gain(best) <= 0) break;
    best.now -= gain(best);
    best.more++;
  }
  return sumOf(posts.map(({ now }) => now));
}

function growthOf(s: State, { reach, seat, spare }: Known): number {
  const costs = range(s.holder.length)
    .filter((r) => reach[r] !== UNREACHED && s.world.terrain[r] < SEA && !isImmune(s, r) && holderSeat(s, r) !== seat)
    .map((r) => Math.min(15, 2 + wallsOf(s, r) + s.tokens[r] + (reach[r] === BESIDE ? 0 : 1)))
    .sort((a, b) => a - b);
  let [tokens, count] = [spare, 0];
  for (const cost of costs) {
    if (tokens < cost) return count + tokens / cost;
    tokens -= cost;
    count++;
  }
  return count;
}

function ownFeatures(s: State, all: readonly Known[], weights: Weights, one: Known): number[] {
  const { declined, home, people, seat, spare, turnsLeft } = one;
  const isActive = people !== NONE;
  const bonus = Math.min(6, s.stage === OVER ? 0 : incomeOf(s, seat) - home.length - declined.length);
  return [
    1,
    isActive ? 1 : 0,
    home.length,
    isActive ? Math.min(spare, 12) : 0,
    isActive && turnsLeft > 0 ? growthOf(s, one) : 0,
    isActive ? bonus : 0,
    declined.length,
    isActive ? 0 : bonus,
    homeAtRisk(s, all, weights, one),
    sumOf(declined.map((r) => lossChance(s, all, weights, one, r, wallsOf(s, r) + s.tokens[r]))),
  ];
}

function future(s: State, all: readonly Known[], { just, later, powers, races }: Weights, one: Known, features: readonly number[]): number {
  const { before, people, turnsLeft } = one;
  const w = before === all.length - 1 ? just : later;
  const count = features.length;
  const terms = features.map((n, i) => n * (w[i] + Math.min(turnsLeft, 3) * w[count + i] + turnsLeft * w[2 * count + i]));
  const tiles = people === NONE ? 0 : races[people] + (s.power[people] === NONE ? 0 : powers[s.power[people]]);
  return sumOf(terms) + tiles * Math.min(turnsLeft, 4);
}
