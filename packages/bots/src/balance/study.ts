/** What is looked into: games between planners on one set-up, each a small piece of work by itself. */
import type { Setup, State } from '@elbowroom/rules';

/** Everything that a game of the study has, whatever its seed and its seats. */
export type StudiedSetup = Omit<Setup, 'seed' | 'seats' | 'anew' | 'first'>;

/** All: what tiles are worth is known twice as soon. None: the same for seats and regions. */
export const LOTS = ['half', 'all', 'none'] as const;
type Lots = (typeof LOTS)[number];

/** Games to be played; the same study and number make the same game on every machine. */
export interface Study {
  readonly setup: StudiedSetup;
  /** Numbers of seats, in turn. */
  readonly seats: readonly number[];
  readonly seed: string;
  /** Races and powers that are asked about, by id: where peoples are dealt by lot, one of them comes with somebody's first people, or a race and a power do. */
  readonly marked: readonly string[];
  /** Which games deal peoples by lot: every other one, all of them, or none. */
  readonly lots: Lots;
}

/** Half: of every so many games one is dealt by lot and the others are drafted. */
const KINDS = 2;

/** Whether peoples come by lot in a game. Drafted, a people is played when it is cheap and fits; dealt, it has to show what it is worth anywhere. */
export const isDealt = ({ lots }: Study, game: number): boolean => lots === 'all' || (lots === 'half' && game % KINDS === 0);

/** The games that are dealt, or those that are drafted, one after the other. */
const turnOf = ({ lots }: Study, game: number): number => (lots === 'half' ? Math.floor(game / KINDS) : game);

/** What a game is dealt from. */
export function setupFor(study: Study, game: number): Setup {
  const { seats, seed, setup } = study;
  return { ...setup, seats: seats[turnOf(study, game) % seats.length], seed: `${seed}/${game}` };
}

/** What comes with somebody's first people, and whose. */
export interface Marked {
  readonly tile: string;
  /** In the order of play. */
  readonly place: number;
}

/** Tiles of a kind that are asked about, in a game that knows these. */
const askedOf = ({ marked }: Study, tiles: readonly { readonly id: string }[]): string[] =>
  marked.filter((asked) => tiles.some(({ id }) => id === asked));

/** How often in a game that asks about races a power comes first too: every other time, so that there are always first peoples that nothing is asked about. */
const WITH_POWER = 2;

/**
 * The tile that comes first in a game; where both races and powers are asked about a race, and a power with somebody else's people: a game then
 * tells of both. Every race meets every place and every power.
 */
export function markedIn(study: Study, game: number, { powers, races }: Pick<State['world'], 'powers' | 'races'>): readonly Marked[] {
  const [askedRaces, askedPowers] = [askedOf(study, races), askedOf(study, powers)];
  const [asked, others] = askedRaces.length > 0 ? [askedRaces, askedPowers] : [askedPowers, []];
  if (asked.length === 0 || !isDealt(study, game)) return [];
  const turn = turnOf(study, game);
  const count = study.seats[turn % study.seats.length];
  const each = Math.floor(turn / study.seats.length);
  const place = Math.floor(each / asked.length) % count;
  const first = { tile: asked[each % asked.length], place };
  const round = Math.floor(each / (asked.length * count));
  if (others.length === 0 || round % WITH_POWER > 0) return [first];
  const power = Math.floor(round / WITH_POWER);
  const apart = 1 + (Math.floor(power / others.length) % (count - 1));
  return [first, { tile: others[power % others.length], place: (place + apart) % count }];
}
