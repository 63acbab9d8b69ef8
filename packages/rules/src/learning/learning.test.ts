import { expect, test } from 'vitest';
import { randomFrom } from '../../test/random.ts';
import { unpack } from '../core/move.ts';
import { NONE } from '../core/state.ts';
import { clone, determinize, moveBuffer, moves, newGame, type Setup, type State, step, text, toDecide, view } from '../index.ts';
import {
  ACTIONS,
  blocks,
  firstAction,
  HALF,
  meant,
  OBSERVATION,
  observationTables,
  observed,
  secondAction,
  writeMask,
  writeObservation,
} from '../learning.ts';

const EDITIONS: readonly Omit<Setup, 'seats' | 'seed'>[] = [
  { edition: 'classic' },
  { edition: 'azeroth' },
  { edition: 'azeroth', variant: 'battle' },
];
const SEATS = [2, 3, 4, 5];
const GAMES = 6;
const buffer = moveBuffer();

/** Every position of a few random games of every edition and number of seats. */
function everyPosition(look: (s: State, line: string) => void): number {
  let count = 0;
  for (const edition of EDITIONS)
    for (const seats of SEATS)
      for (let game = 0; game < GAMES; game++) {
        const setup: Setup = { ...edition, seats, seed: `learning ${game}` };
        const random = randomFrom(JSON.stringify(setup));
        const s = newGame(setup);
        for (; toDecide(s) !== undefined; count++) {
          look(s, `${JSON.stringify(setup)} after ${count} positions`);
          step(s, buffer.list[random(moves(s, buffer))]);
        }
      }
  return count;
}

/** Quick: what differs is shown by `expect`. */
const isSame = (a: Uint8ClampedArray, b: Uint8ClampedArray): boolean => a.every((byte, i) => byte === b[i]);

const opened = (mask: Uint8ClampedArray): number[] => [...mask.keys()].filter((action) => mask[action] === 1);

/** Every move that can be said: of one action, or of two. */
function sayable(s: State, list: Int32Array): number[] {
  const mask = new Uint8ClampedArray(ACTIONS);
  const saying = (half: number): number[] => {
    writeMask(s, list, list.length, half, mask, 0);
    return opened(mask);
  };
  const place = (half: number, action: number): number => meant(s, list, list.length, half, action);
  return saying(NONE).flatMap((action) => {
    const at = place(NONE, action);
    return at === HALF ? saying(action).map((second) => place(action, second)) : [at];
  });
}

test('what can be said is what is legal, each move in one way', () => {
  const positions = everyPosition((s, line) => {
    const list = buffer.list.slice(0, moves(s, buffer));
    const said = sayable(s, list).sort((a, b) => a - b);
    if (said.some((at, i) => at !== i) || said.length !== list.length) expect(said, line).toEqual([...list.keys()]);
  });
  expect(positions).toBeGreaterThan(10_000);
});

test('whatever is not open means nothing', () => {
  const s = newGame({ edition: 'classic', seats: 2, seed: 'closed' });
  const list = buffer.list.slice(0, moves(s, buffer));
  const mask = new Uint8ClampedArray(ACTIONS);
  writeMask(s, list, list.length, NONE, mask, 0);
  for (const action of [...mask.keys(), ACTIONS, 65_535]) expect(meant(s, list, list.length, NONE, action) >= 0).toBe(mask[action] === 1);
});

test('actions fill their blocks and no more', () => {
  expect(blocks.at(-1)).toMatchObject({ at: ACTIONS - 1, count: 1 });
  const used = new Set<number>();
  everyPosition((s) => {
    const count = moves(s, buffer);
    for (let i = 0; i < count; i++) {
      const [first, second] = [firstAction(s, buffer.list[i]), secondAction(buffer.list[i])];
      if (first < 0 || first >= ACTIONS || second >= ACTIONS)
        throw new Error(`${text(unpack(s.world, buffer.list[i]))}: ${first}, ${second}`);
      used.add(first);
    }
  });
  const isUsed = (name: string): boolean => {
    const { at = 0, count = 0 } = blocks.find((block) => block.name === name) ?? {};
    return [...used].some((action) => action >= at && action < at + count);
  };
  expect(['word', 'pick', 'abandon', 'attack', 'put', 'race', 'power', 'answer', 'number'].filter((name) => !isUsed(name))).toEqual([]);
});

