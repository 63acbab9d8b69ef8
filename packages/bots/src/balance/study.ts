/** What is looked into: games between planners on one set-up, each a small piece of work by itself. */
import type { Setup } from '@elbowroom/rules';

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
  /** Races and powers that are asked about, by id: where peoples are dealt by lot, one of them, or a race and a power, is meant for a people of somebody's. */
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

/** A tile that comes with a people of somebody's. */
export interface Marked {
  readonly tile: string;
  /** Whose, in the order of play. */
  readonly place: number;
  /** Their first people, or which other, from 1. */
  readonly people: number;
}

type Tiles = readonly { readonly id: string }[];

/** Tiles of a kind that are asked about, in a game that knows these. */
const askedOf = ({ marked }: Study, tiles: Tiles): string[] => marked.filter((asked) => tiles.some(({ id }) => id === asked));

/** A tile comes with the first people of a seat, the second and the third in turn: an empty map and a full one are not alike, and most peoples come to a full one. */
const PEOPLES = 3;
/** How often in a game that asks about races a power is meant for somebody too: every other time, so that there are always peoples that nothing is asked about. */
const WITH_POWER = 2;

/**
 * The tile that a game tells of, and with which people it comes; where both races and powers are asked about a race, and a power with somebody
 * else's people: a game then tells of both.
 */
export function markedIn(
  study: Study,
  game: number,
  { powers, races }: { readonly powers: Tiles; readonly races: Tiles },
): readonly Marked[] {
  const [askedRaces, askedPowers] = [askedOf(study, races), askedOf(study, powers)];
  const [asked, others] = askedRaces.length > 0 ? [askedRaces, askedPowers] : [askedPowers, []];
  if (asked.length === 0 || !isDealt(study, game)) return [];
  const turn = turnOf(study, game);
  const count = study.seats[turn % study.seats.length];
  const each = Math.floor(turn / study.seats.length);
  const place = Math.floor(each / asked.length) % count;
  const round = Math.floor(each / (asked.length * count));
  const one: Marked = { tile: asked[each % asked.length], place, people: 1 + (round % PEOPLES) };
  if (others.length === 0 || round % WITH_POWER > 0) return [one];
  const power = Math.floor(round / WITH_POWER);
  const people = Math.floor(power / others.length);
  const apart = 1 + (Math.floor(people / PEOPLES) % (count - 1));
  return [one, { tile: others[power % others.length], place: (place + apart) % count, people: 1 + (people % PEOPLES) }];
}
