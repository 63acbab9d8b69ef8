/** A game played again, to see whether what its file says is true. */
import { type Anew, outcome, type Setup } from '../api.ts';
import { IllegalMove, Refused } from '../core/errors.ts';
import { sha256 } from '../core/sha256.ts';
import type { State } from '../core/state.ts';
import { hash } from '../hash.ts';
import { walk } from '../history/history.ts';
import type { Claims, GameRecord } from './record.ts';
import { begin } from './start.ts';

/** What kind of flaw it is. */
export type FlawCode = 'bad-setup' | 'bad-move' | 'wrong-seed' | 'wrong-hash' | 'wrong-coins' | 'wrong-winners' | 'torn';

/** Something that a record says and that is not so. */
export interface Flaw {
  readonly code: FlawCode;
  readonly message: string;
  /** Of the file, from 1 on. */
  readonly line?: number;
  /** Which move, from 1 on. */
  readonly move?: number;
}

/** What playing a record again has shown. */
export interface Verdict {
  /** How many moves were played. */
  readonly moves: number;
  /** How it stands after them; undefined if no game can be dealt. */
  readonly state: State | undefined;
  /** None: every move is legal, and everything that the file says is true. */
  readonly flaws: readonly Flaw[];
}

/** What can be said of a game when it stands like this. */
export function endOf(s: State): Claims {
  const end = outcome(s);
  return { hash: hash(s), ...(end && { coins: end.coins, winners: end.winners }) };
}

/** `until`: only so many moves, and nothing about the end. */
export function verify(record: GameRecord, until = Number.POSITIVE_INFINITY): Verdict {
  const { setup, moves, claims } = record;
  const seed = seedFlaws(claims, setup);
  const dealt = dealtFrom(record);
  if ('code' in dealt) return { moves: 0, state: undefined, flaws: placed(record, [...seed, dealt]) };
  const { state, count, flaw } = playedThrough(dealt, moves.slice(0, until), setup.anew);
  if (flaw !== undefined)
    return { moves: count, state, flaws: placed(record, [...seed, { ...flaw, move: count + 1, ...lineOfMove(record, count) }]) };
  return { moves: count, state, flaws: placed(record, until < moves.length ? seed : flawsOf(claims, state, setup)) };
}

/** What chance comes from in a game: its deal, and whatever came anew. */
type Seeds = Pick<Setup, 'seed' | 'anew'>;

/** A server promises the seed of the deal, or of what it dealt anew where a table plays on from another game. */
const seedFlaws = ({ seedHash }: Claims, seeds: Seeds): Flaw[] =>
  seedHash === undefined || seedsIn(seeds).some((seed) => seedHash === sha256(seed))
    ? []
    : [{ code: 'wrong-seed', message: 'the seed is not the one whose hash was shown before the game' }];

function seedsIn({ anew, seed }: Seeds): string[] {
  const seeds = [seed];
  for (let at = anew; at !== undefined; at = at.before) seeds.push(at.seed);
  return seeds;
}

function dealtFrom(record: GameRecord): State | Flaw {
  try {
    return begin(record);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const line = record.lines?.keys[error.faults[0]?.where?.split(/[.[]/)[0] ?? ''];
    return { code: 'bad-setup', message: error.message, ...(line === undefined ? {} : { line }) };
  }
}

/** As far as the moves fit. */
function playedThrough(
  dealt: State,
  moves: readonly string[],
  anew: Anew | undefined,
): { readonly state: State; readonly count: number; readonly flaw?: Flaw } {
  let [state, count] = [dealt, 0];
  try {
    for (const step of walk(dealt, moves, anew)) {
      state = step.state;
      count++;
    }
    return { state, count };
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return { state, count, flaw: { code: 'bad-move', message: `${moves[count].slice(0, 60)}: ${error.message}` } };
  }
}

/** Whether what is said of a game that was dealt from these seeds fits how it stands at its end. */
export function flawsOf(claims: Claims, s: State, seeds: Seeds = s): Flaw[] {
  const real = endOf(s);
  const flaws = seedFlaws(claims, seeds);
  const compare = (code: FlawCode, what: string, said: unknown, is: unknown): void => {
    if (said !== undefined && String(said) !== String(is))
      flaws.push({
        code,
        message: `${what} ${words(said)} in the file, ${is === undefined ? 'the game is not over' : `${words(is)} when played again`}`,
      });
  };
  compare('wrong-hash', 'the last position is', claims.hash, real.hash);
  compare('wrong-coins', 'coins are', claims.coins, real.coins);
  compare('wrong-winners', 'winners are', claims.winners, real.winners);
  const isWhole = real.coins === undefined ? claims.hash !== undefined : claims.coins !== undefined && claims.winners !== undefined;
  if (!isWhole) flaws.push({ code: 'torn', message: 'the file ends before it says what came of the game' });
  return flaws;
}

const words = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value));

const KEYS: Partial<Record<FlawCode, string>> = {
  'wrong-seed': 'seedhash',
  'wrong-hash': 'hash',
  'wrong-coins': 'coins',
  'wrong-winners': 'winners',
};

function placed({ lines }: GameRecord, flaws: readonly Flaw[]): Flaw[] {
  return flaws.map((flaw) => {
    const line = lines?.keys[KEYS[flaw.code] ?? ''];
    return line === undefined ? flaw : { ...flaw, line };
  });
}

const lineOfMove = ({ lines }: GameRecord, move: number): { line?: number } => (lines === undefined ? {} : { line: lines.moves[move] });
