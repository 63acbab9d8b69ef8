import { describe, expect, test } from 'vitest';
import { refusalOf, refuses } from '../../test/refuses.ts';
import { after, board, scene } from '../../test/scene.ts';
import { newGame } from '../index.ts';

const vale = board(`
  0 hill edge           - 1 2
  1 forest edge         - 0 2 3
  2 farmland            - 0 1 3 4
  3 mountain cavern     - 1 2 5
  4 lake                - 2 5
  5 hill cavern         - 3 4 6
  6 hill edge           - 5
`);

describe('Sorcerers', () => {
  const turn = (theirs: string, mine = 'anna* sorcerers+hill hand 2 0:1'): ReturnType<typeof scene> => scene(vale, `${mine}\n ${theirs}`);
  const convert = 'conquer 1 with sorcerers';
  test('CL-SORCERERS-1 refuses to convert nobody, one’s own, and those in decline', () => {
    refuses(turn('bert elves+swamp 3:1'), convert, 'nobody-there', 'CL-SORCERERS-1', 'Region 1: nobody stands there');
    refuses(turn('bert elves+swamp 3:1', 'anna* sorcerers+hill 0:1 / orcs 1:1'), convert, 'own-region', 'CL-SORCERERS-1', 'is yours');
    refuses(turn('bert elves+swamp 3:1 / orcs 1:1'), convert, 'not-active', 'CL-SORCERERS-1', 'in decline');
    refuses(turn('natives 1:1'), convert, 'not-active', 'CL-SORCERERS-1');
    refuses(turn('bert elves+swamp 3:1 / ghouls 1:1'), convert, 'not-active', 'CL-SORCERERS-1');
  });
  test('CL-SORCERERS-1 refuses to convert two tokens', () =>
    refuses(turn('bert elves+swamp 1:2'), convert, 'not-alone', 'CL-SORCERERS-1', 'more than one token stands there.'));
  test('CL-SORCERERS-2 refuses to convert a token with an encampment', () =>
    refuses(turn('bert elves+bivouacking 1:1+encampment'), convert, 'not-alone', 'CL-SORCERERS-2', 'a piece that counts as one'));
  test('CL-SORCERERS-2 refuses to convert in an immune region', () =>
    refuses(turn('bert elves+heroic 1:1+hero'), convert, 'immune', 'CORE-CONQUER-9', 'a hero protects it'));
  test('CL-SORCERERS-1 refuses a second conversion of one opponent', () => {
    const start = after(turn('bert elves+swamp 1:1 2:1\n cleo orcs+stout 3:1'), convert);
    refuses(start, 'conquer 2 with sorcerers', 'spent', 'CL-SORCERERS-1', 'has had a token converted this turn already');
    after(start, 'conquer 3 with sorcerers');
  });
  test('CL-SORCERERS-5 refuses a conversion without a Sorcerer in the tray', () =>
    refuses(turn('bert elves+swamp 1:1', 'anna* sorcerers+hill hand 17 0:1'), convert, 'tray-empty', 'CL-SORCERERS-5', 'in the tray'));
  test('CL-SORCERERS-5 refuses a conversion as the first conquest', () => {
    refuses(turn('bert elves+swamp 1:1', 'anna* sorcerers+hill hand 9'), convert, 'no-foothold', 'CL-SORCERERS-5');
    refuses(turn('bert elves+swamp 3:1', 'anna* sorcerers+flying hand 9'), 'conquer 3 with sorcerers', 'no-foothold', 'CL-SORCERERS-5');
  });
  test('CL-SORCERERS-1 refuses a region that does not border, and water', () => {
    refuses(turn('bert elves+swamp 6:1'), 'conquer 6 with sorcerers', 'not-bordering', 'CORE-CONQUER-4');
    refuses(turn('bert elves+seafaring 4:1', 'anna* sorcerers+hill 2:1'), 'conquer 4 with sorcerers', 'water', 'CORE-CONQUER-5');
  });
  test('CL-DIPLOMAT-1 refuses to convert those with whom there is peace', () => {
    const peace = scene(vale, 'anna* sorcerers+hill 0:1\n bert elves+diplomat 1:1', { memory: { life: { diplomat: 1 } } });
    refuses(peace, convert, 'at-peace', 'CL-DIPLOMAT-1');
  });
});

