/** A lesson as somebody takes it who sees nothing and has a keyboard: only roles, names and keys. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { complaintsOf, faults, faultsInBothColours, widthOf } from './table.ts';

const site = useSite();

/** What a listener with a keyboard does. */
function listenerAt(page: Page) {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' });
  const press = (name: string | RegExp): Promise<void> => button(name).first().press('Enter');
  return {
    page,
    press,
    /** A region of the map, and the way to take it if there is a choice. */
    take: async (region: string, way?: RegExp): Promise<void> => {
      await press(new RegExp(`^${region},`));
      if (way) await press(way);
    },
    hears: (words: RegExp): Promise<void> => page.getByRole('region', { name: /./ }).getByText(words).first().waitFor(),
    isTold: (words: RegExp): Promise<void> => page.getByRole('alert').getByText(words).waitFor(),
    isIn: (scene: string): Promise<void> => page.getByRole('heading', { name: scene }).waitFor(),
  };
}

async function open(
  query: string,
  viewport?: { readonly width: number; readonly height: number },
): Promise<{ page: Page; complaints: string[] }> {
  const page = await site.open(viewport ? { viewport } : {});
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?${query}`);
  return { page, complaints };
}

type Listener = ReturnType<typeof listenerAt>;

/** Every scene of the classic lesson, and what somebody does in it: some of it wrong, some of it taken back. */
const classic: readonly (readonly [string, (by: Listener) => Promise<void>])[] = [
  [
    'A people and its price',
    async ({ press, hears }) => {
      await press(/^Merchant Skeletons, 2 coins, 8 tokens/);
      await press(/^Take the Merchant Skeletons/);
      await hears(/You paid 2 coins.*8 tokens/);
    },
  ],
  [
    'Coming in',
    async ({ take, hears }) => {
      await take('Lark Knoll');
      await hears(/3 tokens: 2 for the region, 1 for what stood there/);
    },
  ],
  [
    'Taking from somebody',
    async ({ page, press, take, hears, isTold }) => {
      await press('End conquests');
      await isTold(/there is more to be had/);
      await take('Acorn Wood');
      await isTold(/Bert first/);
      await take('Butter Acre');
      await hears(/One Human is gone for good/);
      expect(await faultsInBothColours(page)).toEqual([]);
    },
  ],
  [
    'The last roll',
    async ({ page, press, take, hears }) => {
      await take('The Molar', /^Roll the die: 33 %/);
      await hears(/The die shows 2: enough/);
      await press('Undo');
      await hears(/One Skeleton left/);
      await take('Hollow Oak', /^Roll the die: 17 %/);
      await hears(/The die shows 2: not enough/);
      await page.goto(`${site.address}/?lang=en&theme=auto&pace=instant&lesson=classic`);
      await hears(/The die shows 2: not enough/);
    },
  ],
  [
    'Troops, then coins',
    async ({ press, hears }) => {
      await press('Evenly');
      await press('End turn, score 6');
      await hears(/6 coins: 3 for 3 regions, and 3 because/);
    },
  ],
  [
    'Under attack',
    async ({ take, hears }) => {
      await take('Lark Knoll');
      await take('The Molar');
      await hears(/8 tokens now instead of 9/);
    },
  ],
  [
    'A people at its limit',
    async ({ press, hears }) => {
      await press('Expand');
      await hears(/That is the time to decline/);
    },
  ],
  [
    'Letting go in time',
    async ({ press, hears, isTold }) => {
      await press('Expand');
      await isTold(/It costs 1 coin now/);
      await press('Decline');
      await press('Yes, decline and score 5');
      await hears(/5 coins, 1 for each region/);
    },
  ],
  [
    'The second people',
    async ({ press, take, hears, isTold }) => {
      await press(/^Alchemist Ratmen, free/);
      await press(/^Take the Alchemist Ratmen/);
      await take('Windy Acre');
      await isTold(/your own Tritons/);
      await take('Crumb Field');
      await take('Old Hump');
      await press('End conquests');
      await press('Evenly');
      await press('End turn, score 9');
      await hears(/9 coins in one turn: 7 for the regions of both peoples, 2 for/);
    },
  ],
  [
    'Decline, or not yet?',
    async ({ press, take, hears, isTold }) => {
      await press('Decline');
      await press('Yes, decline and score 3');
      await isTold(/Too soon/);
      await press('Expand');
      await take('Lark Knoll');
      await take('Goose Rise');
      await hears(/The rule of thumb/);
    },
  ],
];

test('the classic lesson, from the start page to a short game, by names and keys alone', async () => {
  const { page, complaints } = await open('lang=en&theme=auto&pace=instant');
  const by = listenerAt(page);
  await by.press('Start the lesson');
  for (const [i, [title, go]] of classic.entries()) {
    await by.isIn(title);
    await go(by);
    await by.press(i < classic.length - 1 ? 'Next scene' : 'Play a short game');
  }
  await page.getByRole('heading', { name: 'Peoples on offer' }).waitFor();
  expect(await page.title()).toMatch(/Round 1 of 6/);
  await page.getByRole('region', { name: 'Good to know' }).waitFor();
  await page.goto(`${site.address}/?lang=en&learn`);
  await page.getByRole('button', { name: /^Small World done/ }).waitFor();
  await page.goto(`${site.address}/?lang=en`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /the lesson/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('on a phone, in French: left in the middle, offered to be resumed, and damaged entries begin anew', async () => {
  const { page, complaints } = await open('lang=fr&pace=instant&lesson=classic', { width: 390, height: 844 });
  const { press, isIn } = listenerAt(page);
  await isIn('Un peuple et son prix');
  await press('Passer');
  await isIn('Entrer sur la carte');
  expect([await faults(page), await widthOf(page)]).toEqual([[], 390]);
  await press('Quitter');
  await press(/^Small World en cours/);
  await isIn('Entrer sur la carte');
  await page.goto(`${site.address}/?lang=fr&pace=instant`);
  await press('Reprendre la leçon');
  await isIn('Entrer sur la carte');
  await page.evaluate(() => localStorage.setItem('elbowroom.lesson.classic', '{"format":1,"scene":"gone","moves":"?"'));
  await page.goto(`${site.address}/?lang=fr&pace=instant&lesson=classic`);
  await isIn('Un peuple et son prix');
  expect(complaints).toEqual([]);
});

test('the other two lessons open with their first scene', async () => {
  const { page, complaints } = await open('lang=en&pace=instant&lesson=azeroth');
  const { isIn, take, hears, press } = listenerAt(page);
  await isIn('Landing');
  await take('Landing Wood');
  await hears(/4 tokens: 2 for the region, 1 for the voyage, 1 for whoever stood there/);
  await page.goto(`${site.address}/?lang=en&pace=instant&lesson=battle`);
  await isIn('Each side its own');
  await press(/Enraged Humans/);
  await press(/^Take the Enraged Humans/);
  await hears(/The bank got 1 coin/);
  expect(complaints).toEqual([]);
});
