import { describe, test } from 'vitest';
import { refuses } from '../../test/refuses.ts';
import { after, board, scene } from '../../test/scene.ts';
import type { State } from '../index.ts';

const isles = board(`
  0 hill anchor magic            - 1 2
  1 forest magic                 - 0 2 3
  2 swamp                        - 0 1 3
  3 farmland anchor magic cavern - 1 2 4
  4 lake                         - 3 5
  5 hill                         - 4
  6 hill anchor island1          - 7
  7 farmland cavern island1      - 6
`);
const turn = (...lines: readonly string[]): State => scene(isles, lines.join('\n'));

describe('Ethereals', () => {
  test('AZ-ETHEREALS-1 refuses to steal what is not there, or not in reach', () => {
    const start = turn(
      'anna* ethereals+miner 1:1 6:1',
      'bert orcs+farmer 0:1 3:1',
      'markers 0:frostmourne 3?doomhammer 1:heart-of-azeroth',
    );
    refuses(start, 'use ethereals 3 1', 'not-a-target', 'AZ-ETHEREALS-1', 'no artifact lies face up in the first region.');
    refuses(start, 'use ethereals 1 6', 'own-region', 'AZ-ETHEREALS-1');
    refuses(start, 'use ethereals 0 3', 'not-yours', 'AZ-ETHEREALS-1', 'Region 0 and Region 3: the second region has to be one of theirs');
    refuses(start, 'use ethereals 0 6', 'not-bordering', 'AZ-ETHEREALS-1');
    refuses(start, 'use ethereals 0', 'wrong-number-of-regions', 'AZ-ETHEREALS-1', 'is used on two regions: use ethereals 0 1.');
    refuses(
      after(start, 'use ethereals 0 1'),
      'use ethereals 0 1',
      'spent',
      'AZ-ETHEREALS-1',
      'The ability of the Ethereals has been used',
    );
  });
  test('AZ-ETHEREALS-3 refuses to steal from an immune region, from water, and unpaid', () => {
    const tower = turn('anna* ethereals+miner 1:1', 'bert orcs+defensive 3:1+watchtower', 'markers 3:frostmourne');
    refuses(tower, 'use ethereals 3 1', 'immune', 'CORE-CONQUER-9', 'Region 3 is immune: a watch tower protects it.');
    const lake = scene(isles, 'anna* ethereals+miner 3:1\n bert naga+farmer 4:1\n markers 4:frostmourne', {
      rulings: { 'theft-water': 'never' },
    });
    refuses(lake, 'use ethereals 4 3', 'water', 'AZ-WATER-1');
    const aegis = turn('anna* ethereals+miner coins 1 1:1', 'bert orcs+farmer 3:1', 'markers 3:aegis-of-aggramar');
    refuses(aegis, 'use ethereals 3 1', 'too-few-coins', 'AZ-AEGIS-1', '2 coins have to be paid before, and you have 1.');
  });
  test('AZ-ETHEREALS-2 refuses the discount without a place that lies face up', () => {
    const start = turn('anna* ethereals+miner hand 5 1:1', 'bert', 'markers 3?karazhan');
    refuses(start, 'conquer 3 with ethereals', 'not-a-target', 'AZ-ETHEREALS-2', 'no place lies face up there.');
    const away = turn('anna* ethereals+miner hand 5 1:1', 'bert', 'markers 6:karazhan');
    refuses(away, 'conquer 6 with ethereals', 'not-bordering', 'AZ-ETHEREALS-2');
  });
  test('AZ-ETHEREALS-1 says which people has the ability', () =>
    refuses(
      turn('anna* orcs+miner 0:1', 'bert'),
      'use ethereals 1 0',
      'ability-not-yours',
      'AZ-ETHEREALS-1',
      'The Miner Orcs are no Ethereals.',
    ));
});

