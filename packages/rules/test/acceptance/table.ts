/** What the acceptance tests share: two small boards as plain data and a few words to play on them. Everything goes through the public index. */
import {
  apply,
  type Board,
  cost,
  forecast,
  IllegalMove,
  legalMoves,
  outcome,
  type Position,
  position,
  type State,
  snapshot,
  text,
  toDecide,
} from '../../src/index.ts';

/** Two edges, a sea with a coast, a lake, every terrain and symbol once at least. */
export const vale: Board = {
  id: 'vale',
  regions: [
    { terrain: 'farmland', edge: true, borders: [1, 2, 6] },
    { terrain: 'hill', borders: [0, 2, 3, 8] },
    { terrain: 'mountain', symbols: ['mine'], borders: [0, 1, 3, 4] },
    { terrain: 'forest', symbols: ['magic'], borders: [1, 2, 4, 5, 8] },
    { terrain: 'swamp', symbols: ['cavern'], borders: [2, 3, 5] },
    { terrain: 'farmland', symbols: ['cavern'], native: true, edge: true, borders: [3, 4, 7] },
    { terrain: 'sea', edge: true, borders: [0, 7] },
    { terrain: 'hill', borders: [5, 6] },
    { terrain: 'lake', borders: [1, 3] },
  ],
};

/** Two islands: 0 to 5 and 6 to 9. */
export const isles: Board = {
  id: 'isles',
  regions: [
    { terrain: 'farmland', anchor: true, island: 0, borders: [1, 2] },
    { terrain: 'forest', symbols: ['magic'], island: 0, borders: [0, 2, 3] },
    { terrain: 'mountain', symbols: ['cavern'], island: 0, borders: [0, 1, 3] },
    { terrain: 'hill', marker: true, island: 0, borders: [1, 2, 4, 5] },
    { terrain: 'swamp', anchor: true, island: 0, borders: [3, 5] },
    { terrain: 'lake', island: 0, borders: [3, 4] },
    { terrain: 'farmland', symbols: ['cavern'], anchor: true, island: 1, borders: [7, 8] },
    { terrain: 'swamp', symbols: ['magic'], island: 1, borders: [6, 8, 9] },
    { terrain: 'forest', marker: true, island: 1, borders: [6, 7, 9] },
    { terrain: 'hill', anchor: true, island: 1, borders: [7, 8] },
  ],
};

type Written = Omit<Position, 'edition' | 'board'> & Partial<Pick<Position, 'board'>>;

export const classic = (p: Written): State => position({ edition: 'classic', board: vale, ...p });
export const azeroth = (p: Written): State => position({ edition: 'azeroth', board: isles, ...p });

export type Regions = NonNullable<Position['regions']>;

/** Seat 0 conquers, against seat 1. */
export const fight = (mine: object, theirs: object, regions: Regions, more: object = {}): State =>
  azeroth({ phase: 'conquest', seats: [mine, theirs], regions, ...more });
export const brawl = (mine: object, theirs: object, regions: Regions, more: object = {}): State =>
  classic({ phase: 'conquest', seats: [mine, theirs], regions, ...more });
export const people = (race: string, power: string, inHand = 0, more: object = {}) => ({ active: { race, power, hand: inHand, ...more } });

export const twoOrcs = (): State =>
  brawl(people('orcs', 'forest', 4), people('elves', 'hill'), { 0: { race: 'orcs', tokens: 1 }, 3: { race: 'elves', tokens: 2 } });
export const orcsAtStart = (): State =>
  classic({
    seats: [people('orcs', 'forest'), people('elves', 'hill')],
    regions: { 0: { race: 'orcs', tokens: 5 }, 3: { race: 'elves', tokens: 2 } },
  });

export const plain = (x: unknown): unknown => JSON.parse(JSON.stringify(x));
export const lines = (s: State): string[] => legalMoves(s).map(text);
export const after = (s: State, ...moves: readonly string[]): State => moves.reduce((now, move) => apply(now, move).state, s);
export const total = (s: State, region: number, ability?: string): number | undefined => cost(s, region, ability).total;
export const sum = (items: readonly { readonly amount: number }[]): number => items.reduce((all, { amount }) => all + amount, 0);
export const coins = (s: State): (number | undefined)[] => snapshot(s).seats.map((seat) => seat.coins);
export const tokens = (s: State, region: number): number | undefined => snapshot(s).regions?.[region]?.tokens;
export const holder = (s: State, region: number): string | undefined => snapshot(s).regions?.[region]?.race;
export const pieces = (s: State, region: number): Readonly<Record<string, number>> => snapshot(s).regions?.[region]?.pieces ?? {};
export const markers = (s: State, region: number): readonly string[] => snapshot(s).regions?.[region]?.markers ?? [];
export const hand = (s: State, seat: number): number => snapshot(s).seats[seat].active?.hand ?? 0;

export const uses = (s: State): string[] => lines(s).filter((m) => m.startsWith('use'));

/** Regions of the plain conquests, or rolls, on offer. */
export const targets = (s: State, word = 'conquer'): number[] =>
  lines(s)
    .filter((m) => m.startsWith(`${word} `) && !m.includes('with'))
    .map((m) => Number(m.split(' ')[1]))
    .sort((a, b) => a - b);

/** The forecast, by rule. */
export function items(s: State): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { rule, amount } of forecast(s)) sums[rule] = (sums[rule] ?? 0) + amount;
  return sums;
}

/** Every token of the seat whose turn it is goes to one region. */
export function place(s: State, region: number): State {
  let now = s;
  while (lines(now).includes(`deploy ${region}`) && toDecide(now) === snapshot(now).seat) now = after(now, `deploy ${region}`);
  return now;
}

export function refused(s: State, move: string): IllegalMove {
  try {
    apply(s, move);
  } catch (error) {
    if (error instanceof IllegalMove) return error;
    throw error;
  }
  throw new Error(`${move} was taken`);
}

/** Plays on by a fixed rule (the last listed move) until the seat's turn is over or the game is. */
export function toEndOfTurn(s: State): State {
  const { seat, round } = snapshot(s);
  let now = s;
  for (let moves = 0; moves < 200; moves++) {
    if (outcome(now) !== undefined || snapshot(now).seat !== seat || snapshot(now).round !== round) return now;
    const options = lines(now);
    now = after(now, options.includes('done') ? 'done' : (options.at(-1) ?? ''));
  }
  throw new Error('the turn does not end');
}