test('an observation shows nothing that its seat may not know: hidden facts dealt anew look the same', () => {
  const [seen, again] = [new Uint8ClampedArray(OBSERVATION), new Uint8ClampedArray(OBSERVATION)];
  const masks = [new Uint8ClampedArray(ACTIONS), new Uint8ClampedArray(ACTIONS)] as const;
  let [compared, differing] = [0, 0];
  const random = randomFrom('hidden');
  everyPosition((s, line) => {
    if (random(30) > 0) return;
    for (let seat = 0; seat < s.active.length; seat++) {
      const other = determinize(view(s, seat), `anew ${compared++}`);
      writeObservation(s, seat, NONE, seen, 0);
      writeObservation(other, seat, NONE, again, 0);
      if (!isSame(again, seen)) expect(again, `${line}, seat ${seat}`).toEqual(seen);
      if (String(other.powerStack) !== String(s.powerStack)) differing++;
      if (seat !== toDecide(s)) continue;
      for (const [i, one] of [s, other].entries()) writeMask(one, buffer.list, moves(one, buffer), NONE, masks[i], 0);
      if (!isSame(...masks)) expect(masks[1], `${line}, seat ${seat}`).toEqual(masks[0]);
    }
  });
  expect(differing).toBeGreaterThan(compared / 2);
});

test('an observation is all bytes, each with a name', () => {
  const last = observationTables.at(-1);
  expect((last?.at ?? 0) + (last?.count ?? 0) * (last?.fields.length ?? 0)).toBe(OBSERVATION);
  const s = newGame({ edition: 'azeroth', seats: 3, seed: 'bytes' });
  const into = new Uint8ClampedArray(OBSERVATION).fill(77);
  writeObservation(s, 1, NONE, into, 0);
  const from = clone(s);
  const again = new Uint8ClampedArray(OBSERVATION);
  writeObservation(from, 1, NONE, again, 0);
  expect(again).toEqual(into);
  const tableAt = (name: string): number => observationTables[0].fields.findIndex((field) => field.name === name);
  expect([into[tableAt('seats')], into[tableAt('seat')], into[tableAt('round')]]).toEqual([3, 1, 1]);
});

test('every piece on the map is shown where it lies', () => {
  const seen = new Uint8ClampedArray(OBSERVATION);
  const region = observationTables.find(({ name }) => name === 'region');
  const first = region?.fields.findIndex(({ name }) => name === 'piece-0') ?? NONE;
  const shown = (r: number, kind: number): number => seen[(region?.at ?? 0) + r * (region?.fields.length ?? 0) + first + kind];
  let count = 0;
  everyPosition((s, line) => {
    if (s.pieces.every((here) => here === 0)) return;
    writeObservation(s, 0, NONE, seen, 0);
    for (const [i, here] of s.pieces.entries()) {
      const [r, kind] = [i % s.world.size, Math.floor(i / s.world.size)];
      count += here;
      if (shown(r, kind) !== here) expect(shown(r, kind), `${line}: ${s.world.pieces[kind].id} in ${r}`).toBe(here);
    }
  });
  expect(count).toBeGreaterThan(1000);
});

test('a view is enough: it shows the same bytes, and names each move by its actions', () => {
  const seen = new Uint8ClampedArray(OBSERVATION);
  const random = randomFrom('views');
  everyPosition((s, line) => {
    const seat = toDecide(s) ?? NONE;
    if (random(20) > 0) return;
    const { actions, observation } = observed(view(s, seat));
    writeObservation(s, seat, NONE, seen, 0);
    if (!isSame(observation, seen)) expect(observation, line).toEqual(seen);
    const list = buffer.list.slice(0, moves(s, buffer));
    const said = actions.map(([first, second]) => meant(s, list, list.length, second === undefined ? NONE : first, second ?? first));
    if (said.some((at, i) => at !== i) || said.length !== list.length) expect(said, line).toEqual([...list.keys()]);
  });
  const s = newGame({ edition: 'classic', seats: 2, seed: 'other' });
  expect(observed(view(s, 1 - (toDecide(s) ?? 0))).actions).toEqual([]);
});
