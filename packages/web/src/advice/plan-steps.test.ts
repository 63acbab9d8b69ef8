import { legalMoves, newGame, text, view } from '@elbowroom/rules';
import { look } from '@elbowroom/rules/look';
import { expect, test } from 'vitest';
import { languages } from '../words/speak.ts';
import { adviceWords } from './advice-words.ts';
import { planSteps } from './plan-steps.ts';

const start = newGame({ edition: 'classic', seats: ['Anna', 'Bert'], seed: 'advice', first: 0 });

test('a plan is told move by move, and its regions are numbered in their order', () => {
  const { steps, regions } = planSteps(
    ['pick 1', 'conquer 4', 'roll 7 with flying', 'done'],
    look(view(start, 0)),
    languages.en,
    adviceWords.en,
  );
  expect(steps[0]?.text).toMatch(/^Take the .+ for 1 coin$/);
  expect(steps.map(({ number }) => number)).toEqual([undefined, 1, 2]);
  expect(steps[2]?.text).toMatch(/^roll for .+ with /);
  expect(regions).toEqual([4, 7]);
});

test('every kind of move has its words, in both languages', () => {
  const lines = ['expand', 'decline', 'abandon 3', 'use berserk', 'use dragon-master 4', 'deploy 3', 'deploy 3 hero', 'choose none'];
  for (const language of ['en', 'fr'] as const) {
    const { steps } = planSteps(
      [...lines, ...legalMoves(start).map(text)],
      look(view(start, 0)),
      languages[language],
      adviceWords[language],
    );
    expect(steps.length).toBeGreaterThan(lines.length);
    for (const step of steps) expect(step.text).toMatch(/^(?!.*undefined).+/);
  }
});
