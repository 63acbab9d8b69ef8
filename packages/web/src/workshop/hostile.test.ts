/** What a stranger may send as a file, as a link or in a game: it is read within bounds, and never breaks the page. */
import { effectWords, plain, sentenceOf, tileRules } from '@elbowroom/wording/homemade';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { studyOf } from './lab/lab-wish.ts';
import { mapIn } from './maps/map-in.ts';
import { contentOf, draftFrom } from './tiles/tile-draft.ts';
import { faultsOf } from './tiles/tile-faults.ts';
import { MOST_WORK, newWork, readSent, type Sent, writtenFile } from './work.ts';
import { readWorkFragment, workFragment } from './work-link.ts';

const DEEP = 40_000;
const nested = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;

test.each([
  ['in a tile', `{"format":1,"elbowroom":"tile","edition":"classic","content":{"races":[{"effects":${nested}}]}}`],
  ['in a region of an effect', `{"races":[{"id":"a","value":4,"effects":[{"effect":"swim","where":${nested}}]}]}`],
  ['in a map', `{"format":1,"elbowroom":"map","edition":"classic","content":{"regions":${nested}}}`],
])('lists in lists without end are refused: %s', (_, text) => {
  expect(text.length).toBeLessThan(MOST_WORK);
  expect(readSent(text)).toEqual({ fault: 'foreign' });
});

const key = fc.constantFrom(
  ...[
    'effect',
    'coins',
    'per',
    'where',
    'when',
    'piece',
    'name',
    'count',
    'placed',
    'defends',
    'tokens',
    'keeps',
    'terrain',
    'how',
    'times',
  ],
  ...['faction', 'symbol', 'spares', 'inDecline', 'en', 'fr', '__proto__', 'constructor', 'toString'],
);
const word = fc.constantFrom(
  'income',
  'piece',
  'attack',
  'region',
  'forest',
  'mine',
  'single',
  'conquests',
  '<img src=x onerror=alert(1)>',
  '\u202e',
  '__proto__',
);
const leaf = fc.oneof(word, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 200 }));
const inner = fc.oneof(leaf, fc.array(leaf, { maxLength: 4 }), fc.dictionary(key, leaf));
const effect = fc
  .tuple(fc.constantFrom(...Object.keys(effectWords.en.titles)), fc.dictionary(key, fc.oneof(inner, fc.dictionary(key, inner))))
  .map(([name, slots]) => ({ ...slots, effect: name }));
const tile = fc.record({
  id: leaf,
  name: inner,
  emblem: leaf,
  value: leaf,
  tray: leaf,
  faction: leaf,
  borrows: leaf,
  effects: fc.array(effect, { maxLength: 30 }),
});

test('whatever is in a tile, the bench can say it, names its faults, and keeps it', () => {
  fc.assert(
    fc.property(tile, fc.constantFrom('classic', 'azeroth'), fc.constantFrom('races', 'powers', 'artifacts'), (made, edition, list) => {
      const sent = readSent(JSON.stringify({ [list]: [made] }));
      if ('fault' in sent) return;
      const draft = draftFrom(sent.work.content, edition);
      if (draft === undefined) return;
      faultsOf(draft);
      for (const language of ['en', 'fr'] as const) {
        for (const said of tileRules(draft, language)) expect(typeof said).toBe('string');
        for (const one of draft.effects) expect(plain(sentenceOf(one, language))).not.toContain('[object');
      }
      const kept: Sent = { kind: 'tile', name: '', edition, content: contentOf(draft) };
      expect(readSent(writtenFile(kept))).toHaveProperty('work');
      expect(studyOf({ edition, tiles: [newWork(kept, 0)], map: undefined, seats: 2 })).toBeDefined();
    }),
    { numRuns: 200, seed: 19 },
  );
});

test('whatever is sent as a map is read, or refused with some faults', () => {
  const region = fc.oneof(leaf, fc.constantFrom('fo', 'seA|x|y', 'moMCSTAX|'.repeat(9)));
  const map = fc.record({
    name: inner,
    shape: fc.oneof(leaf, fc.constantFrom('c96x96s1:9999999999A', 'c9x9s1:', 'i999x999s1:A')),
    regions: fc.array(region, { maxLength: 80 }),
  });
  fc.assert(
    fc.property(map, (content) => {
      const found = mapIn(content);
      if ('shape' in found) return;
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(100);
    }),
    { numRuns: 200, seed: 19 },
  );
});

test('a link of a few characters does not become a book', async () => {
  const bomb = await workFragment({ kind: 'tile', name: '', edition: 'classic', content: { races: ['x'.repeat(8 * MOST_WORK)] } });
  expect(bomb.length).toBeLessThan(4000);
  expect(await readWorkFragment(bomb)).toEqual({ fault: 'too-long' });
});
