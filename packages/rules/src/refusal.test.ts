import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refusalOf, refuses } from '../test/refuses.ts';
import { after, board, endTurn, scene } from '../test/scene.ts';
import { apply, cost, legalMoves, toDecide } from './index.ts';
import { refusalCodes } from './refusal.ts';

const vale = board(`
  0 hill edge    - 1 2
  1 forest edge  - 0 2 3
  2 farmland     - 0 1 3 4
  3 mountain     - 1 2 5
  4 lake         - 2 5
  5 hill         - 3 4 6
  6 hill edge    - 5
`);
const shore = board(`
  0 hill anchor magic      - 1 2
  1 forest magic           - 0 2 3
  2 swamp                  - 0 1 3
  3 farmland anchor magic  - 1 2
  4 hill                   -
`);

const orcs = scene(vale, 'anna* orcs+alchemist hand 3 0:1 2:1\n bert elves+heroic 1:1+hero 3:3\n natives 6:1');

describe('conquests', () => {
  test('CORE-CONQUER-6 refuses a region of the people itself', () =>
    refuses(orcs, 'conquer 0', 'own-region', 'CORE-CONQUER-6', 'Region 0 is held by the Alchemist Orcs already.'));
  test('CORE-CONQUER-5 refuses a lake', () => refuses(orcs, 'conquer 4', 'water', 'CORE-CONQUER-5', 'Region 4 is a lake'));
  test('CORE-CONQUER-4 refuses a region that does not border', () => refuses(orcs, 'conquer 6', 'not-bordering', 'CORE-CONQUER-4'));
  test('CORE-CONQUER-9 refuses an immune region and names what protects it', () =>
    refuses(orcs, 'conquer 1', 'immune', 'CORE-CONQUER-9', 'Region 1 is immune: a hero protects it.'));
  test('refuses a region that is not on the board', () =>
    refuses(orcs, 'conquer 7', 'unknown-region', 'CORE-CONQUER-4', 'There is no region 7'));
  test('calls regions by the names that their board gives them', () => {
    const market = { ...vale, regions: vale.regions.map((region) => ({ ...region, name: { en: 'Buttermarket', fr: 'Marché-Beurre' } })) };
    const start = scene(market, 'anna* orcs+alchemist hand 3 1:1\n bert');
    refuses(start, 'conquer 1', 'own-region', 'CORE-CONQUER-6', 'Buttermarket (1)');
  });
  test('CL-FIRST-1 refuses an entry away from the edge', () => {
    refuses(scene(vale, 'anna* orcs+alchemist hand 9\n bert'), 'conquer 2', 'no-entry', 'CL-FIRST-1', 'hold no region');
  });
  test('AZ-FIRST-1 refuses an entry without an anchor', () => {
    const start = scene(shore, 'anna* orcs+miner hand 9\n bert');
    refuses(start, 'conquer 4', 'no-entry', 'AZ-FIRST-1', 'hold no region');
    expect(cost(start, 4).blocked).toEqual({ rule: 'AZ-FIRST-1', what: 'no-entry' });
  });
  test('AZ-TRAVEL-1 refuses a landing without an anchor', () =>
    refuses(scene(shore, 'anna* orcs+miner hand 9 0:1\n bert'), 'conquer 4', 'not-bordering', 'CORE-CONQUER-4', 'and has no anchor.'));
  test('CL-DIPLOMAT-1 refuses an attack on those with whom there is peace', () => {
    const peace = scene(vale, 'anna* orcs+alchemist hand 5 0:1\n bert elves+diplomat 1:1', { memory: { life: { diplomat: 1 } } });
    refuses(peace, 'conquer 1', 'at-peace', 'CL-DIPLOMAT-1', "bert's Diplomat Elves");
  });
});

