import { describe, expect, test } from 'vitest';
import { after, board, hand, legal, scene } from '../test/scene.ts';
import { tilesIn } from './charter.ts';
import {
  determinize,
  hash,
  legalMoves,
  newGame,
  position,
  Refused,
  type Setup,
  snapshot,
  step,
  toDecide,
  versionOf,
  view,
} from './index.ts';
import { readSetup } from './read-setup.ts';

const fair: Setup = { edition: 'classic', seats: 2, seed: 'x' };
const classicBox = tilesIn(readBox('classic'));
const azerothBox = tilesIn(readBox('azeroth'));

function readBox(edition: 'classic' | 'azeroth') {
  const version = versionOf(2);
  if (version === undefined) throw new Error('there is no rules version 2');
  return version[edition];
}

/** Code and place of every fault that is found. */
function faultsIn(make: () => unknown): string[] {
  try {
    make();
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    return refused.faults.map(({ code, where }) => `${code} ${where ?? ''}`.trim());
  }
  return [];
}

const wrong: readonly (readonly [what: string, charter: object, faults: readonly string[]])[] = [
  ['a version that there is not', { rules: 99 }, ['unknown-version rules']],
  ['a version that is no number', { rules: '2' }, ['unknown-version rules']],
  ['a tile of the other edition', { box: [...classicBox, 'worgen'] }, [`unknown-tile box[${classicBox.length}]`]],
  ['a tile that is none', { box: [...classicBox, 7] }, [`unknown-tile box[${classicBox.length}]`]],
  ['a tile twice', { box: [...classicBox, 'elves'] }, [`tile-twice box[${classicBox.length}]`]],
  ['a box that is no list', { box: 'all' }, ['not-a-list box']],
  ['an endless box', { box: new Array(200).fill('elves') }, ['too-many box']],
  ['a ruling that there is not', { rulings: { 'dragons-sing': 'yes' } }, ['unknown-ruling rulings.dragons-sing']],
  ['a ruling of the other edition', { rulings: { 'bombs-water': 'may' } }, ['unknown-ruling rulings.bombs-water']],
  ['a name that every object has', { rulings: { constructor: 'may' } }, ['unknown-ruling rulings.constructor']],
  ['a reading that there is not', { rulings: { 'revenants-abandon': 'perhaps' } }, ['unknown-reading rulings.revenants-abandon']],
  ['a reading that every object has', { rulings: { 'revenants-abandon': 'toString' } }, ['unknown-reading rulings.revenants-abandon']],
  ['rulings that are a list', { rulings: ['revenants-abandon'] }, ['not-rulings rulings']],
  ['a race of nobody', { values: { elves: 0 } }, ['out-of-range values.elves']],
  ['a race beyond its tray', { values: { elves: 12 } }, ['out-of-range values.elves']],
  ['a power beyond nine', { values: { hill: 10 } }, ['out-of-range values.hill']],
  ['half a token', { values: { hill: 1.5 } }, ['not-whole values.hill']],
  ['a value for what is not in the box', { values: { worgen: 4 } }, ['unknown-tile values.worgen']],
  ['values that are no object', { values: 7 }, ['not-values values']],
  ['purses half open', { openPurses: 'yes' }, ['not-a-flag openPurses']],
  ['purses said to be closed', { openPurses: false }, ['not-a-flag openPurses']],
];

describe('every fault is named', () => {
  test.each(wrong)('in a set-up: %s', (_what, charter, faults) => {
    expect(faultsIn(() => readSetup({ ...fair, ...charter }))).toEqual(faults);
  });

  test.each(wrong)('in a position: %s', (_what, charter, faults) => {
    const p = { edition: 'classic', board: 'classic-2', seats: [{}, {}], ...charter } as const;
    expect(faultsIn(() => Reflect.apply(position, undefined, [p]))).toEqual(faults);
  });

  test('several at once', () => {
    const charter = { rulings: { 'revenants-abandon': 'perhaps' }, values: { elves: 0 }, openPurses: 1, rounds: 3 };
    expect(faultsIn(() => readSetup({ ...fair, ...charter })).sort()).toEqual([
      'not-a-flag openPurses',
      'out-of-range rounds',
      'out-of-range values.elves',
      'unknown-reading rulings.revenants-abandon',
    ]);
  });

  test.each([3, 16, 4.5, '10'])('%j rounds', (rounds) => {
    expect(faultsIn(() => readSetup({ ...fair, rounds }))).toEqual([expect.stringMatching(/ rounds$/)]);
  });
});

