/** As whom somebody looks or acts. */
import { Problem } from '../errors.ts';
import type { Game, Guest } from '../store/store.ts';

export const seatsOf = ({ seats }: Game, guest: string | undefined): number[] =>
  seats.flatMap((seat, i) => (guest !== undefined && seat.guest === guest ? [i] : []));

/** The seat named, or the only one. Throws `not-your-seat`. */
export function demandSeat(game: Game, guest: Guest, seat: number | undefined): number {
  const own = seatsOf(game, guest.id);
  const meant = seat ?? (own.length === 1 ? own[0] : undefined);
  if (meant === undefined || !own.includes(meant)) throw new Problem('not-your-seat', own.length > 1 ? { mine: own } : {});
  return meant;
}

/** The place from which somebody looks: one of the own seats, or a spectator's if the table takes spectators. */
export function lookingFrom(game: Game, guest: Guest | undefined, wish: string | undefined): number | undefined {
  const own = seatsOf(game, guest?.id);
  if (wish !== undefined && wish !== 'none') {
    if (!own.includes(Number(wish))) throw new Problem('not-your-seat');
    return Number(wish);
  }
  const isAtTable = own.length > 0 || (guest !== undefined && game.host === guest.id);
  if (!game.options.spectators && !isAtTable && game.status !== 'open') throw new Problem('no-spectators');
  return wish === 'none' ? undefined : own[0];
}
