/** What a commentator can say of every seat, from a spectator's view alone. */
import { cost, forecast, type Item, toDecide, type View } from '@elbowroom/rules';

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

export type Price = { readonly region: number; readonly tokens: number };

/** What those regions cost that the seat on turn may conquer now, the cheapest first. Those that cost coins too are left out: whether somebody has them lies in their purse. */
export function prices(view: View, most: number): Price[] {
  if (view.phase !== 'conquest' || toDecide(view) !== view.seat) return [];
  const open = view.regions.flatMap((_, region): Price[] => {
    const price = cost(view, region);
    return price.total === undefined || price.tolls !== undefined ? [] : [{ region, tokens: price.total }];
  });
  return open.sort((one, other) => one.tokens - other.tokens || one.region - other.region).slice(0, most);
}
