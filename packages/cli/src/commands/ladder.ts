import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { intervalText } from '../arena/interval.ts';
import { results } from '../arena/run.ts';
import { type Command, Misread, wholeNumber, wordsOf } from '../command.ts';
import { HERE } from '../engine/checkout.ts';
import { comparedWith, type Figure, figureOf, winShare } from '../ladder/figure.ts';
import { budgetText, ladderPage, whoOf } from '../ladder/page.ts';
import { publish, published, republished } from '../ladder/published.ts';
import { ROWS, type Row } from '../ladder/rows.ts';
import { sourcesHash } from '../ladder/sources.ts';
import type { Screen } from '../progress.ts';

const OPTIONS = {
  games: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  folder: { type: 'string', default: join(HERE, '.cache', 'ladder') },
  anew: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Of one row: what would take days is more likely a slip. */
const MOST_GAMES = 10_000;

type Given = ReturnType<typeof wordsOf<typeof OPTIONS>>['values'];

/** The strengths of the bots as they are published, played again. */
export const ladder: Command = {
  usage: 'ladder [row …] [--list] [--games n] [--workers n] [--folder path] [--anew] [--write] [--json]',
  what: 'Plays rows of the ladder (a name, or how names begin; all if none is said), says which published figures hold and how strong the levels are on one scale. What was played is kept in --folder, by the sources of rules and bots, and gone on with; --anew forgets it. --games plays fewer or more, --write publishes in docs/guide.',
  run: async (args, desk) => {
    const { values: given, words } = wordsOf(args, OPTIONS);
    const rows = rowsCalled(words);
    const before = published();
    if (given.list) {
      for (const row of rows) desk.say(listed(row, before));
      return 0;
    }
    const figures: Figure[] = [];
    for (const row of rows) {
      const figure = await figureFor(row, given, desk.screen);
      figures.push(figure);
      // One by one: the next may take hours, and another run may have published others meanwhile.
      if (given.write) publish(republished(published(), [figure]));
      if (!given.json)
        desk.say(
          told(
            figure,
            before.find((one) => one.row === row.name),
          ),
        );
    }
    const all = republished(before, figures);
    if (given.json) desk.say(JSON.stringify(figures, undefined, 2));
    else for (const line of ['', ...ladderPage(all)]) desk.say(line);
    return given.write || figures.every((figure) => holds(figure, before)) ? 0 : 1;
  },
};

function rowsCalled(words: readonly string[]): Row[] {
  const isCalled = (word: string) => (row: Row) => row.name === word || row.name.startsWith(`${word}-`);
  for (const word of words) if (!ROWS.some(isCalled(word))) throw new Misread(`there is no row ${word}; --list tells which there are`);
  return ROWS.filter((row) => words.length === 0 || words.some((word) => isCalled(word)(row)));
}

async function figureFor(row: Row, given: Given, screen: Screen): Promise<Figure> {
  const sources = sourcesHash();
  const folder = join(given.folder, sources);
  const file = join(folder, `${row.name}.jsonl`);
  const games = given.games === undefined ? row.games : wholeNumber('games', given.games, 1, MOST_GAMES);
  mkdirSync(folder, { recursive: true });
  if (given.anew) rmSync(file, { force: true });
  const played = await results({ ...row, games }, wholeNumber('workers', given.workers, 1, 256), file, screen);
  return figureOf(row, played, sources);
}

const holds = (figure: Figure, before: readonly Figure[]): boolean =>
  before.every((one) => one.row !== figure.row || comparedWith(one, figure) === 0);

const VERDICTS = { '-1': 'does not hold, it is lower now', '0': 'holds', '1': 'does not hold, it is higher now' } as const;

function told(figure: Figure, before: Figure | undefined): string {
  const now = `${figure.row}: ${intervalText(winShare(figure))} % of ${figure.games} games`;
  if (before === undefined) return `${now}, not published yet`;
  return `${now}; ${intervalText(winShare(before))} % with ${budgetText(before)} ${VERDICTS[comparedWith(before, figure)]}`;
}

function listed(row: Row, before: readonly Figure[]): string {
  const figure = before.find((one) => one.row === row.name);
  const last = figure === undefined ? 'not published yet' : `published: ${intervalText(winShare(figure))} % with ${budgetText(figure)}`;
  return `${row.name}  ${whoOf(row)}, ${row.games} games, ${budgetText(row)}; ${last}`;
}
