/** The command line of the fuzzer. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { KINDS, type Kind, kindsOf, type Wanted } from './plan.ts';

export const USAGE =
  'usage: npm run fuzz -- [--games n | --minutes m] [--from n] [--edition classic|azeroth|battle] [--seats 2…5] [--seed text] [--pairs] [--workers n] [--game n [--top race,power [--markers id,…]]]';

export interface Options extends Wanted {
  /** The first game, and how many. */
  readonly from: number;
  readonly games: number;
  readonly minutes: number | undefined;
  readonly workers: number;
  /** Only this game. */
  readonly game: number | undefined;
}

const OPTIONS = {
  games: { type: 'string' },
  minutes: { type: 'string' },
  from: { type: 'string', default: '0' },
  edition: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  game: { type: 'string' },
  top: { type: 'string' },
  markers: { type: 'string' },
  pairs: { type: 'boolean', default: false },
} as const;

/** Throws with a sentence when it is not understood. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const editions = values.edition === undefined ? KINDS : [editionNamed(values.edition)];
  const seats = values.seats === undefined ? [2, 3, 4, 5] : [whole('--seats', values.seats, 2, 5)];
  const seed = values.seed ?? `${Date.now().toString(36)}`;
  const [race = '', power = ''] = values.top?.split(',') ?? [];
  const wanted: Wanted = {
    editions,
    seats,
    seed,
    pairs: values.pairs,
    ...(values.top === undefined ? {} : { top: { race, power } }),
    ...(values.markers === undefined ? {} : { markers: values.markers.split(',') }),
  };
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(minutes > 0)) throw new Error(`--minutes is more than 0, not ${values.minutes}`);
  if (values.top !== undefined && values.game === undefined) throw new Error('--top goes with --game');
  if (values.markers !== undefined && values.top === undefined) throw new Error('--markers goes with --top');
  const unasked = minutes !== undefined ? Number.MAX_SAFE_INTEGER : values.pairs ? kindsOf(wanted) : 1000;
  return {
    ...wanted,
    from: whole('--from', values.from, 0, 1e12),
    games: values.games === undefined ? unasked : whole('--games', values.games, 1, 1e9),
    minutes,
    workers: values.workers === undefined ? availableParallelism() : whole('--workers', values.workers, 1, 256),
    game: values.game === undefined ? undefined : whole('--game', values.game, 0, 1e12),
  };
}

function editionNamed(name: string): Kind {
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined) throw new Error(`there is no edition ${name}`);
  return kind;
}

function whole(name: string, given: string, least: number, most: number): number {
  const n = Number(given);
  if (!/^\d+$/.test(given) || n < least || n > most) throw new Error(`${name} is a whole number from ${least} to ${most}, not ${given}`);
  return n;
}
