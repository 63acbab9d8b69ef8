import { expect, test } from 'vitest';
import { isAnnas, movesUntil, visitKept } from './kept.ts';
import { resize } from './pages.ts';
import { useSite } from './site.ts';
import { faults } from './table.ts';

const site = useSite();

test('five seats leave room for a hint, which is read whole beside the map, in small and in low windows', async () => {
  const five = { edition: 'classic', seats: ['Anna', 'Bert', 'Chloé', 'Dara', 'Emil'], seed: 'five', first: 0 } as const;
  const moves = movesUntil((state, legal) => state.round === 4 && isAnnas(state) && legal.some(({ type }) => type === 'conquer'), five);
  const { page, complaints } = await visitKept(site, moves, {}, five);
  const isAllSeen = (selector: string): Promise<boolean> =>
    page.evaluate(`(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('${selector}'))`);
  const hint = page.getByTestId('hint');
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1366, 625],
  ] as const) {
    await resize(page, { width, height });
    await page.getByRole('heading', { name: 'Emil' }).waitFor();
    await hint.getByText(/^One token has stayed .* before you conquer\.$/).waitFor();
    expect(await isAllSeen('[data-testid=hint]')).toBe(true);
    if (height > 700) expect(await isAllSeen('.seats')).toBe(true);
    const [card, map] = await Promise.all([hint.boundingBox(), page.getByTestId('stage').boundingBox()]);
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(map?.x ?? 0);
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => hint.getByText(/^One token/).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('five very long names are read whole on a phone and on a small desk', async () => {
  const seats = ['Maximiliane-Sofie', 'Bartholomew-James', 'Chloé Delacroix-M', 'Wolfeschlegelsteiner', 'Ng'];
  const five = { edition: 'azeroth', seats, seed: 'five', first: 0 } as const;
  const moves = movesUntil((state, legal) => state.round === 4 && isAnnas(state) && legal.some(({ type }) => type === 'conquer'), five);
  const { page, complaints } = await visitKept(site, moves, { viewport: { width: 390, height: 844 } }, five);
  await page.getByRole('button', { name: 'End conquests' }).waitFor();
  const cut = `[...document.querySelectorAll('.seats, .seats h2')].filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3).map((one) => one.textContent)`;
  expect(await page.evaluate<string[]>(cut)).toEqual([]);
  await resize(page, { width: 1024, height: 768 });
  expect(await page.evaluate<string[]>(cut)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on a phone and on a desk long names stay in their seats, and each names its team', async () => {
  const battle = {
    edition: 'azeroth',
    variant: 'battle',
    seats: ['Maximiliane', 'Bert', 'Jean-Christophe', 'Dara'],
    seed: 'four',
    first: 0,
  } as const;
  const moves = movesUntil((state, legal) => isAnnas(state) && legal.some(({ type }) => type === 'conquer'), battle);
  const { page, complaints } = await visitKept(site, moves, {}, battle);
  const seats = page.locator('.seats article');
  expect(await seats.locator('.team').allTextContents()).toEqual(['Alliance', 'Horde', 'Alliance', 'Horde']);
  const cut = `[...document.querySelectorAll('.seats :is(h2, header, .turn)')].filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)).map((one) => one.textContent)`;
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await resize(page, viewport);
    expect(await page.evaluate<string[]>(cut)).toEqual([]);
    expect(await faults(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('whoever takes away seats or kept games by keyboard is not thrown back to the top of the page', async () => {
  const { page, complaints } = await visitKept(site, []);
  await page.goto(`${site.address}/?lang=en`);
  const focused = (): Promise<string> => page.evaluate('document.activeElement.closest("button")?.textContent ?? "nothing"');
  const removing = page.getByRole('button', { name: /^Remove this seat/ });
  await page.getByRole('button', { name: /Add a seat/ }).click();
  const seats = await removing.count();
  await removing.last().press('Enter');
  await expect.poll(() => removing.count()).toBe(seats - 1);
  expect(await focused()).toContain('Add a seat');
  await page.evaluate(`for (const id of ['two', 'three']) localStorage.setItem('elbowroom.game.' + id, 'rubbish')`);
  await page.reload();
  const forgetting = page.getByRole('button', { name: 'Delete', exact: true });
  await expect.poll(() => forgetting.count()).toBe(2);
  await forgetting.first().press('Enter');
  await page.getByRole('button', { name: /^Really/ }).press('Enter');
  await expect.poll(() => forgetting.count()).toBe(1);
  expect(await page.evaluate('document.activeElement.closest("li") !== null')).toBe(true);
  expect(complaints).toEqual([]);
});
