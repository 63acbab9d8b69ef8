import { expect, test } from 'vitest';
import {
  beginners,
  deal,
  draftOf,
  editions,
  firstDraft,
  firstFaces,
  islandSlots,
  teamsAt,
  withChair,
  withColour,
  withFace,
  withoutSeat,
  withSeat,
} from './draft.ts';

let n = 0;
const fresh = (): string => `seed ${n++}`;

test.each(editions)('%s can be played at once, with two to five seats', (edition) => {
  let draft = withoutSeat({ ...firstDraft('Anna'), edition }, 2);
  for (let seats = 2; seats <= 5; seats++) {
    expect(draft.chairs).toHaveLength(seats);
    expect(deal(draft, fresh, 1)).toHaveProperty('game.chairs', draft.chairs);
    draft = withSeat(draft);
  }
  expect(draft.chairs).toHaveLength(5);
  expect(new Set(draft.chairs.map(({ colour }) => colour)).size).toBe(5);
  expect(new Set(draft.chairs.map(({ name }) => name)).size).toBe(5);
});

test('a colour changes hands', () => {
  const draft = withColour(firstDraft('Anna'), 0, 'green');
  expect(draft.chairs.map(({ colour }) => colour)).toEqual(['green', 'vermilion', 'blue']);
});

test('a game of others is dealt again: their names and board, bots on all chairs but the first', () => {
  const draft = draftOf({ edition: 'classic', seats: ['Ines', 'Otto'], board: 'classic-2', seed: 'theirs' }, 'Anna');
  expect(draft.chairs.map(({ name, sitter }) => `${name} ${sitter}`)).toEqual(['Ines person', 'Otto casual']);
  expect(draft).toMatchObject({ board: 'classic-2', seed: '' });
  const unnamed = draftOf({ edition: 'azeroth', variant: 'battle', seats: 4, seed: 'theirs' }, 'Anna');
  expect(unnamed.chairs.map(({ name }) => name)).toEqual(['Anna', 'Bert', 'Chloé', 'Dara']);
  expect(deal(unnamed, fresh, 1)).toHaveProperty('game.setup.variant', 'battle');
});

test('what the rules refuse is told', () => {
  const draft = withChair(firstDraft('Anna'), 0, { name: '' });
  expect(deal({ ...draft, board: 'nowhere' }, fresh, 1)).toHaveProperty('faults');
});

test.each([2, 3, 4, 5])('islands for %i seats never show one board twice', (seats) => {
  const faces = firstFaces(seats);
  expect(new Set(faces.map((face) => face.slice(0, 2))).size).toBe(faces.length);
  for (const [slot, choices] of islandSlots(seats).entries())
    for (const face of choices) {
      const laid = withFace(faces, slot, face);
      expect(laid[slot]).toBe(face);
      const chairs = Array.from({ length: seats }, (_, i) => ({ name: `p${i}`, colour: 'blue' as const, sitter: 'person' as const }));
      expect(deal({ edition: 'azeroth', chairs, board: laid, seed: 's' }, fresh, 1)).toHaveProperty('game');
    }
});

test('in a battle the rules say who begins', () => {
  expect(beginners('classic', 3)).toEqual([0, 1, 2]);
  expect(beginners('battle', 4)).toEqual([0]);
});

test('sides come from the rules: two or three in a battle, none elsewhere', () => {
  expect(teamsAt('battle', 4)).toEqual(['alliance', 'horde', 'alliance', 'horde']);
  expect(teamsAt('battle', 3)).toEqual(['alliance', 'horde', 'neutral']);
  expect(teamsAt('classic', 5)).toEqual([]);
  expect(teamsAt('azeroth', 2)).toEqual([]);
});