describe('Gnomes, Kobolds, Naga', () => {
  test('AZ-GNOMES-1 refuses water, and a second assault', () => {
    const start = scene(isles, 'anna* gnomes+miner hand 9 0:1\n bert', { dice: [0] });
    refuses(start, 'conquer 4 with gnomes', 'water', 'CORE-CONQUER-5');
    refuses(after(start, 'conquer 7 with gnomes'), 'conquer 5 with gnomes', 'spent', 'AZ-GNOMES-1');
  });
  test('AZ-GNOMES-2 refuses another region for the second die, and a plain conquest', () => {
    const short = after(scene(isles, 'anna* gnomes+miner hand 1 0:1\n bert orcs+farmer 7:1', { dice: [0] }), 'conquer 7 with gnomes');
    refuses(short, 'roll 1', 'not-a-target', 'AZ-GNOMES-2', 'was rolled for another region');
    refuses(short, 'conquer 7', 'needs-roll', 'AZ-GNOMES-2');
    refuses(short, 'roll 7 with gnomes', 'not-an-answer', 'AZ-GNOMES-2');
    refuses(short, 'done', 'answer-first', 'AZ-GNOMES-2', 'Gnomes: anna has to answer: roll 7 · choose none.');
  });
  test('AZ-GNOMES-2 refuses a second die that could not help', () => {
    const crowd = scene(isles, 'anna* gnomes+miner hand 1 0:1\n bert orcs+farmer 7:5', { dice: [0] });
    refuses(after(crowd, 'conquer 7 with gnomes'), 'roll 7', 'not-bordering', 'CORE-CONQUER-4');
  });
  test('AZ-KOBOLDS-1 refuses a region without a cavern, AZ-NAGA-1 water to others', () => {
    refuses(
      turn('anna* kobolds+miner hand 9 0:1', 'bert'),
      'conquer 5',
      'not-bordering',
      'CORE-CONQUER-4',
      'borders no region of the Miner Kobolds, and has no anchor.',
    );
    refuses(
      turn('anna* kobolds+miner hand 9 3:1', 'bert'),
      'conquer 4',
      'water',
      'CORE-CONQUER-5',
      'Region 4 is a lake: the Miner Kobolds cannot go there.',
    );
  });
});

describe('Goblins', () => {
  const end = (mine: string, ...others: readonly string[]): State => after(turn(mine, ...others), 'done');
  const goblins = 'anna* goblins+miner coins 1 1:1 / tauren 2:2';
  const asked = end(goblins, 'bert orcs+farmer 0:1 6:1 / humans 3:1');
  test('AZ-GOBLINS-1 refuses bombs where no active opponent stands', () => {
    refuses(
      asked,
      'deploy 5 bomb',
      'nobody-there',
      'AZ-GOBLINS-1',
      'Goblins: “deploy 5 bomb” is no answer: nobody stands there. anna has to answer: deploy 0 bomb · done.',
    );
    refuses(asked, 'deploy 1 bomb', 'own-region', 'AZ-GOBLINS-1', 'the region is yours');
    refuses(asked, 'deploy 2 bomb', 'own-region', 'AZ-GOBLINS-1');
    refuses(asked, 'deploy 3 bomb', 'not-active', 'AZ-GOBLINS-1', 'in decline');
    refuses(asked, 'deploy 6 bomb', 'not-bordering', 'AZ-GOBLINS-1');
    refuses(asked, 'deploy 9 bomb', 'unknown-region', 'AZ-GOBLINS-1');
    refuses(asked, 'deploy 0', 'not-an-answer', 'AZ-GOBLINS-1');
    refuses(asked, 'conquer 0', 'answer-first', 'AZ-GOBLINS-1');
  });
  test('AZ-GOBLINS-1 refuses a second bomb, and bombs beside pieces alone', () => {
    refuses(
      after(end(goblins, 'bert orcs+farmer 0:1 3:1'), 'deploy 0 bomb'),
      'deploy 0 bomb',
      'region-full',
      'AZ-GOBLINS-1',
      'a bomb lies there already',
    );
    refuses(
      end(goblins, 'bert orcs+champion 0:1 3:0+champion'),
      'deploy 3 bomb',
      'not-a-target',
      'AZ-GOBLINS-1',
      'only a champion or beasts',
    );
  });
  test('AZ-GOBLINS-5 refuses bombs without a pile, in immune regions, in water and unpaid', () => {
    const last = scene(isles, 'anna* goblins+miner 1:1\n bert orcs+farmer 0:1 3:1', { bombPile: ['dud'] });
    refuses(after(last, 'done', 'deploy 0 bomb'), 'deploy 3 bomb', 'expand-or-decline-first', 'CORE-TURN-1');
    refuses(end(goblins, 'bert orcs+defensive 0:1 3:1+watchtower'), 'deploy 3 bomb', 'immune', 'AZ-GOBLINS-5');
    const lake = scene(isles, 'anna* goblins+miner 3:1\n bert naga+farmer 4:1 1:1', { rulings: { 'bombs-water': 'never' } });
    refuses(after(lake, 'done'), 'deploy 4 bomb', 'water', 'AZ-WATER-1');
    const aegis = end(goblins, 'bert orcs+farmer 0:1 3:1', 'markers 3:aegis-of-aggramar');
    refuses(aegis, 'deploy 3 bomb', 'too-few-coins', 'AZ-AEGIS-1', 'and you have 1.');
  });
  test('AZ-GOBLINS-1 refuses bombs before the turn ends, and to others', () => {
    const early = scene(isles, 'anna* goblins+miner hand 1 1:1\n bert orcs+farmer 0:1', { phase: 'redeploy' });
    refuses(early, 'deploy 0 bomb', 'lay-later', 'AZ-GOBLINS-1', "A bomb is laid at the end of one's own turn.");
    const orcs = scene(isles, 'anna* orcs+miner hand 1 1:1\n bert goblins+farmer 0:1', { phase: 'redeploy' });
    refuses(orcs, 'deploy 0 bomb', 'piece-not-in-hand', 'AZ-GOBLINS-1', 'You have no bomb to place.');
  });
});