describe('tokens, the die and coins', () => {
  test('CORE-DIE-2 refuses to conquer what only the die can reach', () => {
    const start = scene(vale, 'anna* orcs+alchemist hand 1 0:1\n bert');
    refuses(
      start,
      'conquer 1',
      'needs-roll',
      'CORE-DIE-2',
      'Region 1 costs 2 and you hold 1: only the die can help, and that is the last conquest of the turn: roll 1.',
    );
  });
  test('CORE-DIE-4 refuses a roll for what can be paid', () => {
    refuses(
      scene(vale, 'anna* orcs+alchemist hand 2 0:1\n bert'),
      'roll 1',
      'roll-not-needed',
      'CORE-DIE-4',
      'costs 2 and you hold 2, so there is nothing to roll for: conquer 1.',
    );
  });
  test('CORE-DIE-4 refuses a hopeless roll', () => {
    refuses(
      scene(vale, 'anna* orcs+alchemist hand 2 2:1\n bert elves+hill 3:3'),
      'roll 3',
      'hopeless-roll',
      'CORE-DIE-4',
      'Region 3 costs 6 and you hold 2; even a 3 on the die would not do.',
    );
  });
  test('CORE-CONQUER-1 refuses a conquest that neither hand nor die can pay', () => {
    refuses(
      scene(vale, 'anna* orcs+alchemist hand 2 2:1\n bert elves+hill 3:3'),
      'conquer 3',
      'too-few-tokens',
      'CORE-CONQUER-1',
      'costs 6 and you hold 2',
    );
  });
  test('CORE-DIE-2 refuses a roll without a token in hand', () => {
    refuses(scene(vale, 'anna* orcs+alchemist 0:1\n bert'), 'roll 1', 'hand-empty', 'CORE-DIE-2', 'no Alchemist Orcs are left in hand');
  });
  test('AZ-TAUREN-4 refuses a roll with a single token in hand, AZ-TAUREN-1 a conquest', () => {
    const one = scene(shore, 'anna* tauren+miner hand 1 0:2\n bert');
    refuses(one, 'roll 1', 'hand-below-least', 'AZ-TAUREN-4', 'fewer than 2 tokens, and you hold 1');
    refuses(one, 'conquer 1', 'hand-below-least', 'AZ-TAUREN-1');
  });
  test('CL-BERSERK-3 refuses a last roll to those who roll first', () => {
    const berserk = scene(vale, 'anna* orcs+berserk hand 1 0:1\n bert', { dice: [0] });
    refuses(berserk, 'roll 1', 'no-last-roll', 'CL-BERSERK-3', 'use berserk');
    refuses(berserk, 'conquer 1', 'too-few-tokens', 'CL-BERSERK-3');
  });
  test('CORE-CONQUER-7 refuses a conquest without a token in hand', () =>
    refuses(scene(vale, 'anna* orcs+alchemist 0:1\n bert'), 'conquer 1', 'hand-empty', 'CORE-CONQUER-7'));
  test('AZ-DOOMHAMMER-1 refuses a blow that the purse cannot pay', () => {
    const poor = scene(shore, 'anna* orcs+miner coins 1 hand 1 0:1\n bert humans+farmer 1:3\n markers 0:doomhammer');
    refuses(
      poor,
      'conquer 1 with doomhammer',
      'too-few-coins',
      'AZ-DOOMHAMMER-1',
      'pay 2 coins to bert (Doomhammer), and you have 1 coin.',
    );
  });
  test('AZ-PANDAREN-2 refuses an attack before harmony is paid for', () => {
    const poor = scene(shore, 'anna* orcs+miner coins 1 hand 5 0:1\n bert pandaren+farmer 1:1', { harmony: [0] });
    refuses(poor, 'conquer 1', 'too-few-coins', 'AZ-PANDAREN-2', 'pay 2 coins to bert (Pandaren)');
  });
});

