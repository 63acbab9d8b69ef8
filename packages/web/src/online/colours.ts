/** Which colour a seat of an online table is shown in: what it has chosen, or of what is left the one that is usual there. */
import { type SeatColour, seatColours } from '../board/view.ts';
import type { TableView } from './client.ts';

type ColouredSeats = readonly Pick<TableView['seats'][number], 'colour'>[];

export function coloursAt(seats: ColouredSeats): SeatColour[] {
  const left = new Set(seatColours.filter((known) => seats.every(({ colour }) => colour !== known)));
  const take = (colour: SeatColour | undefined): SeatColour | undefined =>
    colour !== undefined && left.delete(colour) ? colour : undefined;
  const settled = seats.map(({ colour }, seat) => colour ?? take(seatColours[seat]));
  return settled.map((colour) => colour ?? take([...left][0]) ?? 'blue');
}

/** What a seat may choose; somebody without one yet: any that nobody has chosen. */
export const choosable = (seats: ColouredSeats, seat?: number): SeatColour[] =>
  seatColours.filter((known) => seats.every(({ colour }, other) => other === seat || colour !== known));
