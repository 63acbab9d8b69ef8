import { expect, test } from 'vitest';
import { income } from '../../../test/income.ts';
import { after, at, board, coins, endTurn, events, hand, legal, scene } from '../../../test/scene.ts';
import { position, type State, snapshot } from '../../index.ts';

const mine = board(`
  0 farmland anchor  - 1 2 3 4
  1 forest           - 0 2
  2 hill             - 0 1 3
  3 swamp native     - 0 2
  4 mountain         - 0 5
  5 farmland         - 4
`);
const done = (table: string, extras = {}) => after(scene(mine, table, extras), 'done');
const pile = (s: State) => snapshot(s).bombPile ?? [];

/** The Goblins' turn has just begun, with bombs where they laid them. */
const dawn = (table: string, bombs: Record<number, string>, extras = {}) =>
  scene(mine, table, { bombs, memory: { stage: 'start' }, ...extras });

test('AZ-GOBLINS-1 bombs are laid beside their regions, where an opponent’s active tokens are', () => {
  const laying = done('anna*  goblins+miner  0:1  / naga 4:1\nbert  orcs+farmer  1:1 5:1  / trolls 2:1\nnatives 3:1');
  expect(legal(laying)).toEqual(['deploy 1 bomb', 'done']); // not: own, declined, Murlocs, beyond the border
});

test('AZ-GOBLINS-1 one per region, as many as they like, from the top of the pile', () => {
  const laying = done('anna*  goblins+miner  0:1\nbert  orcs+farmer  1:1 2:1', { bombPile: ['live', 'dud', 'dud'] });
  const one = after(laying, 'deploy 2 bomb');
  expect(legal(one)).toEqual(['deploy 1 bomb', 'done']);
  const two = after(one, 'deploy 1 bomb');
  expect(snapshot(two).bombs).toEqual({ 1: 'dud', 2: 'live' });
  expect(pile(two)).toEqual(['dud']);
});

test('AZ-GOBLINS-1 none has to be laid', () => {
  expect(snapshot(after(done('anna*  goblins+miner  0:1\nbert  orcs+farmer  1:1'), 'done')).bombs).toBeUndefined();
});

test('AZ-GOBLINS-6 whoever takes them shuffles all twelve: six live ones, six duds', () => {
  const fresh = after(scene(mine, 'anna*', { phase: 'start', offers: [{ race: 'goblins', power: 'miner' }] }), 'pick 0');
  expect(pile(fresh)).toHaveLength(12);
  expect(pile(fresh).filter((face) => face === 'live')).toHaveLength(6);
});

test('AZ-GOBLINS-6 Goblins that come back have all twelve again, one that was revealed before included', () => {
  const revealed = dawn('anna*  goblins+miner\nbert  orcs+farmer  1:1 2:1', { 1: 'live' });
  expect(pile(revealed)).toHaveLength(11);
  const gone = endTurn(after(revealed, 'decline')); // without a region their tile goes under the stack at once
  const written = JSON.stringify(snapshot(gone));
  const top = JSON.parse(written).offers[0].race;
  const turned = written.replaceAll(`"${top}"`, '"?"').replaceAll('"goblins"', `"${top}"`).replaceAll('"?"', '"goblins"');
  expect(pile(after(position(JSON.parse(turned)), 'pick 0'))).toHaveLength(12);
});

test('AZ-GOBLINS-1 laying tells nobody the face', () => {
  const laid = events(done('anna*  goblins+miner  0:1\nbert  orcs+farmer  1:1', { bombPile: ['live'] }), 'deploy 1 bomb');
  expect(laid).toContainEqual({ type: 'raised', piece: 'bomb', region: 1 });
});

test('AZ-GOBLINS-1 × AZ-CHAMPION-2, AZ-BEASTMASTER-2: where the champion or beasts stand alone there is no token to lay a bomb under', () => {
  expect(legal(done('anna*  goblins+miner  0:1\nbert  orcs+champion  1:0+champion 2:1'))).toEqual(['deploy 2 bomb', 'done']);
  expect(legal(done('anna*  goblins+miner  0:1\nbert  orcs+beastmaster  1:0+beast 2:1+beast'))).toEqual(['deploy 2 bomb', 'done']);
});

