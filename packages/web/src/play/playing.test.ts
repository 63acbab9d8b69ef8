import { expect, test } from 'vitest';
import { openLocalTable } from '../table/local.ts';
import { FORMAT } from '../table/saved.ts';
import type { Table } from '../table/table.ts';
import type { Counsel } from '../table/thinker.ts';
import { fr } from '../words/fr.ts';
import { type Playing, startPlaying } from './playing.svelte.ts';
import { sitDown } from './sitting.svelte.ts';

const setup = { edition: 'classic' as const, seats: ['Anna', 'Bert'], seed: 'plain', first: 0 };

/** Anna and Bert at one screen; Anna has picked, and may conquer. */
function annasTurn(counsel: Partial<Counsel> = {}): { table: Table; playing: Playing } {
  const table = openLocalTable(
    {
      format: FORMAT,
      id: 'playing',
      setup,
      chairs: [
        { name: 'Anna', colour: 'blue', sitter: 'person' },
        { name: 'Bert', colour: 'green', sitter: 'person' },
      ],
      moves: ['pick 0'],
      begun: 0,
      touched: 0,
      isOver: false,
      round: 1,
    },
    { think: () => new Promise(() => undefined), keep: () => true, now: () => 0, grace: () => 0 },
  );
  table.look(0);
  const asked: Counsel = { spread: async () => [], advise: async () => ({ plans: [] }), isMissing: false, misses: 0, ...counsel };
  const playing = startPlaying(
    sitDown(table, () => 'instant'),
    () => fr,
    () => asked,
  );
  return { table, playing };
}

function attacked({ scene }: Playing, nth = 0): string {
  const [found] = [...scene.controls.attacks.values()]
    .flat()
    .filter(({ type }) => type === 'conquer')
    .slice(nth);
  if (found?.type !== 'conquer') throw new Error('nothing can be taken');
  return `conquer ${found.region}`;
}

const endTurn = ({ act, scene }: Playing): void => act({ label: 'done', move: scene.controls.done!, isWeighed: true });

test('a move that waits for a word waits no longer once the table has moved on', () => {
  const { table, playing } = annasTurn();
  endTurn(playing);
  expect(playing.moment.staged).toBeDefined();
  table.play([attacked(playing)]);
  expect(playing.moment.staged).toBeUndefined();
});

test('a refusal is said in the language of the page, and until the table moves on', () => {
  const { table, playing } = annasTurn();
  playing.act({ label: 'no', move: { type: 'conquer', region: 999 } });
  expect(playing.refusal).toBe(fr.play.notPossible);
  table.play([attacked(playing)]);
  expect(playing.refusal).toBe('');
});

test('tokens are not spread by a thought that was asked for elsewhere in the game', async () => {
  let answer = (_lines: string[]): void => undefined;
  const { table, playing } = annasTurn({
    spread: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  table.play([attacked(playing)]);
  playing.act({ label: 'spread', command: 'spread' });
  table.undo();
  const other = attacked(playing, 1);
  table.play([other]);
  const next = attacked(playing);
  answer([next, next]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(table.steps.map(({ move }) => move)).toEqual(['pick 0', other]);
});
