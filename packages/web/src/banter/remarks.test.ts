import type { Event, Step } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { remarksIn } from './remarks.ts';
import { spokenAt } from './spoken.ts';

const step = (seat: number, ...events: Event[]): Step => ({ seat, move: 'done', events });
const turn = (seat: number): Event => ({ type: 'turn-began', seat });
const scored = (seat: number, total: number): Event => ({ type: 'scored', seat, total, items: [] });

/** Bert and Chloé are bots; in every round both score, more each time, and Anna takes a region of each. */
const rounds = (count: number): Step[] =>
  Array.from({ length: count }, (_, n) => [
    step(0, turn(0), { type: 'lost', race: 'elves', seat: 1, region: 3, fallen: 1, saved: 0 }),
    step(0, { type: 'lost', race: 'orcs', seat: 2, region: 4, fallen: 1, saved: 0 }, scored(0, 30 + n)),
    step(1, turn(1), scored(1, 40 + 2 * n), { type: 'declined', seat: 1, race: 'elves' }),
    step(2, turn(2), scored(2, 41 + 2 * n)),
  ]).flat();
const company = { bots: [1, 2], id: 'evening', winners: [] };
const turnsAt = (steps: readonly Step[], after: number): number =>
  steps.slice(0, after).flatMap(({ events }) => events.filter(({ type }) => type === 'turn-began')).length;

test('bots talk, never more than once in a few turns, and people are not spoken for', () => {
  const steps = rounds(10);
  const said = remarksIn(steps, company);
  expect(said.length).toBeGreaterThan(3);
  expect(new Set(said.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
  const turns = said.slice(1).map(({ after }) => turnsAt(steps, after));
  for (const [i, at] of turns.entries()) if (i > 0) expect(at - (turns[i - 1] ?? 0)).toBeGreaterThanOrEqual(4);
});

test('the same game says the same again, and as far as it has come, the beginning of it', () => {
  const steps = rounds(10);
  const said = remarksIn(steps, company);
  expect(remarksIn(rounds(10), company)).toEqual(said);
  expect(remarksIn(steps.slice(0, 17), company)).toEqual(said.filter(({ after }) => after <= 17));
  expect(remarksIn(steps, { ...company, id: 'another evening' })).not.toEqual(said);
});

test('at the end the bot that has won has the last word, or else one that has lost', () => {
  const steps = [...rounds(1), step(2, { type: 'ended' })];
  expect(remarksIn(steps, { ...company, winners: [2] }).at(-1)).toMatchObject({ seat: 2, occasion: 'wins', after: steps.length });
  expect(remarksIn(steps, { ...company, winners: [0] }).at(-1)).toMatchObject({ occasion: 'loses' });
});

test('where no bot plays nobody says anything, and nothing is said before the first move', () => {
  expect(remarksIn(rounds(3), { ...company, bots: [] })).toEqual([]);
  expect(remarksIn([], company)).toEqual([]);
});

test('each speaks in the words of its character, in both languages', () => {
  const chairs = [
    { name: 'Anna', colour: 'blue', sitter: 'person' },
    { name: 'Bert', colour: 'green', sitter: 'casual-raider' },
  ] as const;
  const [first] = spokenAt(rounds(1), { id: 'voices', chairs, winners: [] });
  expect(first?.line('en')).toMatch(/border|door|regions/);
  expect(first?.line('fr')).toMatch(/frontière|porte|régions/);
});
