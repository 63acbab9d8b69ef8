/** From the columns of either database to what the server knows, and back. */
import type { Setup } from '@elbowroom/rules';
import { type ChatLine, COLOURS, type Game, type Options, ROW_KINDS, type Row, type Seat, type Standing, type Status } from './store.ts';

export interface GameColumns {
  readonly id: string;
  readonly code: string;
  readonly host: string;
  readonly private: number;
  readonly status: string;
  readonly options: string;
  readonly seed: string;
  readonly rules: string;
  readonly made: number;
  readonly setup: string | null;
  readonly started: number | null;
  readonly hidden_until: number | null;
  readonly club: string | null;
}

export interface SeatColumns {
  readonly game: string;
  readonly seat: number;
  readonly guest: string | null;
  readonly bot: string | null;
  readonly name: string | null;
  readonly colour: string | null;
}

export interface RowColumns {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly body: string;
}

const STATUSES: readonly Status[] = ['open', 'running', 'finished', 'closed'];

export function gameFrom(columns: GameColumns, seats: readonly SeatColumns[]): Game {
  const { id, code, host, seed, rules, made, setup, started, hidden_until: hiddenUntil, club } = columns;
  const options: Options = JSON.parse(columns.options);
  // Before set-ups named their rules, the game alone did.
  const dealt: Setup | undefined = setup === null ? undefined : { rules: Number(rules), ...JSON.parse(setup) };
  return {
    id,
    code,
    host,
    isPrivate: columns.private === 1,
    status: STATUSES.find((known) => known === columns.status) ?? 'closed',
    options,
    seed,
    rules,
    made,
    ...(dealt === undefined ? {} : { setup: dealt }),
    ...(started === null ? {} : { started }),
    ...(hiddenUntil === null ? {} : { hiddenUntil }),
    ...(club === null ? {} : { club }),
    seats: seats
      .filter(({ game }) => game === id)
      .sort((a, b) => a.seat - b.seat)
      .map(seatFrom),
  };
}

/** Whether nobody has come or gone; in which colour does not matter. */
export function areSeated(columns: readonly Omit<SeatColumns, 'colour'>[], seats: readonly Seat[]): boolean {
  const isSame = ({ seat, guest, bot, name }: Omit<SeatColumns, 'colour'>): boolean => {
    const then = seats[seat];
    return (then?.guest ?? null) === guest && (then?.bot ?? null) === bot && (then?.name ?? null) === name;
  };
  return columns.length === seats.length && columns.every(isSame);
}

function seatFrom({ guest, bot, name, colour }: SeatColumns): Seat {
  const chosen = COLOURS.find((known) => known === colour);
  return {
    ...(guest === null ? {} : { guest }),
    ...(bot === null ? {} : { bot }),
    ...(name === null ? {} : { name }),
    ...(chosen === undefined ? {} : { colour: chosen }),
  };
}

export interface ChatColumns {
  readonly n: number;
  readonly at: number;
  readonly seat: number | null;
  readonly guest: string | null;
  readonly name: string;
  readonly text: string;
}

export const lineFrom = ({ n, at, seat, guest, name, text }: ChatColumns): ChatLine => ({
  n,
  at,
  ...(seat === null ? {} : { seat }),
  ...(guest === null ? {} : { person: guest }),
  name,
  text,
});

/** Plain, whatever the driver makes of a row. */
export const standingFrom = ({ guest, name, coins, margin, place }: Standing): Standing => ({ guest, name, coins, margin, place });

export function rowFrom({ seq, at, kind, seat, body }: RowColumns): Row {
  const known = ROW_KINDS.find((name) => name === kind);
  if (known === undefined) throw new Error(`a row of unknown kind ${kind}: the database is from a later version`);
  return { seq, at, kind: known, ...(seat === null ? {} : { seat }), body };
}