describe('special attacks', () => {
  const dragon = scene(vale, 'anna* orcs+dragon-master hand 5 0:1\n bert elves+hill 1:1');
  test('CL-DRAGON-1 refuses the dragon twice', () => {
    refuses(
      after(dragon, 'conquer 1 with dragon-master'),
      'conquer 2 with dragon-master',
      'spent',
      'CL-DRAGON-1',
      'Dragon Master has been used this turn already.',
    );
  });
  test('refuses names that mean nothing, or mean nothing here', () => {
    refuses(dragon, 'conquer 1 with frostmourne', 'unknown-ability', 'CORE-CONQUER-1', 'called “frostmourne”');
    refuses(dragon, 'conquer 1 with flying', 'not-an-attack', 'CORE-CONQUER-1', 'Flying is not a way to conquer');
    refuses(dragon, 'conquer 1 with orcs', 'not-an-attack', 'CL-ORCS-1', 'The ability of the Orcs is not a way to conquer');
    refuses(dragon, 'conquer 1 with sorcerers', 'ability-not-yours', 'CL-SORCERERS-1', 'The Dragon Master Orcs are no Sorcerers.');
    refuses(dragon, 'conquer 1 with dragon-master dragon-master', 'named-twice', 'CORE-CONQUER-1');
  });
  test('refuses two attacks that each replace the cost', () => {
    const both = scene(shore, 'anna* orcs+champion hand 5 0:1\n bert\n markers 0:doomhammer');
    refuses(both, 'conquer 1 with champion doomhammer', 'clash', 'AZ-DOOMHAMMER-1', 'Doomhammer and Champion');
  });
  test('AZ-CHAMPION-1 refuses the champion where nothing borders', () => {
    const start = scene(shore, 'anna* orcs+champion hand 5 4:1\n bert');
    refuses(start, 'conquer 0 with champion', 'not-bordering', 'AZ-CHAMPION-1');
  });
  test('AZ-GNOMES-1 refuses a plain roll where the assault brings its own die', () => {
    const start = scene(shore, 'anna* gnomes+miner hand 1 0:1\n bert');
    refuses(start, 'roll 1 with gnomes', 'roll-not-needed', 'CORE-DIE-4', 'this attack rolls a die of its own: conquer 1 with gnomes.');
  });
});

describe('abilities outside conquests', () => {
  const row = board(
    Array.from({ length: 8 }, (_, r) => `${r} hill edge - ${[r - 1, r + 1].filter((b) => b >= 0 && b < 8).join(' ')}`).join('\n'),
  );
  const fortified = scene(row, 'anna* orcs+fortified hand 2 0:1 1:1+fortress\n bert elves+heroic 3:1+hero');
  test('refuses abilities that are none, or not had', () => {
    refuses(fortified, 'use frostmourne', 'unknown-ability', 'CORE-TURN-1');
    refuses(fortified, 'use orcs', 'not-an-action', 'CL-ORCS-1', 'The ability of the Orcs works by itself.');
    refuses(fortified, 'use dragon-master 2', 'not-an-action', 'CL-DRAGON-1', 'conquer 2 with dragon-master');
    refuses(fortified, 'use berserk', 'ability-not-yours', 'CL-BERSERK-1', 'The Fortified Orcs do not have the power Berserk.');
  });
  test('AZ-INTIMIDATING-4 refuses it after the last conquest', () => {
    const late = scene(shore, 'anna* orcs+intimidating hand 1 1:1\n bert humans+farmer 3:2', { phase: 'redeploy' });
    refuses(late, 'use intimidating 3', 'use-too-late', 'AZ-INTIMIDATING-4');
  });
});

