import { newGame, toDecide, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { noBox } from '../house/own-box.ts';
import { readSaved, type SavedGame, written } from '../table/saved.ts';
import {
  beginners,
  type Draft,
  deal,
  draftAfter,
  draftOf,
  editions,
  firstDraft,
  firstFaces,
  islandSlots,
  ownBoard,
  shortDraft,
  teamsAt,
  withChair,
  withColour,
  withEdition,
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

const saved = (draft: Draft): SavedGame => {
  const dealt = deal(draft, fresh, 1);
  if ('faults' in dealt) throw new Error(dealt.faults.join());
  const read = readSaved(written(dealt.game));
  if ('fault' in read) throw new Error(read.fault);
  return read.game;
};
const azeroth: Draft = { ...firstDraft('Anna'), edition: 'azeroth' };
const house = { rounds: 6, openPurses: true, rulings: { 'bombs-water': 'never' }, values: { tauren: 8 } } as const;

test('house rules are dealt, kept, and there again for the next game', () => {
  const game = saved({ ...azeroth, ...house });
  expect(game.setup).toMatchObject(house);
  expect(draftAfter(game)).toMatchObject(house);
  expect(draftOf(game.setup, 'Anna')).toMatchObject(house);
  expect(saved(draftAfter(game)).setup).toMatchObject(house);
});

test('a game as usual leaves nothing behind that a later version would not fill in itself', () => {
  const { edition, seed, chairs, ...left } = draftAfter(saved(firstDraft('Anna')));
  expect([edition, seed, chairs.length, left]).toEqual(['classic', '', 3, {}]);
});

test('a box with tiles left out stays so', () => {
  const box = saved(azeroth).setup.box?.filter((tile) => tile !== 'kobolds');
  expect(draftAfter(saved({ ...azeroth, box })).box).toEqual(box);
});

test('rulings of the other edition wait for its game, values go with their box', () => {
  const draft = withEdition({ ...azeroth, ...house }, 'classic', { isOn: true, values: { tauren: 9 } });
  expect(saved(draft).setup).toMatchObject({ rounds: 6, rulings: {}, values: {} });
  const back = withEdition(draft, 'battle', { isOn: true, values: { tauren: 9 } });
  expect(saved(back).setup).toMatchObject({ rulings: house.rulings, values: { tauren: 9 } });
  expect(withEdition(draft, 'azeroth', { isOn: false, values: { tauren: 9 } }).values).toBeUndefined();
  expect(withEdition({ ...azeroth, ...house }, 'battle', noBox).values).toEqual(house.values);
});

test('a board stays when seats come and go', () => {
  expect(withSeat({ ...firstDraft('Anna'), board: 'classic-5' }).board).toBe('classic-5');
  expect(saved(withSeat(firstDraft('Anna'))).setup.board).toBe('classic-4');
  expect(draftAfter(saved({ ...firstDraft('Anna'), board: 'classic-5' })).board).toBe('classic-5');
});

test.each([2, 3, 4, 5])('the chart for %i can be chosen for any number of seats', (size) => {
  let draft: Draft = { ...withoutSeat(firstDraft('Anna'), 2), board: `classic-${size}` };
  for (let seats = 2; seats <= 5; seats++) {
    expect([draft.chairs.length, saved(draft).setup.board]).toEqual([seats, `classic-${size}`]);
    draft = withSeat(draft);
  }
});

test.each([2, 3, 4, 5])('islands as for %i seats are drawn for any number of seats, from the seed', (islandsFor) => {
  const draft = { ...azeroth, islandsFor, seed: 'isles' };
  const game = saved(draft);
  expect(game.setup.board).toHaveLength([2, 3, 4, 5].indexOf(islandsFor) + 2);
  expect(saved(draft).setup.board).toEqual(game.setup.board);
  expect(draftAfter(game).islandsFor).toBe(islandsFor === 3 ? undefined : islandsFor);
});

test('a board from a file is one that can be chosen from', () => {
  expect(ownBoard({ board: 'L1a+S1b' })).toEqual(['L1a', 'S1b']);
});

test('whoever has no game yet meets the mildest bots', () => {
  expect(firstDraft('Anna').chairs.map(({ sitter }) => sitter)).toEqual(['person', 'novice', 'novice']);
});

test('a table without a sheet between its people stays one in the next game', () => {
  const dealt = deal({ ...firstDraft('Anna'), isUncovered: true }, () => 'x', 1);
  if (!('game' in dealt)) throw new Error('it is dealt');
  expect(dealt.game.isUncovered).toBe(true);
  expect(draftAfter(dealt.game).isUncovered).toBe(true);
  expect(deal(firstDraft('Anna'), () => 'x', 1)).not.toHaveProperty('game.isUncovered');
});

test.each(editions)('after a lesson %s is played by novices in six rounds; the game after that is as long as usual', (edition) => {
  const dealt = deal(shortDraft('Anna', edition), fresh, 1);
  const game = 'game' in dealt ? dealt.game : undefined;
  expect(game).toMatchObject({ setup: { rounds: 6, ...(edition === 'battle' && { variant: 'battle' }) } });
  expect(game?.chairs.map(({ sitter }) => sitter)).toEqual(['person', 'novice', 'novice', ...(edition === 'battle' ? ['novice'] : [])]);
  const read = game && readSaved(written(game));
  const again = read && 'game' in read ? draftAfter(read.game) : undefined;
  expect(again?.chairs).toEqual(game?.chairs);
  expect(again?.rounds).toBeUndefined();
});

test('whoever chooses six rounds against novices plays six again', () => {
  const dealt = deal({ ...firstDraft('Anna'), rounds: 6 }, fresh, 1);
  expect('game' in dealt && draftAfter(dealt.game).rounds).toBe(6);
});

test('what somebody has just made is on offer in the first game with it, and a person picks first, unless the deal is a certain one', () => {
  const homebrew = { races: [{ id: 'otters', value: 3, effects: [] }] };
  for (const edition of ['classic', 'battle'] as const)
    for (const from of [0, 1000, 2000]) {
      let seed = from;
      const dealt = deal({ ...firstDraft('Anna'), edition, homebrew, awaited: 'otters' }, () => `${seed++}`, 1);
      if ('faults' in dealt) throw new Error(dealt.faults.join());
      const start = newGame(dealt.game.setup);
      expect(JSON.stringify(view(start, 0).offers)).toContain('"otters"');
      expect(dealt.game.chairs[toDecide(start) ?? -1]?.sitter).toBe('person');
    }
  expect(deal({ ...firstDraft('Anna'), homebrew, awaited: 'otters', seed: 'mine' }, () => 'x', 1)).toHaveProperty(
    'game.setup.seed',
    'mine',
  );
});
