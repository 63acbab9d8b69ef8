import { describe, expect, test } from 'vitest';
import { addressOf } from './help/topics.ts';
import { addressOfOnline } from './online/place.ts';
import { addressOfPlace, placeAt, strayAt } from './place.ts';

test('a place survives its address', () => {
  for (const place of [{ type: 'start' }, { type: 'demo' }, { type: 'game', id: 'a b&c' }] as const)
    expect(placeAt(addressOfPlace(place))).toEqual(place);
});

describe('the part after #', () => {
  test.each([
    '',
    '#',
    addressOf({ quick: 'battle' }),
    addressOf({ race: 'nobody' }),
    '#help',
    '#game/1.AAAA',
    '#game/',
    addressOfOnline({ type: 'lobby' }),
    addressOfOnline({ type: 'table', id: 'abcdefghijklmnopqrstuv' }),
    addressOfOnline({ type: 'move', code: 'a'.repeat(43) }),
  ])('%o leads somewhere', (hash) => {
    expect(strayAt(hash)).toBeUndefined();
  });

  test.each([
    ['#nonsense', 'address'],
    ['#helpless', 'address'],
    ['#games', 'address'],
    ['#table/abcdefghijkl', 'table'],
    ['#table', 'table'],
    ['#move/abc', 'device'],
  ] as const)('%o leads nowhere: %o', (hash, stray) => {
    expect(strayAt(hash)).toBe(stray);
  });
});
