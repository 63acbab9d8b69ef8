/** Who came where, and why. */
import type { Outcome, View } from '@elbowroom/rules';
import { look } from '@elbowroom/rules/look';

export type Rank = {
  readonly seat: number;
  /** 1 for the winners; seats that nothing tells apart share a place. */
  readonly rank: number;
  readonly coins: number;
  /** Race tokens on the map: what breaks a tie. */
  readonly tokens: number;
  readonly hasWon: boolean;
  readonly team: 'alliance' | 'horde' | 'neutral' | undefined;
};

/** From a view with every purse open. Works for a game that is not over as well: nobody has won then. */
export function rankingOf(end: View, outcome: Outcome | undefined): Rank[] {
  const { regions } = look(end);
  const tokensOf = (seat: number): number => regions.reduce((sum, { holding }) => (holding?.seat === seat ? sum + holding.tokens : sum), 0);
  const seats = end.seats.map(({ coins = 0, team }, seat) => ({
    seat,
    coins,
    tokens: tokensOf(seat),
    hasWon: outcome?.winners.includes(seat) ?? false,
    team,
  }));
  const before = (a: (typeof seats)[number], b: (typeof seats)[number]): number =>
    Number(b.hasWon) - Number(a.hasWon) || b.coins - a.coins || b.tokens - a.tokens;
  const order = seats.sort((a, b) => before(a, b) || a.seat - b.seat);
  return order.map((place, i) => {
    const isShared = (j: number): boolean => order[j] !== undefined && (place.hasWon ? order[j].hasWon : before(order[j], place) === 0);
    let rank = i;
    while (rank > 0 && isShared(rank - 1)) rank--;
    return { ...place, rank: rank + 1 };
  });
}
