/** What games make of ratings: one fold over those that count, in the order in which they ended. Nothing here looks at a clock or a store. */
import { botNameFrom } from '@elbowroom/bots';
import { type Outcome, outcome, view } from '@elbowroom/rules';
import { rate } from 'openskill';
import { plackettLuce } from 'openskill/models';
import { strengthOf } from '../bots/fixed-points.ts';
import { GONE } from '../store/people/departures.ts';
import type { RatedEntry, RatedGuest, RatedResult, RatedSeat, Rating } from '../store/rating-store.ts';
import type { Game, Row } from '../store/store.ts';
import { begin, type Control, countedMoves, rebuilt } from './course.ts';
import { delayMs } from './delay.ts';

/** What a table wishes about ratings. */
export interface RatingOptions {
  /** Whether its game counts. */
  readonly rated?: true;
}

/** What is kept is whole numbers. */
const UNIT = 1_000_000;
/** Whoever has not played yet. */
const FIRST: Rating = { mu: 25 * UNIT, sigma: Math.round((25 / 3) * UNIT), games: 0 };
/** Bots are where the ladder has put them, as exactly as that can be said. */
const BOT_SIGMA = 1;

/** One point of what is shown, in units of the model. */
const POINT = UNIT / 24;
const MIDDLE = 1500;

/** As it is shown: 1510 ± 90. Nineteen times of twenty the true strength is within it. */
export interface ShownRating {
  readonly points: number;
  readonly about: number;
  readonly games: number;
}

export const shownRating = ({ mu, sigma, games }: Rating): ShownRating => ({
  points: MIDDLE + Math.round((mu - FIRST.mu) / POINT),
  about: Math.round((2 * sigma) / POINT),
  games,
});

/** A bot's is a fixed point. */
export const botRating = (bot: string): ShownRating =>
  shownRating({ mu: Math.round(strengthOf(botNameFrom(bot) ?? 'greedy') * UNIT), sigma: BOT_SIGMA * UNIT, games: 0 });

/** Earlier ones count first; of those that ended in the same moment, the one with the smaller id. */
export const inOrder = (one: Pick<RatedResult, 'at' | 'game'>, other: Pick<RatedResult, 'at' | 'game'>): number =>
  one.at - other.at || (one.game < other.game ? -1 : one.game > other.game ? 1 : 0);

/** Before what those are called in the log of ratings who have left for good. No id of a guest has a space in it. */
export const GONE_AS = 'gone ';

/** Who somebody is who left before the game counted: nobody that anything is known of. */
const nameIn = (game: string, guest: string, seat: number): string => (guest === GONE ? `${GONE_AS}${game} ${seat}` : guest);

/** What a log says, with those who have left since under the names that they have in an entry: the log of a game does not know them any more. */
export const asNamedIn = ({ seats }: Pick<RatedResult, 'seats'>, found: RatedResult): RatedResult => ({
  ...found,
  seats: found.seats.map((seat, i) => ({ ...seat, ...(seat.guest?.startsWith(GONE_AS) && { guest: seats[i]?.guest ?? seat.guest }) })),
});

/** Whether the people at a table are each there once, and not alone. */
function canCount({ id, options, seats }: Game): boolean {
  const people = seats.flatMap(({ guest }, seat) => (guest === undefined ? [] : nameIn(id, guest, seat)));
  return (
    options.rated === true && options.fork === undefined && people.length > 0 && new Set(people).size === people.length && seats.length > 1
  );
}

/** What a game that is over counts for, from its log; undefined if it does not count. */
export function resultOf(game: Game, rows: readonly Row[]): RatedResult | undefined {
  const { id, setup, seats, started = 0 } = game;
  if (!canCount(game) || setup === undefined) return undefined;
  const last = countedMoves(rows).at(-1);
  if (last === undefined) return undefined;
  // Whoever comes back after the end was away when it ended.
  const { course } = rebuilt(
    begin(setup, seats, started),
    rows.filter(({ seq }) => seq <= last.seq),
  );
  const end = outcome(course.state);
  if (end === undefined) return undefined;
  const sides = sidesOf(view(course.state, undefined).seats.map(({ team }) => team));
  const ranks = ranksOf(end, sides, course.control);
  const seated = seats.map(({ guest, bot }, seat): RatedSeat => {
    const place = { side: sides[seat] ?? seat, rank: ranks[seat] ?? 1 };
    return { ...(guest === undefined ? { bot: bot ?? 'greedy' } : { guest: nameIn(id, guest, seat) }), ...place };
  });
  return { game: id, at: last.at + delayMs(game), seats: seated };
}

/** Each seat for itself, or by teams. */
const sidesOf = (teams: readonly (string | undefined)[]): number[] =>
  teams.map((team, seat) => (team === undefined ? seat : teams.indexOf(team)));

/**
 * Winners first, then by coins. Who has given up, or is away when it ends, is last, whatever the bot made of it; but where sides win and lose together, that is
 * not the others' fault, and the side counts as it ended.
 */
function ranksOf({ coins, winners, factions }: Outcome, sides: readonly number[], control: readonly Control[]): number[] {
  const isAway = (seat: number): boolean => factions === undefined && (control[seat] === 'absent' || control[seat] === 'resigned');
  const worth = sides.map((side, seat) => {
    if (isAway(seat)) return -1;
    const own = sides.flatMap((other, one) => (other === side ? [coins[one] ?? 0] : []));
    return winners.includes(seat) ? Number.POSITIVE_INFINITY : Math.min(...own);
  });
  return worth.map((own, seat) => 1 + new Set(sides.filter((side, one) => side !== sides[seat] && (worth[one] ?? 0) > own)).size);
}

/** The ratings of its people after a game. Seats are added up in their order, and every result is rounded before anything is made of it. */
export function afterGame({ seats }: RatedResult, before: (guest: string) => Rating | undefined): RatedGuest[] {
  const sides = [...new Set(seats.map(({ side }) => side))].sort((one, other) => one - other);
  const known = seats.map(({ guest }) => (guest === undefined ? undefined : (before(guest) ?? FIRST)));
  const strength = ({ bot = 'greedy' }: RatedSeat, seat: number) => {
    const { mu, sigma } = known[seat] ?? { mu: strengthOf(botNameFrom(bot) ?? 'greedy') * UNIT, sigma: BOT_SIGMA * UNIT };
    return { mu: mu / UNIT, sigma: sigma / UNIT };
  };
  const own = (side: number): number[] => seats.flatMap((seat, i) => (seat.side === side ? [i] : []));
  const teams = sides.map((side) => own(side).map((i) => strength(seats[i] as RatedSeat, i)));
  const rank = sides.map((side) => seats.find((seat) => seat.side === side)?.rank ?? 1);
  const rated = rate(teams, { model: plackettLuce, rank });
  return seats.flatMap(({ guest, side }, i) => {
    const now = rated[sides.indexOf(side)]?.[own(side).indexOf(i)];
    if (guest === undefined || now === undefined) return [];
    return [{ guest, mu: Math.round(now.mu * UNIT), sigma: Math.round(now.sigma * UNIT), games: (known[i]?.games ?? 0) + 1 }];
  });
}

/** One after the other, numbered from `first` on. */
export function countedFrom(first: number, results: readonly RatedResult[], before: readonly RatedGuest[]): RatedEntry[] {
  const ratings = new Map<string, Rating>(before.map((one) => [one.guest, one]));
  return results.map((result, i) => {
    const after = afterGame(result, (guest) => ratings.get(guest));
    for (const one of after) ratings.set(one.guest, one);
    return { ...result, n: first + i, after };
  });
}
