import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { complete, type Setup } from '@elbowroom/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chronicleOf } from './chronicle.ts';
import { type Game, UnreadableGame } from './game.ts';
import { readGameText, writeGameText } from './game-text.ts';
import { faultText, gamesWords } from './games-words.ts';
import { fragmentOf, readFragment } from './link.ts';
import { openGame } from './open.ts';

const folder = fileURLToPath(new URL('../../../../goldens', import.meta.url));
const goldens = readdirSync(folder).filter((name) => name.endsWith('.txt') && name !== 'README.md');
const golden = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');
const some = ['classic', 'azeroth', 'battle'].flatMap((kind) => goldens.filter((name) => name.startsWith(`${kind}-`)).slice(0, 3));

const region = fc.integer({ min: 0, max: 63 });
const word = fc.constantFrom('frostmourne', 'ashes-of-alar', 'hero', 'ally', 'portal-mage', 'none');
const move = fc.oneof(
  fc.constantFrom('expand', 'decline', 'done'),
  region.map((r) => `pick ${r}`),
  region.map((r) => `abandon ${r}`),
  region.map((r) => `deploy ${r}`),
  fc.tuple(region, word).map(([r, w]) => `deploy ${r} ${w}`),
  fc
    .tuple(fc.constantFrom('conquer', 'roll'), region, fc.array(word, { maxLength: 2 }))
    .map(([kind, r, w]) => `${kind} ${r}${w.length > 0 ? ` with ${w.join(' ')}` : ''}`),
  fc.tuple(word, fc.array(region, { maxLength: 2 })).map(([w, r]) => ['use', w, ...r].join(' ')),
  fc.tuple(word, fc.option(region)).map(([w, r]) => `choose ${w}${r === null ? '' : ` ${r}`}`),
  region.map((n) => `choose ${n}`),
);
/** A line of plain text, as names and seeds are. */
const text = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .string({ minLength: 1, maxLength, unit: 'grapheme' })
    .filter((it) => it.trim() !== '' && it.length <= 40 && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(it));
const game: fc.Arbitrary<Game> = fc.record({
  setup: fc.record({
    edition: fc.constantFrom('classic' as const, 'azeroth' as const),
    seats: fc.oneof(fc.integer({ min: 2, max: 5 }), fc.array(text(12), { minLength: 2, maxLength: 5 })),
    seed: text(30),
    rules: fc.constantFrom(1, 2),
  }),
  moves: fc.array(move, { maxLength: 60 }),
});