describe('Humans, Forsaken, Pandaren, Tauren, Worgen', () => {
  test('AZ-HUMANS-1 refuses objectives on water, with the Alliance, together and in immune regions', () => {
    const asked = after(turn('anna* humans+miner 1:1', 'bert orcs+defensive 3:1+watchtower 0:1'), 'done');
    refuses(asked, 'deploy 4 objective', 'water', 'AZ-HUMANS-1', 'objectives are laid on land.');
    refuses(asked, 'deploy 1 objective', 'not-a-target', 'AZ-HUMANS-1', 'a people of the Alliance holds the region');
    refuses(asked, 'deploy 3 objective', 'immune', 'AZ-HUMANS-1');
    refuses(after(asked, 'deploy 0 objective'), 'deploy 0 objective', 'region-full', 'AZ-HUMANS-1', 'lie in different regions');
    refuses(asked, 'done', 'answer-first', 'AZ-HUMANS-1');
  });
  test('AZ-FORSAKEN-1 refuses more Forsaken than fell, than can be paid and than there are', () => {
    const fight = 'anna* forsaken+miner coins 1 hand 6 0:1';
    const asked = after(turn(fight, 'bert orcs+farmer 2:1 3:1'), 'conquer 2', 'conquer 3', 'done');
    refuses(asked, 'choose 3', 'too-few-fallen', 'AZ-FORSAKEN-1', 'fewer tokens have fallen to them this turn');
    refuses(
      asked,
      'choose 2',
      'too-few-coins',
      'AZ-FORSAKEN-1',
      'Forsaken: “choose 2” is no answer: each costs 1 coin, and you have fewer.',
    );
    const full = after(turn('anna* forsaken+miner hand 18 0:1', 'bert orcs+farmer 2:1 3:1'), 'conquer 2', 'conquer 3', 'done');
    refuses(full, 'choose 2', 'tray-empty', 'AZ-FORSAKEN-1');
  });
  test('AZ-FORSAKEN-1 says why nothing was asked', () => {
    refuses(after(turn('anna* forsaken+miner hand 1 0:1', 'bert'), 'done'), 'choose 1', 'too-few-fallen', 'AZ-FORSAKEN-1');
    const poor = after(turn('anna* forsaken+miner coins 0 hand 4 0:1', 'bert orcs+farmer 2:1'), 'conquer 2', 'done');
    refuses(poor, 'choose 1', 'too-few-coins', 'AZ-FORSAKEN-1', 'each costs 1 coin');
  });
  test('AZ-PANDAREN-2 refuses to scare before harmony is paid for', () => {
    const poor = scene(isles, 'anna* orcs+intimidating coins 1 1:1\n bert pandaren+farmer 2:2', { harmony: [0] });
    refuses(poor, 'use intimidating 2', 'too-few-coins', 'AZ-PANDAREN-2', '2 coins have to be paid before, and you have 1.');
  });
  test('AZ-TAUREN-2 refuses to leave a Tauren alone', () => {
    const start = turn('anna* orcs+intimidating 1:1', 'bert tauren+farmer 0:2 2:2 3:2');
    const asked = after(start, 'use intimidating 2 0');
    refuses(asked, 'deploy 2', 'not-a-refuge', 'AZ-TAUREN-2', 'there the Tauren would be alone. bert has to answer: deploy 0 · deploy 3.');
    refuses(asked, 'deploy 1', 'not-yours', 'AZ-TAUREN-2');
  });
  test('AZ-WORGEN-2 tells who cannot pay why only the human form is left', () => {
    const poor = after(scene(isles, 'anna* worgen+miner coins 0 0:1\n bert', { phase: 'start' }), 'expand');
    refuses(poor, 'choose worgen', 'too-few-coins', 'AZ-WORGEN-2', 'the worgen form costs 1 coin, and there is none');
    const unasked = scene(isles, 'anna* worgen+miner coins 0 0:1\n bert', { phase: 'start', rulings: { 'unpayable-asked': 'no' } });
    refuses(after(unasked, 'expand'), 'choose worgen', 'too-few-coins', 'AZ-WORGEN-2');
    const rich = after(scene(isles, 'anna* worgen+miner coins 1 0:1\n bert', { phase: 'start' }), 'expand', 'choose human');
    refuses(rich, 'choose worgen', 'no-question', 'CORE-TURN-1', 'Nothing has been asked.');
  });
});

