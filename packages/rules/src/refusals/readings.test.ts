/** Why moves are refused that only some readings of the Azeroth book forbid. */
import { expect, test } from 'vitest';
import { refuses } from '../../test/refuses.ts';
import { after, board, scene } from '../../test/scene.ts';
import { legalMoves, type State, text } from '../index.ts';

const isles = board(`
  0 hill anchor magic            - 1 2
  1 forest magic                 - 0 2 3
  2 swamp                        - 0 1 3
  3 farmland anchor magic cavern - 1 2 4
  4 lake                         - 3
`);
const read = (rulings: Readonly<Record<string, string>>, ...lines: readonly string[]): State => scene(isles, lines.join('\n'), { rulings });

test('AZ-CHAMPION-4 refuses to let the champion leave a region that he holds alone', () =>
  refuses(
    read({ 'champion-alone-leaves': 'may-not-leave' }, 'anna* orcs+champion 0:0+champion', 'bert'),
    'conquer 1 with champion',
    'must-stay',
    'AZ-CHAMPION-4',
    'holds a region alone',
  ));

test('AZ-TAUREN-4 refuses Doomhammer to Tauren', () =>
  refuses(
    read({ 'tauren-doomhammer': 'none' }, 'anna* tauren+miner coins 5 hand 4 0:2', 'bert', 'markers 0:doomhammer'),
    'conquer 1 with doomhammer',
    'hand-below-least',
    'AZ-TAUREN-4',
    'never go alone',
  ));

test('AZ-BEASTMASTER-2 refuses a region to beasts alone', () => {
  const beasts = scene(isles, 'anna* orcs+beastmaster 0:1\n bert', {
    rulings: { 'beast-only-region': 'needs-token' },
    memory: { kept: { beast: 4 } },
  });
  refuses(beasts, 'conquer 1', 'hand-below-least', 'AZ-BEASTMASTER-2', 'a race token goes with them, and you hold 0.');
});

test('AZ-INTIMIDATING-1 refuses a refuge where the owner names it', () => {
  const asked = read({ 'intimidated-goes-where': 'owner' }, 'anna* orcs+intimidating 0:1', 'bert trolls+farmer 1:2 2:1 3:1');
  refuses(asked, 'use intimidating 1 2', 'not-a-refuge', 'AZ-INTIMIDATING-1', 'its owner says where');
  expect(legalMoves(after(asked, 'use intimidating 1')).map(text)).toEqual(['deploy 2', 'deploy 3']);
});

test('AZ-INTIMIDATING-4 refuses it once no conquest can follow', () =>
  refuses(
    after(read({}, 'anna* orcs+intimidating hand 2 0:1', 'bert trolls+farmer 2:2 3:1'), 'conquer 1'),
    'use intimidating 2 3',
    'use-too-late',
    'AZ-INTIMIDATING-4',
    'No conquest can follow this turn',
  ));

test('AZ-WATER-1 refuses to scare tokens out of water, or into it', () => {
  const dry = { 'intimidation-water': 'never' };
  refuses(read(dry, 'anna* orcs+intimidating 3:1', 'bert naga+farmer 4:2 0:1'), 'use intimidating 4 0', 'water', 'AZ-WATER-1');
  refuses(
    read(dry, 'anna* orcs+intimidating 3:1', 'bert naga+farmer 4:1 1:2 0:1'),
    'use intimidating 1 4',
    'not-a-refuge',
    'AZ-INTIMIDATING-4',
  );
});

test('AZ-FORSAKEN-1 refuses more recruits than tokens that have just fallen', () => {
  const start = read({ 'forsaken-bought-when': 'at-each-loss' }, 'anna* forsaken+miner coins 5 hand 5 0:1', 'bert orcs+farmer 1:2');
  refuses(after(start, 'conquer 1'), 'choose 2', 'too-few-fallen', 'AZ-FORSAKEN-1', 'have just fallen');
});

test('AZ-PAY-1 asks only for what must be there', () => {
  const start = read(
    { 'tolls-unpayable': 'pay-what-is-there' },
    'anna* orcs+miner coins 0 hand 5 1:1',
    'bert trolls+marshdweller 2:1',
    'markers 2:aegis-of-aggramar',
  );
  refuses(start, 'conquer 2', 'too-few-coins', 'AZ-AEGIS-1', 'pay 2 coins to bert (Aegis of Aggramar), and');
});

test('AZ-GOBLINS-1 asks for no coins of the Aegis where laying paid for all', () => {
  const start = scene(isles, 'anna* goblins+miner coins 0 0:1\n bert orcs+farmer 1:1+bomb 2:1\n markers 1:aegis-of-aggramar', {
    phase: 'start',
    rulings: { 'bombs-under-aegis': 'once' },
  });
  expect(legalMoves(start).map(text)).toEqual(['expand', 'decline']);
});
