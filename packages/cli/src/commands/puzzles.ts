import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { PuzzleBook } from '@elbowroom/bots';
import { chanceFrom } from '../chance.ts';
import { type Command, type Desk, Misread, wholeNumber, wordsOf } from '../command.ts';
import { HERE } from '../engine/checkout.ts';
import { dealable, HOMEMADE, HOMEMADE_USAGE, homemadeIn } from '../homemade.ts';
import { inPieces } from '../in-pieces.ts';
import { keptIn } from '../kept.ts';
import { progressOn } from '../progress.ts';
import { bookOf, readBook, withNew, without, writeBook } from '../puzzles/book.ts';

import type { Mined } from '../puzzles/mine.ts';
import type { Checked, Doubt } from '../puzzles/recheck.ts';
import { RECIPE, type Recipe } from '../puzzles/recipe.ts';

const OPTIONS = {
  ...HOMEMADE,
  edition: { type: 'string' },
  seats: { type: 'string', default: '2' },
  from: { type: 'string', default: '0' },
  games: { type: 'string', default: '200' },
  workers: { type: 'string', default: String(availableParallelism()) },
  folder: { type: 'string', default: join(HERE, '.cache', 'puzzles') },
  write: { type: 'boolean', default: false },
  sample: { type: 'string', default: '50' },
  seed: { type: 'string', default: 'again' },
  steps: { type: 'string', default: String(RECIPE.check.budget.steps) },
  json: { type: 'boolean', default: false },
} as const;

type Given = ReturnType<typeof wordsOf<typeof OPTIONS>>['values'];

/** Best turns to be found, out of games between masters. */
export const puzzles: Command = {
  usage: `puzzles [check] ${HOMEMADE_USAGE} [--edition classic|azeroth] [--seats 2…5] [--from n] [--games n] [--workers n] [--folder path] [--write] [--sample n] [--seed text] [--steps n] [--json]`,
  what: 'Lets masters play --games games, of which the first has the number --from, and keeps the turns in which one plan is clearly the best, checked for long with three seeds. What was found is kept in --folder and gone on with; --write adds it to the puzzles of the page. With --tile, --map or --edition all games are of that table, for --seats. `check` looks at --sample of those with another --seed, for --steps at most, and says how many are overturned or hardly ahead any more (with --write these leave the book): exit code 1 if more than one in fifty.',
  run: async (args, desk) => {
    const { values: given, words } = wordsOf(args, OPTIONS);
    const [word, ...others] = words;
    if (others.length > 0 || (word !== undefined && word !== 'check')) throw new Misread(`puzzles knows check, not ${words.join(' ')}`);
    return word === 'check' ? recheck(given, desk) : mineAll(given, desk);
  },
};

/** Throws Misread and Failed for tables that nobody can play at. */
function recipeFor(given: Given): Recipe {
  if (given.tile === undefined && given.map === undefined && given.edition === undefined) return RECIPE;
  const { edition, files, parts } = homemadeIn(given);
  const seats = wholeNumber('seats', given.seats, 2, 5);
  return { ...RECIPE, table: { ...dealable({ edition, ...parts }, [seats], files), seats } };
}

async function mineAll(given: Given, { say, screen }: Desk): Promise<number> {
  const [from, games] = [wholeNumber('from', given.from, 0, 1_000_000), wholeNumber('games', given.games, 0, 1_000_000)];
  const recipe = recipeFor(given);
  const { before, keep } = keptIn<Mined>(join(given.folder, 'mined.jsonl'), JSON.stringify(recipe), 'recipe');
  const mined = before.filter(({ game }) => game >= from && game < from + games);
  const known = new Set(mined.map(({ game }) => game));
  const open = Array.from({ length: games }, (_, i) => from + i).filter((game) => !known.has(game));
  const progress = progressOn(screen);
  const note = (found: Mined): void => {
    keep(found);
    mined.push(found);
    progress.show(mined.length / games, `${mined.length} games, ${mined.flatMap((one) => one.puzzles).length} puzzles`);
  };
  await inPieces({ work: 'puzzles', given: recipe, jobs: open, workers: wholeNumber('workers', given.workers, 1, 256), note });
  progress.end();
  const book = bookOf(mined);
  const bytes = given.write ? writeBook(withNew(readBook(), book)) : undefined;
  if (given.json) say(JSON.stringify(book.puzzles, undefined, 2));
  else for (const line of contentsOf(book)) say(line);
  if (bytes !== undefined) say(`written: ${bytes} bytes`);
  return 0;
}

