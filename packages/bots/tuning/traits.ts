/** How somebody plays, read from the log of a game, and who that might be: Fisher's discriminant on one seat's figures. */
import { type Event, newGame, type Setup, walk } from '@elbowroom/rules';
import { CHARACTERS, type Character } from '../src/index.ts';
import { addRow, emptySums, solved } from './regression.ts';

/** What is counted of a seat in one game. */
export const TRAITS = ['raids', 'conquests', 'declines', 'tenure', 'bonus', 'price', 'rolls', 'losses', 'guards', 'bargains'] as const;

/** The coin that every region brings. */
const REGIONS = 'CORE-SCORE-1';

interface Tally {
  raids: number;
  conquests: number;
  declines: number;
  turns: number;
  coins: number;
  bonus: number;
  price: number;
  rolls: number;
  losses: number;
  guards: number;
  picks: number;
  bargains: number;
}

const blank = (): Tally => ({
  raids: 0,
  conquests: 0,
  declines: 0,
  turns: 0,
  coins: 0,
  bonus: 0,
  price: 0,
  rolls: 0,
  losses: 0,
  guards: 0,
  picks: 0,
  bargains: 0,
});

function enter(tallies: readonly Tally[], event: Event, acting: number): void {
  switch (event.type) {
    case 'conquered':
      tallies[event.seat].conquests++;
      return;
    case 'deployed':
      tallies[event.seat].guards++;
      return;
    case 'rolled':
      tallies[event.seat].rolls++;
      return;
    case 'declined':
      tallies[event.seat].declines++;
      return;
    case 'picked':
      tallies[event.seat].picks++;
      tallies[event.seat].price += event.price - event.found;
      if (event.price <= event.found) tallies[event.seat].bargains++;
      return;
    case 'lost':
      if (event.seat === undefined || event.seat === acting) return;
      tallies[acting].raids++;
      tallies[event.seat].losses++;
      return;
    case 'scored':
      tallies[event.seat].turns++;
      tallies[event.seat].coins += event.total;
      for (const { amount, rule } of event.items) if (rule !== REGIONS) tallies[event.seat].bonus += amount;
      return;
    default:
  }
}

/** By seat, in the order of TRAITS. */
export function traitsIn(setup: Setup, moves: readonly string[]): number[][] {
  const start = newGame(setup);
  const tallies = start.active.map(blank);
  for (const { events, seat } of walk(start, moves)) for (const event of events) enter(tallies, event, seat);
  return tallies.map(({ bargains, bonus, coins, conquests, declines, guards, losses, picks, price, raids, rolls, turns }) => [
    raids / Math.max(1, conquests),
    conquests / turns,
    declines,
    turns / (1 + declines),
    bonus / Math.max(1, coins),
    price / Math.max(1, picks),
    rolls / turns,
    losses / turns,
    guards / turns,
    bargains / Math.max(1, picks),
  ]);
}

export interface Sample {
  readonly character: Character;
  readonly traits: readonly number[];
}

/** Tells who somebody is by how they played. */
export type Judge = (traits: readonly number[]) => Character;

/** Learns from games whose players are known: whose mean is nearest, measured by how much figures vary among players of one kind. */
export function judgeOf(samples: readonly Sample[]): Judge {
  const size = TRAITS.length;
  const spreads = TRAITS.map((_, i) => {
    const all = samples.map(({ traits }) => traits[i]);
    return Math.sqrt(mean(all.map((n) => (n - mean(all)) ** 2))) || 1;
  });
  const scaled = (traits: readonly number[]): number[] => traits.map((n, i) => n / spreads[i]);
  const kinds = CHARACTERS.map((character) =>
    samples.filter((sample) => sample.character === character).map(({ traits }) => scaled(traits)),
  );
  const means = kinds.map((rows) => TRAITS.map((_, i) => mean(rows.map((row) => row[i]))));
  const within = emptySums(size);
  for (const [kind, rows] of kinds.entries())
    for (const row of rows)
      addRow(
        within,
        row.map((n, i) => n - means[kind][i]),
        0,
      );
  const none = TRAITS.map(() => 0);
  const directions = means.map((middle) =>
    solved(
      { ...within, products: Float64Array.from(middle, (n) => n * samples.length) },
      none,
      none.map(() => 1),
    ),
  );
  return (traits) => {
    const own = scaled(traits);
    const nearness = directions.map((direction, kind) => direction.reduce((sum, n, i) => sum + n * (own[i] - means[kind][i] / 2), 0));
    return CHARACTERS[nearness.indexOf(Math.max(...nearness))];
  };
}

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length);
