import { type Ruling, rulings, rulingsOf } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { agreedBy, differenceCount, usualReading, withReading, withUsualReadings } from './house.ts';
import { boxFrom, noBox, writtenBox } from './own-box.ts';

const game = { edition: 'azeroth', seats: 3 } as const;

test.each(Object.entries<Ruling>(rulings))('%s is read otherwise and as usual again', (name, { readings }) => {
  const other = readings.find((reading) => reading !== usualReading(name)) ?? '';
  const house = withReading({}, name, other);
  expect(house.rulings).toEqual({ [name]: other });
  expect(withReading(house, name, usualReading(name)).rulings).toBeUndefined();
});

test('only what concerns the edition is agreed on, and counted', () => {
  const only = (edition: 'classic' | 'azeroth', other: 'classic' | 'azeroth'): string =>
    Object.keys(rulingsOf(edition)).find((name) => !Object.hasOwn(rulingsOf(other), name)) ?? '';
  const [classic, azeroth] = [only('classic', 'azeroth'), only('azeroth', 'classic')];
  const otherOf = (name: string): string =>
    Object.entries<Ruling>(rulings)
      .find(([known]) => known === name)?.[1]
      .readings.find((reading) => reading !== usualReading(name)) ?? '';
  const house = withReading(
    withReading({ rounds: 12, openPurses: true, values: { tauren: 9 } }, classic, otherOf(classic)),
    azeroth,
    otherOf(azeroth),
  );
  expect(agreedBy(house, 'azeroth')).toEqual({
    rounds: 12,
    openPurses: true,
    rulings: { [azeroth]: otherOf(azeroth) },
    values: { tauren: 9 },
  });
  expect(differenceCount(house, game)).toBe(4);
  expect(withUsualReadings(house, 'azeroth').rulings).toEqual({ [classic]: otherOf(classic) });
  expect(differenceCount({ rounds: 10 }, game)).toBe(0);
});

test('what one’s own box shows is kept, also while it is not played with', () => {
  for (const isOn of [true, false]) {
    const box = { isOn, values: { tauren: 9, 'portal-mage': 3 } };
    expect(boxFrom(writtenBox(box))).toEqual(box);
  }
  expect(boxFrom(undefined)).toEqual(noBox);
  expect(boxFrom('off rubbish =3 miner=x tauren=9')).toEqual({ isOn: false, values: { tauren: 9 } });
});
