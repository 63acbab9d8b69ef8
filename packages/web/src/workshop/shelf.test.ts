import { expect, test } from 'vitest';
import { shelfOf } from '../table/fixtures/shelf.ts';
import { openWorks } from './shelf.ts';
import { fileNameOf, MOST_WORK, newWork, readSent, type Sent, writtenFile } from './work.ts';
import { readWorkFragment, workFragment } from './work-link.ts';

const otters: Sent = {
  kind: 'tile',
  name: 'Otters',
  edition: 'classic',
  content: { races: [{ id: 'otters', value: 5, effects: [{ effect: 'swim' }] }] },
};
const rift: Sent = { kind: 'map', name: 'La Faille', edition: 'azeroth', content: { regions: [] } };

test('what is made is kept, the latest first, and found again by its kind', () => {
  const works = openWorks(shelfOf());
  const [first, second] = [newWork(otters, 1), newWork(rift, 2)];
  expect([works.write(first), works.write(second)]).toEqual([true, true]);
  expect(works.list().map(({ work }) => work)).toEqual([second, first]);
  expect(works.list('tile').map(({ id }) => id)).toEqual([first.id]);
  expect(works.read(first.id)?.work).toEqual(first);
  works.remove(first.id);
  expect(works.list('tile')).toEqual([]);
  expect(works.read(first.id)).toBeUndefined();
});

test('a broken entry harms no other and is not thrown away', () => {
  const shelf = shelfOf({ 'elbowroom.work.bad': '{"format":1', 'elbowroom.work.odd': '{"format":1,"kind":"boat"}', other: 'x' });
  const works = openWorks(shelf);
  works.write(newWork(otters, 1));
  expect(works.list().map(({ work, fault }) => work?.name ?? fault)).toEqual(['Otters', 'not-json', 'foreign']);
  expect(shelf.getItem('elbowroom.work.bad')).toBe('{"format":1');
});

test('a browser that has no room says so, and the work lives as long as the page', () => {
  const full = {
    ...shelfOf(),
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  };
  const works = openWorks(full);
  const work = newWork(otters, 1);
  expect(works.write(work)).toBe(false);
  expect(works.read(work.id)?.work).toEqual(work);
  expect(openWorks(undefined).write(work)).toBe(false);
});

test('a file is read as it was written', () => {
  for (const sent of [otters, rift]) expect(readSent(writtenFile(sent))).toEqual({ work: { ...sent, changed: 0 } });
  expect(fileNameOf(rift)).toBe('la-faille.json');
  expect(fileNameOf({ ...otters, name: '../<b>' })).toBe('b.json');
  expect(fileNameOf({ ...otters, name: '獺' })).toBe('tile.json');
});

test('a file with nothing but tiles, as programs take them, is a tile', () => {
  const text = JSON.stringify({ races: [{ id: 'otters', name: { fr: 'Loutres' }, value: 5, faction: 'horde', effects: [] }] });
  expect(readSent(text)).toMatchObject({ work: { kind: 'tile', name: 'Loutres', edition: 'azeroth' } });
});

test('a link holds a tile in far less than two kilobytes', async () => {
  for (const sent of [otters, rift]) {
    const link = await workFragment(sent);
    expect(link.length).toBeLessThan(400);
    expect(await readWorkFragment(`https://example.org/play?x=1${link}`)).toEqual({ work: { ...sent, changed: 0 } });
  }
});

test('a link that a stranger made up opens nothing and unpacks no more than a work can be', async () => {
  const fault = async (address: string): Promise<unknown> => readWorkFragment(address);
  expect(await fault('#work/')).toEqual({ fault: 'damaged' });
  expect(await fault('#work/1.!!')).toEqual({ fault: 'damaged' });
  expect(await fault('#work/1.AAAA')).toEqual({ fault: 'damaged' });
  expect(await fault('#work/2.AAAA')).toEqual({ fault: 'newer' });
  expect(await fault('#game/1.AAAA')).toEqual({ fault: 'foreign' });
  expect(await fault(`#work/1.${'A'.repeat(40_000)}`)).toEqual({ fault: 'too-long' });
  const bomb = await workFragment({ ...otters, content: { races: 'a'.repeat(MOST_WORK * 20) } });
  expect(bomb.length).toBeLessThan(30_000);
  expect(await fault(bomb)).toEqual({ fault: 'too-long' });
  expect(await fault(await workFragment({ ...otters, content: ['no record'] }))).toEqual({ fault: 'foreign' });
});

test('names come without control characters, and no longer than a shelf is wide', () => {
  const found = readSent(JSON.stringify({ format: 1, kind: 'tile', edition: 'classic', name: `a\u0000\n${'b'.repeat(500)}`, content: {} }));
  expect('work' in found && found.work.name).toBe(`a${'b'.repeat(79)}`);
});
