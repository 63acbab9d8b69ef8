import { type Event, history, legalMoves, type Step, text } from '@elbowroom/rules';
import { look, type Tabletop } from '@elbowroom/rules/look';
import { expect, test } from 'vitest';
import { accountsOf, tracesOf } from './since.ts';
import { lastTurnEnd, turnsOf } from './turns.ts';

const start = look(history({ edition: 'classic', seats: 3, seed: 'since' }, []).start.view(0));

type Laid = Readonly<Record<number, readonly [race: string, seat: number, tokens: number, guard?: number]>>;
const laid = (holders: Laid): Tabletop => ({
  ...start,
  regions: start.regions.map((_, region) => {
    const [race, seat, tokens = 0, guard = 0] = holders[region] ?? [];
    const pieces = guard > 0 ? [{ piece: 'fortress', count: 1, guard }] : [];
    return { pieces, markers: [], ...(race !== undefined && seat !== undefined && { holding: { race, seat, declined: false, tokens } }) };
  }),
});
const step = (seat: number, ...events: Event[]): Step => ({ seat, move: 'done', events });
const turn = (seat: number): Event => ({ type: 'turn-began', seat });
const lost = (seat: number, race: string, region: number): Event => ({ type: 'lost', seat, race, region, fallen: 1, saved: 0 });
const conquered = (seat: number, region: number, from?: string): Event => ({
  ...{ type: 'conquered', seat, race: 'orcs', region, tokens: 2 },
  ...(from !== undefined && { from }),
});

test('a region that changed hands remembers who held it, one that was reinforced by how much', () => {
  const before = laid({ 1: ['elves', 0, 2], 2: ['elves', 0, 1], 3: ['trolls', 2, 1] });
  const after = laid({ 1: ['orcs', 1, 3], 2: ['elves', 0, 1], 3: ['trolls', 2, 1, 1], 4: ['orcs', 1, 1] });
  expect(tracesOf(before, after)).toEqual([
    { region: 1, was: { race: 'elves', seat: 0, declined: false, tokens: 2 }, isTaken: true, more: 1 },
    { region: 3, was: { race: 'trolls', seat: 2, declined: false, tokens: 1 }, isTaken: false, more: 1 },
    { region: 4, was: undefined, isTaken: true, more: 1 },
  ]);
  expect(tracesOf(before, before)).toEqual([]);
});

test('a retreat in the turn of somebody else belongs to that turn', () => {
  const steps = [step(0, turn(1)), step(1), step(0), step(1, turn(2)), step(2, turn(0)), step(0)];
  expect(turnsOf(steps)).toEqual([
    { seat: 0, from: 0, to: 1 },
    { seat: 1, from: 1, to: 4 },
    { seat: 2, from: 4, to: 5 },
    { seat: 0, from: 5, to: 6 },
  ]);
  expect([0, 1, 2].map((seat) => lastTurnEnd(steps, seat))).toEqual([1, 4, 5]);
});

test('who had no turn yet sees what the others did from the beginning', () => {
  expect(lastTurnEnd([step(1), step(1, turn(0))], 0)).toBe(0);
  expect(lastTurnEnd([], 0)).toBe(0);
});

test('each of the others is accounted for: from whom they took what, what they let go and what they scored', () => {
  const items = [{ rule: 'CORE-SCORE-1', what: 'orcs', amount: 4 }];
  const steps = [
    step(0, turn(1)),
    step(1, { type: 'picked', seat: 1, race: 'orcs', power: 'merchant', price: 0, found: 0, tokens: 9 }),
    step(1, lost(0, 'elves', 5), conquered(1, 5, 'elves')),
    step(1, conquered(1, 6)),
    step(0, { type: 'deployed', seat: 0, region: 7, what: 'token' }),
    step(1, { type: 'scored', seat: 1, total: 4, items }, turn(2)),
    step(2, { type: 'declined', seat: 2, race: 'trolls' }, { type: 'scored', seat: 2, total: 3, items: [] }, turn(0)),
  ];
  const [bert, chloe, ...more] = accountsOf(steps, 1, laid({ 7: ['elves', 0, 1] }), 0);
  expect(bert).toMatchObject({ seat: 1, from: 1, to: 6, picked: { race: 'orcs', power: 'merchant' }, declined: undefined, wipedOut: [] });
  expect(bert?.takings).toEqual([
    { region: 5, from: 0 },
    { region: 6, from: undefined },
  ]);
  expect(bert?.score).toEqual({ total: 4, items });
  expect([...(bert?.regions ?? [])]).toEqual([5, 6, 7]);
  expect(chloe).toMatchObject({ seat: 2, from: 6, to: 7, declined: 'trolls', takings: [], score: { total: 3 } });
  expect(more).toEqual([]);
});

test('a people of which nothing is left was wiped out', () => {
  const steps = [step(0, turn(1)), step(1, lost(0, 'elves', 5), conquered(1, 5, 'elves'))];
  expect(accountsOf(steps, 1, laid({}), 0)[0]?.wipedOut).toEqual(['elves']);
  expect(accountsOf(steps, 1, laid({ 9: ['elves', 0, 1] }), 0)[0]?.wipedOut).toEqual([]);
});

test('in a whole game every region that changed hands is told of by somebody', () => {
  const setup = { edition: 'azeroth', seats: 3, seed: 'since you were away' } as const;
  const lines: string[] = [];
  let game = history(setup, lines);
  for (let i = 0; i < 150; i++) {
    const legal = legalMoves(game.end.state);
    const move = legal.find(({ type }) => type === 'conquer') ?? legal[(i * 7) % Math.max(1, legal.length)];
    if (move === undefined) break;
    lines.push(text(move));
    game = history(setup, lines);
  }
  const since = lastTurnEnd(game.steps, 0);
  const [before, after] = [game.at(since), game.end].map((moment) => look(moment!.view(0)));
  const accounts = accountsOf(game.steps, since, after!, 0);
  const told = new Set(accounts.flatMap(({ regions }) => [...regions]));
  expect(accounts.length).toBeGreaterThan(0);
  expect(tracesOf(before!, after!).filter(({ isTaken, region }) => isTaken && !told.has(region))).toEqual([]);
});
