/** What is measured of bots: whole turns that the planner thinks through, and plans that the master plays on. */
import { botOf } from '../packages/bots/src/index.ts';
import { countRegions, look } from '../packages/bots/src/net/inputs.ts';
import { corrected } from '../packages/bots/src/net/net.ts';
import { PLANNER, plansFor } from '../packages/bots/src/turn-search.ts';
import { weightsFor } from '../packages/bots/src/weights.ts';
import { outlook } from '../packages/bots/src/worth.ts';
import { apply, legalMoves, newGame, type Setup, type State, toDecide, view } from '../packages/rules/src/index.ts';
import { CHOICE, PICKING } from '../packages/rules/src/search.ts';
import type { Work } from './work.ts';

type Edition = Setup['edition'];

interface Moment {
  readonly state: State;
  readonly seat: number;
}

const GAMES = 3;
const known = new Map<string, Moment[]>();

/** The beginnings of all turns of a few games that are played sensibly. */
function moments(edition: Edition, seats: number): Moment[] {
  const name = `${edition} ${seats}`;
  const found = known.get(name) ?? Array.from({ length: GAMES }, (_, game) => turnsOf({ edition, seats, seed: `bench ${game}` })).flat();
  known.set(name, found);
  return found;
}

function turnsOf(setup: Setup): Moment[] {
  const list: Moment[] = [];
  const bot = botOf('greedy', 'bench');
  let s = newGame(setup);
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    if (s.prompts.length === 0 && (s.stage === PICKING || s.stage === CHOICE)) list.push({ state: s, seat });
    s = apply(s, bot.decide(view(s, seat), legalMoves(s), {})).state;
  }
  return list;
}

/** Thinks about one moment after the other, again and again, until the time is up; tells the turns, and the sum of what `think` tells. */
function thought(edition: Edition, seats: number, milliseconds: number, think: (moment: Moment) => number): { turns: number; sum: number } {
  const list = moments(edition, seats);
  const until = performance.now() + milliseconds;
  const done = { turns: 0, sum: 0 };
  for (; performance.now() < until; done.turns++) done.sum += think(list[(done.turns * 7) % list.length]);
  return done;
}

/** Plans whose end was played out and weighed. */
export const planning =
  (edition: Edition, seats: number): Work =>
  (milliseconds) => {
    const { turns, sum } = thought(
      edition,
      seats,
      milliseconds,
      ({ seat, state }) => plansFor(state, { weights: weightsFor(state), seat, breadth: PLANNER, tried: 0 }).length,
    );
    return { turns, plans: sum };
  };

/** How often each seat of a moment is valued: the survey before it is the weights' part of the work. */
const AGAIN = 16;

/** What the net says of one seat at a table that has been surveyed. */
export const valuing =
  (edition: Edition, seats: number): Work =>
  (milliseconds) => {
    const { sum } = thought(edition, seats, milliseconds, ({ state }) => {
      const weights = weightsFor(state);
      if (weights.net === undefined) throw new Error(`there is no net for ${edition} with ${seats} seats`);
      const seen = outlook(state, weights);
      countRegions(state, seen);
      for (let i = 0; i < AGAIN * seats; i++) {
        look(state, seen, weights.net.layout, i % seats);
        corrected(weights.net);
      }
      return AGAIN * seats;
    });
    return { valuations: sum };
  };
