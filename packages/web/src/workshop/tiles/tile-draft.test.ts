import { expect, test } from 'vitest';
import { newEffect, slotsNow, withSlot } from './effect-edits.ts';
import { emblemsLike } from './emblem-search.ts';
import { gallery } from './gallery.ts';
import { contentOf, draftFrom, draftsIn, emptyDraft, freeId, homebrewOf, idsOf, slug, tileOf } from './tile-draft.ts';
import { faultsAt, faultsOf } from './tile-faults.ts';

test('CL-BLANK-1 every tile of the gallery can be played, and is what it was when it is read again', () => {
  expect(gallery.length).toBeGreaterThanOrEqual(10);
  for (const draft of gallery) {
    expect(faultsOf(draft), draft.name.en).toEqual([]);
    expect(draftFrom(contentOf(draft), draft.edition)).toEqual(draft);
  }
});

test('a tile is known again in a game with others, whatever ids it has there', () => {
  for (const edition of ['classic', 'azeroth'] as const) {
    const drafts = gallery.filter((tile) => tile.edition === edition);
    const there = draftsIn(homebrewOf(drafts, edition), edition).map((draft) => JSON.stringify(contentOf(draft)));
    expect(drafts.map((draft) => JSON.stringify(contentOf(draft))).filter((text) => !there.includes(text))).toEqual([]);
  }
});

test('CL-BLANK-1 all tiles of the gallery of an edition are played together', () => {
  for (const edition of ['classic', 'azeroth'] as const) {
    const drafts = gallery.filter((tile) => tile.edition === edition);
    const { races = [], powers = [], artifacts = [], places = [] } = homebrewOf(drafts, edition);
    expect([...races, ...powers, ...artifacts, ...places]).toHaveLength(drafts.length);
  }
});

test('an empty tile can be played; what is called like something else gets another id', () => {
  for (const kind of ['race', 'power', 'artifact', 'place'] as const) expect(faultsOf(emptyDraft(kind, 'azeroth'))).toEqual([]);
  const trolls = { ...emptyDraft('race', 'classic'), name: { en: 'Trolls', fr: '' } };
  expect(tileOf(trolls, idsOf('classic')).id).toBe('trolls-2');
  expect(homebrewOf([trolls, trolls], 'classic').races?.map(({ id }) => id)).toEqual(['trolls-2', 'trolls-3']);
  expect(faultsOf(trolls)).toEqual([]);
});

test('an id is made of any name', () => {
  expect([slug('Château d’If'), slug('獺'), slug('3 Ours'), slug('a'.repeat(40))]).toEqual(['chateau-d-if', '', 'ours', 'a'.repeat(24)]);
  expect(freeId('a'.repeat(24), new Set(['a'.repeat(24)]))).toBe(`${'a'.repeat(22)}-2`);
});

test('faults are named where they are', () => {
  const draft = { ...emptyDraft('race', 'classic'), value: 12, tray: 3, effects: [{ effect: 'income', coins: 1, per: 'piece' }] };
  const faults = faultsOf(draft);
  expect(faultsAt(faults, 'value')).toHaveLength(1);
  expect(faultsAt(faultsOf({ ...draft, value: 6 }), 'tray')).toHaveLength(1);
  expect(faultsAt(faultsOf({ ...draft, value: 6, tray: undefined }), 'effects[0]')).toMatchObject([{ code: 'no-piece' }]);
});

test('a slot that means nothing any more goes, and what must be filled is', () => {
  const income = newEffect('race', 'income');
  expect(income).toEqual({ effect: 'income', coins: 1, per: 'turn' });
  const held = withSlot('race', withSlot('race', income, 'per', 'conquest'), 'where', { empty: false });
  expect(held).toEqual({ effect: 'income', coins: 1, per: 'conquest', where: { empty: false } });
  expect(withSlot('race', held, 'per', 'region')).toEqual({ effect: 'income', coins: 1, per: 'region' });
  expect(withSlot('race', held, 'where', undefined)).toEqual({ effect: 'income', coins: 1, per: 'conquest' });
  expect(slotsNow('race', held).map(({ name }) => name)).toContain('inDecline');
});

test('CL-BLANK-1 whatever the bench offers can be played at once', () => {
  for (const kind of ['race', 'power', 'artifact', 'place'] as const)
    for (const name of ['discount', 'reach', 'link', 'swim', 'unhurt', 'travel', 'toll', 'attack', 'die'] as const) {
      const draft = { ...emptyDraft(kind, 'azeroth'), effects: [newEffect(kind, name)] };
      expect(faultsOf(draft), `${kind} ${name}`).toEqual([]);
    }
});

test('what a stranger sent becomes a tile with its faults, or nothing', () => {
  for (const content of [undefined, [], 7, {}, { races: 'x' }, { races: [7] }, { powers: [] }])
    expect(draftFrom(content, 'classic')).toBeUndefined();
  const odd = draftFrom(
    {
      races: [
        {
          name: { en: '<img src=x onerror=alert(1)>'.repeat(9), fr: 7 },
          value: 1e9,
          emblem: '"><script>',
          effects: [{ effect: '__proto__' }, 7, { effect: 'income', coins: -3 }],
        },
      ],
    },
    'classic',
  );
  expect(odd).toMatchObject({ value: 5, effects: [{ effect: 'income', coins: -3 }] });
  expect(odd?.name.en).toHaveLength(80);
  expect(faultsOf(odd ?? emptyDraft('race', 'classic')).length).toBeGreaterThan(2);
});

test('emblems are found in both languages, the best first', () => {
  const all = ['arctic-fox', 'boxing', 'fox', 'fox-head', 'firefox', 'owl'];
  expect(emblemsLike('fox', all)).toEqual(['fox', 'arctic-fox', 'fox-head', 'firefox']);
  expect(emblemsLike('Renard', all)[0]).toBe('fox');
  expect(emblemsLike('nothing of the kind', all)).toEqual([]);
  expect(emblemsLike('', all)).toContain('owl');
});
