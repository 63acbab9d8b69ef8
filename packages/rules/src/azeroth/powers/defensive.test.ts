import { expect, test } from 'vitest';
import { after, at, board, endTurn, legal, scene } from '../../../test/scene.ts';
import { cost, snapshot } from '../../index.ts';

const fields = board(`
  0 farmland anchor magic - 1 2 3 4
  1 hill                  - 0 2
  2 swamp                 - 0 1 3
  3 forest                - 0 2 4
  4 hill magic            - 0 3 5
  5 farmland              - 4
`);
const ended = (table: string) => endTurn(scene(fields, table));

test('AZ-DEFENSIVE-1 stands a tower in a field whose neighbours are held in larger number than by any other people', () => {
  const turn = ended(`
    anna*  orcs+defensive  0:1 1:1 2:1
    bert   gnomes+miner    3:1
  `);
  expect(turn).toHold(0, 'watchtower', 1);
});

test('AZ-DEFENSIVE-1 a tie is no majority', () => {
  const turn = ended(`
    anna*  orcs+defensive  0:1 1:1
    bert   gnomes+miner    2:1
  `);
  expect(turn).not.toHold(0, 'watchtower');
});

test('AZ-DEFENSIVE-1 compares with each other people by itself: one of four neighbours each is not enough, two are', () => {
  const turn = ended(`
    anna*  orcs+defensive  0:1 1:1 2:1  / trolls 3:1
    bert   gnomes+miner    4:1
  `);
  expect(turn).toHold(0, 'watchtower'); // 2 against 1 and 1
});

test('AZ-DEFENSIVE-1, AZ-MURLOC-1: its owner’s declined people and the Murlocs are others', () => {
  expect(ended('anna*  orcs+defensive  0:1 1:1  / trolls 2:1')).not.toHold(0, 'watchtower');
  expect(ended('anna*  orcs+defensive  0:1 1:1\nnatives 2:1')).not.toHold(0, 'watchtower');
});

test('AZ-DEFENSIVE-1 a field with no neighbour held gets none, nor does other terrain', () => {
  const turn = ended('anna*  orcs+defensive  0:1 4:1 3:1 1:1');
  expect(turn).not.toHold(3, 'watchtower'); // a forest between 0 and 4
  expect(ended('anna*  orcs+defensive  5:1')).not.toHold(5, 'watchtower');
});

test('AZ-DEFENSIVE-1 a tower goes at the end of the turn when the majority is lost', () => {
  const turn = ended(`
    anna*  orcs+defensive  0:1+watchtower 1:1
    bert   gnomes+miner    2:1 3:1
  `);
  expect(turn).not.toHold(0, 'watchtower');
});

test('AZ-DEFENSIVE-1 until then the tower stands, majority or not', () => {
  const lost = scene(
    fields,
    `
    anna*  gnomes+miner    hand 7  2:1 3:1
    bert   orcs+defensive          0:1+watchtower
  `,
  );
  expect(cost(lost, 0)).toEqual({ blocked: { rule: 'CORE-CONQUER-9', what: 'immune' } });
});

const wide = board(`
    0 hill anchor  - 1 2 3 4 5 6 7 8
${Array.from({ length: 8 }, (_, i) => `    ${i + 1} farmland - 0`).join('\n')}
`);

test('AZ-DEFENSIVE-1 stands all towers that it has without a question', () => {
  const turn = after(scene(wide, 'anna*  orcs+defensive  0:1 1:1 2:1 3:1 4:1 5:1 6:1'), 'done');
  expect([1, 2, 3, 4, 5, 6].map((r) => at(turn, r).pieces)).toEqual(Array(6).fill({ watchtower: 1 }));
});