describe('what a table agreed on is played', () => {
  test.each([4, 15])('%i rounds', (rounds) => expect(newGame({ ...fair, rounds }).rounds).toBe(rounds));

  test('values of tiles are the tokens of a pick', () => {
    const plot = board('0 farmland edge - 1\n 1 farmland edge - 0');
    const extras = { phase: 'start', offers: [{ race: 'elves', power: 'hill' }] } as const;
    expect(hand(after(scene(plot, 'anna*', extras), 'pick 0'), 0)).toBe(10); // 6 + 4
    expect(hand(after(scene(plot, 'anna*', { ...extras, values: { elves: 3, hill: 0 } }), 'pick 0'), 0)).toBe(3);
  });

  test('values that are those of the version are not written down', () => {
    expect(newGame({ ...fair, values: { elves: 6, hill: 1 } }).world.charter.values).toEqual({ hill: 1 });
  });

  test('readings that are those of the version are not written down', () => {
    const rulings = { 'revenants-abandon': 'may', 'halflings-lake': 'land-only' };
    expect(newGame({ ...fair, rulings }).world.charter.rulings).toEqual({ 'halflings-lake': 'land-only' });
    expect(newGame({ ...fair, rules: 1, rulings }).world.charter.rulings).toEqual({ 'revenants-abandon': 'may' });
  });

  test('open purses are in every view, others in none', () => {
    const seen = (setup: Setup) => view(newGame(setup), undefined).seats.map(({ coins }) => coins);
    expect(seen({ ...fair, openPurses: true })).toEqual([5, 5]);
    expect(seen(fair)).toEqual([undefined, undefined]);
  });

  test('tiles that are not in the box are never dealt, and all others are', () => {
    const box = classicBox.filter((id) => !['elves', 'ghouls', 'hill'].includes(id));
    const { races, powers } = newGame({ ...fair, box }).world;
    expect([...races, ...powers].map(({ id }) => id)).toEqual(box);
  });

  test('the order of a box is its own', () => {
    const box = [...classicBox].reverse();
    expect(newGame({ ...fair, box }).world.races.map(({ id }) => id)).toEqual(box.slice(20));
  });

  test('CL-BLANK-1 homemade tiles lie in the box beside those that are named', () => {
    const homebrew = { races: [{ id: 'ogres', value: 5, effects: [] }] };
    const box = classicBox.filter((id) => id !== 'elves');
    const { races } = newGame({ ...fair, box, homebrew }).world;
    expect(races.map(({ id }) => id)).toEqual([...box.slice(0, 13), 'ogres']);
  });

  test('CL-BLANK-1 a homemade tile may be called like one of ours that is not in the box, so a later one of ours spoils no game', () => {
    const homebrew = { races: [{ id: 'elves', value: 5, effects: [] }] };
    const box = classicBox.filter((id) => id !== 'elves');
    const s = newGame({ ...fair, box, homebrew });
    expect(s.world.races.at(-1)).toMatchObject({ id: 'elves', value: 5 });
    expect(hash(position(snapshot(s)))).toBe(hash(s));
    expect(legalMoves(view(s, 0))).toEqual(legalMoves(s));
    expect(() => newGame({ ...fair, homebrew })).toThrow(/elves/);
  });

  test('artifacts and places that are not in the box do not lie on the map', () => {
    const box = azerothBox.filter((id) => !['karazhan', 'frostmourne', 'doomhammer'].includes(id));
    const { world, markerAt } = newGame({ edition: 'azeroth', seats: 5, seed: 'x', box });
    expect(world.markers.map(({ id }) => id)).toEqual(box.slice(36));
    expect(markerAt.filter((at) => at >= 0)).toHaveLength(5);
  });
});

describe('versions', () => {
  const opening = (setup: Setup): readonly unknown[] => {
    const { offers, seed, rules } = snapshot(newGame(setup));
    return [offers, seed, rules];
  };

  test('a game is of the newest version unless it says otherwise', () => expect(newGame(fair).world.charter.rules).toBe(2));

  test('the same seed deals another game in version 1, each the same for ever', () => {
    expect(opening({ ...fair, rules: 1 })).not.toEqual(opening({ ...fair, rules: 2 }));
    expect(opening({ ...fair, rules: 1 })).toEqual(opening({ ...fair, rules: 1 }));
  });

  test('version 1 reads rulings as they were played before there was a choice', () => {
    const { rulings } = newGame({ ...fair, rules: 1 }).world;
    expect([rulings['revenants-abandon'], rulings['halflings-lake'], rulings['retreat-order']]).toEqual([
      'never',
      'land-only',
      'seat-order',
    ]);
  });

  test('a table of version 1 may choose as well', () => {
    const row = board('0 farmland edge - 1\n 1 hill - 0 2\n 2 swamp edge - 1');
    const extras = { phase: 'start', rules: 1, rulings: { 'revenants-abandon': 'may' } } as const;
    expect(legal(after(scene(row, 'anna* humans+hill 2:1 / ghouls 0:3', extras), 'expand'), 'abandon')).toEqual(['abandon 0']);
  });
});

describe('a game under house rules', () => {
  const house: Setup = {
    edition: 'azeroth',
    seats: 3,
    seed: 'house',
    rules: 1,
    box: azerothBox.filter((id) => !['worgen', 'miner', 'karazhan'].includes(id)).reverse(),
    rulings: { 'retreat-order': 'loss-order', 'hopeless-roll': 'allowed' },
    values: { tauren: 5, swamp: 2 },
    rounds: 5,
    openPurses: true,
  };

  test('is written out in full and read back, and goes on the same', () => {
    let [here, there] = [newGame(house), newGame(house)];
    for (let move = 0; move < 200 && toDecide(here) !== undefined; move++) {
      const p = snapshot(here);
      expect(p).toMatchObject({ rules: 1, box: house.box, rulings: house.rulings, values: house.values, rounds: 5, openPurses: true });
      there = position(JSON.parse(JSON.stringify(p)));
      expect(hash(there)).toBe(hash(here));
      const moves = legalMoves(here);
      step(here, moves[move % moves.length]);
      step(there, moves[move % moves.length]);
      expect(hash(there)).toBe(hash(here));
    }
  });

  test('is in its views, and a state imagined from one plays by the same', () => {
    const s = newGame(house);
    const seen = view(s, 0);
    expect(seen).toMatchObject({ rules: 1, box: house.box, rulings: house.rulings, values: house.values, rounds: 5, openPurses: true });
    const other = determinize(JSON.parse(JSON.stringify(seen)), 'imagined');
    expect(other.world.charter).toEqual(s.world.charter);
    expect(view(other, 0)).toEqual(seen);
  });

  test('a view of the plain game says its version alone', () => {
    const { rules, box, rulings, values, openPurses } = view(newGame(fair), 0);
    expect({ rules, box, rulings, values, openPurses }).toEqual({ rules: 2 });
  });
});
