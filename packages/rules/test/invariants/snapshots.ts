import { isDeepStrictEqual } from 'node:util';
import { apply, legalMoves, toDecide } from '../../src/api.ts';
import { text } from '../../src/core/move.ts';
import type { State } from '../../src/core/state.ts';
import { hash } from '../../src/hash.ts';
import { position } from '../../src/positions/build.ts';
import { snapshot } from '../../src/positions/snapshot.ts';
import { determinize } from '../../src/views/determinize.ts';
import { view } from '../../src/views/view.ts';
import { oneOf } from '../random.ts';
import { type Check, demand } from './check.ts';

/** Saved and looked at is one state in so many; from there a copy plays on for some moves. */
const SAVE = 24;
const LOOK = 24;
const PLAY_ON = 12;

const lines = (s: State): string[] => legalMoves(s).map(text);

export const snapshots: Check[] = [
  {
    name: 'a state written out as JSON and read back plays on identically',
    state: (s, { random }) => {
      if (random(SAVE) > 0) return;
      let [here, there] = [s, position(JSON.parse(JSON.stringify(snapshot(s))))];
      for (let i = 0; ; i++) {
        demand(hash(here) === hash(there), () => `another state after ${i} moves: ${difference(here, there)}`);
        if (i === PLAY_ON || toDecide(here) === undefined) return;
        const move = oneOf(random, lines(here));
        [here, there] = [apply(here, move).state, apply(there, move).state];
      }
    },
  },
  {
    name: 'views leak nothing: with other secrets a seat sees the same and may do the same',
    state: (s, { random }) => {
      if (random(LOOK) > 0) return;
      const decides = toDecide(s);
      for (const seat of new Set([undefined, decides, random(s.active.length)])) {
        const seen = view(s, seat);
        demand(!JSON.stringify(seen).includes(JSON.stringify(s.seed)), () => `seat ${seat} sees the seed`);
        const other = determinize(seen, String(random(1e6)));
        demand(isDeepStrictEqual(view(other, seat), seen), () => `seat ${seat} sees a difference`);
        if (seat !== undefined && seat === decides) demand(isDeepStrictEqual(lines(other), lines(s)), () => `seat ${seat} has other moves`);
      }
    },
  },
];

function difference(a: State, b: State): string {
  const other = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a)
    .filter(([field, value]) => field !== 'world' && field !== 'log' && !isDeepStrictEqual(value, other.get(field)))
    .map(([field, value]) => `${field} ${JSON.stringify(value)} became ${JSON.stringify(other.get(field))}`)
    .join(', ');
}
