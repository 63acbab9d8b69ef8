/** Which colour a seat plays with. Whoever shows a table says so once; everything below it asks here. */
import { getContext, setContext } from 'svelte';
import { type SeatColour, seatColours } from '../board/view.ts';

const KEY = 'seat colours';

export const provideColours = (colours: () => readonly SeatColour[]): void => {
  setContext(KEY, colours);
};

/** By seat; the usual order where nobody has chosen. */
export function useColours(): (seat: number) => SeatColour {
  const chosen = getContext<(() => readonly SeatColour[]) | undefined>(KEY);
  return (seat) => chosen?.()[seat] ?? seatColours[seat] ?? 'blue';
}
