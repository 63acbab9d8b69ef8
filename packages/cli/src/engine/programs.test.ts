/** Programs of others in the arena: those that keep to the protocol play, and those that do not lose and harm nobody. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complete, legalMoves, newGame, text, toDecide, view } from '@elbowroom/rules';
import { afterAll, expect, test } from 'vitest';
import { ONE_SHORT_GAME, typed } from '../../test/typed.ts';
import { entrantOf } from '../arena/entrant.ts';
import { playGame } from '../arena/game.ts';
import { HERE } from './checkout.ts';
import { EngineFault, startProgram } from './engine.ts';
import { planIn } from './reasons.ts';

const folder = mkdtempSync(join(tmpdir(), 'engines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EXAMPLE = `"${process.execPath}" "${join(HERE, 'packages', 'cli', 'examples', 'engine.mjs')}"`;
const PYTHON = `python3 "${join(HERE, 'python', 'examples', 'engine.py')}"`;
const hasPython = spawnSync('python3', ['--version']).status === 0;

let written = 0;
/** A program that answers each word with what the code says. */
function program(answers: string): string {
  const file = join(folder, `engine-${written++}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
let legal = [];
let count = 0;
const say = (line) => process.stdout.write(line + '\\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [word, rest = ''] = line.split(/ (.*)/s);
  if (word === 'legal') legal = rest.split(', ');
  ${answers}
}`,
  );
  return `"${process.execPath}" "${file}"`;
}

const GREETING = `if (word === 'elbowroom') say('name Test\\nready');`;

async function contested(...bots: string[]) {
  const asked = ['--bots', bots.join(), '--rounds', '4', '--steps', '1', '--games', '2', '--workers', '1', '--json'];
  const { code, complaints, said } = await typed('arena', ...asked);
  return { code, complaints, standings: code === 0 ? JSON.parse(said.join('\n')).standings : [] };
}

test.each([
  ['JavaScript', EXAMPLE, true],
  [`Python${hasPython ? '' : ' (not tried: there is no python3 here)'}`, PYTHON, hasPython],
])('the example in %s passes the check', { timeout: 300_000 }, async (_language, called, isThere) => {
  if (!isThere) return;
  const { code, said } = await typed('engine', 'check', called);
  expect(said.filter((line) => !line.startsWith('✓'))).toEqual([]);
  expect(code).toBe(0);
});

test('the example plays in the arena and beats a bot that does anything', { timeout: 120_000 }, async () => {
  const { standings } = await contested(EXAMPLE, 'random');
  expect(standings[0]).toMatchObject({ bot: EXAMPLE, games: 2, forfeits: 0 });
});

