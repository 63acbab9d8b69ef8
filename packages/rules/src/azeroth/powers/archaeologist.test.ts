import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, scene } from '../../../test/scene.ts';

const digs = board(`
  0 hill anchor      - 1 2
  1 swamp            - 0 2 3
  2 forest           - 0 1
  3 lake             - 1
`);

test('AZ-ARCHAEOLOGIST-1 gives a coin for each artifact and each place held, also where two lie together', () => {
  const start = scene(
    digs,
    `
    anna*  orcs+archaeologist  0:1 1:1
    markers 0:frostmourne 0:karazhan 1:doomhammer 2:meeting-stone
  `,
  );
  expect(income(start, 'AZ-ARCHAEOLOGIST-1')).toBe(3); // the stone is nobody’s
});

test('AZ-ARCHAEOLOGIST-1, AZ-MARKER-1 counts a marker from the moment it is turned up', () => {
  const start = scene(
    digs,
    `
    anna*  orcs+archaeologist  hand 2  0:1
    markers 1?dark-portal
  `,
  );
  expect(income(start, 'AZ-ARCHAEOLOGIST-1')).toBe(0);
  expect(income(after(start, 'conquer 1'), 'AZ-ARCHAEOLOGIST-1')).toBe(1);
});

test('AZ-ARCHAEOLOGIST-1 × AZ-PORTAL-MAGE-1: a marker that lies face down in a region held is not counted', () => {
  const brought = scene(
    digs,
    `
    anna*  orcs+archaeologist  1:1
    markers 1?dark-portal
  `,
  );
  expect(income(brought, 'AZ-ARCHAEOLOGIST-1')).toBe(0);
});

test('AZ-ARCHAEOLOGIST-1 × AZ-WELL-1: the Well in the lake is held by nobody but Naga', () => {
  const by = (race: string, spot: string) =>
    scene(
      digs,
      `
      anna*  ${race}+archaeologist  ${spot}
      markers 3:well-of-eternity
    `,
    );
  expect(income(by('orcs', '1:1'), 'AZ-ARCHAEOLOGIST-1')).toBe(0);
  expect(income(by('naga', '3:1'), 'AZ-ARCHAEOLOGIST-1')).toBe(1);
});

test('AZ-ARCHAEOLOGIST-1 leaves out what its owner’s declined people holds, and gives nothing in decline', () => {
  const markers = 'markers 0:frostmourne 1:karazhan';
  expect(income(scene(digs, `anna*  orcs+archaeologist  0:1  / gnomes 1:1\n${markers}`), 'AZ-ARCHAEOLOGIST-1')).toBe(1);
  expect(scored(scene(digs, `anna*  orcs+archaeologist  0:1 1:1\n${markers}`, { phase: 'start' }), 'AZ-ARCHAEOLOGIST-1', 'decline')).toBe(
    0,
  );
});
