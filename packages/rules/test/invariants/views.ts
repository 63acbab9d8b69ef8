import { isDeepStrictEqual } from 'node:util';
import { apply, cost, forecast, legalMoves, outcome, toDecide } from '../../src/api.ts';
import type { Event, Item } from '../../src/core/event.ts';
import { text } from '../../src/core/move.ts';
import type { Read, State } from '../../src/core/state.ts';
import { reveals } from '../../src/history/reveals.ts';
import { determinize } from '../../src/views/determinize.ts';
import { difference, patched } from '../../src/views/difference.ts';
import { type Foreseen, foresee } from '../../src/views/foresee.ts';
import { known, UNTOLD } from '../../src/views/known.ts';
import { type View, view } from '../../src/views/view.ts';
import { fillPurse } from '../purse.ts';
import type { Random } from '../random.ts';
import { type Check, demand } from './check.ts';

/** Asked about everything is one state in so many; looked at ahead and compared, one move in so many. */
const ASK = 20;
const FORESEE = 10;

export const views: Check[] = [
  {
    name: 'a view is enough: it is laid out as the table stands, and answers as the state does',
    state: (s, { random }) => {
      if (random(ASK) > 0) return;
      for (const seat of new Set([undefined, toDecide(s), random(s.active.length)])) demandAlike(s, view(s, seat));
    },
  },
  {
    name: 'what reveals nothing does the same in any other world that fits the view, and what is foreseen comes true',
    move: ({ before, after, line, events, game: { random } }) => {
      if (random(FORESEE) > 0) return;
      const seat = toDecide(before);
      const [seen, came] = [view(before, seat), { events, view: view(after, seat) }];
      const foreseen = foresee(seen, line);
      demandSame(`${line} so far`, foreseen.events, events.slice(0, foreseen.events.length));
      if (foreseen.view !== undefined) demandSame(`${line} as foreseen`, { events: foreseen.events, view: foreseen.view }, came);
      if (foreseen.score !== undefined) demandSame(`${line} as scored`, foreseen.score, scoreOf(events, seat));
      demand(foreseen.view === undefined || !reveals(events), () => `${line} was foreseen, and revealed something`);
      if (!reveals(events) && before.coins.every((coins) => coins >= ENOUGH))
        demandSame(`${line} elsewhere`, elsewhere(seen, line, random), came);
    },
  },
  {
    name: 'a view can be had from the one before and the difference',
    move: ({ before, after, game: { random } }) => {
      if (random(FORESEE) > 0) return;
      const seat = random(before.active.length);
      const [was, is] = [view(before, seat), view(after, seat)];
      demandSame('patched', patched(was, JSON.parse(JSON.stringify(difference(was, is)))), is);
    },
  },
];

/** What the events say that a seat scores. */
const scoreOf = (events: readonly Event[], seat: number | undefined): readonly Item[] | undefined =>
  events.flatMap((event) => (event.type === 'scored' && event.seat === seat ? [event.items] : []))[0];

/** More than one move can cost somebody else. */
const ENOUGH = 10;

/** The same move where everything that the seat cannot see is otherwise; nobody is too poor to pay, there as here. */
function elsewhere(seen: View, line: string, random: Random): Foreseen {
  const other = determinize(seen, String(random(1e6)));
  for (const [seat, { coins }] of seen.seats.entries()) if (coins === undefined) fillPurse(other, seat, other.coins[seat] + ENOUGH);
  const { state, events } = apply(other, line);
  return { events, view: view(state, seen.viewer) };
}

/** Throws unless whatever may be asked of a view gets the answer that the state gives. */
export function demandAlike(s: State, seen: View): void {
  demandLaidOut(s, seen);
  const decides = toDecide(s);
  demand(toDecide(seen) === decides && seen.toDecide === decides, () => `${decides} decides, the view says ${toDecide(seen)}`);
  demandSame('the outcome', outcome(seen), outcome(s));
  demandSame('the forecast', forecast(seen), forecast(s));
  demandSame('the moves', legalMoves(seen).map(text), seen.viewer !== undefined && seen.viewer === decides ? legalMoves(s).map(text) : []);
  const isPurseKnown = seen.seats[s.turn].coins !== undefined;
  const together = legalMoves(s).flatMap((move) => ('with' in move && move.with !== undefined ? [move.with.join(' ')] : []));
  const attacks = new Set([undefined, s.world.attacks[s.round % s.world.attacks.length].id, ...together]);
  for (let r = 0; r < s.world.size; r++) {
    for (const attack of attacks) {
      const [from, real] = [cost(seen, r, attack), cost(s, r, attack)];
      if (real.blocked?.what === 'too-few-coins' && !isPurseKnown) demand(from.blocked === undefined, () => 'a purse shows');
      else demandSame(`the cost of ${r} with ${attack}`, from, real);
    }
  }
}

const demandSame = (what: string, from: unknown, real: unknown): void =>
  demand(isDeepStrictEqual(from, real), () => `${what}: ${JSON.stringify(from)} from the view, ${JSON.stringify(real)} from the state`);

/** Fields that lie open, all of them. */
const OPEN = [
  'names',
  'rounds',
  'round',
  'first',
  'turn',
  'stage',
  'step',
  'acting',
  'begun',
  'attacked',
  'retreating',
  'active',
  'owner',
  'power',
  'standing',
  'tray',
  'hand',
  'aside',
  'holder',
  'tokens',
  'pieces',
  'kept',
  'supply',
  'markerUp',
  'today',
  'memory',
  'conquests',
  'prompts',
  'columns',
  'powers',
  'offerCoins',
] as const satisfies (keyof Read)[];

function demandLaidOut(s: State, seen: View): void {
  const laid = known(seen);
  for (const field of OPEN) demandSame(field, laid[field], s[field]);
  demandSame('discards', [...laid.powerDiscards].sort(), [...s.powerDiscards].sort());
  demand(laid.world === s.world && laid.pile.length === s.pile.length, () => 'another world');
  for (const [m, up] of s.markerUp.entries()) if (up === 1) demandSame('markerAt', laid.markerAt[m], s.markerAt[m]);
  for (const [seat, { coins = UNTOLD }] of seen.seats.entries()) demandSame('coins', laid.coins[seat], coins);
}