test('AZ-GOBLINS-2 a live bomb acts like a conquest for the defender, and leaves the region empty', () => {
  const table = 'anna*  goblins+miner  0:1\nbert  orcs+farmer  1:3 2:1';
  const blast = dawn(table, { 1: 'live' });
  expect(at(blast, 1)).toEqual({});
  expect(hand(blast, 1)).toBe(2); // 3 - 1
  expect(snapshot(blast).bombs).toBeUndefined();
  expect(pile(blast)).toHaveLength(11); // it has left the game
});

test('AZ-GOBLINS-2 it happens at the start of the turn, and the survivors are placed after the Goblins’ turn', () => {
  const before = scene(mine, 'anna  goblins+miner  0:1\nbert*  orcs+farmer  1:3 2:1', { bombs: { 1: 'live' } });
  const blast = endTurn(before);
  expect(legal(blast)).toEqual(['expand', 'decline']);
  expect(hand(blast, 1)).toBe(2);
  const retreat = after(blast, 'expand', 'done', 'done'); // no bombs are laid this time
  expect(legal(retreat)).toEqual(['deploy 2']);
});

test('AZ-GOBLINS-2 a dud does nothing, and leaves the game', () => {
  const dud = dawn('anna*  goblins+miner  0:1\nbert  orcs+farmer  1:3', { 1: 'dud' });
  expect(at(dud, 1)).toEqual({ race: 'orcs', tokens: 3 });
  expect(pile(dud)).toHaveLength(11);
});

test('AZ-GOBLINS-2 the faces are told when they are revealed', () => {
  const eve = scene(mine, 'anna  goblins+miner  0:1\nbert*  orcs+farmer  1:1 2:1', { bombs: { 1: 'live', 2: 'dud' } });
  const told = events(eve, 'done');
  expect(told).toContainEqual({ type: 'uncovered', piece: 'bomb', region: 1, face: 'live' });
  expect(told).toContainEqual({ type: 'uncovered', piece: 'bomb', region: 2, face: 'dud' });
});

test('AZ-GOBLINS-2 a people that has declined meanwhile loses everything there', () => {
  const old = dawn('anna*  goblins+miner  0:1\nbert  orcs+farmer  2:1  / tauren 1:2', { 1: 'live' });
  expect(at(old, 1)).toEqual({});
  expect(snapshot(old).seats[1].declined).toBeUndefined(); // its last region: the tile is gone
});

test('AZ-GOBLINS-2 a bomb goes off under whoever holds the region by then', () => {
  const third = dawn('anna*  goblins+miner  0:1\nbert  orcs+farmer  2:1\ncara  trolls+swamp  1:2', { 1: 'live' });
  expect(hand(third, 2)).toBe(1);
});

test('AZ-GOBLINS-2 a bomb stays through a conquest of its region by another opponent', () => {
  const eve = scene(mine, 'anna  goblins+miner  0:1\nbert  orcs+farmer  1:1\ncara*  trolls+swamp  hand 4  2:1', { bombs: { 1: 'live' } });
  const taken = after(eve, 'conquer 1');
  expect(snapshot(taken).bombs).toEqual({ 1: 'live' });
  expect(at(endTurn(taken), 1)).toEqual({});
});

test('AZ-GOBLINS-2 × AZ-DRAENEI-1: their light saves the first, and is spent for the turn', () => {
  const light = dawn('anna*  goblins+miner  0:6\nbert  draenei+farmer  1:2 2:1', { 1: 'live' });
  expect(hand(light, 1)).toBe(2);
  expect(hand(after(light, 'expand', 'conquer 2'), 1)).toBe(2);
});

test('AZ-GOBLINS-2 × AZ-TAUREN-1: one of a pair falls, the other comes to hand', () => {
  const herd = dawn('anna*  goblins+miner  0:1\nbert  tauren+farmer  1:2 2:2', { 1: 'live' });
  expect([at(herd, 1).race, hand(herd, 1)]).toEqual([undefined, 1]);
});

test('AZ-GOBLINS-2 × AZ-CHAMPION-3: no token falls, the ransom goes to the Goblins’ owner', () => {
  const guarded = dawn('anna*  goblins+miner  0:1\nbert  orcs+champion  1:2+champion', { 1: 'live' });
  expect([coins(guarded, 0), coins(guarded, 1), hand(guarded, 1)]).toEqual([6, 4, 2]);
  expect(snapshot(guarded).memory?.kept).toEqual({ champion: 1 });
});

