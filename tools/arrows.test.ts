import { expect, test } from 'vitest';
import { brokenRule, importsOf, isSuspect } from './arrows.ts';

const rulesBroken = (file: string, text: string) => {
  const broken = importsOf(file, text).map(brokenRule);
  // The quick look before sees whatever the thorough one does.
  expect(isSuspect(file, text) || broken.every((rule) => rule === undefined)).toBe(true);
  return broken;
};

test('rules imports nothing outside itself', () => {
  expect(rulesBroken('packages/rules/src/core/cost.ts', "import { readFileSync } from 'node:fs';")).toEqual([
    'rules imports nothing outside itself',
  ]);
  expect(rulesBroken('packages/rules/src/core/cost.ts', "import type { X } from 'svelte';")).toEqual([
    'rules imports nothing outside itself',
  ]);
  expect(rulesBroken('packages/rules/src/core/cost.ts', "export * from './state.ts';")).toEqual([undefined]);
});

test('core imports no edition, and not by way of the index either', () => {
  const core = 'packages/rules/src/core/cost.ts';
  expect(rulesBroken(core, "import { elves } from '../classic/elves.ts';")).toEqual(['core imports no edition']);
  expect(rulesBroken(core, "const late = await import('../azeroth/naga.ts');")).toEqual(['core imports no edition']);
  expect(rulesBroken(core, "import { apply } from '../index.ts';")[0]).toMatch('does not import the index');
  expect(rulesBroken('packages/rules/src/classic/elves.ts', "import { race } from '../core/ability.ts';")).toEqual([undefined]);
});

test('packages import along the arrows only', () => {
  expect(rulesBroken('packages/bots/src/index.ts', "import { apply } from '@elbowroom/rules';")).toEqual([undefined]);
  expect(rulesBroken('packages/bots/src/index.ts', "import { x } from '@elbowroom/server';")).toEqual([
    'bots may import rules, not server',
  ]);
  expect(rulesBroken('packages/rules/src/a.test.ts', "import { x } from '@elbowroom/bots';")).toEqual([
    'rules may import no other package, not bots',
  ]);
});

test('another package is imported by its name', () => {
  expect(rulesBroken('packages/cli/src/main.ts', "import { x } from '../../rules/src/index.ts';")).toEqual([
    'another package is imported by its name',
  ]);
});

test('web takes only types from server, its browser tests more', () => {
  expect(rulesBroken('packages/web/src/news.ts', "import type { News } from '@elbowroom/server';")).toEqual([undefined]);
  expect(rulesBroken('packages/web/src/news.ts', "import { serve } from '@elbowroom/server';")).toEqual([
    'web imports only types from server',
  ]);
  expect(rulesBroken('packages/web/e2e/page.e2e.ts', "import { serve } from '@elbowroom/server';")).toEqual([undefined]);
});

test('web and server keep to the same times, which bring nothing along', () => {
  expect(rulesBroken('packages/web/src/play/moments.ts', "import { HELD } from '@elbowroom/server/showing';")).toEqual([undefined]);
  expect(rulesBroken('packages/bots/src/index.ts', "import { HELD } from '@elbowroom/server/showing';")).toEqual([
    'bots may import rules, not server',
  ]);
  const showing = 'packages/server/src/game/showing.ts';
  expect(rulesBroken(showing, "import type { Event } from '@elbowroom/rules';")).toEqual([undefined]);
  expect(rulesBroken(showing, "import { toDecide } from '@elbowroom/rules';")).toEqual([
    'what the page imports of the server brings nothing along',
  ]);
});

test('words are for the page and the command line, and take only names from the rules', () => {
  expect(rulesBroken('packages/wording/src/core.ts', "import type { Rulings } from '@elbowroom/rules';")).toEqual([undefined]);
  expect(rulesBroken('packages/wording/src/core.ts', "import { rulings } from '@elbowroom/rules';")).toEqual([
    'wording imports only types: it is words, no code',
  ]);
  expect(rulesBroken('packages/rules/src/charter.ts', "import type { Words } from '@elbowroom/wording';")).toEqual([
    'rules may import no other package, not wording',
  ]);
});

test('drawings take only types from the rules', () => {
  expect(rulesBroken('packages/drawings/src/lint-drawing.ts', "import type { Board } from '@elbowroom/rules';")).toEqual([undefined]);
  expect(rulesBroken('packages/drawings/src/lint-drawing.ts', "import { boards } from '@elbowroom/rules';")).toEqual([
    'drawings imports only types: whoever shows a board need not play on it',
  ]);
});

test('tests import what they need', () => {
  expect(
    rulesBroken('packages/rules/src/core/cost.test.ts', "import { test } from 'vitest';\nimport { elves } from '../classic/elves.ts';"),
  ).toEqual([undefined, undefined]);
});

test('imports of a Svelte component are found on their own line', () => {
  const component = '<p>import x from "y"</p>\n<script lang="ts">\n  import { x } from \'@elbowroom/cli\';\n</script>\n';
  expect(importsOf('packages/web/src/App.svelte', component)).toEqual([
    { file: 'packages/web/src/App.svelte', line: 3, from: '@elbowroom/cli', typeOnly: false },
  ]);
});