test('whatever is packed into a link comes out of it', async () => {
  await fc.assert(
    fc.asyncProperty(game, fc.option(fc.nat(500), { nil: undefined }), async (given, step) => {
      const fragment = await fragmentOf(given, step);
      expect(fragment).toMatch(/^#game\/1\.[\w-]+(@\d+)?$/);
      expect(await readFragment(`https://example.org/play?x=1${fragment}`)).toEqual({ game: given, step });
    }),
    { numRuns: 200 },
  );
});

test('a link says what the table agreed on, and no more', async () => {
  const setup: Setup = {
    edition: 'azeroth',
    seats: 3,
    seed: 'x',
    rounds: 6,
    openPurses: true,
    rulings: { 'bombs-water': 'never' },
    values: { tauren: 8 },
  };
  const whole = complete(setup);
  const link = await fragmentOf({ setup: whole, moves: [] });
  const { game } = await readFragment(link);
  expect(game.setup).toMatchObject(setup);
  expect(game.setup.box).toBeUndefined();
  expect(complete(game.setup)).toEqual(whole);
  expect(writeGameText(game)).toBe(writeGameText({ setup: whole, moves: [] }));
  expect(link.length).toBeLessThan((await fragmentOf({ setup: { ...whole, box: whole.box?.slice(1) ?? [] }, moves: [] })).length - 200);
});

test('a game that nobody could have played is refused, though it was packed well', async () => {
  const given: Game = { setup: { edition: 'classic', seats: ['Anna\u2028', 'Bert\u2029\r'], seed: 'x', rules: 2 }, moves: ['pick 0'] };
  await expect(readFragment(await fragmentOf(given))).rejects.toMatchObject({ name: 'UnreadableGame', code: 'bad-setup' });
});

const thrown = async (text: string): Promise<unknown> => openGame(text).catch((error: unknown) => error);

test('no link and no file does harm: it opens, or it says why not', async () => {
  const good = await fragmentOf(readGameText(golden(some[0] ?? '')));
  const spoilt = fc
    .tuple(fc.nat(good.length), fc.string({ maxLength: 3 }))
    .map(([at, put]) => good.slice(0, at) + put + good.slice(at + 1));
  const files = fc.string({ maxLength: 200 }).map((text) => `rules: 1\nedition: classic\nseats: 2\n${text}`);
  await fc.assert(
    fc.asyncProperty(fc.oneof(spoilt, files, fc.string()), async (text) => {
      const result = await thrown(text);
      if (result instanceof Error) expect(result, String(result)).toBeInstanceOf(UnreadableGame);
    }),
    { numRuns: 150 },
  );
});

describe.each(some)('%s', (name) => {
  test('is read, replayed to its coins, and written as it was', async () => {
    const text = golden(name);
    const { chronicle } = await openGame(text);
    expect(chronicle.outcome?.coins.join(' ')).toBe(/^coins: (.*)$/m.exec(text)?.[1]);
    expect(writeGameText(chronicle.game)).toBe(text);
  });

  test('goes into a short link', async () => {
    const { setup, moves } = readGameText(golden(name));
    const given = { setup, moves };
    const fragment = await fragmentOf(given);
    expect(fragment.length / given.moves.length).toBeLessThan(3);
    expect(await readFragment(fragment)).toEqual({ game: given, step: undefined });
  });
});

test('names, a first seat and odd seeds survive the file', () => {
  const given: Game = {
    setup: { edition: 'classic', seats: ['Anna # 1', 'Chloé'], seed: ' a # b ', board: 'classic-2', first: 1 },
    moves: [],
  };
  expect(readGameText(writeGameText(given))).toMatchObject(given);
});

test.each([
  ['', 'empty'],
  ['hello', 'not-a-game'],
  ['https://example.org/', 'not-a-link'],
  ['#game/1.!!', 'damaged'],
  ['#game/1.AAAA', 'damaged'],
  ['#game/9.AAAA', 'newer'],
  ['rules: 99\nedition: classic\nseats: 2\n', 'newer'],
  ['edition: classic\nseats: 2\nseed: x\ntop: orcs hill\n', 'prepared'],
  ['edition: classic\nseats: 9\n', 'bad-setup'],
  ['edition: chess\nseats: 2\n', 'bad-setup'],
  ['edition: classic\nseats: 2\nseed: x\n\ndecline\n', 'bad-move'],
  ['edition: classic\nseats: 2\nseed: x\n\ncoins: 5 99\n', 'differs'],
  ['edition: classic\nseats: 2\nseed: x\n\nhash: 0123456789abcdef\n', 'differs'],
  [`edition: classic\nseats: 2\nseed: x\nseedhash: ${'0'.repeat(64)}\n`, 'differs'],
  ['edition: classic\nseats: 2\nseats: 3\n', 'damaged'],
  ['edition: classic\nseats: 2\nseed: x\n\nhello you\n', 'bad-move'],
  [`edition: classic\nseats: 2\n${'done\n'.repeat(90_000)}`, 'too-long'],
])('%j is refused as it should be', async (text, code) => {
  const error = await thrown(text);
  expect(error).toMatchObject({ name: 'UnreadableGame', code });
  for (const words of Object.values(gamesWords))
    if (error instanceof UnreadableGame) expect(faultText(words, error).length).toBeGreaterThan(10);
});

test('a link that unpacks to gigabytes is given up', async () => {
  const stream = new Blob(['a'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = Buffer.from(bytes).toString('base64url');
  expect(await thrown(`#game/1.${packed}`)).toMatchObject({ code: 'too-long' });
});

test('the first bad move is named', async () => {
  const { setup, moves } = readGameText(golden(some[0] ?? ''));
  expect(() => chronicleOf({ setup, moves: [...moves.slice(0, 5), 'pick 5'] })).toThrow(
    expect.objectContaining({ code: 'bad-move', move: 6 }),
  );
});