describe('choosing a people and the course of a turn', () => {
  const fresh = scene(vale, 'anna* coins 2\n bert orcs+hill 0:1', { phase: 'start' });
  test('CORE-DRAFT-1 refuses everything before a combo is taken', () => {
    refuses(fresh, 'conquer 0', 'pick-first', 'CORE-DRAFT-1', 'anna has to take a combo: pick 0 · pick 1 · pick 2.');
    refuses(fresh, 'done', 'pick-first', 'CORE-DRAFT-1');
  });
  test('CORE-DRAFT-2 refuses a combo that the seat cannot pay', () =>
    refuses(fresh, 'pick 3', 'cannot-pay-offer', 'CORE-DRAFT-2', 'cost 3 coins and you have 2.'));
  test('CORE-DRAFT-5 refuses a place where nothing is on offer', () =>
    refuses(fresh, 'pick 6', 'no-such-offer', 'CORE-DRAFT-5', 'place 6'));
  const start = scene(vale, 'anna* orcs+hill hand 2 0:1\n bert elves+swamp 1:1', { phase: 'start' });
  test('CORE-TURN-1 refuses everything before the choice to expand or decline', () => {
    refuses(start, 'conquer 1', 'expand-or-decline-first', 'CORE-TURN-1', 'anna has to choose: expand or decline.');
    refuses(start, 'pick 0', 'has-people', 'CORE-DRAFT-1', 'the Hill Orcs');
  });
  test('CORE-DECLINE-4 refuses a decline once the people expands', () => {
    const expanding = after(start, 'expand');
    refuses(expanding, 'decline', 'decline-too-late', 'CORE-DECLINE-4');
    refuses(expanding, 'expand', 'already-expanding', 'CORE-TURN-1');
    refuses(expanding, 'pick 0', 'has-people', 'CORE-DRAFT-1');
    refuses(expanding, 'choose none', 'no-question', 'CORE-TURN-1', 'anna conquers with the Hill Orcs until “done”.');
    refuses(expanding, 'deploy 0', 'deploy-too-early', 'CORE-CONQUER-3');
  });
  test('CORE-TURN-3 refuses to abandon after a conquest, and what is not held', () => {
    const expanding = after(start, 'expand');
    refuses(expanding, 'abandon 1', 'not-yours', 'CORE-TURN-3');
    refuses(expanding, 'abandon 9', 'unknown-region', 'CORE-TURN-3');
    refuses(after(scene(vale, 'anna* orcs+hill hand 3 0:1\n bert'), 'conquer 1'), 'abandon 0', 'abandon-too-late', 'CORE-TURN-3');
  });
  test('CL-GHOULS-2 refuses the active people what comes after the Ghouls', () => {
    const ghouls = after(scene(vale, 'anna* orcs+fortified 0:1 / ghouls 6:5\n bert', { phase: 'start' }), 'expand');
    refuses(ghouls, 'abandon 0', 'abandon-later', 'CORE-TURN-3', 'The Ghouls in decline conquer first');
    refuses(ghouls, 'use fortified 0', 'use-later', 'CL-FORTIFIED-1');
    refuses(ghouls, 'abandon 3', 'not-yours', 'CORE-TURN-3', 'The Ghouls do not hold');
  });
  test('CL-GHOULS-2 refuses the Ghouls to give up regions where they never do, and where it is too late', () => {
    const table = 'anna* orcs+fortified 0:1 / ghouls 6:5\n bert';
    const never = scene(vale, table, { phase: 'start', rulings: { 'revenants-abandon': 'never' } });
    refuses(after(never, 'expand'), 'abandon 6', 'abandon-never', 'CL-GHOULS-2', 'The Ghouls in decline keep');
    const late = after(scene(vale, table, { phase: 'start' }), 'expand', 'conquer 5');
    refuses(late, 'abandon 6', 'abandon-too-late', 'CORE-TURN-3');
  });
  test('CORE-TURN-3 refuses to give up what was taken in the same turn', () => {
    const start = scene(vale, 'anna* orcs+hill hand 3 0:1\n bert', { rulings: { 'abandon-when': 'any-time' } });
    refuses(after(start, 'conquer 1'), 'abandon 1', 'abandon-too-late', 'CORE-TURN-3', 'was taken in this turn');
  });
  test('CORE-TURN-4 refuses to expand with nothing', () => {
    const start = scene(vale, 'anna* orcs+hill\n bert', { phase: 'start', rulings: { 'no-tokens-left': 'must-decline' } });
    refuses(start, 'expand', 'must-decline', 'CORE-TURN-4', 'nothing left to expand with');
  });
  test('CL-GHOULS-6 refuses to expand once a decline is chosen', () => {
    const start = scene(vale, 'anna* orcs+hill 0:1 / ghouls 6:5\n bert', { phase: 'start', rulings: { 'revenants-decline-turn': 'yes' } });
    refuses(after(start, 'decline'), 'expand', 'decline-too-late', 'CORE-DECLINE-4', 'has chosen to decline');
    const spirit = scene(vale, 'anna* orcs+spirit 0:1 / ghouls 6:5\n bert', {
      phase: 'start',
      rulings: { 'revenants-decline-turn': 'yes' },
    });
    const placing = after(spirit, 'decline', 'conquer 5', 'done');
    refuses(placing, 'pick 0', 'pick-later', 'CORE-DRAFT-7');
    refuses(placing, 'use fortified 6', 'use-too-late', 'CORE-DEPLOY-1');
    refuses(placing, 'done', 'must-deploy', 'CORE-DEPLOY-1');
  });
  test('AZ-WORGEN-1 refuses other answers, and everything else, while the form is asked', () => {
    const asked = after(scene(shore, 'anna* worgen+miner 0:1\n bert', { phase: 'start' }), 'expand');
    refuses(asked, 'choose horde', 'not-an-answer', 'AZ-WORGEN-1', 'Worgen: anna has to answer: choose human · choose worgen.');
    refuses(asked, 'conquer 1', 'answer-first', 'AZ-WORGEN-1');
  });
  test('CORE-END-1 refuses every move once the game is over', () => {
    const last = scene(vale, 'anna orcs+hill 0:1\n bert* elves+swamp 1:1', { rounds: 1, round: 1, memory: { first: 0 } });
    refuses(endTurn(last), 'done', 'game-over', 'CORE-END-1', 'The game is over.');
  });
});

