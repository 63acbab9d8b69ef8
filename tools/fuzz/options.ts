/** The command line of the fuzzer. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Pair } from '../../packages/rules/test/game-text.ts';
import { type EditionId, kindsOf, type Wanted } from './plan.ts';

export const USAGE =
  'usage: npm run fuzz -- [--games n | --minutes m] [--edition classic|azeroth] [--seats 2…5] [--seed text] [--pairs] [--workers n] [--game n [--top race,power]]';

export interface Options extends Wanted {
  readonly games: number;
  readonly minutes: number | undefined;
  readonly workers: number;
  /** Only this game. */
  readonly game: number | undefined;
  readonly top: Pair | undefined;
}

/** Throws with a sentence when it is not understood. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string' },
      minutes: { type: 'string' },
      edition: { type: 'string' },
      seats: { type: 'string' },
      seed: { type: 'string' },
      workers: { type: 'string' },
      game: { type: 'string' },
      top: { type: 'string' },
      pairs: { type: 'boolean', default: false },
    },
  });
  const editions: EditionId[] = values.edition === undefined ? ['classic', 'azeroth'] : [editionNamed(values.edition)];
  const seats = values.seats === undefined ? [2, 3, 4, 5] : [whole('--seats', values.seats, 2, 5)];
  const seed = values.seed ?? `${Date.now().toString(36)}`;
  const wanted = { editions, seats, seed, pairs: values.pairs };
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(minutes > 0)) throw new Error(`--minutes is more than 0, not ${values.minutes}`);
  if (values.top !== undefined && values.game === undefined) throw new Error('--top goes with --game');
  const [race = '', power = ''] = values.top?.split(',') ?? [];
  const unasked = minutes !== undefined ? Number.MAX_SAFE_INTEGER : values.pairs ? kindsOf(wanted) : 1000;
  return {
    ...wanted,
    games: values.games === undefined ? unasked : whole('--games', values.games, 1, 1e9),
    minutes,
    workers: values.workers === undefined ? availableParallelism() : whole('--workers', values.workers, 1, 256),
    game: values.game === undefined ? undefined : whole('--game', values.game, 0, 1e12),
    top: values.top === undefined ? undefined : { race, power },
  };
}

function editionNamed(name: string): EditionId {
  if (name === 'classic' || name === 'azeroth') return name;
  throw new Error(`there is no edition ${name}`);
}

function whole(name: string, given: string, least: number, most: number): number {
  const n = Number(given);
  if (!/^\d+$/.test(given) || n < least || n > most) throw new Error(`${name} is a whole number from ${least} to ${most}, not ${given}`);
  return n;
}
