/**
 * Turns that were planned before. Playouts of a turn differ in dice and in what lies hidden, and come to the same tables again and again: what a planner does there is known
 * from the first time, as long as it hung on nothing that the table does not show.
 */
import type { State } from '@elbowroom/rules';
import { drawn } from './packed.ts';
import { PLANNER, type Plan, plansFor, type Searcher } from './turn-search.ts';
import type { Weights } from './weights.ts';

/** What a planner would do, the best first, and how many moves it tried out to know. */
export interface Foreseen {
  readonly plans: readonly Pick<Plan, 'moves' | 'value'>[];
  readonly tried: number;
}

/** Turns that are kept at a time: with a phone in mind. */
const MOST_TURNS = 2048;
const known = new Map<string, Foreseen>();
/** Whose turns they are. */
let world: State['world'] | undefined;
let eyes: Weights | undefined;

/** For those who measure or compare: nothing has been planned yet. */
export const forgetTurns = (): void => known.clear();

/** The plans for the turn of the seat that conquers, expands or picks now. */
export function foreseen(s: State, weights: Weights, seat: number): Foreseen {
  if (s.world !== world || weights !== eyes || known.size >= MOST_TURNS) known.clear();
  world = s.world;
  eyes = weights;
  const key = s.dice.length > 0 ? undefined : table(s);
  const found = key === undefined ? undefined : known.get(key);
  if (found !== undefined) return found;
  const before = drawn();
  const how: Searcher = { weights, seat, breadth: PLANNER, tried: 0 };
  const plans = plansFor(s, how).map(({ moves, value }) => ({ moves, value }));
  const fresh = { plans, tried: how.tried };
  if (key !== undefined && drawn() === before) known.set(key, fresh);
  return fresh;
}

/** Room for the numbers of a state, and the same as the letters of a key, two each. */
const numbers = new Int32Array(8192);
const letters = new Uint16Array(numbers.buffer);
let count = 0;

function write(list: readonly number[]): void {
  numbers[count++] = list.length;
  for (let i = 0; i < list.length; i++) numbers[count++] = list[i];
}

/** All of a state that a turn may hang on. Seed, counters and stacks are left out: what they would bring is drawn, or comes when the turn is over. */
function table(s: State): string {
  count = 0;
  write([s.rounds, s.round, s.first, s.turn, s.stage, s.step, s.acting, s.begun, s.attacked, s.retreating]);
  for (const list of [s.coins, s.active, s.owner, s.power, s.standing, s.tray, s.hand, s.aside, s.holder, s.tokens]) write(list);
  for (const list of [s.pieces, s.kept, s.supply, s.faces, s.pile, s.markerAt, s.markerUp]) write(list);
  for (const list of [s.today, s.memory, s.conquests, s.prompts]) write(list);
  for (const list of [...s.columns, s.powers, s.offerCoins]) write(list);
  return String.fromCharCode(...letters.subarray(0, 2 * count));
}