describe('placing', () => {
  const redeploy = scene(vale, 'anna* orcs+heroic hand 2 0:1 1:1 / elves 2:1\n bert trolls+hill 3:1+lair', { phase: 'redeploy' });
  test('CORE-DEPLOY-1 refuses to leave tokens in hand, and regions of others', () => {
    refuses(redeploy, 'done', 'must-deploy', 'CORE-DEPLOY-1', 'anna has to place 2 tokens: deploy 0 · deploy 1.');
    refuses(redeploy, 'deploy 3', 'not-yours', 'CORE-DEPLOY-1');
    refuses(redeploy, 'deploy 9', 'unknown-region', 'CORE-DEPLOY-1');
    refuses(redeploy, 'deploy 0 hero', 'tokens-first', 'CORE-DEPLOY-1');
    refuses(redeploy, 'conquer 2', 'conquests-over', 'CORE-DEPLOY-1');
  });
  test('CORE-DEPLOY-2 refuses to give up a region', () => refuses(redeploy, 'abandon 0', 'abandon-too-late', 'CORE-DEPLOY-2'));
  test('CORE-DEPLOY-3 refuses an active token among declined ones', () =>
    refuses(redeploy, 'deploy 2', 'no-mixing', 'CORE-DEPLOY-3', 'The Elves in Region 2 are in decline'));
  test('refuses pieces that are unknown, or not in hand', () => {
    refuses(redeploy, 'deploy 0 tank', 'unknown-piece', 'CORE-DEPLOY-1', '“tank”');
    refuses(redeploy, 'deploy 0 lair', 'piece-not-in-hand', 'CL-TROLLS-1');
  });
  test('CL-HEROIC-1 refuses two heroes in one region, and heroes left in hand', () => {
    const heroes = after(redeploy, 'deploy 0', 'deploy 0');
    refuses(heroes, 'done', 'must-place', 'CL-HEROIC-1', 'anna has to place 2 heroes: deploy 0 hero · deploy 1 hero.');
    refuses(heroes, 'deploy 0', 'piece-due', 'CORE-DEPLOY-1');
    refuses(heroes, 'deploy 3 hero', 'not-yours', 'CL-HEROIC-1');
    refuses(heroes, 'use heroic', 'not-an-action', 'CL-HEROIC-1');
    refuses(after(heroes, 'deploy 0 hero'), 'deploy 0 hero', 'region-full', 'CL-HEROIC-1', 'room for 1 hero only');
  });
  test('CL-BLANK-1 refuses the second kind of piece before the first is placed, and calls a homemade one as its maker does', () => {
    const homebrew = {
      races: [
        {
          id: 'ogres',
          name: { en: "Grub's Ogres", fr: 'Ogres' },
          value: 5,
          effects: [{ effect: 'piece', piece: 'club', count: 2, placed: 'redeployment', defends: 'one' }] as const,
        },
      ],
    };
    const clubs = scene(vale, 'anna* ogres+heroic 0:1 1:1\n bert', { phase: 'redeploy', homebrew });
    refuses(clubs, 'deploy 0 club', 'other-piece-first', 'CL-HEROIC-1', 'anna has to place 2 heroes');
    refuses(clubs, 'use ogres', 'not-an-action', 'CL-BLANK-1', "The ability of the Grub's Ogres works by itself.");
  });
  test('CL-DRAGON-2 refuses to place the dragon by hand', () => {
    refuses(
      scene(vale, 'anna* orcs+dragon-master hand 1 0:1\n bert', { phase: 'redeploy' }),
      'deploy 0 dragon',
      'not-deployed',
      'CL-DRAGON-2',
    );
  });
  test('AZ-AEGIS-1 refuses to lay it down before the end of the turn', () => {
    const late = scene(shore, 'anna* orcs+miner hand 1 0:1\n bert\n markers 0:aegis-of-aggramar', { phase: 'redeploy' });
    refuses(late, 'deploy 0 aegis-of-aggramar', 'lay-later', 'AZ-AEGIS-1');
    refuses(late, 'deploy 0 heart-of-azeroth', 'piece-not-in-hand', 'AZ-HEART-1', 'You do not hold Heart of Azeroth.');
    refuses(late, 'deploy 0 frostmourne', 'not-deployed', 'AZ-FROSTMOURNE-1', 'lies where it was last used.');
    refuses(late, 'deploy 0 dark-portal', 'not-deployed', 'AZ-PORTAL-1', 'places stay where they are.');
  });
  test('CL-GHOULS-2 refuses a Ghoul where all Ghouls stand', () => {
    const both = scene(vale, 'anna* orcs+hill hand 1 0:1 / ghouls 6:1\n bert', { phase: 'redeploy' });
    refuses(both, 'deploy 6', 'hand-empty', 'CORE-DEPLOY-1', 'No Ghouls are left in hand.');
  });
  test('CORE-DIE-3 refuses a conquest after a roll', () => {
    const rolled = after(scene(vale, 'anna* orcs+hill hand 1 0:1\n bert', { dice: [0] }), 'roll 1');
    refuses(rolled, 'conquer 2', 'conquests-over', 'CORE-DIE-3');
  });
  test('CORE-LOSS-4 refuses everything but the retreat', () => {
    const start = scene(vale, 'anna* orcs+hill hand 4 0:1\n bert elves+swamp 1:2 3:1');
    const beaten = after(start, 'conquer 1', 'done', 'deploy 0', 'deploy 0', 'deploy 0');
    expect(toDecide(beaten)).toBe(1);
    refuses(beaten, 'expand', 'retreat-first', 'CORE-LOSS-4', 'bert has to place 2 tokens: deploy 3.');
    refuses(beaten, 'deploy 0', 'not-yours', 'CORE-LOSS-4');
  });
});