test.each([
  ['crashes', `${GREETING} if (word === 'go') process.exit(3);`, 'its process ended (3)'],
  ['cheats', `${GREETING} if (word === 'go') say('move conquer 999');`, '"conquer 999" is not a legal move'],
  ['babbles', `${GREETING} if (word === 'go') for (;;) say('x'.repeat(1000));`, /it said "xxx|it babbled/],
  ['babbles in asides', `${GREETING} if (word === 'go') for (let i = 0; i < 5000; i++) say('info ' + 'x'.repeat(1000));`, 'it babbled'],
  ['speaks twice', `${GREETING} if (word === 'go') say('move ' + legal[0] + '\\nmove ' + legal[0]);`, 'it spoke without being asked'],
])('a program that %s loses by that, and the others have their game', { timeout: 120_000 }, async (_what, answers, reason) => {
  const called = program(answers);
  const { code, said } = await typed('arena', '--bots', `${called},greedy`, ...ONE_SHORT_GAME);
  expect(code).toBe(0);
  const told = said.filter((line) => line.includes('forfeited')).join('\n');
  if (typeof reason === 'string') expect(told).toContain(reason);
  else expect(told).toMatch(reason);
  const { standings } = await contested(called, 'greedy');
  expect(standings).toMatchObject([
    { wins: 0, forfeits: 2, meanCoins: { value: 0 } },
    { wins: 2, forfeits: 0 },
  ]);
});

test('one that hangs is asked to stop, and not waited for', async () => {
  const hanging = await startProgram([process.execPath, program(GREETING).split('"')[3] ?? '']);
  await expect(hanging.ask('move', { stop: 20, end: 300 }, 'go 0 steps 1')).rejects.toThrow('did not answer within 0.3 s');
  expect(hanging.isGone()).toBe(true);
  const obedient = await startProgram([
    process.execPath,
    program(`${GREETING} if (word === 'stop') say('move done');`).split('"')[3] ?? '',
  ]);
  expect(await obedient.ask('move', { stop: 20, end: 60_000 }, 'go 0 steps 1')).toBe('done');
  obedient.end();
});

/** What comes of asking it once. */
async function asked(answers: string, end: number) {
  const engine = await startProgram([process.execPath, program(`${GREETING} ${answers}`).split('"')[3] ?? '']);
  return engine.ask('move', { stop: 10, end }, 'go 0 steps 1').finally(() => expect(engine.isGone()).toBe(true));
}

test.each([
  ['thinks aloud without end', `if (word === 'go') setInterval(() => say('info still here'), 5);`, 200, 'did not answer within 0.2 s'],
  [
    'never ends its line',
    `if (word === 'go') for (let i = 0; i < 40; i++) process.stdout.write('x'.repeat(1 << 16));`,
    60_000,
    'it babbled',
  ],
  ['says what is no text', `if (word === 'go') process.stdout.write(Buffer.from([0, 255, 254, 10, 128, 10]));`, 60_000, 'it said "'],
])('a program that %s is ended', async (_what, answers, end, reason) => {
  await expect(asked(answers, end)).rejects.toThrow(reason);
});

test.each([
  ['says nothing', `${GREETING} if (word === 'go') await new Promise(() => setInterval(() => {}, 1e6));`],
  ['is deaf to everything', `${GREETING} if (word === 'go') for (;;);`],
])('a program that %s forfeits its game in the arena, which is played out', async (_what, answers) => {
  const called = program(answers);
  const engine = startProgram(entrantOf(called)?.program ?? []);
  const contest = {
    edition: 'classic',
    bots: [called, 'greedy'],
    games: 1,
    seed: 'hung',
    budget: { steps: 1 },
    agreement: { rounds: 4 },
  } as const;
  const played = await playGame(
    contest,
    0,
    [],
    () => engine,
    () => ({ stop: 10, end: 100 }),
  );
  expect(played).toMatchObject({ wins: [0, 1], forfeits: [{ entrant: 0, reason: 'it did not answer within 0.1 s' }] });
  expect(played.coins[0]).toBe(0);
  expect((await engine).isGone()).toBe(true);
});

test('what is no engine is not admitted', async () => {
  expect((await contested('no/such/program', 'random')).complaints[0]).toContain('no/such/program: does not start');
  expect((await contested(program(`say('hello');`), 'random')).complaints[0]).toContain('it said "hello"');
  await expect(startProgram(['no-such-program'])).rejects.toThrow(EngineFault);
});

test('the check says what is wrong', { timeout: 120_000 }, async () => {
  const { code, said } = await typed('engine', 'check', program(`${GREETING} if (word === 'go') say('move ' + legal.at(-1) + '!');`));
  expect(code).toBe(1);
  expect(said.filter((line) => line.startsWith('✗'))[0]).toContain('is not a legal move');
});

test('our own engine says why: the plan that begins with its move, in numbers and in words', async () => {
  const own = await startProgram([process.execPath, join(HERE, 'packages', 'cli', 'src', 'engine', 'main.ts'), HERE]);
  const setup = { edition: 'classic', seats: 2, seed: 'why' } as const;
  const s = newGame(setup);
  const seat = toDecide(s) ?? 0;
  const { seed: _, ...open } = complete(setup);
  own.tell(`game ${JSON.stringify(open)}`, `sit ${seat} planner chance`);
  const shown = [`view ${JSON.stringify(view(s, seat))}`, `legal ${legalMoves(s).map(text).join(', ')}`];
  const move = await own.ask('move', 60_000, ...shown, `go ${seat} steps 500`);
  const [info = '', reason = ''] = own.asides();
  const plan = planIn(info);
  expect(plan).toMatchObject({ moves: expect.arrayContaining([move]), behind: 0 });
  expect(plan?.why[0]).toEqual({ term: expect.stringMatching(/^[a-z]+$/), coins: expect.any(Number) });
  expect(reason).toMatch(/^reason [+-]\d.* [a-z]/);
  own.end();
});

test('a plan that does not fit its move is found by the check', { timeout: 60_000 }, async () => {
  const told = async (plan: string) =>
    (await typed('engine', 'check', program(`${GREETING} if (word === 'go') say('info plan ${plan}\\nmove ' + legal[0]);`))).said.filter(
      (line) => line.startsWith('✗'),
    )[0];
  expect(await told('nothing; coins 1; behind 0; chance 1; why coins +1')).toContain('its plan begins with nothing');
  expect(await told('nothing')).toContain('is no plan');
});

test('programs of others never see the seed', { timeout: 120_000 }, async () => {
  const file = join(folder, 'heard.txt');
  const spy = program(
    `${GREETING} (await import('node:fs')).appendFileSync(${JSON.stringify(file)}, line + '\\n'); if (word === 'go') say('move ' + legal[0]);`,
  );
  await typed('arena', '--bots', `${spy},random`, ...ONE_SHORT_GAME, '--seed', 'top-secret-seed');
  const heard = readFileSync(file, 'utf8');
  expect(heard).toContain('game {');
  expect(heard).not.toContain('top-secret-seed');
});
