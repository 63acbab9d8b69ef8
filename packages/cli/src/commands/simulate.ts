import { type Command, type Desk, oneOf, optionsOf, wholeNumber } from '../command.ts';
import { progressOn } from '../progress.ts';
import { type Earnings, emptyTally, playInto, type Tally } from '../simulation.ts';

const EDITIONS = ['classic', 'azeroth'] as const;

interface Wanted {
  readonly edition: (typeof EDITIONS)[number];
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

/** Random games: mean coins per seat, per race and per power. */
export const simulate: Command = {
  usage: 'simulate [--edition classic|azeroth] [--seats 2…5] [--games n] [--seed text] [--json]',
  what: 'Plays random games; prints mean coins per seat, and per turn of each race and power.',
  run: async (args, desk) => {
    const given = optionsOf(args, {
      edition: { type: 'string', default: 'classic' },
      seats: { type: 'string', default: '4' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'elbowroom' },
      json: { type: 'boolean', default: false },
    });
    const wanted: Wanted = {
      edition: oneOf('edition', given.edition, EDITIONS),
      seats: wholeNumber('seats', given.seats, 2, 5),
      games: wholeNumber('games', given.games, 1, 100_000_000),
      seed: given.seed,
    };
    const tally = played(wanted, desk);
    if (given.json) desk.say(JSON.stringify(asJson(wanted, tally), undefined, 2));
    else for (const line of asText(wanted, tally)) desk.say(line);
    return 0;
  },
};

function played({ edition, seats, games, seed }: Wanted, { screen }: Desk): Tally {
  const tally = emptyTally(seats);
  const progress = progressOn(screen);
  const since = Date.now();
  for (let game = 0; game < games; game++) {
    playInto(tally, { edition, seats, seed: `${seed}/${game}` });
    progress.show(
      tally.games / games,
      `${tally.games} games, ${Math.round((tally.games * 1000) / Math.max(1, Date.now() - since))} games/s`,
    );
  }
  progress.end();
  return tally;
}

const mean = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 100) / 100);

/** Those that bring most per turn first. */
function ranked(table: ReadonlyMap<string, Earnings>): { id: string; coinsPerTurn: number; turns: number; picked: number }[] {
  return [...table]
    .map(([id, { coins, turns, picked }]) => ({ id, coinsPerTurn: mean(coins, turns), turns, picked }))
    .sort((a, b) => b.coinsPerTurn - a.coinsPerTurn || (a.id < b.id ? -1 : 1));
}

function asJson(wanted: Wanted, { games, moves, coins, wins, races, powers }: Tally) {
  return {
    ...wanted,
    moves,
    seatResults: coins.map((sum, seat) => ({ seat, meanCoins: mean(sum, games), wins: wins[seat] ?? 0 })),
    races: ranked(races),
    powers: ranked(powers),
  };
}

function asText(wanted: Wanted, tally: Tally): string[] {
  const { moves, seatResults, races, powers } = asJson(wanted, tally);
  const table = (title: string, lines: ReturnType<typeof ranked>): string[] => [
    '',
    `${title.padEnd(18)}${'coins/turn'.padStart(12)}${'turns'.padStart(10)}${'picked'.padStart(10)}`,
    ...lines.map(
      ({ id, coinsPerTurn, turns, picked }) =>
        `${id.padEnd(18)}${coinsPerTurn.toFixed(2).padStart(12)}${String(turns).padStart(10)}${String(picked).padStart(10)}`,
    ),
  ];
  return [
    `${wanted.edition}, ${wanted.seats} seats, ${wanted.games} games, ${moves} moves, seed ${wanted.seed}`,
    '',
    `${'seat'.padEnd(18)}${'mean coins'.padStart(12)}${'wins'.padStart(10)}`,
    ...seatResults.map(
      ({ seat, meanCoins, wins }) => `${String(seat).padEnd(18)}${meanCoins.toFixed(2).padStart(12)}${String(wins).padStart(10)}`,
    ),
    ...table('race', races),
    ...table('power', powers),
  ];
}
