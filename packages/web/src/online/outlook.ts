/** What a commentator can say of every seat, from a spectator's view alone. */
import { forecast, type Item, toDecide, type View } from '@elbowroom/rules';

export type SeatOutlook = {
  /** What it would take if the turn ended now, line by line. */
  readonly items: readonly Item[];
  readonly total: number;
  readonly isOnTurn: boolean;
};

export function outlook(view: View): SeatOutlook[] {
  return view.seats.map((_, seat) => {
    const items = forecast(view, seat);
    return { items, total: items.reduce((sum, { amount }) => sum + amount, 0), isOnTurn: toDecide(view) === seat };
  });
}
