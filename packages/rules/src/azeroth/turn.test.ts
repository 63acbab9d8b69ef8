import { expect, test } from 'vitest';
import { after, at, board, endTurn, events, hand, legal, scene } from '../../test/scene.ts';
import { snapshot, toDecide } from '../index.ts';

const land = board(`
  0 farmland anchor  - 1 2 3 4
  1 forest           - 0 2
  2 hill             - 0 1 3
  3 swamp            - 0 2
  4 mountain native  - 0
`);

test('AZ-TURN-1 own bombs are revealed before the choice to expand or decline', () => {
  const eve = scene(land, 'anna  goblins+miner  0:1\nbert*  orcs+farmer  1:2 2:1', { bombs: { 1: 'live' } });
  const dawn = endTurn(eve);
  expect(at(dawn, 1).race).toBeUndefined();
  expect(legal(dawn)).toEqual(['expand', 'decline']);
});

test('AZ-TURN-1 own harmony tokens come back before it', () => {
  const dawn = endTurn(scene(land, 'anna  pandaren+miner  0:1\nbert*  orcs+farmer  1:2', { harmony: [1] }));
  expect([snapshot(dawn).harmony, legal(dawn)]).toEqual([[], ['expand', 'decline']]);
});

test('AZ-TURN-1 bombs of others wait for their own turn', () => {
  const eve = scene(land, 'anna*  trolls+miner  0:1\nbert  orcs+farmer  1:2\ncara  goblins+swamp  2:1', { bombs: { 1: 'live' } });
  const dawn = endTurn(eve); // bert's turn
  expect([at(dawn, 1).tokens, snapshot(dawn).bombs]).toEqual([2, { 1: 'live' }]);
});

test('AZ-TURN-2 the form is chosen after the choice to expand, by those who decline not at all', () => {
  const start = scene(land, 'anna*  worgen+miner  0:3\nbert  orcs+farmer  1:1', { phase: 'start' });
  expect(legal(after(start, 'expand'))).toEqual(['choose human', 'choose worgen']);
  expect(toDecide(after(start, 'decline'))).toBe(1);
});

test('AZ-TURN-2 then regions are abandoned and conquests made', () => {
  const formed = after(scene(land, 'anna*  worgen+miner  0:3', { phase: 'start' }), 'expand', 'choose human');
  expect(legal(formed)).toEqual(expect.arrayContaining(['abandon 0', 'conquer 1', 'done']));
  expect(legal(after(formed, 'conquer 1'), 'abandon')).toEqual([]);
});

test('AZ-TURN-2 beasts come before the Battlefield: a people that held it by beasts alone is not asked for a side', () => {
  const wild = scene(land, 'anna*  kobolds+beastmaster  0:2 1:0+beast\nmarkers 1:battlefield', { phase: 'start' });
  const turn = after(wild, 'expand');
  expect(at(turn, 1).race).toBeUndefined();
  expect(legal(turn, 'choose')).toEqual([]);
});

test('AZ-TURN-2 abilities, artifacts and conquests mix in any order', () => {
  const mix = scene(land, 'anna*  ethereals+intimidating  hand 6  0:1\nbert  orcs+farmer  1:1 2:1\nmarkers 1:frostmourne');
  const one = after(mix, 'use intimidating 2 1', 'use ethereals 1 0', 'conquer 3 with frostmourne', 'use intimidating 1');
  expect(one).toHold(3, 'frostmourne');
  expect(legal(one, 'use intimidating')).not.toEqual([]);
});

test('AZ-TURN-3 Forsaken recruits, then the Spirit Healer, then redeployment', () => {
  const graves = scene(land, 'anna*  forsaken+miner  hand 5  0:1\nbert  orcs+farmer  1:1\nmarkers 0:spirit-healer');
  const asked = after(graves, 'conquer 1', 'done');
  expect(legal(asked)).toEqual(['choose 0', 'choose 1']);
  const told = events(asked, 'choose 1').flatMap((event) => (event.type === 'recruited' ? [event.rule] : []));
  expect(told).toEqual(['AZ-FORSAKEN-2', 'AZ-HEALER-1']);
  expect(hand(after(asked, 'choose 1'), 0)).toBe(6); // 2 left, 2 taken up, 1 bought, 1 healed
});

test('AZ-TURN-3 at the end: watch towers, then objectives, then Aegis, then Heart', () => {
  const humans = scene(
    land,
    `
    anna*  humans+defensive  0:1 1:1 2:1
    bert   orcs+farmer       3:1
    markers 1:aegis-of-aggramar 2:heart-of-azeroth
  `,
  );
  const objectives = after(humans, 'done');
  expect(objectives).toHold(0, 'watchtower');
  expect(legal(objectives)).toEqual(['deploy 3 objective', 'deploy 4 objective']);
  const aegis = after(objectives, 'deploy 3 objective'); // the second one has only one place left
  expect(legal(aegis)).toEqual(['deploy 0 aegis-of-aggramar', 'deploy 1 aegis-of-aggramar', 'deploy 2 aegis-of-aggramar']);
  const heart = after(aegis, 'deploy 0 aegis-of-aggramar');
  expect(legal(heart)).toEqual(['deploy 0 heart-of-azeroth', 'deploy 1 heart-of-azeroth', 'deploy 2 heart-of-azeroth']);
  expect(events(heart, 'deploy 0 heart-of-azeroth').map(({ type }) => type)).toContain('scored');
});

test('AZ-TURN-3 bombs before Aegis and Heart', () => {
  const goblins = scene(land, 'anna*  goblins+miner  0:1 1:1\nbert  orcs+farmer  2:1\nmarkers 0:aegis-of-aggramar 1:heart-of-azeroth');
  const bombs = after(goblins, 'done');
  expect(legal(bombs)).toEqual(['deploy 2 bomb', 'done']);
  const aegis = after(bombs, 'deploy 2 bomb');
  expect(legal(aegis)[0]).toBe('deploy 0 aegis-of-aggramar');
  expect(legal(after(aegis, 'deploy 0 aegis-of-aggramar'))[0]).toBe('deploy 0 heart-of-azeroth');
});

test('AZ-TURN-3 harmony is given last, before scoring', () => {
  const calm = scene(land, 'anna*  pandaren+miner  0:1 1:1\nbert  orcs+farmer  2:1\nmarkers 0:heart-of-azeroth');
  const heart = after(calm, 'done');
  expect(snapshot(heart).harmony).toEqual([]);
  expect(snapshot(after(heart, 'deploy 0 heart-of-azeroth')).harmony).toEqual([1]);
});

test('AZ-TURN-3 the end-of-turn pieces come after redeployment, the retreats after scoring', () => {
  const fight = scene(land, 'anna*  humans+miner  hand 4  0:1\nbert  orcs+farmer  1:2 3:1');
  const deploying = after(fight, 'conquer 1', 'done');
  expect(legal(deploying)).toEqual(['deploy 0', 'deploy 1']);
  const objectives = after(deploying, 'deploy 0', 'deploy 0', 'deploy 0');
  expect(legal(objectives)).toEqual(['deploy 2 objective', 'deploy 3 objective', 'deploy 4 objective']);
  const last = after(objectives, 'deploy 2 objective');
  expect(events(last, 'deploy 4 objective').map(({ type }) => type)).toContain('scored');
  expect(toDecide(after(last, 'deploy 4 objective'))).toBe(1); // now bert places his Orc: only one region, but it is his to do
});
