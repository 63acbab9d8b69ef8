import { apply, legalMoves, type Move, newGame, outcome, parse, type State, text, toDecide, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { luck, wander } from '../table/wander.ts';
import { languages } from '../words/speak.ts';
import { actsOf, choicesAt, type Moment, saidOf } from './acts.ts';
import { type Controls, controlsOf, deedsOf, isPossible, type Mode } from './controls.ts';
import { boardOf, sceneOf } from './scene.ts';

const of = (...lines: string[]): Controls => controlsOf(lines.map(parse));
const MAIN: Mode = { type: 'main' };

test('picks are found by their place', () => {
  expect([...of('pick 0', 'pick 3').picks.keys()]).toEqual([0, 3]);
});

test('a region has every way to attack it', () => {
  const controls = of('conquer 7', 'conquer 7 with frostmourne', 'roll 8', 'done', 'abandon 2');
  expect(controls.attacks.get(7)?.map(text)).toEqual(['conquer 7', 'conquer 7 with frostmourne']);
  expect([...deedsOf(controls, MAIN).keys()]).toEqual([7, 8]);
  expect([...deedsOf(controls, { type: 'abandon' }).keys()]).toEqual([2]);
  expect(controls.done).toEqual({ type: 'done' });
});

test('an ability asks for one region, or for one after the other', () => {
  const controls = of('use intimidating 7', 'use intimidating 7 13', 'use berserk', 'use portal-mage 1 2');
  const scare = deedsOf(controls, { type: 'use', ability: 'intimidating' }).get(7);
  expect(scare?.map(({ kind }) => kind)).toEqual(['use', 'first']);
  expect([...deedsOf(controls, { type: 'use', ability: 'intimidating', first: 7 }).keys()]).toEqual([13]);
  expect(deedsOf(controls, { type: 'use', ability: 'berserk' }).size).toBe(0);
  expect(isPossible(controls, { type: 'use', ability: 'berserk' })).toBe(true);
  expect(isPossible(controls, { type: 'use', ability: 'fortified' })).toBe(false);
});

test('tokens come before pieces, and kinds of pieces can be chosen', () => {
  expect([...deedsOf(of('deploy 4', 'deploy 5'), MAIN).values()].flat().map(({ kind }) => kind)).toEqual(['token', 'token']);
  const controls = of('deploy 4 hero', 'deploy 6 encampment');
  expect([...deedsOf(controls, MAIN).keys()]).toEqual([4]);
  expect([...deedsOf(controls, { type: 'piece', piece: 'encampment' }).keys()]).toEqual([6]);
});

/** Every move that somebody could reach by the buttons and the map of a moment. */
function reachable(moment: Moment): Set<string> {
  const { controls } = moment.scene;
  const found = new Set([...controls.picks.values()].map(text));
  const seen = new Set<string>();
  const visit = (mode: Mode): void => {
    if (seen.has(JSON.stringify(mode))) return;
    seen.add(JSON.stringify(mode));
    const now = { ...moment, mode };
    const note = (move: Move | undefined, next: Mode | undefined): void => {
      if (move !== undefined) found.add(text(move));
      if (next !== undefined) visit(next);
    };
    for (const { move, mode: next } of actsOf(now)) note(move, next);
    for (const region of deedsOf(controls, mode).keys()) for (const { move, next } of choicesAt(now, region)) note(move, next);
  };
  visit(MAIN);
  return found;
}

function momentOf(state: State, words: Moment['words']): Moment {
  const scene = sceneOf(view(state, toDecide(state)), true);
  return {
    scene,
    mode: MAIN,
    staged: undefined,
    words,
    isLive: true,
    canUndo: false,
    canWatch: false,
    canFork: false,
    isPaused: false,
    placed: 0,
    homes: [],
  };
}

const games = [
  { edition: 'classic', seats: 3, seed: 'c1' },
  { edition: 'classic', seats: 5, seed: 'c2' },
  { edition: 'azeroth', seats: 3, seed: 'a1' },
  { edition: 'azeroth', seats: 4, seed: 'a2' },
  { edition: 'azeroth', variant: 'battle', seats: 4, seed: 'b1' },
] as const;

test('what is shown again can be played on from, where the whole game is here', () => {
  const moment = { ...momentOf(newGame(games[0]), languages.en), isLive: false };
  expect(actsOf(moment).map(({ command }) => command)).not.toContain('fork');
  expect(actsOf({ ...moment, canFork: true })[0]).toMatchObject({ command: 'fork', label: 'Play on from here' });
});

test.each(games)('every legal move of a game of $edition ($seed) has its control, and all is said in words', (setup) => {
  const draw = luck(setup.seed);
  let state = newGame(setup);
  while (outcome(state) === undefined) {
    const legal = legalMoves(state);
    for (const words of Object.values(languages)) {
      const moment = momentOf(state, words);
      expect(reachable(moment)).toEqual(new Set(legal.map(text)));
      const acts = actsOf(moment);
      expect(new Set(acts.map(({ label }) => label)).size, 'no two buttons are called the same').toBe(acts.length);
      const labels = acts.map(({ label, says = '' }) => `${label} ${says}`);
      const board = boardOf(moment.scene, {
        mode: MAIN,
        words,
        colours: ['blue'],
        marked: undefined,
        hinted: undefined,
        staged: undefined,
        traces: [],
        placed: new Map(),
      });
      const said = JSON.stringify([labels, saidOf(moment, false), board.regions.map(({ label }) => label)]);
      expect(said).not.toMatch(/undefined|NaN|\[object/);
    }
    state = apply(state, wander(legal, draw)!).state;
  }
  const over = momentOf(state, languages.en);
  expect(over.scene.outcome?.winners).toEqual(outcome(state)?.winners);
  expect(actsOf(over).map(({ command }) => command)).toContain('rematch');
});

test('whoever thinks of declining reads what it scores', () => {
  const isChoice = (state: State): boolean => legalMoves(state).some(({ type }) => type === 'decline') && state.round > 2;
  let state = newGame({ edition: 'classic', seats: 3, seed: 'c1' });
  const draw = luck('c1');
  for (let moves = legalMoves(state); !isChoice(state); moves = legalMoves(state)) state = apply(state, wander(moves, draw)!).state;
  const seat = toDecide(state);
  const scored = apply(state, 'decline').events.find((event) => event.type === 'scored' && event.seat === seat);
  const coins = scored?.type === 'scored' ? scored.items.reduce((sum, { amount }) => sum + amount, 0) : Number.NaN;
  const [decline] = actsOf({ ...momentOf(state, languages.en), mode: { type: 'decline' } });
  expect(decline).toMatchObject({ label: `Yes, decline and score ${coins}`, move: { type: 'decline' } });
});
