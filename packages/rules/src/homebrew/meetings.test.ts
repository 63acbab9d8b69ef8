/** Homemade tiles beside those of the box: each with each, and the meetings that might go wrong. */
import { describe, expect, test } from 'vitest';
import { withTiles } from '../../test/extras.ts';
import type { Game } from '../../test/invariants/check.ts';
import { coins as coinChecks } from '../../test/invariants/coins.ts';
import { decisions } from '../../test/invariants/decisions.ts';
import { numbers } from '../../test/invariants/numbers.ts';
import { peoples } from '../../test/invariants/peoples.ts';
import { pieces } from '../../test/invariants/pieces.ts';
import { regions } from '../../test/invariants/regions.ts';
import { snapshots } from '../../test/invariants/snapshots.ts';
import { tiles } from '../../test/invariants/tiles.ts';
import { tokens } from '../../test/invariants/tokens.ts';
import { randomFrom } from '../../test/random.ts';
import { after, at, board, coins, endTurn, hand, legal, scene, tray } from '../../test/scene.ts';
import { choiceOf, temperOf } from '../../test/temper.ts';
import { azeroth } from '../azeroth/edition.ts';
import { classic } from '../classic/edition.ts';
import { unpack } from '../core/move.ts';
import { apply, clone, cost, type Effect, type Homebrew, moveBuffer, moves, type Setup, snapshot, text, toDecide } from '../index.ts';
import { begin } from '../record/start.ts';

/** A race and a power of nearly every effect there is. */
const wild: Homebrew = {
  races: [
    {
      id: 'mudlings',
      value: 7,
      faction: 'horde',
      effects: [
        { effect: 'piece', piece: 'mudwall', count: 6, placed: 'conquests', defends: 'one', where: { empty: false }, inDecline: true },
        { effect: 'piece', piece: 'burrow', count: 2, placed: 'redeployment', defends: 'immune' },
        { effect: 'discount', tokens: 1, where: { beside: 'swamp' } },
        { effect: 'income', coins: 1, per: 'piece', inDecline: true },
        { effect: 'tokens', count: 1, perConquests: 3 },
        { effect: 'decline', keeps: 'tokens' },
        { effect: 'decline', keeps: 'acting' },
      ],
    },
  ],
  powers: [
    {
      id: 'tidal',
      value: 5,
      effects: [
        { effect: 'swim' },
        { effect: 'reach', when: 'always', where: { coast: true } },
        { effect: 'piece', piece: 'beacon', count: 4, placed: 'choice', defends: 'one', perRegion: 2, inDecline: true },
        { effect: 'piece', piece: 'reef', count: 1, placed: 'first-conquests', defends: 'immune' },
        { effect: 'income', coins: 4, per: 'first-turn' },
        { effect: 'unhurt' },
        { effect: 'decline', keeps: 'place' },
        { effect: 'decline', keeps: 'acting' },
      ],
    },
  ],
};

const table = [...numbers, ...tokens, ...pieces, ...coinChecks, ...regions, ...peoples, ...tiles];
const checks = [...table, ...decisions(table), ...snapshots];
const TURNS = 3;
const buffer = moveBuffer();

/** Turns of every seat at random, held against every invariant after every move. */
function playTurns(setup: Setup, top: { race: string; power: string }): void {
  const random = randomFrom(`${top.power} ${top.race}`);
  const temper = temperOf(random);
  const start = { setup: withTiles(setup, [top.race, top.power]), top };
  let s = begin(start);
  const game: Game = { start, lines: [], random, mirror: clone(s) };
  while (toDecide(s) !== undefined && s.round <= TURNS) {
    const listed = [...buffer.list.subarray(0, moves(s, buffer))];
    for (const check of checks) check.decision?.(s, listed, game);
    const move = game.lines.length === 0 ? (listed[0] ?? 0) : choiceOf(temper, random, listed);
    const line = text(unpack(s.world, move));
    game.lines.push(line);
    const { state: next, events } = apply(s, move);
    for (const check of checks) {
      check.move?.({ before: s, after: next, move, line, events, game });
      check.state?.(next, game);
    }
    s = next;
  }
  expect(game.lines.length).toBeGreaterThan(TURNS);
}

describe.each([classic, azeroth])('in every pair ($id)', ({ id, powers, races }) => {
  const edition = id === 'classic' ? 'classic' : 'azeroth';

  test.each(powers.map((power) => power.id))('CL-BLANK-1 a homemade race that is %s', (power) => {
    playTurns({ edition, seats: 2, seed: `${power} mudlings`, homebrew: wild }, { race: 'mudlings', power });
  });

  test.each(races.map((race) => race.id))('CL-BLANK-1 a homemade power of the %s', (race) => {
    playTurns({ edition, seats: 3, seed: `tidal ${race}`, homebrew: wild }, { race, power: 'tidal' });
  });

  test('CL-BLANK-1 a homemade power of a homemade race', () => {
    playTurns({ edition, seats: 4, seed: 'all our own', homebrew: wild }, { race: 'mudlings', power: 'tidal' });
  });
});