test('AZ-GOBLINS-2 × AZ-BEASTMASTER-3: a beast is the loss', () => {
  const wild = dawn('anna*  goblins+miner  0:1\nbert  orcs+beastmaster  1:2+beast*2', { 1: 'live' });
  expect([at(wild, 1), hand(wild, 1)]).toEqual([{}, 2]);
  expect(snapshot(wild).memory?.kept).toEqual({ beast: 1 });
});

test('AZ-GOBLINS-2 × AZ-CHAPEL-1: the chapel’s holder loses none, even when it is the chapel that goes up', () => {
  const table = 'anna*  goblins+miner  0:1\nbert  orcs+farmer  1:2 2:1\nmarkers 1:lights-hope-chapel';
  expect(hand(dawn(table, { 2: 'live' }), 1)).toBe(1);
  expect(hand(dawn(table, { 1: 'live' }), 1)).toBe(2);
  expect(dawn(table, { 1: 'live' })).toHold(1, 'lights-hope-chapel');
});

test('AZ-GOBLINS-2 × AZ-NIGHT-ELVES-3, AZ-ENTRENCHED-2: walls and forts go up with the region', () => {
  expect(at(dawn('anna*  goblins+miner  0:1\nbert  night-elves+entrenched  1:1+wisp-wall+fort 2:1', { 1: 'live' }), 1)).toEqual({});
});

test('AZ-GOBLINS-2, AZ-FACTION-3: an explosion is no conquest, the region that it emptied is empty', () => {
  const war = dawn('anna*  goblins+warmaster  0:4\nbert  humans+farmer  1:1 2:1', { 1: 'live' });
  const taken = after(war, 'expand', 'conquer 1');
  expect([income(taken, 'AZ-FACTION-1'), income(taken, 'AZ-WARMASTER-1')]).toEqual([0, 0]);
});

test('AZ-GOBLINS-3 a bomb in a region that is empty by then goes back on top of the pile, unseen', () => {
  const empty = dawn('anna*  goblins+miner  0:1\nbert  orcs+farmer  2:1', { 1: 'live' }, { bombPile: ['dud', 'dud'] });
  expect(pile(empty)).toEqual(['live', 'dud', 'dud']);
  const eve = scene(mine, 'anna  goblins+miner  0:1\nbert*  orcs+farmer  hand 1  1:1 2:1', { bombs: { 1: 'live' } });
  const told = events(after(eve, 'abandon 1'), 'done');
  expect(told.some(({ type }) => type === 'uncovered')).toBe(false);
  expect(pile(endTurn(after(eve, 'abandon 1')))[0]).toBe('live');
});

test('AZ-GOBLINS-3 so does one where only Murlocs are, or people of the Goblins’ owner', () => {
  expect(pile(dawn('anna*  goblins+miner  0:1\nbert  orcs+farmer  2:1\nnatives 3:1', { 3: 'live' }))).toHaveLength(12);
  expect(pile(dawn('anna*  goblins+miner  0:1 1:1\nbert  orcs+farmer  2:1', { 1: 'live' }))).toHaveLength(12);
  const own = dawn('anna*  goblins+miner  0:1  / naga 1:1\nbert  orcs+farmer  2:1', { 1: 'live' });
  expect([pile(own).length, at(own, 1).tokens]).toEqual([12, 1]);
});

test('AZ-GOBLINS-3 a bomb in a region that the Goblins conquer stays until their next turn', () => {
  const eve = scene(mine, 'anna*  goblins+miner  hand 5  0:1\nbert  orcs+farmer  2:1', { bombs: { 1: 'live' } });
  expect(snapshot(after(eve, 'conquer 1')).bombs).toEqual({ 1: 'live' });
});

test('AZ-GOBLINS-4 bombs go off in the turn in which the Goblins decline, and the survivors retreat after it', () => {
  const last = dawn('anna*  goblins+miner  0:1\nbert  orcs+farmer  1:3 2:1', { 1: 'live' });
  expect(hand(last, 1)).toBe(2);
  const old = after(last, 'decline');
  expect(legal(old)).toEqual(['deploy 2']);
});

test('AZ-GOBLINS-4 in that turn no new ones are laid, and the pile goes', () => {
  const old = after(scene(mine, 'anna*  goblins+miner  0:1\nbert  orcs+farmer  1:3', { phase: 'start' }), 'decline');
  expect(legal(old)).toEqual(['expand', 'decline']); // bert's turn
  expect([pile(old), snapshot(old).bombs]).toEqual([[], undefined]);
});

