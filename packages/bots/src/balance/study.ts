/** What is looked into: games between planners on one set-up, each a small piece of work by itself. */
import type { Setup } from '@elbowroom/rules';

/** Everything that a game of the study has, whatever its seed and its seats. */
export type StudiedSetup = Omit<Setup, 'seed' | 'seats' | 'anew' | 'first'>;

/** Games to be played; the same study and number make the same game on every machine. */
export interface Study {
  readonly setup: StudiedSetup;
  /** Numbers of seats, in turn. */
  readonly seats: readonly number[];
  readonly seed: string;
  /** Races and powers that are asked about, by id: where peoples are dealt by lot, one of them comes with somebody's first people. */
  readonly marked: readonly string[];
  /** Which games deal peoples by lot: every other one, or all of them. */
  readonly lots: 'half' | 'all';
}

/** Of every so many games one is dealt by lot and the others are drafted. */
const KINDS = 2;

/** Whether peoples come by lot in a game. Drafted, a people is played when it is cheap and fits; dealt, it has to show what it is worth anywhere. */
export const isDealt = ({ lots }: Study, game: number): boolean => lots === 'all' || game % KINDS === 0;

/** The games that are dealt, or those that are drafted, one after the other. */
const turnOf = ({ lots }: Study, game: number): number => (lots === 'all' ? game : Math.floor(game / KINDS));

/** What a game is dealt from. */
export function setupFor(study: Study, game: number): Setup {
  const { seats, seed, setup } = study;
  return { ...setup, seats: seats[turnOf(study, game) % seats.length], seed: `${seed}/${game}` };
}

/** The tile that comes first in a game, and the place in the order of play of whoever gets it. */
export function markedIn(study: Study, game: number): { readonly tile: string; readonly place: number } | undefined {
  const { marked, seats } = study;
  if (marked.length === 0 || !isDealt(study, game)) return undefined;
  const turn = turnOf(study, game);
  const count = seats[turn % seats.length];
  const each = Math.floor(turn / seats.length);
  return { tile: marked[each % marked.length], place: Math.floor(each / marked.length) % count };
}