test('AZ-DEFENSIVE-1 a tower that goes may stand elsewhere at once', () => {
  const two = board(`
    0 hill anchor  - 1 2 3 4 5 6
    1 farmland     - 0
    2 farmland     - 0
    3 farmland     - 0
    4 farmland     - 0
    5 farmland     - 0
    6 farmland     - 0 8
    7 farmland     - 8 9
    8 swamp        - 6 7
    9 hill         - 7
  `);
  const start = scene(
    two,
    `
    anna*  orcs+defensive  0:1 1:1+watchtower 2:1+watchtower 3:1+watchtower 4:1+watchtower 5:1+watchtower 6:1 7:1+watchtower
    bert   gnomes+miner    9:1
  `,
  );
  const turn = after(start, 'done');
  expect(turn).toHold(6, 'watchtower');
  expect(turn).not.toHold(7, 'watchtower');
});

test('AZ-DEFENSIVE-1 short of towers, those that stand stay and the rest is the owner’s choice', () => {
  const short = after(
    scene(wide, 'anna*  orcs+defensive  0:1 1:1+watchtower 2:1+watchtower 3:1+watchtower 4:1+watchtower 5:1+watchtower 6:1 7:1 8:1'),
    'done',
  );
  expect(legal(short)).toEqual(['deploy 6 watchtower', 'deploy 7 watchtower', 'deploy 8 watchtower']);
  const chosen = after(short, 'deploy 8 watchtower');
  expect(chosen).toHold(8, 'watchtower');
  expect(legal(chosen, 'deploy')).toEqual([]);
});

test('AZ-DEFENSIVE-2 no conquest of any kind: not by champion, hammer, ashes, nor assault', () => {
  const tower = (people: string, markers = '') =>
    legal(
      scene(
        fields,
        `
        anna*  ${people}  hand 9  1:1
        bert   orcs+defensive     0:1+watchtower
        ${markers}
      `,
      ),
      'conquer 0',
    );
  expect(tower('trolls+champion')).toEqual([]);
  expect(tower('gnomes+miner')).toEqual([]);
  expect(tower('trolls+miner', 'markers 1:doomhammer 1:ashes-of-alar 1:frostmourne')).toEqual([]);
});

test('AZ-DEFENSIVE-2 × AZ-PORTAL-MAGE-2, AZ-INTIMIDATING-4, AZ-ETHEREALS-3: nor any power', () => {
  const use = (people: string, more = '') =>
    legal(
      scene(
        fields,
        `
        anna*  ${people}       4:1
        bert   orcs+defensive  0:1+watchtower 3:1
        ${more}
      `,
      ),
      'use',
    );
  expect(use('gnomes+portal-mage')).toEqual([]);
  expect(use('gnomes+intimidating')).toEqual(['use intimidating 3']); // the tower’s region is no refuge either
  expect(use('ethereals+miner', 'markers 0:frostmourne')).toEqual([]);
});

test('AZ-DEFENSIVE-2 × AZ-GOBLINS-5: a bomb that lies there is taken back unseen', () => {
  const mined = scene(
    fields,
    `
    anna   goblins+miner   4:1
    bert*  orcs+defensive  0:2 1:1 2:1
  `,
    { bombs: { 0: 'live' } },
  );
  const turn = endTurn(mined);
  expect(at(turn, 0)).toMatchObject({ race: 'orcs', pieces: { watchtower: 1 } });
  expect(snapshot(turn).bombs).toBeUndefined();
});

test('AZ-DEFENSIVE-2 × AZ-HUMANS-1: no objective of an opponent either', () => {
  const humans = after(
    scene(
      fields,
      `
      anna*  humans+miner    4:1
      bert   orcs+defensive  0:1+watchtower 3:1
    `,
    ),
    'done',
  );
  expect(legal(humans)).not.toContain('deploy 0 objective');
  expect(legal(humans)).toContain('deploy 3 objective');
});

test('AZ-DEFENSIVE-2 its towers go in decline, and the region can be taken', () => {
  const declined = after(scene(fields, 'anna*  orcs+defensive  0:2+watchtower 1:1', { phase: 'start' }), 'decline');
  expect(at(declined, 0)).toEqual({ race: 'orcs', tokens: 1 });
});

test('AZ-DEFENSIVE-2 a tower goes with an abandoned field', () => {
  expect(at(after(scene(fields, 'anna*  orcs+defensive  hand 1  0:1+watchtower 1:1'), 'abandon 0'), 0)).toEqual({});
});
