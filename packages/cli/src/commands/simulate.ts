import { BOT_NAMES, type BotName } from '@elbowroom/bots';
import type { Setup } from '@elbowroom/rules';
import { AGREEMENT, AGREEMENT_USAGE, type Agreement, agreementOf, demandDealable } from '../agreement.ts';
import { type Command, type Desk, Misread, oneOf, optionsOf, wholeNumber } from '../command.ts';
import { progressOn } from '../progress.ts';
import { playInto } from '../simulation/game.ts';
import { summary, summaryText } from '../simulation/report.ts';
import { emptyTally, type Tally } from '../simulation/tally.ts';

const EDITIONS = ['classic', 'azeroth'] as const;

interface Wanted {
  readonly edition: (typeof EDITIONS)[number];
  readonly variant?: 'battle';
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: BotName;
  readonly agreement: Agreement;
}

/** Games without a table: what they bring, to whom, by what. */
export const simulate: Command = {
  usage: `simulate [--edition classic|azeroth] [--variant battle] [--seats 2…5] [--games n] [--seed text] [--bots ${BOT_NAMES.join('|')}] [--json] ${AGREEMENT_USAGE}`,
  what: 'Plays games at random, or between bots; prints mean coins per seat, and per turn of each race and power. What planners make of tiles and maps, with intervals, is told by `balance`.',
  run: async (args, desk) => {
    const given = optionsOf(args, {
      edition: { type: 'string', default: 'classic' },
      variant: { type: 'string' },
      seats: { type: 'string', default: '4' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'elbowroom' },
      bots: { type: 'string', default: 'random' },
      json: { type: 'boolean', default: false },
      ...AGREEMENT,
    });
    const [edition, variant] = [oneOf('edition', given.edition, EDITIONS), given.variant && oneOf('variant', given.variant, ['battle'])];
    if (variant && edition !== 'azeroth') throw new Misread('--variant battle goes with --edition azeroth');
    const wanted: Wanted = {
      edition,
      ...(variant ? { variant } : {}),
      seats: wholeNumber('seats', given.seats, 2, 5),
      games: wholeNumber('games', given.games, 1, 100_000_000),
      seed: given.seed,
      bots: oneOf('bots', given.bots, BOT_NAMES),
      agreement: agreementOf(given),
    };
    demandDealable(setupOf(wanted, given.seed));
    const tally = played(wanted, desk);
    for (const line of answer(wanted, tally, given.json)) desk.say(line);
    return 0;
  },
};

const setupOf = ({ edition, variant, seats, agreement }: Wanted, seed: string): Setup => ({
  edition,
  ...(variant && { variant }),
  seats,
  seed,
  ...agreement,
});

function played(wanted: Wanted, { screen }: Desk): Tally {
  const { games, seed, bots } = wanted;
  const tally = emptyTally();
  const progress = progressOn(screen);
  const since = Date.now();
  for (let game = 0; game < games; game++) {
    playInto(tally, setupOf(wanted, `${seed}/${game}`), bots);
    const perSecond = (tally.games * 1000) / Math.max(1, Date.now() - since);
    progress.show(tally.games / games, `${tally.games} games, ${perSecond.toFixed(perSecond < 10 ? 1 : 0)} games/s`);
  }
  progress.end();
  return tally;
}

function answer(wanted: Wanted, tally: Tally, json: boolean): string[] {
  const { agreement, ...rest } = wanted;
  const report = summary(tally);
  if (json) return [JSON.stringify({ ...rest, ...agreement, ...report }, undefined, 2)];
  const { edition, variant, seats, games, seed, bots } = wanted;
  const players = bots === 'random' ? '' : `, bots ${bots}`;
  const agreed = Object.keys(agreement).length === 0 ? '' : `, ${JSON.stringify(agreement)}`;
  return [
    `${edition}${variant ? ` ${variant}` : ''}, ${seats} seats, ${games} games, ${tally.moves} moves, seed ${seed}${players}${agreed}`,
    ...summaryText(report),
  ];
}
