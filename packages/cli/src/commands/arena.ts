import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '@elbowroom/bots';
import { AGREEMENT, AGREEMENT_USAGE, agreementOf, demandDealable } from '../agreement.ts';
import { admitted } from '../arena/admission.ts';
import { type Contest, type Played, setupOf } from '../arena/contest.ts';
import { budgetOf } from '../arena/entrant.ts';
import { results } from '../arena/run.ts';
import { standingsOf, tableOf } from '../arena/standings.ts';
import { type Command, Misread, oneOf, optionsOf, wholeNumber } from '../command.ts';
import { dealable, HOMEMADE, HOMEMADE_USAGE, homemadeIn } from '../homemade.ts';

const OPTIONS = {
  bots: { type: 'string', default: 'planner,greedy' },
  seats: { type: 'string' },
  edition: { type: 'string' },
  variant: { type: 'string' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: 'arena' },
  ms: { type: 'string' },
  steps: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  threads: { type: 'string', default: '1' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
  ...HOMEMADE,
  ...AGREEMENT,
} as const;

type Given = ReturnType<typeof optionsOf<typeof OPTIONS>>;

/** Bots against each other. */
export const arena: Command = {
  usage: `arena --bots a,b@commit,c:budget,… [--seats n] [--edition classic|azeroth] [--variant battle] [--games n] [--seed text] [--ms n | --steps n] [--workers n] [--threads n] [--save file] [--json] ${HOMEMADE_USAGE} ${AGREEMENT_USAGE}`,
  what: `Lets bots (${BOT_NAMES.join(', ')}) play each other, seats rotated; with --save a broken run goes on where it was. --ms and --steps are for one turn, master:250 has its own; --workers games go on at once, each with --threads to think with. master@6bd1b27 is the master of that commit, in a process of its own (0.1 ms a decision more, one thread whatever --threads says). "python3 mine.py" is a program that speaks the protocol of docs/guide/engine-protocol.md; what it does wrong loses it that game.`,
  run: async (args, desk) => {
    const given = optionsOf(args, OPTIONS);
    const contest = contestOf(given, await admitted(given.bots.split(',')));
    const played = await results(contest, wholeNumber('workers', given.workers, 1, 256), given.save, desk.screen);
    const standings = standingsOf(contest.bots, played, (bot) => budgetOf(bot, contest.budget).ms);
    if (given.json) desk.say(JSON.stringify({ ...contest, played: played.length, standings }, undefined, 2));
    else {
      desk.say(headOf(contest, played.length));
      for (const line of tableOf(standings)) desk.say(line);
      for (const line of forfeitsIn(contest, played)) desk.say(line);
    }
    return 0;
  },
};

/** Who has lost how many games by what its program did, and how it came to the first of each kind. */
function forfeitsIn({ bots }: Contest, played: readonly Played[]): string[] {
  const told = new Map<string, { games: number; first: number }>();
  for (const { forfeits = [], game } of played)
    for (const { entrant, reason } of forfeits) {
      const line = `${bots[entrant]} forfeited: ${reason}`;
      const { games = 0, first = game } = told.get(line) ?? {};
      told.set(line, { games: games + 1, first });
    }
  return [...told].map(([line, { first, games }]) => `${line} (${games} games, the first was game ${first})`);
}

function contestOf(given: Given, named: readonly string[]): Contest {
  const threads = wholeNumber('threads', given.threads, 1, 256);
  const seats = wholeNumber('seats', given.seats ?? String(Math.max(2, named.length)), 2, 5);
  if (named.length > seats) throw new Misread(`${named.length} bots do not fit on ${seats} seats`);
  const agreement = agreementOf(given);
  const { edition, files, parts } = homemadeIn(given);
  const { board, homebrew } = dealable({ edition, ...parts }, [seats], files);
  const homemade = { ...(board !== undefined && { board }), ...(homebrew !== undefined && { homebrew }) };
  const contest: Contest = {
    edition,
    ...(given.variant === undefined ? {} : { variant: oneOf('variant', given.variant, ['battle']) }),
    bots: Array.from({ length: seats }, (_, i) => named[i] ?? named.at(-1) ?? 'random'),
    games: wholeNumber('games', given.games, 1, 1_000_000),
    seed: given.seed,
    budget:
      given.steps !== undefined
        ? { steps: wholeNumber('steps', given.steps, 1, 1e9) }
        : { ms: wholeNumber('ms', given.ms ?? '1000', 1, 600_000) },
    ...(threads === 1 ? {} : { threads }),
    ...(Object.keys(agreement).length > 0 && { agreement }),
    ...(files !== '' && { homemade }),
  };
  demandDealable(setupOf(contest, 0));
  return contest;
}

function headOf({ agreement, edition, homemade, variant, bots, budget, threads }: Contest, games: number): string {
  const game = variant === undefined ? edition : `${edition} ${variant}`;
  const thinkers = threads === undefined ? '' : `, ${threads} threads`;
  const agreed = agreement === undefined ? '' : `, ${JSON.stringify(agreement)}`;
  const own = homemade === undefined ? '' : ', with homemade things';
  return `${game}, ${bots.length} seats${own}, ${games} games, ${JSON.stringify(budget)} a turn${thinkers}${agreed}`;
}
