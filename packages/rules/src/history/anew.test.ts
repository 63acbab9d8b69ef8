import { describe, expect, test } from 'vitest';
import { oneOf, randomFrom } from '../../test/random.ts';
import { board, scene } from '../../test/scene.ts';
import { editions, someMoves } from '../../test/some-game.ts';
import { redealt } from '../core/redeal.ts';
import { type Anew, complete, hash, legalMoves, outcome, position, type Setup, type State, snapshot, step, text } from '../index.ts';
import { endOf, flawsOf, readRecord, sha256, UnreadableRecord, verify, writeRecord } from '../record.ts';
import { history, replay, walk } from './history.ts';

/** What players who always do the same in the same place come to from here on. */
function playedOn(s: State, whim: string): string[] {
  const random = randomFrom(whim);
  const lines: string[] = [];
  while (outcome(s) === undefined) {
    const line = text(oneOf(random, legalMoves(s)));
    lines.push(line);
    step(s, line);
  }
  return lines;
}

describe.each(editions)('a fork of $edition $variant', (edition) => {
  const setup: Setup = { ...edition, seats: 3, seed: 'anew' };
  const moves = someMoves(setup);
  const after = Math.floor(moves.length / 3);
  const before = moves.slice(0, after);
  const forked: Setup = { ...setup, anew: { after, seed: 'other' } };

  test('has the past of its parent, and the table as it lay', () => {
    const [here, there] = [history(forked, before), history(setup, before)];
    expect(here.steps.slice(0, -1).map(({ state }) => hash(state))).toEqual(there.steps.slice(0, -1).map(({ state }) => hash(state)));
    const { seed, ...lying } = snapshot(here.end.state);
    const { seed: was, ...lay } = snapshot(there.end.state);
    expect([seed, was]).toEqual(['other', 'anew']);
    expect(lying).toEqual(lay);
  });

  test('goes on as a position with that seed would', () => {
    const start = replay(forked, before);
    const written = position({ ...snapshot(replay(setup, before)), seed: 'other' });
    expect(playedOn(start, 'whim')).toEqual(playedOn(written, 'whim'));
    expect(hash(start)).toBe(hash(written));
  });

  test('is another game than one that goes on with the dice as they fell', () => {
    const [fell, anew] = [replay(setup, before), replay(forked, before)];
    playedOn(fell, 'whim');
    playedOn(anew, 'whim');
    expect(hash(anew)).not.toBe(hash(fell));
    expect(hash(replay(setup, moves))).toBe(hash(replay({ ...setup }, [...before, ...moves.slice(after)])));
  });

  test('is replayed from its set-up and moves, in full and as a file', () => {
    const end = replay(forked, before);
    const whole = [...before, ...playedOn(end, 'whim')];
    expect(hash(replay(complete(forked), whole))).toBe(hash(end));
    const file = writeRecord({ setup: forked, moves: whole, claims: { seedHash: sha256('anew'), ...endOf(end) } });
    expect(readRecord(file).setup.anew).toEqual(forked.anew);
    expect(verify(readRecord(file))).toMatchObject({ moves: whole.length, flaws: [] });
    const wrong = (promised: string) => flawsOf({ seedHash: sha256(promised) }, end, forked).some(({ code }) => code === 'wrong-seed');
    expect(['anew', 'other', 'third'].map(wrong)).toEqual([false, false, true]);
  });

  test('can be forked again: what came anew before stays', () => {
    const end = replay(forked, before);
    const whole = [...before, ...playedOn(end, 'whim')];
    const later = after + 20;
    const twice: Setup = { ...setup, anew: { after: later, seed: 'third', before: { after, seed: 'other' } } };
    const past = history(twice, whole.slice(0, later));
    expect([past.at(after)?.state.seed, past.end.state.seed]).toEqual(['other', 'third']);
    expect(hash(past.steps[later - 2]!.state)).toBe(hash(history(forked, whole.slice(0, later)).steps[later - 2]!.state));
    expect(complete(complete(twice))).toEqual(complete(twice));
  });
});

const mine = board(`
  0 farmland anchor  - 1 2
  1 forest           - 0 2
  2 hill             - 0 1
`);
/** Goblins, with bombs on the map and in the pile. */
const bombs = scene(mine, 'anna* goblins+miner 0:1\nbert orcs+farmer 1:1 2:1', { bombs: { 1: 'live', 2: 'dud' } });

