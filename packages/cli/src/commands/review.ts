import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { REVIEW_BUDGET, reviewOf, type TurnJob, type TurnReview, turnJobsFrom } from '@elbowroom/bots';
import { begin, type GameRecord, sha256, verify } from '@elbowroom/rules/record';
import { intervalText } from '../arena/interval.ts';
import { type Command, type Desk, Failed, Misread, wholeNumber, wordsOf } from '../command.ts';
import { HERE } from '../engine/checkout.ts';
import { faultText, recordIn } from '../game-file.ts';
import { sourcesHash } from '../ladder/sources.ts';
import type { Screen } from '../progress.ts';
import { reportOf } from '../review/report.ts';
import { reviewed } from '../review/run.ts';
import { soundnessOf, twice } from '../review/soundness.ts';

const OPTIONS = {
  steps: { type: 'string', default: String(REVIEW_BUDGET.steps) },
  seed: { type: 'string', default: 'review' },
  workers: { type: 'string', default: String(availableParallelism()) },
  folder: { type: 'string', default: join(HERE, '.cache', 'review') },
  json: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  games: { type: 'string', default: '12' },
} as const;

type Given = ReturnType<typeof wordsOf<typeof OPTIONS>>['values'];

/** A saved game looked at again, turn by turn. */
export const review: Command = {
  usage: 'review game.txt | --check [--games n] [--steps n] [--seed text] [--workers n] [--folder path] [--json]',
  what: 'Weighs every turn of a saved game against the best plans for what its seat could know then: accuracy, coins lost and luck by seat, the turns that mattered, what would have been better and why. A dash reads from the input. --steps is for one turn. A review that was broken off goes on where it was; what is done is kept in --folder. --check reviews --games games of bots twice and says how many of the flagged turns the other seed flags too: exit code 1 if less than 85 %.',
  run: async (args, desk) => {
    const { values: given, words: files } = wordsOf(args, OPTIONS);
    if (given.check) return check(given, desk);
    const [file, ...others] = files;
    if (file === undefined || others.length > 0) throw new Misread('which game? Name one file');
    return reviewFile(file, given, desk);
  },
};

async function reviewFile(file: string, given: Given, { say, screen }: Desk): Promise<number> {
  const record = soundRecord(file);
  const start = begin(record);
  const budget = { steps: wholeNumber('steps', given.steps, 1000, 1e9) };
  const jobs = turnJobsFrom(start, record.moves, budget, given.seed, record.setup.anew);
  const head = JSON.stringify({
    game: sha256(JSON.stringify([record.setup, record.top, record.markers, record.moves])),
    budget,
    seed: given.seed,
  });
  const kept = join(given.folder, sourcesHash(), `${sha256(head)}.jsonl`);
  const turns = await reviewed(jobs, wholeNumber('workers', given.workers, 1, 256), kept, head, screen);
  const whole = reviewOf(turns, start.names.length);
  if (given.json) say(JSON.stringify(whole, undefined, 2));
  else {
    const { board, edition } = start.world;
    say(`${file}: ${edition.variant ?? edition.id}, ${start.names.length} seats, ${board.id}, ${turns.length} turns weighed`);
    for (const line of reportOf(whole, { names: start.names, board })) say(line);
  }
  return 0;
}

/** What was done before, by the same sources for the same turns, is not done again. */
function weighed(jobs: readonly TurnJob[], given: Given, screen: Screen): Promise<TurnReview[]> {
  const head = sha256(JSON.stringify(jobs));
  return reviewed(jobs, wholeNumber('workers', given.workers, 1, 256), join(given.folder, sourcesHash(), `${head}.jsonl`), head, screen);
}

/** Of 100 flagged turns so many must be flagged with another seed too. */
const SOUND = 85;

async function check(given: Given, { say, screen }: Desk): Promise<number> {
  const [one, other]: [TurnReview[], TurnReview[]] = [[], []];
  for (let game = 0; game < wholeNumber('games', given.games, 1, 10_000); game++) {
    const [first, second] = twice(game, given.seed, wholeNumber('steps', given.steps, 1000, 1e9));
    one.push(...(await weighed(first, given, screen)));
    other.push(...(await weighed(second, given, screen)));
  }
  const soundness = soundnessOf(one, other);
  const { again, flags, share, turns } = soundness;
  if (given.json) say(JSON.stringify(soundness, undefined, 2));
  else say(`${turns} turns weighed twice, ${flags} flags, ${again} of them raised by both: ${intervalText(share)} %`);
  return share.value < SOUND ? 1 : 0;
}

/** Throws Failed for a file that is no game, or says what is not so. */
function soundRecord(file: string): GameRecord {
  const record = recordIn(file);
  if ('code' in record) throw new Failed(faultText(file, record));
  const [flaw] = verify(record).flaws;
  if (flaw !== undefined) throw new Failed(faultText(file, flaw));
  return record;
}
