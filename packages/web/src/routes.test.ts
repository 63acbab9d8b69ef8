import { describe, expect, test } from 'vitest';
import { clubIn, demoAddress, demoAt, fragmentAt, helpAddress, localAddress, localPlaceAt, onlineAddress, wishesAt } from './routes.ts';

test('a place survives its address', () => {
  for (const place of [
    { type: 'start' },
    { type: 'demo' },
    { type: 'game', id: 'a b&c' },
    { type: 'game', id: 'a b&c', review: true },
    { type: 'learn' },
    { type: 'lesson', lesson: 'azeroth' },
    { type: 'puzzle' },
    { type: 'puzzle', id: 'classic-2-17' },
    { type: 'day' },
    { type: 'day', date: '2026-11-17' },
    { type: 'workshop' },
    { type: 'tile' },
    { type: 'tile', id: 'k3x' },
    { type: 'map', id: 'k3x' },
    { type: 'lab', id: 'k3x' },
  ] as const)
    expect(localPlaceAt(localAddress(place))).toEqual(place);
});

test('an address of the school that names nothing we know leads to its hall, or to any of its kind', () => {
  expect(localPlaceAt('?lesson=chess')).toEqual({ type: 'learn' });
  expect(localPlaceAt('?puzzle=<b>')).toEqual({ type: 'puzzle' });
  expect(localPlaceAt('?day=soon')).toEqual({ type: 'day' });
});

test('an address of the workshop that names nothing we know leads to its hall, or to an empty room', () => {
  expect(localPlaceAt('?workshop=cellar')).toEqual({ type: 'workshop' });
  expect(localPlaceAt('?workshop=tile&id=<b>')).toEqual({ type: 'tile' });
});

test('a step of a demo survives its address, and what an address leaves open stays so', () => {
  for (const step of [0, 12]) {
    const address = demoAddress({ board: 'azeroth-2', seed: 'a b&c', step });
    expect(demoAt(address)).toEqual({ board: 'azeroth-2', seed: 'a b&c', step });
    expect(localPlaceAt(address)).toEqual({ type: 'demo' });
  }
  expect(demoAt('?demo')).toEqual({ step: 0 });
  expect(demoAt('?demo&step=soon')).toEqual({ step: 0 });
});

test('an address may wish for language, colours and pace', () => {
  expect(wishesAt('?game=1&lang=fr&theme=dark&pace=slow')).toEqual({ language: 'fr', theme: 'dark', pace: 'slow' });
  expect(wishesAt('')).toEqual({ language: undefined, theme: undefined, pace: undefined });
});

test('a club is found by its link, and by its code however it is written', () => {
  for (const pasted of ['https://x.example/#club/bcdfghjkmn', ' BCDFG-HJKMN ', 'bcdfg hjkmn']) expect(clubIn(pasted)).toBe('bcdfghjkmn');
  for (const pasted of ['', 'bcdfghj', 'https://x.example/#table/bcdfghjkmn']) expect(clubIn(pasted)).toBeUndefined();
});

describe('the part after #', () => {
  test.each([
    '',
    '#',
    helpAddress({ quick: 'battle' }),
    helpAddress({ race: 'nobody' }),
    '#help',
    '#game/1.AAAA',
    '#game/',
    '#work/1.AAAA',
    '#work/',
    onlineAddress({ type: 'lobby' }),
    onlineAddress({ type: 'table', id: 'abcdefghijklmnopqrstuv' }),
    onlineAddress({ type: 'move', code: 'a'.repeat(43) }),
    onlineAddress({ type: 'device', code: 'a'.repeat(43) }),
    onlineAddress({ type: 'place' }),
    onlineAddress({ type: 'keeper' }),
    onlineAddress({ type: 'person', id: 'a'.repeat(22) }),
  ])('%o leads somewhere', (hash) => {
    expect(fragmentAt(hash).type).not.toBe('stray');
  });

  test.each([
    ['#nonsense', 'address'],
    ['#helpless', 'address'],
    ['#games', 'address'],
    ['#table/abcdefghijkl', 'table'],
    ['#table', 'table'],
    ['#move/abc', 'device'],
    ['#device/abc', 'device'],
    ['#person/abc', 'address'],
  ] as const)('%o leads nowhere: %o', (hash, stray) => {
    expect(fragmentAt(hash)).toEqual({ type: 'stray', stray });
  });
});