describe('what is no move at all', () => {
  test.each([
    undefined,
    null,
    true,
    {},
    [],
    { type: 'conquer' },
    { type: 'use', ability: 'x' },
    { type: 'toString' },
    Object.create({ type: 1 }),
  ])('refuses %j', (value) => {
    expect(() => Reflect.apply(apply, undefined, [orcs, value])).toThrow(
      expect.objectContaining({ name: 'IllegalMove', code: 'unreadable' }),
    );
  });
  test('refuses a line that cannot be read, without its control characters', () => {
    const { code, message } = refusalOf(orcs, 'con\u0007quer');
    expect([code, message]).toEqual(['unreadable', '“con?quer” is not a move.']);
  });
  test.each([-1, 1.5, Number.NaN, 1e9, 2 ** 40])('refuses the packed move %d', (packed) => {
    expect(() => apply(orcs, packed)).toThrow(expect.objectContaining({ name: 'IllegalMove', code: 'not-listed' }));
  });
  test.each([
    { type: 'conquer', region: 1e9 },
    { type: 'conquer', region: Number.NaN },
    { type: 'conquer', region: -1 },
    { type: 'conquer', region: 1.5 },
  ] as const)('finds no region in %j', (move) => refuses(orcs, move, 'unknown-region', 'CORE-CONQUER-4'));
  test('refuses states that are none', () => {
    for (const call of [legalMoves, apply, cost])
      expect(() => Reflect.apply(call, undefined, [{}, 'done'])).toThrow('not the state of a game');
  });
  test('refuses the cost of what is not there', () => {
    expect(() => cost(orcs, 99)).toThrow('There is no region 99');
    expect(() => Reflect.apply(cost, undefined, [orcs, 'length'])).toThrow('There is no region');
    expect(cost(orcs, 3, 'sorcerers')).toEqual({ blocked: { rule: 'CL-SORCERERS-1', what: 'not-there' } });
    expect(() => Reflect.apply(cost, undefined, [orcs, 3, 7])).toThrow('is not a move');
  });
});

test('every code is written once, in words', () => {
  expect(new Set(refusalCodes).size).toBe(refusalCodes.length);
  expect(refusalCodes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
});

test('every code is met in a scene, but the one that no move must get', () => {
  const scenes = ['./refusal.test.ts', './refusals/classic.test.ts', './refusals/azeroth.test.ts', './refusals/readings.test.ts'].map(
    (file) => readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const isMet = (code: string): boolean =>
    scenes.some((text) => text.includes(`, '${code}', '`) || text.includes(`'${code}',\n`) || text.includes(`code: '${code}'`));
  expect(refusalCodes.filter((code) => !isMet(code))).toEqual(['not-possible']);
});
