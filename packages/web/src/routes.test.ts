import { describe, expect, test } from 'vitest';
import { fragmentAt, helpAddress, localAddress, localPlaceAt, onlineAddress } from './routes.ts';

test('a place survives its address', () => {
  for (const place of [{ type: 'start' }, { type: 'demo' }, { type: 'game', id: 'a b&c' }] as const)
    expect(localPlaceAt(localAddress(place))).toEqual(place);
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
    onlineAddress({ type: 'lobby' }),
    onlineAddress({ type: 'table', id: 'abcdefghijklmnopqrstuv' }),
    onlineAddress({ type: 'move', code: 'a'.repeat(43) }),
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
  ] as const)('%o leads nowhere: %o', (hash, stray) => {
    expect(fragmentAt(hash)).toEqual({ type: 'stray', stray });
  });
});
