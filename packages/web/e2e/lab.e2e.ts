/** The balance lab with few games: what the bots make of something from the shelf. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { resize } from './pages.ts';
import { useSite } from './site.ts';
import { complaintsOf, faultsInBothColours, widthOf } from './table.ts';

const site = useSite();

const otters = {
  id: 'otters',
  name: { en: 'Otters', fr: 'Loutres' },
  value: 9,
  effects: [{ effect: 'income', coins: 2, per: 'region', where: { coast: true } }],
};
const { edition: _, ...kettles } = JSON.parse(
  readFileSync(new URL('../src/workshop/maps/gallery/two-kettles.json', import.meta.url), 'utf8'),
);
const works = {
  kettles: { kind: 'map', name: 'Two Kettles', content: kettles },
  fair: { kind: 'tile', name: 'Otters', content: { races: [otters] } },
  broken: { kind: 'tile', name: 'Broken', content: { races: [{ ...otters, value: 99 }] } },
};
const shelf = Object.entries(works)
  .map(([id, work]) => {
    const text = JSON.stringify({ format: 1, edition: 'classic', changed: 1, ...work });
    return `localStorage.setItem('elbowroom.work.${id}', ${JSON.stringify(text)});`;
  })
  .join('\n');

/** Before the worker's own script: of each study the first games are played, and the others go as those went, slowly enough to be stopped. */
const FEW_GAMES = `{
  const played = new Map();
  const say = self.postMessage.bind(self);
  let asked;
  addEventListener('message', (event) => {
    asked = JSON.stringify(event.data.study);
    const known = played.get(asked) ?? [];
    if (known.length < 4) return;
    event.stopImmediatePropagation();
    setTimeout(say, 40, { finding: { ...known[event.data.game % known.length], game: event.data.game } });
  });
  self.postMessage = (answer) => {
    if ('finding' in answer) played.set(asked, [...(played.get(asked) ?? []), answer.finding]);
    say(answer);
  };
}`;

const playFew = (page: Page): Promise<unknown> =>
  page.route(/\/lab-worker-.*\.js/, async (route) => {
    const body = `${FEW_GAMES}${await (await route.fetch()).text()}`;
    await route.fulfill({ body, contentType: 'text/javascript' });
  });

test('bots play a tile of the shelf until they are stopped, and say what they think of it', async () => {
  const page = await site.open({ viewport: { width: 1440, height: 900 } }, shelf);
  const complaints = complaintsOf(page);
  await playFew(page);
  await page.goto(`${site.address}/?workshop=lab&id=fair&lang=en`);
  await page.getByRole('heading', { level: 1, name: 'Balance lab' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'What is it about?' }).inputValue()).toBe('fair');
  await page.getByRole('combobox', { name: 'Map' }).selectOption('kettles');
  await page.getByRole('combobox', { name: 'Games' }).selectOption('5000');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await verdict.getByText('After some 40 games').waitFor();
  await verdict.getByText(/^Otters/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. What has been played counts.').waitFor();
  await page.getByRole('img', { name: /^Races: Coins/ }).waitFor();
  // The map of the shelf, region by region: how warm each is, and what it is called there.
  const heat = page.getByRole('img', { name: /^Held: from/ });
  await heat.waitFor();
  expect(await heat.locator('path').count()).toBe(kettles.regions.length);
  const waters = kettles.regions.filter((line: string) => /^(se|la)/.test(line)).length;
  expect(await heat.locator('text').count()).toBe(kettles.regions.length - waters);
  const board = page.getByRole('region', { name: 'The map' });
  await board.getByText('As a table').click();
  await board.getByRole('rowheader', { name: 'Monk Tooth' }).waitFor();
  expect(await page.getByRole('img', { name: /^Who begins/ }).count()).toBe(1);
  await page.getByRole('region', { name: 'Races and powers' }).getByText('As a table').first().click();
  await page.getByRole('row', { name: /^Otters \(yours\) 9/ }).waitFor();
  await page.getByRole('radio', { name: 'Wins' }).check();
  await page.getByRole('img', { name: /^Races: Wins/ }).waitFor();
  expect(await faultsInBothColours(page)).toEqual([]);
  for (const width of [1024, 820]) {
    await resize(page, { width, height: 900 });
    expect(await widthOf(page)).toBe(width);
  }
  expect(await faultsInBothColours(page)).toEqual([]);
  // What was played is not played again.
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Try values and effects' }).click();
  await page.waitForFunction('document.querySelector("[aria-labelledby=trim] progress")?.value > 0');
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(complaints).toEqual([]);
});

test('a tile that cannot be played is refused with its faults, in French too', async () => {
  const page = await site.open({}, shelf);
  await page.goto(`${site.address}/?workshop=lab&id=broken&lang=fr`);
  await page.getByRole('alert').getByText('homebrew.races[0].value').waitFor();
  expect(await page.getByRole('button', { name: 'Jouer', exact: true }).isDisabled()).toBe(true);
  // Among all tiles of the shelf it is refused too.
  const about = page.getByRole('combobox', { name: 'De quoi s’agit-il' });
  await about.selectOption({ label: 'Toutes les tuiles de mon étagère · Classique' });
  expect(await about.inputValue()).toBe('all classic');
  await page
    .getByRole('alert')
    .getByText(/homebrew\.races\[\d\]\.value/)
    .waitFor();
  await about.selectOption('');
  expect(await page.getByRole('button', { name: 'Jouer', exact: true }).isDisabled()).toBe(false);
});
