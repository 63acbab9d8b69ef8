/** One game of the arena: who sits where, and what came of it. */
import { type Budget, botOf, type Crew, type Level, playTogether } from '@elbowroom/bots';
import type { Setup } from '@elbowroom/rules';
import type { Agreement } from '../agreement.ts';

export interface Contest {
  readonly edition: 'classic' | 'azeroth';
  readonly variant?: 'battle';
  /** One for each seat. */
  readonly bots: readonly Level[];
  readonly games: number;
  readonly seed: string;
  readonly budget: Budget;
  /** Threads that think about one turn, where not one. */
  readonly threads?: number;
  /** Where not as usual. */
  readonly agreement?: Agreement;
}

/** By entrant, in the order of `bots`, wherever they sat. */
export interface Played {
  readonly game: number;
  readonly coins: readonly number[];
  /** Shares of the victory. */
  readonly wins: readonly number[];
  /** Milliseconds of each decision that was one, and of each turn. */
  readonly decisions: readonly (readonly number[])[];
  readonly turns: readonly (readonly number[])[];
}

/** Every deal is played once in each rotation of the seats. */
export function setupOf({ agreement, bots, edition, seed, variant }: Contest, game: number): Setup {
  const seats = bots.length;
  const deal = Math.floor(game / seats);
  return { edition, ...(variant === undefined ? {} : { variant }), seats, seed: `${seed}/${deal}`, ...agreement };
}

export async function playGame(contest: Contest, game: number, crew: Crew = []): Promise<Played> {
  const { bots, budget, seed } = contest;
  const seats = bots.length;
  const entrantAt = (seat: number): number => (seat + game) % seats;
  const sitting = bots.map((_, seat) => entrantAt(seat));
  const decisions: number[][] = bots.map(() => []);
  const turns: number[][] = bots.map(() => []);
  let lastSeat = -1;
  const { coins, winners } = await playTogether(
    setupOf(contest, game),
    sitting.map((entrant) => botOf(bots[entrant] ?? 'random', `${seed}/${game}/${entrant}`)),
    bots.map(() => budget),
    crew,
    {
      now: () => performance.now(),
      spent: (seat, ms, choices) => {
        const entrant = entrantAt(seat);
        if (choices > 1) decisions[entrant]?.push(round(ms));
        const own = turns[entrant] ?? [];
        if (seat === lastSeat && own.length > 0) own[own.length - 1] = round((own.at(-1) ?? 0) + ms);
        else own.push(round(ms));
        lastSeat = seat;
      },
    },
  );
  const byEntrant = (of: (seat: number) => number): number[] => bots.map((_, entrant) => of(sitting.indexOf(entrant)));
  return {
    game,
    coins: byEntrant((seat) => coins[seat] ?? 0),
    wins: byEntrant((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    decisions,
    turns,
  };
}

const round = (ms: number): number => Math.round(ms * 100) / 100;
