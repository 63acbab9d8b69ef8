import { legalMoves, text } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { openLessonTable } from '../../school/lesson/lesson-table.ts';
import { gallery } from './gallery.ts';
import { emptyDraft } from './tile-draft.ts';
import { tryoutOf } from './tryout.ts';

const company = { folk: 'Folk', ordinary: 'Ordinary' };
const chairs = [
  { name: 'You', colour: 'blue', sitter: 'person' },
  { name: 'Bert', colour: 'vermilion', sitter: 'remote' },
] as const;

test.each(
  [...gallery, emptyDraft('race', 'classic'), emptyDraft('power', 'azeroth')].map((draft) => [draft.name.en || draft.kind, draft] as const),
)('CL-BLANK-1 %s come in, score and decline on the table beside the bench', (_, draft) => {
  const table = openLessonTable(tryoutOf(draft, company), { id: 'bench', chairs, keep: () => undefined });
  const seen = new Set<string>();
  for (let i = 0; i < 120 && !seen.has('declined'); i++) {
    const legal = legalMoves(table.view);
    // As many conquests as there can be, and then the end of the people.
    const next =
      legal.find(({ type }) => type === 'decline') ??
      legal.find(({ type }) => type === 'conquer') ??
      legal.find(({ type }) => type === 'done') ??
      legal[0];
    if (next === undefined) break;
    table.play([text(next)]);
    for (const { events } of table.steps) for (const { type } of events) seen.add(type);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['conquered', 'scored', 'declined']));
});

test('a people that lends its tokens does not stand on the other side', () => {
  const { position } = tryoutOf({ ...emptyDraft('race', 'classic'), borrows: 'humans' }, company);
  expect(position.seats[1]).toEqual({ coins: 5 });
  expect(Object.values(position.regions ?? {}).map(({ race }) => race)).toEqual(['natives', 'natives']);
});