/** How many puzzles of each kind. */
function contentsOf({ games, puzzles: all }: PuzzleBook): string[] {
  const counted = (keysOf: (puzzle: PuzzleBook['puzzles'][number]) => readonly string[]): string => {
    const counts = new Map<string, number>();
    for (const key of all.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, count]) => `${key} ${count}`)
      .join(', ');
  };
  const setupOf = (game: number) => games[game]?.setup;
  return [
    `${all.length} puzzles out of ${games.length} games`,
    `  edition: ${counted(({ game }) => [setupOf(game)?.variant ?? setupOf(game)?.edition ?? ''])}`,
    `  seats: ${counted(({ game }) => [String(setupOf(game)?.seats)])}`,
    `  difficulty: ${counted(({ difficulty }) => [String(difficulty)])}`,
    `  theme: ${counted(({ themes }) => themes)}`,
  ];
}

/** Of a random sample of fifty one may be overturned. */
const OVERTURNED = 0.02;

async function recheck(given: Given, { say, screen }: Desk): Promise<number> {
  const book = readBook();
  const doubts = sampleOf(book, wholeNumber('sample', given.sample, 1, 1_000_000), given.seed);
  const checked: Checked[] = [];
  const progress = progressOn(screen);
  const note = (one: Checked): void => {
    checked.push(one);
    progress.show(checked.length / doubts.length, `${checked.length} of ${doubts.length}, ${fallen(checked).length} overturned`);
  };
  const workers = wholeNumber('workers', given.workers, 1, 256);
  const steps = wholeNumber('steps', given.steps, 1, 100_000_000);
  await inPieces({ work: 'puzzle-check', given: { budget: { steps }, seed: given.seed }, jobs: doubts, workers, note });
  progress.end();
  const place = new Map(doubts.map(({ puzzle }, i) => [puzzle.id, i]));
  checked.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  const narrow = checked.filter(({ holds, margin }) => holds && margin < RECIPE.margin);
  if (given.write) writeBook(without(book, new Set([...fallen(checked), ...narrow].map(({ id }) => id))));
  if (given.json) say(JSON.stringify(checked, undefined, 2));
  else {
    say(
      `${checked.length} of ${book.puzzles.length} puzzles looked at again, seed ${given.seed}, ${steps} steps: ${fallen(checked).length} overturned`,
    );
    for (const { id } of fallen(checked)) say(`  ${id}: another plan came out best`);
    for (const { id, margin } of narrow) say(`  ${id}: the same plan, but ahead by ${margin} only`);
  }
  return fallen(checked).length > Math.max(1, OVERTURNED * checked.length) ? 1 : 0;
}

const fallen = (checked: readonly Checked[]): Checked[] => checked.filter(({ holds }) => !holds);

/** So many different puzzles, by chance. */
function sampleOf({ games, puzzles: all }: PuzzleBook, count: number, seed: string): Doubt[] {
  const below = chanceFrom(seed);
  const left = [...all];
  const drawn = Array.from({ length: Math.min(count, all.length) }, () => left.splice(below(left.length), 1)).flat();
  return drawn.flatMap((puzzle) => {
    const game = games[puzzle.game];
    return game === undefined ? [] : [{ puzzle, ...game }];
  });
}