describe('powers', () => {
  test('AZ-CHAMPION-1 refuses the champion twice, where nothing borders, and in immune regions', () => {
    const start = turn('anna* orcs+champion 0:1', 'bert trolls+defensive 3:1+watchtower');
    refuses(start, 'conquer 6 with champion', 'not-bordering', 'AZ-CHAMPION-1', 'Champion needs a region that borders');
    refuses(after(start, 'conquer 1 with champion'), 'conquer 2 with champion', 'spent', 'AZ-CHAMPION-1');
    refuses(after(start, 'conquer 1 with champion'), 'conquer 3', 'immune', 'CORE-CONQUER-9');
    refuses(start, 'use champion', 'not-an-action', 'AZ-CHAMPION-1', 'conquer … with champion');
  });
  test('AZ-DEFENSIVE-1 refuses towers elsewhere than in surrounded fields', () => {
    const field = (r: number, borders: string): string => `${r} farmland anchor - ${borders}`;
    const fields = board(
      [...Array.from({ length: 7 }, (_, r) => field(r, `7 ${r}`.replace(` ${r}`, ''))), '7 hill - 0 1 2 3 4 5 6 8', '8 farmland - 7'].join(
        '\n',
      ),
    );
    const held = Array.from({ length: 8 }, (_, r) => `${r}:1`).join(' ');
    const asked = after(scene(fields, `anna* orcs+defensive ${held}\n bert humans+farmer 8:1`), 'done');
    refuses(asked, 'deploy 7 watchtower', 'not-a-target', 'AZ-DEFENSIVE-1', 'a watch tower stands in a field.');
    refuses(asked, 'deploy 8 watchtower', 'not-yours', 'AZ-DEFENSIVE-1');
    refuses(after(asked, 'deploy 0 watchtower'), 'deploy 0 watchtower', 'region-full', 'AZ-DEFENSIVE-1');
  });
  test('AZ-ENTRENCHED-1 refuses forts in regions of others, and a second one', () => {
    const row = board(
      Array.from({ length: 13 }, (_, r) => `${r} hill anchor - ${[r - 1, r + 1].filter((b) => b >= 0 && b < 13).join(' ')}`).join('\n'),
    );
    const held = Array.from({ length: 12 }, (_, r) => `${r}:1`).join(' ');
    const asked = after(scene(row, `anna* forsaken+entrenched ${held}\n bert humans+farmer 12:1`), 'done');
    refuses(asked, 'deploy 12 fort', 'not-yours', 'AZ-ENTRENCHED-1');
    refuses(after(asked, 'deploy 0 fort'), 'deploy 0 fort', 'region-full', 'AZ-ENTRENCHED-1');
  });
  test('AZ-INTIMIDATING-1 refuses what is out of reach, whichever region comes first', () => {
    const start = turn('anna* orcs+intimidating 0:1', 'bert trolls+farmer 2:1 7:1');
    refuses(
      start,
      'use intimidating 7 2',
      'not-bordering',
      'AZ-INTIMIDATING-1',
      'Region 7 and Region 2: the region of the token borders none of theirs.',
    );
    refuses(start, 'use intimidating 0', 'own-region', 'AZ-INTIMIDATING-1');
    refuses(start, 'use intimidating 1', 'nobody-there', 'AZ-INTIMIDATING-1');
    refuses(start, 'use intimidating 2', 'refuge-needed', 'AZ-INTIMIDATING-1', 'name the region that the token flees to as well.');
    refuses(start, 'use intimidating 2 1', 'not-a-refuge', 'AZ-INTIMIDATING-1', 'to another region of its own people.');
    refuses(start, 'use intimidating 2 2', 'not-a-refuge', 'AZ-INTIMIDATING-1');
    refuses(
      start,
      'use intimidating',
      'wrong-number-of-regions',
      'AZ-INTIMIDATING-1',
      'on one region or on two regions: use intimidating 2 7.',
    );
    refuses(
      turn('anna* orcs+intimidating 0:1', 'bert trolls+farmer 2:2'),
      'use intimidating 2 1',
      'not-a-refuge',
      'AZ-INTIMIDATING-1',
      'nowhere to flee',
    );
  });
  test('AZ-INTIMIDATING-2 sends no Murloc anywhere, AZ-INTIMIDATING-3 takes the wall first', () => {
    refuses(
      turn('anna* orcs+intimidating 0:1', 'bert', 'natives 2:1 7:1'),
      'use intimidating 2 7',
      'not-a-refuge',
      'AZ-INTIMIDATING-2',
      'a Murloc flees nowhere',
    );
    const walled = turn('anna* orcs+intimidating 0:1', 'bert night-elves+farmer 1:1+wisp-wall 7:1');
    refuses(walled, 'use intimidating 1 7', 'wall-first', 'AZ-INTIMIDATING-3', 'goes first');
  });
  test('AZ-INTIMIDATING-4 refuses immune regions, pieces, and a fourth time', () => {
    const tower = turn('anna* orcs+intimidating 1:1', 'bert trolls+defensive 3:2+watchtower 2:1');
    refuses(tower, 'use intimidating 3 2', 'immune', 'CORE-CONQUER-9', 'Region 3 is immune: a watch tower protects it.');
    refuses(
      turn('anna* orcs+intimidating 1:1', 'bert trolls+defensive 3:2+watchtower 2:1 7:1'),
      'use intimidating 2 3',
      'not-a-refuge',
      'AZ-INTIMIDATING-4',
    );
    refuses(
      turn('anna* orcs+intimidating 1:1', 'bert trolls+champion 2:0+champion 7:1'),
      'use intimidating 2 7',
      'not-a-target',
      'AZ-INTIMIDATING-4',
    );
    const thrice = after(
      turn('anna* orcs+intimidating 1:1', 'bert trolls+farmer 2:5 7:1'),
      ...Array<string>(3).fill('use intimidating 2 7'),
    );
    refuses(thrice, 'use intimidating 2 7', 'spent', 'AZ-INTIMIDATING-1', 'Intimidating has been used this turn 3 times already.');
  });
  test('AZ-MARSHDWELLER-1 refuses a swamp that is not paid for', () =>
    refuses(
      turn('anna* orcs+miner coins 0 hand 5 1:1', 'bert trolls+marshdweller 2:1'),
      'conquer 2',
      'too-few-coins',
      'AZ-MARSHDWELLER-1',
      'pay 1 coin to bert (Marshdweller), and you have 0 coins.',
    ));
  test('AZ-PORTAL-MAGE-1 refuses regions without magic, twice the same, with nothing in them, and in the wrong order', () => {
    const mage = turn('anna* orcs+portal-mage 0:1', 'bert');
    refuses(mage, 'use portal-mage 1 0', 'regions-out-of-order', 'AZ-PORTAL-MAGE-1', 'use portal-mage 0 1.');
    refuses(
      mage,
      'use portal-mage 0',
      'wrong-number-of-regions',
      'AZ-PORTAL-MAGE-1',
      'on two regions: use portal-mage 0 1 · use portal-mage 0 3.',
    );
    refuses(mage, 'use portal-mage 0 2', 'not-a-target', 'AZ-PORTAL-MAGE-1', 'both regions need a magic source');
    refuses(mage, 'use portal-mage 0 0', 'not-a-target', 'AZ-PORTAL-MAGE-1', 'two different regions');
    refuses(mage, 'use portal-mage 1 3', 'nobody-there', 'AZ-PORTAL-MAGE-1');
    const tower = turn('anna* orcs+portal-mage 0:1', 'bert trolls+defensive 3:1+watchtower');
    refuses(tower, 'use portal-mage 0 3', 'immune', 'CORE-CONQUER-9');
  });
});

