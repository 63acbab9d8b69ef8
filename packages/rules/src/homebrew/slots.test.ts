/** The vocabulary as data says what the reader reads, and nothing else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../test/random.ts';
import { reader } from '../boards/reader.ts';
import { effectFrom } from './read-effect.ts';
import { effectsFor, SLOTS, type Slot, slotsFor, WHERE_SLOTS } from './slots.ts';
import { anyEffect } from './testing.ts';
import { EFFECTS, type Effect, TAKEN, TILE_KINDS, type TileKind } from './vocabulary.ts';

const faultsOf = (kind: TileKind, effect: unknown): string[] => {
  const to = reader();
  effectFrom(to, effect, 'effect', { kind, taken: new Set() });
  return to.faults.map(({ code, where }) => `${code} ${where}`);
};

const names = (kind: TileKind, effect: Effect): string[] => slotsFor(kind, effect.effect, effect).map(({ name }) => name);

/** A kind of tile, an effect that it may have, and a number to draw its slots by. */
const effect = fc
  .constantFrom(...TILE_KINDS)
  .chain((kind) => fc.tuple(fc.constant(kind), fc.constantFrom(...effectsFor(kind)), fc.nat(1e6)));

test('CL-BLANK-1 whatever is drawn by the slots is read', () => {
  fc.assert(
    fc.property(effect, ([kind, name, n]) => {
      expect(faultsOf(kind, anyEffect(randomFrom(`${n}`), kind, name, 'a'))).toEqual([]);
    }),
  );
});

test('CL-BLANK-1 no effect has two slots of one name that mean something at once', () => {
  fc.assert(
    fc.property(effect, ([kind, name, n]) => {
      const meant = slotsFor(kind, name, anyEffect(randomFrom(`${n}`), kind, name, 'a')).map((slot) => slot.name);
      expect(new Set(meant).size).toBe(meant.length);
    }),
  );
});

describe('what is missing or too much is named at its slot', () => {
  const cases = EFFECTS.flatMap((name) =>
    TILE_KINDS.filter((kind) => effectsFor(kind).includes(name)).flatMap((kind) => {
      const effect = anyEffect(randomFrom(`${kind} ${name}`), kind, name, 'a');
      return slotsFor(kind, name, effect).map((slot): [string, TileKind, Slot, Record<string, unknown>] => [
        `${name}, ${kind}`,
        kind,
        slot,
        effect,
      ]);
    }),
  );

  test.each(cases)('CL-BLANK-1 %s: $2.name', (_name, kind, slot, effect) => {
    const { [slot.name]: _, ...rest } = effect;
    const isControlling = SLOTS[EFFECTS.find((name) => name === effect.effect) ?? 'swim'].slots.some(({ when = {} }) => slot.name in when);
    const missing = faultsOf(kind, rest).map((line) => line.split(' ')[1]);
    if (slot.optional !== true) expect(missing).toContain(`effect.${slot.name}`);
    else if (!isControlling) expect(missing).toEqual([]);
    expect(
      faultsOf(kind, { ...effect, [slot.name]: { odd: 1 } }).map((line) => line.split(' ')[1]?.slice(0, `effect.${slot.name}`.length)),
    ).toContain(`effect.${slot.name}`);
    expect(faultsOf(kind, { ...effect, nonsense: 1 })).toContain('unknown-key effect.nonsense');
  });
});

test('CL-BLANK-1 slots come and go with what the others say', () => {
  expect(names('power', { effect: 'income', coins: 1, per: 'turn' })).toEqual(['coins', 'per', 'inDecline']);
  expect(names('power', { effect: 'income', coins: 1, per: 'first-turn' })).toEqual(['coins', 'per']);
  expect(names('place', { effect: 'income', coins: 1, per: 'region' })).toEqual(['coins', 'per', 'where']);
  expect(names('race', { effect: 'tokens', count: 1 })).toEqual(['count', 'perConquests', 'eachTurn', 'attackers']);
  expect(names('race', { effect: 'tokens', count: 1, perConquests: 2 })).toEqual(['count', 'perConquests', 'where']);
  expect(names('artifact', { effect: 'tokens', count: 1 })).toEqual(['count', 'perConquests']);
  expect(names('race', { effect: 'attack', how: 'convert' })).toEqual(['how', 'where']);
});

test('CL-BLANK-1 every key of a where is asked for somewhere, those of artifacts and places only there', () => {
  const keys = (kind: TileKind): string[] => slotsFor(kind, 'discount', {}).flatMap((slot) => (slot.kind === 'where' ? slot.keys : []));
  expect(keys('race')).toEqual([...TAKEN]);
  expect(new Set(keys('artifact'))).toEqual(new Set(Object.keys(WHERE_SLOTS)));
});

test('CL-BLANK-1 artifacts and places have neither pieces nor a decline', () => {
  expect(EFFECTS.filter((name) => !effectsFor('artifact').includes(name))).toEqual(['piece', 'decline']);
  expect(faultsOf('place', { effect: 'decline', keeps: 'place' })).toEqual(['not-here effect.effect']);
  expect(faultsOf('artifact', { effect: 'income', coins: 1, per: 'first-turn' })).toEqual(['unknown-word effect.per']);
});
