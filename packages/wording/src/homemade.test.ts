import {
  EFFECTS,
  effectsFor,
  type Filled,
  SLOTS,
  type Slot,
  slotsFor,
  TILE_KINDS,
  type TileKind,
  WHERE_SLOTS,
  type WhereKey,
} from '@elbowroom/rules/homebrew';
import { describe, expect, test } from 'vitest';
import { effectWords, plain, sentenceOf, tileDoes, tileRules } from './homemade.ts';

const languages = ['en', 'fr'] as const;

function answersTo(key: WhereKey): unknown[] {
  const slot = WHERE_SLOTS[key];
  if (slot.kind === 'flag') return [true, false];
  if (slot.kind === 'number') return [slot.least, slot.most];
  return slot.kind === 'word' ? [...slot.words] : [...slot.words.map((word) => [word]), slot.words.slice(0, 2), slot.words];
}

/** Every answer to every question alone, and everything that can be asked together. */
const regionsFor = (keys: readonly WhereKey[]): Filled[] => [
  ...keys.flatMap((key) => answersTo(key).map((answer) => ({ [key]: answer }))),
  Object.fromEntries(keys.map((key) => [key, answersTo(key)[0]])),
  Object.fromEntries(keys.map((key) => [key, answersTo(key).at(-1)])),
];

function fillings(slot: Slot): unknown[] {
  const left = slot.optional ? [undefined] : [];
  switch (slot.kind) {
    case 'number':
      return [...left, slot.least, slot.most];
    case 'word':
      return [...left, ...slot.words];
    case 'flag':
      return [...left, true];
    case 'id':
      return ['old-oak'];
    case 'name':
      return [...left, { en: 'old oak', fr: 'vieux chêne' }];
    case 'where':
      return [...left, ...regionsFor(slot.keys)];
  }
}

const said = new Map<string, Filled[]>();

/** All that an effect can say on a kind of tile. */
function allOf(kind: TileKind, name: (typeof EFFECTS)[number]): Filled[] {
  const known = said.get(`${kind} ${name}`);
  if (known !== undefined) return known;
  const whole: Filled[] = [];
  said.set(`${kind} ${name}`, whole);
  const fill = (effect: Filled, done: ReadonlySet<string>): void => {
    const next = slotsFor(kind, name, effect).find((slot) => !done.has(slot.name));
    if (next === undefined) whole.push(effect);
    else
      for (const value of fillings(next))
        fill(value === undefined ? effect : { ...effect, [next.name]: value }, new Set([...done, next.name]));
  };
  fill({ effect: name }, new Set());
  return whole;
}

const everything = TILE_KINDS.flatMap((kind) => effectsFor(kind).map((name): [TileKind, (typeof EFFECTS)[number]] => [kind, name]));