describe('artifacts and places', () => {
  test('AZ-ASHES-1 refuses water, and a second flight', () => {
    const start = turn('anna* orcs+miner hand 9 0:1', 'bert', 'markers 0:ashes-of-alar');
    refuses(start, 'conquer 4 with ashes-of-alar', 'water', 'CORE-CONQUER-5');
    refuses(
      after(start, 'conquer 7 with ashes-of-alar'),
      'conquer 5 with ashes-of-alar',
      'spent',
      'AZ-ASHES-1',
      "Ashes of Al'ar has been used",
    );
    refuses(
      turn('anna* orcs+miner hand 9 0:1', 'bert'),
      'conquer 7 with ashes-of-alar',
      'ability-not-yours',
      'AZ-ASHES-1',
      "do not hold Ashes of Al'ar.",
    );
  });
  test('AZ-FROSTMOURNE-1 refuses a second blow, AZ-MARKER-2 an artifact that lies face down', () => {
    const start = turn('anna* orcs+miner hand 9 0:1', 'bert', 'markers 0:frostmourne');
    refuses(after(start, 'conquer 1 with frostmourne'), 'conquer 2 with frostmourne', 'spent', 'AZ-FROSTMOURNE-1');
    const hidden = turn('anna* orcs+miner hand 9 0:1', 'bert', 'markers 0?frostmourne');
    refuses(hidden, 'conquer 1 with frostmourne', 'ability-not-yours', 'AZ-FROSTMOURNE-1', 'The Miner Orcs do not hold Frostmourne.');
  });
  test('AZ-DOOMHAMMER-1 refuses a blow that the purse cannot pay', () => {
    const poor = turn('anna* orcs+miner coins 1 hand 1 0:1', 'bert', 'markers 0:doomhammer');
    refuses(
      poor,
      'conquer 1 with doomhammer',
      'too-few-coins',
      'AZ-DOOMHAMMER-1',
      'pay 2 coins to the bank (Doomhammer), and you have 1 coin.',
    );
  });
  test.each([
    ['AZ-AEGIS-1', 'aegis-of-aggramar', 'Aegis of Aggramar'],
    ['AZ-HEART-1', 'heart-of-azeroth', 'Heart of Azeroth'],
  ])('%s refuses to lay it with others, or in decline', (rule, id, name) => {
    const asked = after(turn('anna* orcs+miner 0:1 2:1 / trolls 5:1', 'bert humans+farmer 1:1', `markers 0:${id}`), 'done');
    refuses(
      asked,
      `deploy 1 ${id}`,
      'not-yours',
      rule,
      `${name}: “deploy 1 ${id}” is no answer: it is laid in a region of the active people.`,
    );
    refuses(asked, `deploy 5 ${id}`, 'not-yours', rule);
    refuses(asked, 'done', 'answer-first', rule);
  });
  test('AZ-AEGIS-1 refuses an attack that the purse cannot pay', () =>
    refuses(
      turn('anna* orcs+miner coins 1 hand 9 0:1', 'bert humans+farmer 1:1', 'markers 1:aegis-of-aggramar'),
      'conquer 1',
      'too-few-coins',
      'AZ-AEGIS-1',
      'pay 2 coins to bert (Aegis of Aggramar)',
    ));
  test('AZ-BATTLEFIELD-2 refuses other sides, and everything else, while it is asked', () => {
    const asked = after(turn('anna* naga+miner hand 3 0:1', 'bert', 'markers 1?battlefield'), 'conquer 1');
    refuses(
      asked,
      'choose human',
      'not-an-answer',
      'AZ-BATTLEFIELD-2',
      'anna has to answer: choose none · choose alliance · choose horde.',
    );
    refuses(asked, 'done', 'answer-first', 'AZ-BATTLEFIELD-2');
  });
  test('AZ-CHAPEL-1 and other places work by themselves, under their own names', () => {
    const start = turn('anna* orcs+miner 0:1', 'bert');
    refuses(start, 'use lights-hope-chapel', 'not-an-action', 'CORE-TURN-1', "Light's Hope Chapel works by itself.");
    refuses(start, 'conquer 1 with dark-portal', 'not-an-attack', 'AZ-PORTAL-1');
  });
});

test('BA-DRAFT-2 refuses a people that the seat cannot pay, BA-DRAFT-1 a row that is not there', () => {
  const start = scene(isles, 'anna* coins 1\n bert', { variant: 'battle', phase: 'start' });
  refuses(start, 'pick 2', 'cannot-pay-offer', 'BA-DRAFT-2', 'cost 2 coins and you have 1.');
  refuses(start, 'pick 4', 'no-such-offer', 'BA-DRAFT-1');
});
