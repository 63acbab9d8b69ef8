import { expect, test } from 'vitest';
import { difference } from './difference.ts';
import type { BoardView, RegionView, Stack } from './view.ts';

const orcs = (count: number): Stack => ({ people: 'orcs', emblem: 'orc-head', colour: 'blue', declined: false, count });
const elves = (count: number, declined = false): Stack => ({ people: 'elves', emblem: 'oak-leaf', colour: 'green', declined, count });
const tribe: Stack = { people: 'natives', emblem: 'totem-mask', declined: false, count: 1 };

const view = (...stacks: (Stack | undefined)[]): BoardView => ({
  regions: stacks.map((stack): RegionView => ({ label: '', pieces: [], markers: [], ...(stack && { stack }) })),
});

test('equal views differ in nothing', () => {
  expect(difference(view(orcs(2), undefined), view(orcs(2), undefined))).toEqual([]);
});

test('tokens that come from nowhere come from the hand', () => {
  expect(difference(view(undefined), view(orcs(2)))).toEqual([
    { type: 'march', stack: orcs(2), from: { hand: 'blue' }, to: { region: 0 } },
    { type: 'change', region: 0 },
  ]);
});

test('tokens of one people walk from region to region, the rest to hand', () => {
  expect(difference(view(orcs(4), orcs(1)), view(orcs(1), orcs(3)))).toEqual([
    { type: 'march', stack: orcs(2), from: { region: 0 }, to: { region: 1 } },
    { type: 'march', stack: orcs(1), from: { region: 0 }, to: { hand: 'blue' } },
  ]);
});

test('a conquest sends the loser home', () => {
  expect(difference(view(elves(2)), view(orcs(3)))).toEqual([
    { type: 'march', stack: orcs(3), from: { hand: 'blue' }, to: { region: 0 } },
    { type: 'march', stack: elves(2), from: { region: 0 }, to: { hand: 'green' } },
    { type: 'change', region: 0 },
  ]);
});

test('natives and peoples in decline fall where they stand', () => {
  const motions = difference(view(tribe, elves(1, true)), view(undefined, undefined));
  expect(motions.map(({ type }) => type)).toEqual(['fall', 'fall', 'change', 'change']);
});

test('what goes into decline does not fly back to hand', () => {
  expect(difference(view(elves(3)), view(elves(1, true)))).toEqual([
    { type: 'fall', stack: elves(2, true), region: 0 },
    { type: 'change', region: 0 },
  ]);
});

test('a piece that is raised changes its region', () => {
  const fort = { kind: 'fort', emblem: 'wooden-fence', count: 1, guard: 1 };
  const [before] = view(orcs(1)).regions;
  expect(difference({ regions: [before!] }, { regions: [{ ...before!, pieces: [fort] }] })).toEqual([{ type: 'change', region: 0 }]);
});
