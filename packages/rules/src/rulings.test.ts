import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { azerothRulings } from './azeroth/rulings.ts';
import { classicRulings } from './classic/rulings.ts';
import type { Ruling } from './core/ruling.ts';
import { coreRulings } from './core/rulings.ts';
import { rulings } from './rulings.ts';

const folder = new URL('../../../docs/rules/', import.meta.url);

/** Names that docs/rules marks, each with the rule whose sentence it stands in. */
const marks = readdirSync(folder)
  .filter((page) => page !== 'README.md')
  .flatMap((page) => readFileSync(new URL(page, folder), 'utf8').split(/(?=\*\*[A-Z]+(?:-[A-Z0-9]+)+\*\*)/))
  .flatMap((part) => {
    const [, rule = ''] = /^\*\*([A-Z0-9-]+)\*\*/.exec(part) ?? [];
    return [...part.matchAll(/\[R: ([a-z]+(?:-[a-z]+)+)\]/g)].map((mark) => ({ rule, name: mark[1] ?? '' }));
  });

const all = Object.entries<Ruling>(rulings);

test('every mark of docs/rules names a ruling, under its own rule', () => {
  expect(marks.filter(({ name, rule }) => all.find(([known]) => known === name)?.[1].rule !== rule)).toEqual([]);
});

test.each([
  ['core', coreRulings],
  ['classic', classicRulings],
  ['azeroth', azerothRulings],
])('every %s ruling is marked once in docs/rules', (_edition, own) => {
  const names = marks.map(({ name }) => name);
  expect(Object.keys(own).filter((name) => names.filter((marked) => marked === name).length !== 1)).toEqual([]);
});

test.each(all)('%s has at least two readings, the standard among them', (_name, { before, readings, standard }) => {
  expect(new Set(readings).size).toBeGreaterThan(1);
  expect(readings).toContain(standard);
  expect(before).not.toBe(standard);
});