describe('other races', () => {
  test('CL-AMAZONS-2 refuses to give up what the Amazons do not hold, and anything else', () => {
    const short = after(scene(vale, 'anna* amazons+hill 0:1 1:1 2:1\n bert elves+swamp 6:1'), 'done');
    refuses(short, 'abandon 6', 'not-yours', 'CL-AMAZONS-2', '“abandon 6” is no answer: the Amazons give up a region of theirs.');
    refuses(short, 'abandon 9', 'unknown-region', 'CL-AMAZONS-2');
    refuses(short, 'done', 'answer-first', 'CL-AMAZONS-2', 'anna has to answer: abandon 0 · abandon 1 · abandon 2.');
  });
  test('CL-GHOULS-2 refuses the Ghouls what only the active people can do', () => {
    const both = scene(vale, 'anna* sorcerers+dragon-master 0:1 / ghouls 6:4\n bert elves+swamp 5:1', { phase: 'start' });
    const ghouls = after(both, 'expand');
    refuses(ghouls, 'conquer 5 with sorcerers', 'use-later', 'CL-SORCERERS-1', 'The Ghouls in decline conquer first, until “done”.');
    refuses(ghouls, 'conquer 5 with dragon-master', 'use-later', 'CL-DRAGON-1');
  });
  test('CL-GHOULS-7 refuses the active people a conquest after a roll of the Ghouls', () => {
    const start = scene(vale, 'anna* orcs+hill hand 4 0:1 / ghouls 6:2\n bert elves+swamp 5:2', { phase: 'start', dice: [0] });
    refuses(after(start, 'expand', 'roll 5'), 'conquer 1', 'conquests-over', 'CORE-DIE-3');
  });
  test('CL-HALFLINGS-2 refuses the holes to opponents, and to the hand', () => {
    const dug = scene(vale, 'anna* orcs+hill hand 9 0:1\n bert halflings+swamp 1:1+hole');
    refuses(dug, 'conquer 1', 'immune', 'CORE-CONQUER-9', 'Region 1 is immune: a hole protects it.');
    const own = scene(vale, 'anna* halflings+hill hand 1 0:1\n bert', { phase: 'redeploy' });
    refuses(own, 'deploy 0 hole', 'not-deployed', 'CL-HALFLINGS-2', 'A hole is not placed by hand.');
  });
  test('CL-TROLLS-1 refuses lairs to the hand, and to others', () => {
    const trolls = scene(vale, 'anna* trolls+hill hand 1 0:1\n bert', { phase: 'redeploy' });
    refuses(trolls, 'deploy 0 lair', 'not-deployed', 'CL-TROLLS-1');
    const orcs = scene(vale, 'anna* orcs+hill hand 1 0:1\n bert', { phase: 'redeploy' });
    refuses(orcs, 'deploy 0 lair', 'piece-not-in-hand', 'CL-TROLLS-1', 'You have no lair to place.');
  });
});

test('CORE-SETUP-5 calls seats without a name by letters, never by a number that is another seat in a move', () => {
  const { names } = newGame({ edition: 'classic', seats: 3, seed: 'letters' });
  expect(names).toEqual(['Seat A', 'Seat B', 'Seat C']);
  const { code, message } = refusalOf(newGame({ edition: 'classic', seats: 3, seed: 'letters', first: 2 }), 'done');
  expect([code, message]).toEqual([
    'pick-first',
    expect.stringMatching(/^Seat C has no active people\. Seat C has to take a combo: pick 0/),
  ]);
});