test('AZ-GOBLINS-4 in decline they lay none and reveal none', () => {
  const next = done('anna*  orcs+miner  2:1  / goblins 0:1\nbert  trolls+farmer  1:1');
  expect(snapshot(next).seat).toBe(1);
});

test('AZ-GOBLINS-5 an empty pile lays no bombs', () => {
  const bare = done('anna*  goblins+miner  0:1\nbert  orcs+farmer  1:1', { bombPile: [] });
  expect(snapshot(bare).seat).toBe(1); // not asked
  const last = done('anna*  goblins+miner  0:1\nbert  orcs+farmer  1:1 2:1', { bombPile: ['dud'] });
  expect(snapshot(after(last, 'deploy 1 bomb')).seat).toBe(1);
});

test('AZ-GOBLINS-5 × AZ-DEFENSIVE-2: none is laid in an immune region', () => {
  const tower = done('anna*  goblins+miner  4:1\nbert  orcs+defensive  0:1+watchtower 1:1 5:1');
  expect(legal(tower)).toEqual(['deploy 5 bomb', 'done']);
});

test('AZ-GOBLINS-5 × AZ-DEFENSIVE-2: a bomb over which a watch tower has risen comes back unseen', () => {
  const tower = dawn('anna*  goblins+miner  4:1\nbert  orcs+defensive  0:2+watchtower 1:1', { 0: 'live' });
  expect([at(tower, 0).tokens, pile(tower)[0]]).toEqual([2, 'live']);
});

test('AZ-GOBLINS-5 × AZ-AEGIS-1: the Aegis asks 2 coins for laying one, and 2 again for setting it off', () => {
  const laying = done('anna*  goblins+miner  0:1\nbert  orcs+farmer  1:1\nmarkers 1:aegis-of-aggramar');
  expect(coins(after(laying, 'deploy 1 bomb'), 1)).toBe(7);
  const poor = done('anna*  goblins+miner  coins 1  0:1\nbert  orcs+farmer  1:1\nmarkers 1:aegis-of-aggramar');
  expect(legal(poor)).toEqual(['done']);
  const due = dawn('anna*  goblins+miner  0:1\nbert  orcs+farmer  1:1\nmarkers 1:aegis-of-aggramar', { 1: 'live' });
  expect(legal(due)).toEqual(['choose none', 'choose pay']);
  expect(at(after(due, 'choose none'), 1).tokens).toBe(1);
  expect([at(after(due, 'choose pay'), 1).race, coins(after(due, 'choose pay'), 1)]).toEqual([undefined, 7]);
});

test('AZ-GOBLINS-1 no bombs under themselves, even where their regions border each other', () => {
  expect(legal(done('anna*  goblins+miner  0:1 2:1\nbert  orcs+farmer  1:1'))).toEqual(['deploy 1 bomb', 'done']);
});

test('AZ-GOBLINS-6 the pile is shuffled: its top is live in some games, a dud in others', () => {
  const tops = Array.from({ length: 12 }, (_, i) => {
    const fresh = scene(mine, 'anna*', { phase: 'start', offers: [{ race: 'goblins', power: 'miner' }], seed: `pile ${i}` });
    return pile(after(fresh, 'pick 0'))[0];
  });
  expect(new Set(tops)).toEqual(new Set(['live', 'dud']));
});

test('AZ-GOBLINS-2 × AZ-CHAMPION-4: a champion that stands alone on a live bomb is ransomed, and its region nobody’s', () => {
  const alone = dawn('anna*  goblins+miner  0:1\nbert  orcs+champion  1:0+champion 2:1', { 1: 'live' });
  expect([coins(alone, 0), coins(alone, 1), at(alone, 1), hand(alone, 1)]).toEqual([6, 4, {}, 0]);
});

test('AZ-GOBLINS-2 several bombs go off one after the other; a people may lose everything', () => {
  const ruin = dawn('anna*  goblins+miner  0:1\nbert  orcs+farmer  1:2 2:2', { 1: 'live', 2: 'live' });
  expect([at(ruin, 1), at(ruin, 2), hand(ruin, 1)]).toEqual([{}, {}, 2]);
  const back = after(endTurn(after(ruin, 'expand')), 'expand');
  expect(hand(back, 1)).toBe(2); // nowhere to retreat to: they come back by the first-conquest rule
  expect(legal(back, 'conquer')).toEqual([]); // 3 for an anchor, and more where the Goblins are
});