describe.each(languages)('in %s', (language) => {
  test.each(everything)('CL-BLANK-1 every %s can say %s in whole sentences', (kind, name) => {
    const odd = allOf(kind, name)
      .map((effect) => plain(sentenceOf(effect, language)))
      .filter(
        (text) =>
          /undefined|null|NaN|\[object| {2}|^ | $| [,.;]|,,|“”|«\u00a0\u00a0»|\+0|^0/.test(text.replaceAll('\u00a0;', '')) ||
          text.length < 8,
      );
    expect(odd).toEqual([]);
  });

  test.each(everything)('CL-BLANK-1 whatever is filled in of %s and %s can be pointed at', (kind, name) => {
    const mute = allOf(kind, name).flatMap((effect) => {
      const told = new Set(
        sentenceOf(effect, language).flatMap((part) => (typeof part === 'string' || part.text === '' ? [] : [part.slot])),
      );
      // One in a region is what is meant anyway.
      const isUsual = (slot: Slot): boolean => slot.kind === 'number' && slot.usual === effect[slot.name];
      return slotsFor(kind, name, effect)
        .filter((slot) => slot.kind !== 'id' && effect[slot.name] !== undefined && !isUsual(slot) && !told.has(slot.name))
        .map((slot) => `${slot.name} of ${JSON.stringify(effect)}`);
    });
    expect(mute.slice(0, 5)).toEqual([]);
  });

  test('CL-BLANK-1 every effect, every gap and every answer has its words', () => {
    const { titles, asks, offers, choices, regions } = effectWords[language];
    const missing: string[] = [];
    const demand = (table: Readonly<Record<string, string>> | undefined, key: string, of: string): void => {
      if (!table?.[key]) missing.push(`${of} ${key}`);
    };
    for (const [kind, name] of everything) {
      demand(titles, name, 'title');
      for (const slot of SLOTS[name].slots.filter(({ on = [kind] }) => on.includes(kind))) {
        demand(asks, slot.name, 'question');
        if (slot.optional) demand(offers, slot.name, 'offer');
        if (slot.kind === 'word') for (const word of slot.words) demand(choices[slot.name], word, slot.name);
      }
    }
    for (const [key, slot] of Object.entries(WHERE_SLOTS)) {
      demand(regions.asks, key, 'regions');
      if (slot.kind === 'flag') for (const table of [regions.yes, regions.no]) demand(table, key, 'regions');
      if (slot.kind === 'word' || slot.kind === 'words') for (const word of slot.words) demand(regions.words[key], word, key);
    }
    expect([...new Set(missing)]).toEqual([]);
  });
});

test('CL-BLANK-1 French has its own apostrophes and keeps tall signs with the word before them', () => {
  const french = everything.flatMap(([kind, name]) => allOf(kind, name).map((effect) => plain(sentenceOf(effect, 'fr'))));
  expect(french.filter((text) => /'|(?:[^\u00a0]|^)[;:!?»]|«[^\u00a0]|(?<!\p{L})[dlqnsj]e [aeiouéê]/iu.test(text)).slice(0, 5)).toEqual([]);
});

const otters = {
  effects: [
    { effect: 'reach', when: 'entry', where: { coast: true } },
    { effect: 'discount', tokens: 1, where: { terrain: ['hill', 'swamp'] } },
    { effect: 'income', coins: 1, per: 'region', where: { symbol: 'cavern' }, inDecline: true },
  ],
};

test('CL-BLANK-1 the rules of a tile are written from its effects', () => {
  expect(tileRules(otters, 'en')).toEqual([
    'Can reach any region on the shore while it holds no region.',
    '1 token less against hills or swamps.',
    '+1 coin for each cavern held, also in decline.',
  ]);
  expect(tileRules(otters, 'fr')).toEqual([
    'Peut atteindre les régions au bord de l’eau tant qu’il ne tient aucune région.',
    '1 pion de moins contre les collines ou les marais.',
    '+1 pièce pour chaque caverne que vous tenez, même en déclin.',
  ]);
});

test('CL-BLANK-1 a tile says in one line what it does', () => {
  const tile = { effects: [{ effect: 'swim' }, { effect: 'tokens', count: 4, attackers: true }] };
  expect(tileDoes(tile, 'en')).toBe('Seas and lakes can be conquered; +4 tokens, for attack only');
  expect(tileDoes(tile, 'fr')).toBe('Mers et lacs peuvent être conquis\u00a0; +4 pions, seulement pour l’attaque');
  expect(tileDoes({ effects: [] }, 'en')).toBe('Nothing but numbers');
});

test('CL-BLANK-1 an effect that is not whole yet, or that nobody knows, harms nobody', () => {
  for (const language of languages) {
    for (const name of EFFECTS) expect(plain(sentenceOf({ effect: name }, language))).not.toContain('undefined');
    expect(plain(sentenceOf({ effect: 'toString' }, language))).toBe('toString');
    expect(sentenceOf({ effect: 7 }, language)).toEqual(['']);
  }
});