describe('what nobody has seen, dealt anew as well', () => {
  const unseen = (setup: Setup, after: number, seed: string): Setup => ({ ...setup, anew: { after, seed, unseen: true } });

  test.each(editions)('looks the same to every seat: $edition $variant', (edition) => {
    const setup: Setup = { ...edition, seats: 3, seed: 'hidden' };
    const moves = someMoves(setup);
    for (const after of [0, 1, Math.floor(moves.length / 2), moves.length - 5]) {
      const before = moves.slice(0, after);
      const [here, there] = [history(unseen(setup, after, 'other'), before).end, history(setup, before).end];
      for (const seat of [undefined, 0, 1, 2]) expect(here.view(seat)).toEqual(there.view(seat));
    }
  });

  test('tiles come in another order, and the same seed gives the same', () => {
    const setup: Setup = { edition: 'azeroth', seats: 3, seed: 'hidden' };
    const stacks = (seed: string) => snapshot(replay(unseen(setup, 0, seed), [])).stacks;
    expect(stacks('other')).toEqual(stacks('other'));
    const { races = [], powers = [] } = stacks('other') ?? {};
    const { races: lay = [], powers: layPowers = [] } = snapshot(replay(setup, [])).stacks ?? {};
    expect([races, powers]).not.toEqual([lay, layPowers]);
    expect([races.flat().toSorted(), powers.toSorted()]).toEqual([lay.flat().toSorted(), layPowers.toSorted()]);
  });

  test('markers and faces are others where they lie face down, and as many', () => {
    const setup: Setup = { edition: 'azeroth', seats: 4, seed: 'hidden' };
    const hidden = (s: State) =>
      Object.entries(snapshot(s).regions ?? {}).flatMap(([r, { markers = [] }]) => markers.map((id) => `${r} ${id}`));
    const deals = ['a', 'b', 'c', 'd', 'e'].map((seed) => hidden(replay(unseen(setup, 0, seed), [])));
    expect(new Set(deals.map(String)).size).toBeGreaterThan(1);
    for (const deal of deals)
      expect(deal.map((one) => one.split(' ')[0])).toEqual(hidden(replay(setup, [])).map((one) => one.split(' ')[0]));
    const faces = (s: State) => [...Object.values(snapshot(s).bombs ?? {}), ...(snapshot(s).bombPile ?? [])];
    const dealt = ['a', 'b', 'c', 'd', 'e'].map((seed) => faces(redealt(bombs, seed)));
    expect(new Set(dealt.map((all) => all.slice(0, 2).join())).size).toBeGreaterThan(1);
    for (const all of dealt) expect(all.toSorted()).toEqual(faces(bombs).toSorted());
  });
});

const setup: Setup = { edition: 'classic', seats: 2, seed: 'walk' };

test('chance comes anew at the right move wherever somebody begins to walk', () => {
  const moves = someMoves(setup).slice(0, 12);
  const anew: Anew = { after: 8, seed: 'other' };
  const { steps } = history({ ...setup, anew }, moves);
  const rest = [...walk(steps[4]!.state, moves.slice(5), anew, 5)];
  expect(hash(rest.at(-1)!.state)).toBe(hash(steps.at(-1)!.state));
  expect(steps.map(({ state }) => state.seed)).toEqual([...Array(7).fill('walk'), ...Array(5).fill('other')]);
});

test('a fork before the first move has its tiles as they were dealt', () => {
  const [here, there] = [snapshot(replay({ ...setup, anew: { after: 0, seed: ' other ' } }, [])), snapshot(replay(setup, []))];
  expect(here).toEqual({ ...there, seed: 'other' });
});

test('a file says it in a line that readers refuse who do not know it', () => {
  const file = writeRecord({ setup: { ...setup, anew: { after: 3, seed: 'a # b' } }, moves: [] });
  expect(file).toContain('\nanew {"after":3,"seed":"a \\u0023 b"}\n');
  expect(file.split('\n').filter((line) => /^[a-z]+: /.test(line) && line.startsWith('anew'))).toEqual([]);
  expect(() => readRecord(file.replace('anew {', 'again {'))).toThrow(UnreadableRecord);
});
