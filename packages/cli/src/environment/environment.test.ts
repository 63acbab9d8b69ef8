import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ACTIONS, OBSERVATION } from '@elbowroom/rules/learning';
import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { act, type Batch, HEAD, openBatch, RECORD, reset, type Wanted } from './batch.ts';
import { wantedFrom } from './wanted.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const PLAIN: Wanted = wantedFrom('{"games":4,"seed":"test","setup":{"edition":"classic","seats":2}}');

const openIn = ({ records }: Batch, game: number): number[] => {
  const at = game * RECORD + HEAD.bytes + OBSERVATION;
  return Array.from({ length: ACTIONS }, (_, action) => action).filter((action) => records[at + action] === 1);
};

/** So many steps at random; what was seen, as a text to compare. */
function played(batch: Batch, steps: number, chance = chanceFrom('learner')): string {
  const seen: string[] = [];
  for (let i = 0; i < steps; i++) {
    const actions = Uint16Array.from(batch.tables, ({ game }) => {
      const open = openIn(batch, game);
      return open[chance(open.length)] ?? 0;
    });
    expect(act(batch, actions)).toBeUndefined();
    seen.push(Buffer.from(batch.records).toString('base64'));
  }
  return seen.join('\n');
}

test('the same seed and the same actions show the same bytes', () => {
  const first = played(openBatch(PLAIN), 400);
  const batch = openBatch(PLAIN);
  expect(played(batch, 400)).toBe(first);
  reset(batch, 'test');
  expect(played(batch, 400)).toBe(first);
  reset(batch, 'another');
  expect(played(batch, 400)).not.toBe(first);
});

test.each(['outcome', 'coins'] as const)('rewards by %s add up over a game', (reward) => {
  const batch = openBatch({ ...PLAIN, games: 1, reward, players: ['learner', 'random'] });
  const chance = chanceFrom('rewards');
  const { words } = batch;
  const sums = [0, 0];
  let ended = 0;
  while (ended < 3) {
    const open = openIn(batch, 0);
    expect(act(batch, Uint16Array.of(open[chance(open.length)] ?? 0))).toBeUndefined();
    for (const seat of [0, 1]) sums[seat] = (sums[seat] ?? 0) + words.getFloat32(HEAD.rewards + 4 * seat, true);
    if (batch.records[HEAD.over] === 0) continue;
    ended++;
    const winners = batch.records[HEAD.winners] ?? 0;
    if (reward === 'outcome') expect(sums).toEqual(winners === 3 ? [0, 0] : winners === 1 ? [1, -1] : [-1, 1]);
    else expect(Math.sign((sums[0] ?? 0) - (sums[1] ?? 0))).toBeOneOf(winners === 1 ? [0, 1] : winners === 2 ? [0, -1] : [0]);
    sums.fill(0);
  }
});

test('an action that is not open is told, and nothing is played', () => {
  const batch = openBatch(PLAIN);
  const before = Buffer.from(batch.records).toString('base64');
  const good = openIn(batch, 0)[0] ?? 0;
  expect(act(batch, Uint16Array.of(good, good, ACTIONS - 1, good))).toEqual({ game: 2, action: ACTIONS - 1 });
  expect(Buffer.from(batch.records).toString('base64')).toBe(before);
});

test.each([
  ['{', 'must be JSON'],
  ['[]', 'must be { … }'],
  ['{"games":0}', 'games'],
  ['{"colour":1}', 'colour'],
  ['{"players":["learner"]}', 'players'],
  ['{"players":["random","random"]}', 'somebody must be a learner'],
  ['{"setup":{"seats":9}}', 'setup.seats'],
  ['{"reward":"fame"}', 'reward'],
])('%s is refused with its reason', (asked, reason) => {
  expect(() => wantedFrom(asked)).toThrow(reason);
});

const frame = (kind: string, body: Uint8Array | string): Buffer => {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(bytes.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, bytes]);
};

function framesIn(bytes: Buffer): { kind: string; body: Buffer }[] {
  const list: { kind: string; body: Buffer }[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at);
    list.push({ kind: bytes.toString('latin1', at + 4, at + 5), body: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length;
  }
  return list;
}

test('the process answers each frame with one, whatever it is', () => {
  const input = Buffer.concat([
    frame('r', ''),
    frame('o', '{"games":"many"}'),
    frame('o', '{"games":2,"setup":{"edition":"azeroth","seats":3},"seed":"pipe"}'),
    frame('?', ''),
    frame('s', Uint8Array.of(1)),
    frame('r', ''),
    frame('s', Uint8Array.of(255, 255, 0, 0)),
    frame('l', Uint8Array.of(1, 0, 0, 0)),
    frame('l', Uint8Array.of(9, 0, 0, 0)),
  ]);
  const { status, stdout } = spawnSync(process.execPath, [MAIN, 'environment'], { input, maxBuffer: 1 << 24 });
  const answers = framesIn(stdout);
  expect(answers.map(({ kind }) => kind).join('')).toBe('eedeegeve');
  expect(status).toBe(0);
  const said = (i: number) => JSON.parse(answers[i]?.body.toString() ?? '');
  expect(said(0)).toMatchObject({ code: 'not-open' });
  expect(said(2)).toMatchObject({
    environment: 1,
    learning: 1,
    games: 2,
    seats: 3,
    record: { bytes: RECORD },
    actions: { count: ACTIONS },
  });
  expect(answers[5]?.body.length).toBe(2 * RECORD);
  expect(said(6)).toMatchObject({ code: 'illegal-action', game: 0, action: 65_535 });
  expect(said(7)).toMatchObject({
    seat: expect.any(Number),
    moves: expect.arrayContaining([{ move: 'pick 0', actions: [3, expect.any(Number)] }]),
  });
});

test('the process ends when nobody writes to it any more', async () => {
  const child = spawn(process.execPath, [MAIN, 'environment'], { stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin.end(frame('o', '{}'));
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
});
