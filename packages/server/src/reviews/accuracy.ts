/** How accurately people played a game, by what this server has weighed of it: nobody else is believed. */
import { reviewOf, type TurnReview } from '@elbowroom/bots';
import { GONE } from '../store/people/departures.ts';
import type { Game, Row, Store } from '../store/store.ts';

/** By seat, in percent; undefined where a bot played, if only for a while, and where another game was played on. */
export function accuraciesOf({ options, seats }: Pick<Game, 'options' | 'seats'>, rows: readonly Row[], turns: readonly TurnReview[]) {
  const isOwn = (seat: number): boolean => {
    const guest = seats[seat]?.guest;
    const isAway = rows.some((row) => row.seat === seat && (row.kind === 'absent' || row.kind === 'resign'));
    return options.fork === undefined && guest !== undefined && guest !== GONE && !isAway;
  };
  return seats.map((_, seat) => {
    const own = isOwn(seat) ? turns.filter((turn) => turn.seat === seat) : [];
    return own.length === 0 ? undefined : reviewOf(own, seats.length).seats[seat]?.accuracy;
  });
}

/** Of a game whose turns are all weighed. */
export async function accuraciesIn(store: Pick<Store, 'game' | 'rowsSince' | 'reviewTurns'>, id: string): Promise<(number | undefined)[]> {
  const game = await store.game(id);
  if (game === undefined) return [];
  const turns = (await store.reviewTurns(id, 0)).map(({ body }): TurnReview => JSON.parse(body));
  return accuraciesOf(game, await store.rowsSince(id, 0), turns);
}