describe('powers', () => {
  test('CL-BERSERK-1 refuses regions, CL-BERSERK-2 a hopeless roll, CL-BERSERK-3 a second one', () => {
    const berserk = scene(vale, 'anna* orcs+berserk hand 1 0:1\n bert', { dice: [0] });
    refuses(berserk, 'use berserk 1', 'wrong-number-of-regions', 'CL-BERSERK-1', 'Berserk is used without a region: use berserk.');
    refuses(after(berserk, 'use berserk'), 'use berserk', 'spent', 'CL-BERSERK-3', 'the roll that was made waits for its conquest.');
    refuses(scene(vale, 'anna* orcs+berserk 0:1\n bert'), 'use berserk', 'too-few-tokens', 'CL-BERSERK-2', 'Berserk cannot be used now:');
  });
  test('CL-BIVOUACKING-2 refuses encampments left in hand, and in regions of others', () => {
    const camp = after(
      scene(vale, 'anna* orcs+bivouacking hand 0 0:1\n bert elves+swamp 1:1', { phase: 'redeploy' }),
      'deploy 0 encampment',
    );
    refuses(camp, 'done', 'must-place', 'CL-BIVOUACKING-1', 'anna has to place 4 encampments: deploy 0 encampment.');
    refuses(camp, 'deploy 1 encampment', 'not-yours', 'CL-BIVOUACKING-1');
  });
  test('CL-DIPLOMAT-1 refuses peace with oneself, with nobody, and with who was attacked', () => {
    const start = scene(vale, 'anna* orcs+diplomat hand 3 0:1\n bert elves+swamp 1:1 6:1\n cleo trolls+hill 5:1+lair');
    const asked = after(start, 'conquer 1', 'done', 'deploy 0', 'deploy 0');
    refuses(
      asked,
      'choose ally 0',
      'oneself',
      'CL-DIPLOMAT-1',
      'peace is made with an opponent. anna has to answer: choose none · choose ally 2 (cleo).',
    );
    refuses(asked, 'choose ally 1', 'attacked', 'CL-DIPLOMAT-1', 'was attacked this turn');
    refuses(asked, 'choose ally 3', 'unknown-seat', 'CL-DIPLOMAT-1', 'nobody sits there');
    refuses(asked, 'choose 2', 'not-an-answer', 'CL-DIPLOMAT-1');
    refuses(start, 'choose ally 2', 'no-question', 'CORE-TURN-1');
  });
  test('CL-DRAGON-1 refuses the dragon without a token, out of reach and twice; CL-DRAGON-2 guards', () => {
    refuses(scene(vale, 'anna* orcs+dragon-master 0:1\n bert'), 'conquer 1 with dragon-master', 'hand-empty', 'CL-DRAGON-1');
    const start = scene(vale, 'anna* orcs+dragon-master hand 4 0:1\n bert elves+hill 1:3');
    refuses(start, 'conquer 6 with dragon-master', 'not-bordering', 'CORE-CONQUER-4');
    refuses(after(start, 'conquer 1 with dragon-master'), 'conquer 2 with dragon-master', 'spent', 'CL-DRAGON-1');
    const guarded = scene(vale, 'anna* elves+hill hand 9 0:1\n bert orcs+dragon-master 1:1+dragon');
    refuses(guarded, 'conquer 1', 'immune', 'CORE-CONQUER-9', 'a dragon protects it');
  });
  test('CL-FLYING-1 refuses the lake', () =>
    refuses(scene(vale, 'anna* orcs+flying hand 9\n bert'), 'conquer 4', 'water', 'CORE-CONQUER-5'));
  test('CL-FORTIFIED-1 refuses what is no place for a fortress', () => {
    const start = scene(vale, 'anna* orcs+fortified hand 2 0:1 1:1+fortress\n bert elves+hill 3:1');
    refuses(
      start,
      'use fortified 1',
      'region-full',
      'CL-FORTIFIED-1',
      'Fortified cannot be used on Region 1: a fortress stands there already.',
    );
    refuses(start, 'use fortified 3', 'not-yours', 'CL-FORTIFIED-1');
    refuses(start, 'use fortified', 'wrong-number-of-regions', 'CL-FORTIFIED-1', 'is used on one region: use fortified 0.');
    refuses(start, 'use fortified 9', 'unknown-region', 'CL-FORTIFIED-1');
    refuses(after(start, 'use fortified 0', 'conquer 2'), 'use fortified 2', 'spent', 'CL-FORTIFIED-1');
    const late = scene(vale, 'anna* orcs+fortified hand 1 0:1\n bert', { phase: 'redeploy' });
    refuses(late, 'deploy 0 fortress', 'not-deployed', 'CL-FORTIFIED-2', 'A fortress is placed by its ability: use fortified.');
    refuses(scene(vale, 'anna* orcs+fortified hand 2 1:1+fortress\n bert'), 'use fortified', 'no-target', 'CL-FORTIFIED-1');
  });
  test('CL-FORTIFIED-1 refuses a seventh fortress', () => {
    const row = board(
      Array.from({ length: 8 }, (_, r) => `${r} hill edge - ${[r - 1, r + 1].filter((b) => b >= 0 && b < 8).join(' ')}`).join('\n'),
    );
    const six = scene(row, `anna* orcs+fortified hand 1 ${[0, 1, 2, 3, 4, 5].map((r) => `${r}:1+fortress`).join(' ')} 6:1\n bert`);
    refuses(six, 'use fortified 6', 'box-empty', 'CL-FORTIFIED-1', 'all six fortresses are on the map.');
  });
  test('CL-FORTIFIED-1 tells what may still be done after the last roll', () => {
    const rolled = after(scene(vale, 'anna* orcs+fortified hand 1 0:1\n bert', { dice: [3] }), 'roll 1');
    refuses(rolled, 'conquer 2', 'conquests-over', 'CORE-DIE-3', 'anna may still use an ability before “done”: done · use fortified 0');
  });
  test('CL-SEAFARING-1 refuses the lake as an entry, CL-UNDERWORLD-2 a cavern', () => {
    refuses(scene(vale, 'anna* orcs+seafaring hand 9\n bert'), 'conquer 4', 'no-entry', 'CL-FIRST-1');
    refuses(scene(vale, 'anna* orcs+underworld hand 9\n bert'), 'conquer 5', 'no-entry', 'CL-FIRST-1');
  });
  test('CL-STOUT-1 refuses everything but decline or done after the score', () => {
    const asked = after(scene(vale, 'anna* orcs+stout hand 0 0:1\n bert'), 'done');
    refuses(asked, 'expand', 'answer-first', 'CL-STOUT-1', 'Stout: anna has to answer: decline · done.');
  });
});
