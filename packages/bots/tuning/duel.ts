/** One game between two players, who may be ones that have no name yet. */
import { expertBot } from '../src/expert.ts';
import { fallibleBot } from '../src/fallible.ts';
import { type Bot, type BotName, botOf, type Character, playMatch } from '../src/index.ts';
import { planningBot } from '../src/planner.ts';
import { type Breadth, PLANNER, plansFor } from '../src/turn-search.ts';
import { weightsFor } from '../src/weights.ts';

export const EDITIONS = ['classic', 'azeroth'] as const;

/** By name, by how much it errs, by how far the master may think, or by how much more or less than the planner it looks at. */
type Entrant =
  | BotName
  | { readonly errs: number; readonly character?: Character | undefined }
  | { readonly steps: number }
  | { readonly breadth: Partial<Breadth> };

export interface Duel {
  readonly edition: (typeof EDITIONS)[number];
  /** Every deal is played twice, from either side. */
  readonly seed: string;
  readonly game: number;
  readonly entrants: readonly [Entrant, Entrant];
}

/** As many moves as the master tries in about a second. */
const BUDGET = { steps: 30_000 };

function playerOf(entrant: Entrant, seed: string): Bot {
  if (typeof entrant === 'string') return botOf(entrant, seed);
  if ('steps' in entrant) return expertBot(seed, entrant.steps);
  if ('breadth' in entrant) return plannerWith({ ...PLANNER, ...entrant.breadth }, seed);
  return fallibleBot('somebody', entrant.errs, entrant.character, seed);
}

const plannerWith = (breadth: Breadth, seed: string): Bot =>
  planningBot(
    'somebody',
    seed,
    (s, view) => plansFor(s, { weights: weightsFor(s), seat: view.viewer ?? view.seat, breadth, tried: 0 })[0].moves,
  );

/** The first one's share of the victory. */
export function fought({ edition, entrants, game, seed }: Duel): number {
  const bots = entrants.map((entrant, i) => playerOf(entrant, `${seed}/${game}/${i}`));
  const seated = game % 2 === 0 ? bots : bots.toReversed();
  const setup = { edition, seats: 2, seed: `${seed}/${Math.floor(game / 2)}` };
  const { winners } = playMatch(setup, seated, [BUDGET, BUDGET]);
  return winners.includes(game % 2) ? 1 / winners.length : 0;
}
