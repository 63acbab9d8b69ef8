/** What self-play teaches: coins that came after a position, regions that were lost, and what tiles brought beyond that. */
import type { State } from '@elbowroom/rules';
import { REACHES, reachOf, UNREACHED } from '../src/chart.ts';
import { BASES, FEATURES } from '../src/features.ts';
import { NONE } from '../src/packed.ts';
import { survey } from '../src/survey.ts';
import type { TunedEntry, Weights } from '../src/weights.ts';
import { basesFor, described } from '../src/worth.ts';
import { addRow, emptySums, solved } from './regression.ts';

const SIZE = FEATURES.length * BASES;
/** What goes on to count for more, the more turns are left. */
const STEEP = new Set(['seat', 'active', "opponents' active"]);
const COSTS = 10;
/** A region with a token on it costs no less. */
const CHEAPEST = 3;
const LIFE = 4;
/** How many rows it takes to move a weight half-way: more for slopes over all turns left, which few games tell apart. */
const trust = Array.from(
  { length: SIZE },
  (_, i) => [30, 60, STEEP.has(FEATURES[i % FEATURES.length]) ? 30 : 3000][Math.floor(i / FEATURES.length)],
);

interface Row {
  readonly seat: number;
  readonly row: readonly number[];
  readonly just: boolean;
  readonly coins: number;
  readonly left: number;
  readonly tiles: readonly string[];
}

export interface Lessons {
  readonly rows: {
    readonly row: readonly number[];
    readonly just: boolean;
    readonly wanted: number;
    readonly left: number;
    readonly tiles: readonly string[];
  }[];
  /** By reach and cost: how often a region could have been taken, and was. */
  readonly open: number[][];
  readonly taken: number[][];
}

const grid = (): number[][] => Array.from({ length: REACHES }, () => new Array<number>(COSTS).fill(0));
export const noLessons = (): Lessons => ({ rows: [], open: grid(), taken: grid() });

/** What several games taught, one after the other: the same as if they had been followed in one go. */
export function together(all: readonly Lessons[]): Lessons {
  const sum = noLessons();
  for (const { open, rows, taken } of all) {
    for (const row of rows) sum.rows.push(row);
    for (const [reach, line] of open.entries())
      for (const [cost, count] of line.entries()) {
        sum.open[reach][cost] += count;
        sum.taken[reach][cost] += taken[reach][cost];
      }
  }
  return sum;
}

/** Follows one game. `between` is called whenever a turn is about to begin, `end` when the game is over. */
export function student(lessons: Lessons): { readonly between: (s: State, weights: Weights) => void; readonly end: (s: State) => void } {
  const rows: Row[] = [];
  let exposed: { r: number; reach: number; cost: number; holder: number }[] = [];
  const between = (s: State, weights: Weights): void => {
    for (const { cost, holder, r, reach } of exposed) {
      lessons.open[reach][cost]++;
      if (s.holder[r] !== holder) lessons.taken[reach][cost]++;
    }
    for (let seat = 0; seat < s.active.length; seat++) {
      const { features, just, left } = described(s, weights, seat);
      if (left > 0)
        rows.push({
          seat,
          just,
          left,
          coins: s.coins[seat],
          row: basesFor(left).flatMap((base) => features.map((f) => f * base)),
          tiles: tilesOf(s, seat),
        });
    }
    exposed = exposures(s);
  };
  const end = (s: State): void => {
    for (const { coins, just, left, row, seat, tiles } of rows)
      lessons.rows.push({ row, just, left, tiles, wanted: s.coins[seat] - coins });
  };
  return { between, end };
}

function tilesOf(s: State, seat: number): string[] {
  const people = s.active[seat];
  return people === NONE
    ? []
    : [`race ${s.world.races[people].id}`, ...(s.power[people] === NONE ? [] : [`power ${s.world.powers[s.power[people]].id}`])];
}

/** Regions that the seat to play could pay for. */
function exposures(s: State): { r: number; reach: number; cost: number; holder: number }[] {
  const v = survey(s);
  return [...s.holder.entries()].flatMap(([r, holder]) => {
    if (holder === NONE || s.owner[holder] === NONE || s.owner[holder] === s.turn || v.immune[r] === 1) return [];
    const reach = reachOf(s.turn, r);
    const cost = 2 + v.walls[r] + s.tokens[r];
    return reach === UNREACHED || cost > v.spare[s.turn] ? [] : [{ r, reach, holder, cost: Math.min(cost, COSTS - 1) }];
  });
}

export function learned(lessons: Lessons, earlier: TunedEntry): TunedEntry & { readonly error: number } {
  const fit = (just: boolean, before: readonly number[]): number[] => {
    const sums = emptySums(SIZE);
    for (const row of lessons.rows) if (row.just === just) addRow(sums, row.row, row.wanted);
    return solved(sums, before, trust).map(rounded);
  };
  const just = fit(true, earlier.just);
  const later = fit(false, earlier.later);
  return { just, later, threat: threats(lessons, earlier.threat), ...residues(lessons, just) };
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

function threats({ open, taken }: Lessons, earlier: TunedEntry['threat']): number[][] {
  return open.map((line, reach) => {
    let most = 1;
    return line.map((count, cost) => {
      if (reach === UNREACHED) return 0;
      if (cost < CHEAPEST) return 1;
      most = Math.min(most, (taken[reach][cost] + 10 * Math.max(0.01, earlier[reach][cost])) / (count + 10));
      return rounded(most);
    });
  });
}

/** What is left to explain is laid on race and power, half each, drawn to nothing where it was seen seldom. */
function residues({ rows }: Lessons, just: readonly number[]): { tiles: Record<string, number>; error: number } {
  const sums = new Map<string, { up: number; down: number }>();
  let [squares, count] = [0, 0];
  for (const { just: isJust, left, row, tiles, wanted } of rows) {
    if (!isJust) continue;
    const missed = wanted - row.reduce((sum, f, i) => sum + f * just[i], 0);
    const turns = Math.min(left, LIFE);
    squares += missed ** 2;
    count++;
    for (const tile of tiles) {
      const line = sums.get(tile) ?? { up: 0, down: 300 };
      line.up += (missed * turns) / 2;
      line.down += turns ** 2;
      sums.set(tile, line);
    }
  }
  const tiles = Object.fromEntries(
    [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([tile, { down, up }]) => [tile, rounded(up / down)]),
  );
  return { tiles, error: Math.sqrt(squares / Math.max(1, count)) };
}