const folk = (...effects: Effect[]): Homebrew => ({ races: [{ id: 'folk', value: 6, tray: 20, effects }] });

const land = board(`
  0 farmland edge - 1 3
  1 hill          - 0 2
  2 forest        - 1 3
  3 swamp edge    - 2 0 4
  4 hill          - 3
`);

describe('people that act on in decline', () => {
  const undying = folk({ effect: 'decline', keeps: 'tokens' }, { effect: 'decline', keeps: 'acting' });

  test('CL-BLANK-1 × Spirit: they outlive the next decline, and still act', () => {
    const start = scene(land, `anna*  elves+hill  3:1 / folk+spirit 0:3`, { homebrew: undying, phase: 'start' });
    const s = endTurn(after(start, 'decline'));
    expect(snapshot(s).seats[0]?.declined?.map(({ race }) => race)).toEqual(['elves', 'folk']);
    expect(legal(after(s, 'pick 0'), 'conquer')).toEqual(['conquer 1', 'conquer 3']); // the folk's, before anybody else's
  });

  const both = scene(land, `anna*  elves+hill  3:1 / ghouls+spirit 0:3 / folk 2:3`, { homebrew: undying, phase: 'start' });

  test('CL-BLANK-1 × Spirit Ghouls: two peoples in decline conquer one after the other, then the active one', () => {
    const ghouls = after(both, 'expand');
    expect(snapshot(ghouls).memory?.acting).toBe('ghouls');
    const ours = after(ghouls, 'conquer 1', 'done');
    expect(snapshot(ours).memory?.acting).toBe('folk');
    expect(legal(ours, 'conquer')).toEqual(['conquer 1', 'conquer 3']); // the Ghouls and the Elves of their owner do not add to the cost
    expect(snapshot(after(ours, 'done')).memory?.acting).toBe('elves');
  });

  test('CL-BLANK-1 × Spirit Ghouls: one that can attack nothing is passed over', () => {
    const tired = scene(land, `anna*  elves+hill  3:1 / ghouls+spirit 0:1 / folk 2:3`, { homebrew: undying, phase: 'start' });
    expect(snapshot(after(tired, 'expand')).memory?.acting).toBe('folk');
  });

  test('CL-BLANK-1 × Spirit Ghouls: each of the two is redeployed over its own regions', () => {
    const s = after(both, 'expand', 'done', 'done', 'done');
    expect(legal(s)).toEqual(['deploy 0', 'deploy 2']);
    expect(after(s, 'deploy 0', 'deploy 0', 'deploy 2', 'deploy 2')).toHold(2, 'folk', 3);
  });

  test('CL-BLANK-1 × Spirit Ghouls: both come back from a lost region at once', () => {
    const start = scene(
      land,
      `anna*  orcs+commando  hand 9  4:1
       bert   elves+hill  / ghouls+spirit 0:2 1:1 / folk 2:1 3:3`,
      { homebrew: undying },
    );
    let s = after(start, 'conquer 3', 'conquer 0', 'done');
    while (toDecide(s) === 0) s = after(s, legal(s)[0] ?? '');
    expect(legal(s)).toEqual(['deploy 1', 'deploy 2']);
  });
});

describe('pieces', () => {
  const tower: Effect = { effect: 'piece', piece: 'tower', count: 3, placed: 'conquests', defends: 'one' };
  const camp: Effect = { effect: 'piece', piece: 'camp', count: 3, placed: 'redeployment', defends: 'one' };
  const den: Effect = { effect: 'piece', piece: 'den', count: 3, placed: 'conquests', defends: 'immune' };

  test('CL-BLANK-1 × Sorcerers: a tower protects no lone token, a camp does, and so does a den', () => {
    const s = scene(
      land,
      `anna*  sorcerers+flying  hand 1  4:1
       bert   folk+hill  0:1+tower 1:1+den 2:1`,
      { homebrew: folk(tower, den) },
    );
    expect(legal(s, 'conquer')).toEqual(['conquer 0 with sorcerers', 'conquer 2 with sorcerers']);
    expect(at(after(s, 'conquer 0 with sorcerers'), 0)).toEqual({ race: 'sorcerers', tokens: 1 });
    const camped = scene(
      land,
      `anna*  sorcerers+flying  hand 1  4:1
       bert   folk+hill  0:1+camp 1:1+camp 2:1+camp`,
      { homebrew: folk(camp) },
    );
    expect(legal(camped, 'conquer')).toEqual([]);
  });

  test('CL-BLANK-1 × Dragon Master: a tower is no use against the dragon, a den is', () => {
    const s = scene(
      land,
      `anna*  orcs+dragon-master  hand 1  0:1
       bert   folk+hill  1:3+tower 3:1+den`,
      { homebrew: folk(tower, den) },
    );
    expect(legal(s, 'conquer')).toEqual(['conquer 1 with dragon-master']);
  });

  test('CL-BLANK-1 × Amazons: a homemade power’s pieces stand on regions that are given up, and go', () => {
    const camps: Homebrew = { powers: [{ id: 'campers', value: 4, effects: [{ ...camp, perRegion: 3 }] }] };
    const s = scene(land, `anna*  amazons+campers  0:1+camp*3 1:1 2:4`, { homebrew: camps });
    const given = after(s, 'done', 'abandon 0'); // three are in hand, a fourth is wanted
    expect(at(given, 0)).toEqual({});
    expect(legal(given)).toEqual(['deploy 1 camp', 'deploy 2 camp']);
  });
});

