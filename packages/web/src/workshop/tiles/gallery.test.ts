import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownTiles } from './gallery.ts';

const guide = readFileSync(new URL('../../../../../docs/guide/workshop.md', import.meta.url), 'utf8').split('\n');
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)}`;

test('the guide tells the figures that the page shows', () => {
  for (const { draft, measured } of shownTiles) {
    const row = guide.find((line) => line.includes(`**${draft.name.en}**`)) ?? '';
    const { value = 0, low = 0, high = 0, reigns = 0 } = measured ?? {};
    expect(row).toContain(measured ? `| ${signed(value)} % (${signed(low)} … ${signed(high)}) |` : '| – |');
    if (measured) expect(row).toContain(`| ${reigns.toLocaleString('en')} |`);
  }
});

test('whatever has a value of its own is measured, and within 3 % by its estimate', () => {
  for (const { draft, measured } of shownTiles) {
    expect(measured !== undefined, draft.name.en).toBe(draft.kind === 'race' || draft.kind === 'power');
    expect(Math.abs(measured?.value ?? 0), draft.name.en).toBeLessThanOrEqual(0.03);
  }
});
