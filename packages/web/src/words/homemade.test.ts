import { cost, type Homebrew, legalMoves, newGame, played, text, toDecide, view } from '@elbowroom/rules';
import { look } from '@elbowroom/rules/look';
import { tileDoes } from '@elbowroom/wording/homemade';
import { expect, test } from 'vitest';
import { emblemsOf } from '../art/emblems.ts';
import { boardView } from '../table/board-view.ts';
import { gallery } from '../workshop/tiles/gallery.ts';
import { homebrewOf } from '../workshop/tiles/tile-draft.ts';
import { wordsWith } from './homemade.ts';
import { plain } from './line.ts';
import { abilityName, doesLine, languages, markerName, pieceName, raceName, topicFor } from './speak.ts';
import { tell } from './tell.ts';

const homebrews = (['classic', 'azeroth'] as const).map(
  (edition) =>
    [
      edition,
      homebrewOf(
        gallery.filter((tile) => tile.edition === edition),
        edition,
      ),
    ] as const,
);

test.each(homebrews)('CL-BLANK-1 homemade tiles of %s are called by their names, in both languages', (edition, homebrew) => {
  for (const base of Object.values(languages)) {
    const words = wordsWith(base, homebrew, (tile) => tileDoes(tile, base.language));
    for (const { id, name } of homebrew.races ?? []) {
      expect(raceName(words, edition, id)).toBe(name?.[base.language]);
      expect(words.names.combo(id, 'swamp')).toContain(name?.[base.language]);
      expect(doesLine(words, edition, 'races', id)).not.toBe('');
    }
    for (const { id, name } of homebrew.powers ?? []) {
      expect(abilityName(words, id)).toBe(name?.[base.language]);
      expect(words.names.combo('humans', id)).toContain(base.names.races.humans);
    }
    for (const { id, name } of [...(homebrew.artifacts ?? []), ...(homebrew.places ?? [])])
      expect(markerName(words, id)).toBe(name?.[base.language]);
  }
});

test('CL-BLANK-1 a power of the box and a homemade race make a name as any two do', () => {
  const homebrew = {
    races: [{ id: 'otters', name: { en: 'Otters', fr: 'Loutres' }, value: 5, effects: [] }],
    powers: [{ id: 'sly', name: { fr: 'Rusés' }, value: 3, effects: [] }],
  };
  const [en, fr] = [wordsWith(languages.en, homebrew), wordsWith(languages.fr, homebrew)];
  expect([en.names.combo('otters', 'hill'), fr.names.combo('otters', 'hill')]).toEqual(['Hill Otters', 'Loutres des Collines']);
  // One language serves for both.
  expect([en.names.combo('amazons', 'sly'), fr.names.combo('otters', 'sly')]).toEqual(['Rusés Amazons', 'Loutres Rusés']);
  expect(raceName(wordsWith(languages.en, { races: [{ id: 'old-owls', value: 3, effects: [] }] }), 'classic', 'old-owls')).toBe('Old owls');
});

test('CL-BLANK-1 what a tile brings leads to its page, and its pieces do so too', () => {
  const homebrew: Homebrew = {
    races: [
      {
        id: 'beavers',
        value: 5,
        emblem: 'beaver',
        effects: [
          { effect: 'piece', piece: 'big-dam', count: 3, placed: 'redeployment', defends: 'one' },
          { effect: 'piece', piece: 'lodge', name: { en: 'lodge', fr: 'hutte' }, count: 3, placed: 'conquests', defends: 'one' },
        ],
      },
    ],
  };
  const words = wordsWith(languages.en, homebrew);
  expect(topicFor(words, { rule: 'CL-BLANK-1', what: 'big-dam' })).toEqual({ race: 'beavers' });
  expect(topicFor(words, { rule: 'CORE-SCORE-1', what: 'beavers' })).toEqual({ rule: 'CORE-SCORE-1' });
  expect(pieceName(words, 'big-dam')).toBe('big dam');
  // By its own name, in the log, in sums and in the rules of its tile.
  const french = wordsWith(languages.fr, homebrew);
  expect([pieceName(french, 'lodge'), abilityName(french, 'lodge')]).toEqual(['hutte', 'hutte']);
  expect(tileDoes({ effects: homebrew.races?.[0]?.effects ?? [] }, 'fr')).toContain('«\u00a0hutte\u00a0»');
  expect(words.homemade?.restless.has('big-dam')).toBe(true);
  const art = emblemsOf('classic', words);
  expect([art.race('beavers'), art.piece('big-dam'), art.race('nobody')]).toEqual(['beaver', 'beaver', 'uncertainty']);
});

test('nothing but the name of a drawing becomes part of a drawing', () => {
  const words = wordsWith(languages.en, { races: [{ id: 'otters', value: 5, emblem: '"/><script>', effects: [] }] });
  expect(emblemsOf('classic', words).race('otters')).toBe('uncertainty');
});

test.each(homebrews)('CL-BLANK-1 the log and the map of a game of %s name no homemade tile by its id', (edition, homebrew) => {
  const words = wordsWith(languages.en, homebrew);
  const ids = [...(homebrew.races ?? []), ...(homebrew.powers ?? [])]
    .map(({ id }) => id)
    .filter((id) => id.includes('-') || id === id.toLowerCase());
  for (const seed of ['a', 'b', 'c']) {
    let state = newGame({ edition, seats: 3, seed, homebrew, rounds: 4 });
    const steps = [];
    for (let i = 0; i < 900 && toDecide(state) !== undefined; i++) {
      const legal = legalMoves(state);
      const move = legal[(i * 7919) % legal.length];
      if (move === undefined) break;
      const step = played(state, text(move));
      steps.push(step.events);
      state = step.state;
    }
    const seats = ['Anna', 'Bert', 'Chloé'];
    const lines = tell(steps, { words, edition, seats, winners: [] }).map(({ line }) =>
      plain(line, { seat: (n) => seats[n] ?? '', region: (n) => `#${n}` }),
    );
    const labels = boardView(look(view(state, 0)), words).regions.map(({ label }) => label);
    const told = [...lines, ...labels].join('\n');
    for (const id of ids) expect(told).not.toMatch(new RegExp(`(?<![\\w-])${id}(?![\\w-])`));
    expect(told).not.toContain('undefined');
    expect(cost(view(state, 0), 0)).toBeDefined();
  }
});
