/** What came of a game, from its set-up and its log alone: the same whoever counts, and whenever. */
import { type Event, newGame, type Outcome, outcome, walk } from '@elbowroom/rules';
import { countedMoves } from '../game/course.ts';
import { GONE } from '../store/people/departures.ts';
import type { GameResult, SeatResult } from '../store/people/results.ts';
import type { Game, Row, Seat } from '../store/store.ts';

/** The way in which it is counted: one more whenever the same log would be counted otherwise, and all games are counted anew. */
export const WAY = 1;

interface Tally {
  readonly peoples: string[];
  declines: number;
  rolls: number;
  pips: number;
}

const nothing = (): Tally => ({ peoples: [], declines: 0, rolls: 0, pips: 0 });

function note(tally: Tally | undefined, event: Event): void {
  if (tally === undefined) return;
  if (event.type === 'picked') tally.peoples.push(`${event.race}+${event.power}`);
  if (event.type === 'declined') tally.declines++;
  if (event.type !== 'rolled') return;
  tally.rolls++;
  tally.pips += event.die;
}

/** The winners, whatever their coins, and then by coins. */
function placeOf(seat: number, { coins, winners }: Outcome): number {
  if (winners.includes(seat)) return 1;
  return 1 + coins.filter((some, other) => winners.includes(other) || some > (coins[seat] ?? 0)).length;
}

/** Undefined if the game is not over, or was played on from another: what others have begun says little of those who end it. */
export function resultFrom({ id, isPrivate, options, seats, setup, club }: Game, rows: readonly Row[]): GameResult | undefined {
  if (setup === undefined || options.fork !== undefined) return undefined;
  const moves = countedMoves(rows);
  const lines = moves.map(({ body }) => body);
  const tallies = seats.map(nothing);
  let state = newGame(setup);
  for (const { state: next, events } of walk(state, lines, setup.anew)) {
    state = next;
    for (const event of events) if ('seat' in event) note(tallies[event.seat], event);
  }
  const end = outcome(state);
  if (end === undefined) return undefined;
  const resultOf = ({ guest, bot }: Seat, seat: number): SeatResult => ({
    seat,
    ...(guest !== undefined && guest !== GONE && { guest }),
    ...(bot !== undefined && { bot }),
    coins: end.coins[seat] ?? 0,
    place: placeOf(seat, end),
    hasWon: end.winners.includes(seat),
    ...(tallies[seat] ?? nothing()),
    hasQuit: rows.some((row) => row.kind === 'resign' && row.seat === seat),
  });
  return {
    game: id,
    edition: options.variant ?? options.edition,
    ended: moves.at(-1)?.at ?? 0,
    isPublic: !isPrivate && options.spectators,
    ...(club !== undefined && { club }),
    seats: seats.map(resultOf),
  };
}
