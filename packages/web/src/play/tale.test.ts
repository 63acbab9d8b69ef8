import { expect, test } from 'vitest';
import { openLocalTable } from '../table/local.ts';
import { FORMAT } from '../table/saved.ts';
import { en } from '../words/en.ts';
import { plain } from '../words/line.ts';
import { startPlaying } from './playing.svelte.ts';
import { sitDown } from './sitting.svelte.ts';
import { openTale } from './tale.svelte.ts';

test('the last token, which waits for a word, is told with those before it', () => {
  const seats = ['Anna', 'Bert'];
  const table = openLocalTable(
    {
      format: FORMAT,
      id: 'told',
      setup: { edition: 'classic', seats, seed: 'plain', first: 0 },
      chairs: [
        { name: 'Anna', colour: 'blue', sitter: 'person' },
        { name: 'Bert', colour: 'green', sitter: 'novice' },
      ],
      moves: ['pick 0'],
      begun: 0,
      touched: 0,
      isOver: false,
      round: 1,
    },
    { think: () => new Promise(() => undefined), keep: () => true, now: () => 0, grace: () => 0 },
  );
  const sitting = sitDown(table, () => 'instant');
  const playing = startPlaying(
    sitting,
    () => en,
    () => ({ spread: async () => [], advise: async () => ({ plans: [] }), isMissing: false, misses: 0 }),
  );
  const tale = openTale(
    sitting,
    () => playing.moment,
    () => en,
    seats,
    () => [],
  );
  const last = (): string => plain(tale.entries.at(-1)?.line ?? [], { seat: (n) => seats[n] ?? '', region: String });
  const [first] = [...playing.scene.controls.attacks.values()].flat();
  table.play([first!]);
  playing.act({ label: 'end', move: playing.scene.controls.done! });
  const hand = playing.scene.table.seats[0]?.active?.hand ?? 0;
  expect(hand).toBeGreaterThan(1);
  for (let placed = 0; placed < hand; placed++)
    playing.act({ label: 'put', move: [...playing.scene.controls.tokens.values()][0]!, isWeighed: true });
  expect(playing.moment.staged?.move.type).toBe('deploy');
  expect(last()).toBe(`Anna redeploys ${hand} tokens`);
});
