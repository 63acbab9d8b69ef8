/** Rubbish, and real games bent out of shape: position() throws Refused, or returns a state that is in order and plays on. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { numbers } from '../../test/invariants/numbers.ts';
import { peoples } from '../../test/invariants/peoples.ts';
import { pieces } from '../../test/invariants/pieces.ts';
import { regions } from '../../test/invariants/regions.ts';
import { tiles } from '../../test/invariants/tiles.ts';
import { tokens } from '../../test/invariants/tokens.ts';
import { oneOf, type Random, randomFrom } from '../../test/random.ts';
import { moveBuffer, moves, newGame, type Position, position, Refused, type State, snapshot, step, toDecide } from '../index.ts';
import { STAGES } from './position.ts';
import { POSITION_KEYS } from './read-position.ts';

/** Lone tokens of a people that goes in pairs may be written down: they play on. */
const LENIENT = 'a people that keeps tokens together has as many in each region';
const inOrder = [...numbers, ...peoples, ...pieces, ...regions, ...tiles, ...tokens].flatMap(({ name, state }) =>
  state === undefined || name === LENIENT ? [] : [state],
);
vi.setConfig({ testTimeout: 60_000 });

const buffer = moveBuffer();

/** Whether it was taken; if so it has been played for a while. */
function stands(given: unknown): boolean {
  let s: State;
  try {
    s = position(given as Position);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(error.faults.length).toBeGreaterThan(0);
    return false;
  }
  const game = {} as Parameters<(typeof inOrder)[number]>[1];
  const random = randomFrom('on');
  for (let i = 0; i < 40; i++) {
    for (const check of inOrder) check(s, game);
    if (toDecide(s) === undefined) break;
    const count = moves(s, buffer);
    expect(count).toBeGreaterThan(0);
    step(s, buffer.list[random(count)]);
  }
  return true;
}

function somewhere(seed: string): Position {
  const random = randomFrom(seed);
  const s = newGame({ edition: oneOf(random, ['classic', 'azeroth']), seats: 2 + random(4), seed });
  const length = random(600);
  for (let i = 0; i < length && toDecide(s) !== undefined; i++) step(s, buffer.list[random(moves(s, buffer))]);
  return JSON.parse(JSON.stringify(snapshot(s)));
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);

function bend(value: unknown, path: Path, to: unknown): void {
  const parent = valueAt(value, path.slice(0, -1));
  if (typeof parent === 'object' && parent !== null && path.length > 0) Reflect.set(parent, path.at(-1) ?? '', to);
}

const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'x',
  'natives',
  '__proto__',
  -1,
  0,
  1,
  2,
  7,
  63,
  64,
  99,
  1e9,
  0.5,
  Number.NaN,
  -0,
  [],
  {},
  [null],
  ...STAGES,
];

/** One place of a game gets another value: an odd one, one from elsewhere in the game, or another small number. */
function bent(whole: Position, random: Random): unknown {
  const copy: unknown = structuredClone(whole);
  const key = oneOf(random, [...Object.keys(whole), 'memory', 'prompts']);
  const paths = pathsOf(whole).filter(([first]) => first === key);
  const path = paths.length === 0 ? [key] : oneOf(random, paths);
  const elsewhere = oneOf(random, pathsOf(whole));
  const old = valueAt(whole, path);
  bend(
    copy,
    path,
    structuredClone(typeof old === 'number' && random(2) > 0 ? random(12) : random(3) > 0 ? oneOf(random, ODD) : valueAt(whole, elsewhere)),
  );
  return copy;
}

/** The frame of a turn put together anew: stage, seat, who acts, what is asked. Everything is well-formed, hardly anything fits. */
function reframed(whole: Position, random: Random): unknown {
  const copy: { -readonly [K in keyof Position]: Position[K] } = structuredClone(whole);
  const seats = copy.seats.length;
  const maybe = <T>(value: T): T | undefined => (random(2) > 0 ? value : undefined);
  const lost = random(3) > 0 ? undefined : random(seats);
  const gone = lost === undefined ? undefined : copy.seats[lost].active?.race;
  if (lost !== undefined) {
    const { active: _gone, ...rest } = copy.seats[lost];
    copy.seats = copy.seats.with(lost, rest);
    copy.regions = Object.fromEntries(Object.entries(copy.regions ?? {}).filter(([, { race }]) => gone === undefined || race !== gone));
  }
  copy.seat = maybe(random(seats)) ?? copy.seat ?? 0;
  const mine = copy.seats[copy.seat];
  const acting = maybe(oneOf(random, [mine.active?.race, ...(mine.declined ?? []).map(({ race }) => race)]));
  const { acting: _was, ...memory } = copy.memory ?? {};
  copy.memory = {
    ...memory,
    stage: maybe(oneOf(random, STAGES)) ?? memory.stage ?? 'start',
    begun: random(3),
    step: random(4),
    ...(acting === undefined ? {} : { acting }),
  };
  const askers = [
    'amazons',
    'diplomat',
    'stout',
    'tauren',
    'goblins',
    'gnomes',
    'ethereals',
    'humans',
    'worgen',
    'forsaken',
    'entrenched',
    'defensive',
    'battlefield',
    'aegis-of-aggramar',
    'heart-of-azeroth',
  ];
  const small = (): number => random(random(2) > 0 ? 3 : 0xfffff);
  if (random(2) > 0)
    copy.prompts = Array.from({ length: 1 + random(2) }, () => ({
      ability: oneOf(random, askers),
      seat: random(seats),
      a: small(),
      b: small(),
    }));
  return copy;
}

test('any JSON at all is refused or stands', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (given) => void stands(given)),
    { numRuns: 150, seed: 1 },
  );
});

test('anything at all is refused or stands, what is no JSON too', () => {
  fc.assert(
    fc.property(
      fc.anything({
        withBigInt: true,
        withDate: true,
        withMap: true,
        withNullPrototype: true,
        withSparseArray: true,
        withTypedArray: true,
      }),
      (given) => void stands(given),
    ),
    { numRuns: 150, seed: 1 },
  );
});

test('a position with rubbish in any of its fields is refused or stands', () => {
  const rubbish = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...ODD));
  fc.assert(
    fc.property(
      fc.constantFrom(...POSITION_KEYS),
      rubbish,
      fc.nat({ max: 5 }),
      (key, value, game) => void stands({ ...somewhere(`field ${game}`), [key]: value }),
    ),
    { numRuns: 150, seed: 1 },
  );
});

test('a real game with one place bent is refused or stands', () => {
  let taken = 0;
  for (let game = 0; game < 40; game++) {
    const whole = somewhere(`bent ${game}`);
    const random = randomFrom(`bent ${game}`);
    for (let i = 0; i < 25; i++) if (stands(bent(whole, random))) taken++;
  }
  expect(taken).toBeGreaterThan(100); // so that it is not refusals alone that are tried
});

test('a real game with the frame of its turn put together anew is refused or stands', () => {
  let taken = 0;
  for (let game = 0; game < 60; game++) {
    const whole = somewhere(`frame ${game}`);
    const random = randomFrom(`frame ${game}`);
    for (let i = 0; i < 25; i++) if (stands(reframed(whole, random))) taken++;
  }
  expect(taken).toBeGreaterThan(100);
});
