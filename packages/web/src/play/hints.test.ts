import { apply, legalMoves, newGame, type State, toDecide, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { row } from '../../../rules/test/row.ts';
import { board, scene } from '../../../rules/test/scene.ts';
import { isRule } from '../help/rules.ts';
import { hintKinds } from '../words/hint-words.ts';
import { languages } from '../words/speak.ts';
import type { Mode } from './controls.ts';
import { situationsOf, topicOfHint } from './hints.ts';
import { type Scene, sceneOf } from './scene.ts';

const MAIN = { type: 'main' } as const;
const seen = (s: State, seat = toDecide(s)): Scene => sceneOf(view(s, seat), true);
const kinds = (s: State, mode: Mode = MAIN): readonly string[] => situationsOf(seen(s), mode);

const isles = board(`
  0 forest anchor         - 1
  1 hill                  - 0 2
  2 swamp marker          - 1
  3 farmland anchor island1 - 4
  4 hill island1          - 3
`);

test('a first turn: the peoples, the way in, and how to go on', () => {
  let s = newGame({ edition: 'classic', seats: 2, seed: 'hints' });
  expect(kinds(s)).toEqual(['pick']);
  s = apply(s, 'pick 0').state;
  expect(kinds(s)[0]).toBe('enter');
  const target = [...seen(s).controls.attacks.keys()][0];
  s = apply(s, `conquer ${target}`).state;
  expect(kinds(s)).toContain('further');
  expect(kinds(s)).not.toContain('enter');
});

test('who has no turn, or only looks on, is told nothing', () => {
  const s = newGame({ edition: 'classic', seats: 2, seed: 'hints', first: 0 });
  expect(situationsOf(seen(s, 1), MAIN)).toEqual([]);
  expect(situationsOf(sceneOf(view(s, undefined), true), MAIN)).toEqual([]);
});

test('expand or decline, and what each of them means', () => {
  const s = scene(row, 'anna* orcs+alchemist 0:6 1:1\n bert ratmen+commando 4:4', { phase: 'start', round: 3, rounds: 10 });
  expect(kinds(s)).toEqual(['choice']);
  expect(kinds(s, { type: 'decline' })).toEqual(['decline']);
  expect(kinds(apply(s, 'expand').state)[0]).toBe('expand');
});

test('the die is explained when nothing else is left, and spare tokens when they are placed', () => {
  const s = scene(row, 'anna* orcs+alchemist hand 1 0:1 1:1\n bert ratmen+commando 4:4');
  expect(kinds(s)[0]).toBe('die');
  expect(kinds(apply(s, 'done').state)).toEqual(['deploy']);
});

test('a people after a declined one', () => {
  const s = scene(row, 'anna* none / orcs 0:1\n bert ratmen+commando 4:4', { phase: 'start', round: 3, rounds: 10 });
  expect(kinds(s)).toEqual(['pick', 'pickAgain']);
});

test('Azeroth: landing, sea, factions, markers', () => {
  const ashore = scene(isles, 'anna* orcs+miner hand 8\n bert draenei+farmer 1:1\n markers 2?karazhan');
  expect(kinds(ashore)[0]).toBe('landing');
  const here = scene(isles, 'anna* orcs+miner hand 8 1:1\n bert draenei+farmer 0:1\n markers 2?karazhan');
  expect(kinds(here)).toEqual(expect.arrayContaining(['sealed', 'faction', 'travel', 'further']));
  const holder = scene(isles, 'anna* orcs+miner hand 8 2:1\n bert trolls+farmer 1:1\n markers 2:karazhan');
  expect(kinds(holder)).toContain('marker');
  expect(kinds(holder)).not.toContain('faction');
  const battle = newGame({ edition: 'azeroth', variant: 'battle', seats: 2, seed: 'hints' });
  expect(kinds(battle)).toEqual(['battle', 'pick']);
});

test('no coins lie on the peoples of the Battle of Azeroth: they are paid to the bank', () => {
  let s = newGame({ edition: 'azeroth', variant: 'battle', seats: 2, seed: 'hints' });
  const hasDeclined = (): boolean => (view(s, undefined).seats[view(s, undefined).seat]?.declined ?? []).length > 0;
  while (!(hasDeclined() && seen(s).controls.picks.size > 0)) {
    const moves = legalMoves(s);
    const wish = ['decline', 'conquer', 'done'].flatMap((type) => moves.find((move) => move.type === type) ?? [])[0];
    s = apply(s, wish ?? moves[0]!).state;
  }
  expect(kinds(s)).toEqual(['battle', 'pick']);
});

test('an ability and a piece lead to their own pages', () => {
  const s = scene(row, 'anna* orcs+berserk hand 4 0:1\n bert ratmen+commando 4:4');
  expect(kinds(s)).toContain('ability');
  expect(topicOfHint('ability', seen(s))).toEqual({ power: 'berserk', edition: 'classic' });
  for (const kind of hintKinds) {
    const topic = topicOfHint(kind, seen(s));
    expect('rule' in topic ? isRule(topic.rule) : kind === 'ability').toBe(true);
  }
});

test.each(Object.values(languages))('hints in $itself are a sentence or two', ({ hints }) => {
  for (const text of Object.values(hints.says)) {
    expect(text).toMatch(/\.$/);
    expect(text.length).toBeLessThanOrEqual(190);
  }
});
