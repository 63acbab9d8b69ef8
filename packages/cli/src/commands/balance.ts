import { availableParallelism } from 'node:os';
import { boxVerdict, mapVerdict, reportOf, type Study, tileVerdict } from '@elbowroom/bots/balance';
import { AGREEMENT, AGREEMENT_USAGE } from '../agreement.ts';
import { findings, trimmedIn } from '../balance/run.ts';
import { reportText, triedLine } from '../balance/text.ts';
import { studyOf } from '../balance/wanted.ts';
import { type Command, type Desk, Misread, oneOf, optionsOf, wholeNumber } from '../command.ts';
import { HOMEMADE, HOMEMADE_USAGE } from '../homemade.ts';

const OPTIONS = {
  ...HOMEMADE,
  mark: { type: 'string', multiple: true },
  edition: { type: 'string' },
  variant: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'balance' },
  workers: { type: 'string', default: String(availableParallelism()) },
  save: { type: 'string' },
  lots: { type: 'string', default: 'half' },
  trim: { type: 'boolean', default: false },
  language: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
  ...AGREEMENT,
} as const;

type Given = ReturnType<typeof optionsOf<typeof OPTIONS>>;

/** What planners make of tiles, boxes and maps. */
export const balance: Command = {
  usage: `balance ${HOMEMADE_USAGE} [--mark tile …] [--edition classic|azeroth] [--variant battle] [--seats 2…5,…] [--games n] [--seed text] [--workers n] [--save file] [--lots half|all|none] [--trim] [--language en|fr] [--json] ${AGREEMENT_USAGE}`,
  what: 'Lets planners play each other and says how fair tiles and maps are, with 95 % intervals: coins and wins by race and power where peoples are dealt by lot, what the draft makes of them, seats, regions, reigns. --tile and --map are files of the workshop, or JSON as the rules read it; homemade tiles are marked, --mark marks others. --lots all plays only games by lot, which tell what tiles are worth, none only such with a draft, which tell of seats and regions. The result does not depend on --workers; with --save a broken run goes on where it was. --trim tries values and effects of the homemade tile until it is within 3 %, with --games games at most.',
  run: async (args, desk) => {
    const given = optionsOf(args, OPTIONS);
    const study = studyOf(given);
    const [games, workers] = [wholeNumber('games', given.games, 1, 1_000_000), wholeNumber('workers', given.workers, 1, 256)];
    return given.trim ? trim(study, games, workers, given, desk) : look(study, games, workers, given, desk);
  },
};

async function look(study: Study, games: number, workers: number, given: Given, { say, screen }: Desk): Promise<number> {
  const language = oneOf('language', given.language, ['en', 'fr']);
  const report = reportOf(study, await findings(study, games, workers, given.save, screen));
  const verdicts = {
    tiles: report.tiles.filter(({ isMarked }) => isMarked).flatMap((tile) => tileVerdict(tile) ?? []),
    box: boxVerdict(report),
    map: mapVerdict(report),
  };
  if (given.json) say(JSON.stringify({ study, verdicts, ...report }, undefined, 2));
  else {
    const { edition, variant } = study.setup;
    say(
      `${edition}${variant ? ` ${variant}` : ''}, ${study.seats.join(', ')} seats, ${games} games, ${report.dealt} of them by lot, seed ${study.seed}`,
    );
    for (const line of reportText(study, report, language)) say(line);
  }
  return 0;
}

/** Exit code 1 where no fair tile was found. */
async function trim(study: Study, most: number, workers: number, { json }: Given, { say, screen }: Desk): Promise<number> {
  const { homebrew = {} } = study.setup;
  const homemade = [...(homebrew.races ?? []), ...(homebrew.powers ?? [])].filter(({ id }) => study.marked.includes(id));
  const [tile, ...others] = homemade;
  if (tile === undefined || others.length > 0) throw new Misread('--trim wants one homemade tile: name its file with --tile');
  const result = await trimmedIn(study, tile.id, most, workers, screen);
  if (json) say(JSON.stringify(result, undefined, 2));
  else {
    for (const tried of result.tried) say(triedLine(tried));
    say(result.ended === 'fair' ? 'fair:' : `${result.ended}; the likeliest is:`);
    say(triedLine(result.best));
    say(JSON.stringify(result.best.homebrew, undefined, 2));
  }
  return result.ended === 'fair' ? 0 : 1;
}