const isle = board(`
  0 farmland magic anchor - 1 2
  1 hill magic            - 0 2 3
  2 forest                - 0 1 3
  3 swamp                 - 1 2
`);

describe('in Azeroth', () => {
  const fence: Effect = { effect: 'piece', piece: 'fence', count: 3, placed: 'conquests', defends: 'one', inDecline: true };
  const den: Effect = { effect: 'piece', piece: 'den', count: 3, placed: 'conquests', defends: 'immune' };
  const made = folk(fence, den, { effect: 'unhurt' });

  test('CL-BLANK-1 × Intimidating: a fence is neither wisp wall nor fort, so the token behind it goes', () => {
    const s = scene(
      isle,
      `anna*  orcs+intimidating  hand 1  2:1
       bert   folk+miner  0:2+fence 1:2+den 3:1`,
      { homebrew: made },
    );
    expect(legal(s, 'use intimidating')).toEqual(['use intimidating 0 3', 'use intimidating 3 0']);
    expect(at(after(s, 'use intimidating 0 3'), 0)).toEqual({ race: 'folk', tokens: 1, pieces: { fence: 1 } });
  });

  test('CL-BLANK-1 × Intimidating: a fence falls with the last token', () => {
    const s = scene(
      isle,
      `anna*  orcs+intimidating  hand 1  2:1
       bert   folk+miner  0:1+fence 3:1`,
      { homebrew: made },
    );
    expect(at(after(s, 'use intimidating 0 3'), 0)).toEqual({});
  });

  test('CL-BLANK-1 × Portal Mage: a fence goes through the portal with its tokens, a den lets no portal open', () => {
    const swap = (there: string): ReturnType<typeof scene> =>
      scene(
        isle,
        `anna*  orcs+portal-mage  hand 1  1:1 2:1
         bert   folk+miner  0:2+${there} 3:1`,
        { homebrew: made },
      );
    const s = after(swap('fence'), 'use portal-mage 0 1');
    expect([at(s, 0), at(s, 1)]).toEqual([
      { race: 'orcs', tokens: 1 },
      { race: 'folk', tokens: 2, pieces: { fence: 1 } },
    ]);
    expect(legal(swap('den'), 'use')).toEqual([]);
  });

  test('CL-BLANK-1 × bombs: none is laid on a den, and one that goes off hurts nobody who is unhurt', () => {
    const laying = scene(
      isle,
      `anna*  goblins+miner  2:2
       bert   folk+farmer  0:2+fence 1:1+den 3:1`,
      { homebrew: made, phase: 'redeploy' },
    );
    expect(legal(after(laying, 'deploy 2'), 'deploy')).toEqual(['deploy 0 bomb', 'deploy 3 bomb']);
    const due = scene(
      isle,
      `anna   goblins+miner  2:2
       bert*  folk+farmer  hand 0 0:2+fence 3:1`,
      { homebrew: made, bombs: { 0: 'live' } },
    );
    const s = endTurn(due);
    expect(at(s, 0)).toEqual({});
    expect([hand(s, 1), tray(s, 'folk')]).toEqual([2, 20 - 3]);
  });

  test('CL-BLANK-1 × Tauren: a camp is company for one of them', () => {
    const camps: Homebrew = {
      powers: [
        { id: 'campers', value: 4, effects: [{ effect: 'piece', piece: 'camp', count: 2, placed: 'redeployment', defends: 'one' }] },
      ],
    };
    const s = scene(
      isle,
      `anna*  orcs+intimidating  hand 1  2:1
       bert   tauren+campers  0:2+camp 3:2+camp`,
      { homebrew: camps },
    );
    expect(at(after(s, 'use intimidating 0 3'), 0)).toMatchObject({ race: 'tauren', tokens: 1 });
  });

  test('CL-BLANK-1 × factions: a homemade race takes a side, or none', () => {
    const side = (faction?: 'horde'): number => {
      const homebrew: Homebrew = { races: [{ id: 'folk', value: 6, effects: [], ...(faction !== undefined && { faction }) }] };
      const s = scene(
        isle,
        `anna*  humans+miner  hand 5  2:1
         bert   folk+farmer  0:1 1:1`,
        { homebrew },
      );
      return coins(endTurn(after(s, 'conquer 0')), 0) - coins(s, 0);
    };
    expect(side('horde') - side()).toBe(1); // AZ-FACTION-1
  });

  test('CL-BLANK-1 × travel: what is within reach is no journey', () => {
    const s = scene(isle, `anna*  orcs+far  hand 9  3:1`, {
      homebrew: { powers: [{ id: 'far', value: 3, effects: [{ effect: 'reach', when: 'always', where: { symbol: 'magic' } }] }] },
    });
    expect([cost(s, 0).total, cost(s, 1).total]).toEqual([2, 2]);
  });
});
