/** Games that the planner's search plays against itself, now and then not with its best plan, so that it learns about others too. */
import { newGame, type Setup, type State, step, toDecide } from '@elbowroom/rules';
import { type Chance, chanceFrom } from '../src/chance.ts';
import { DECLINE } from '../src/packed.ts';
import { follow } from '../src/rollout.ts';
import { tidyMove } from '../src/tidy.ts';
import { type Breadth, isPlanned, type Plan, plansFor } from '../src/turn-search.ts';
import { resolved, type TunedEntry } from '../src/weights.ts';
import { type Lessons, noLessons, student } from './lessons.ts';

const NARROW: Breadth = { width: 3, finalists: 5, pickWidth: 2, pickFinalists: 5, picks: 6, looks: 99, abandons: 0 };

/** What all games of a pass are played by. */
export interface Pass {
  readonly setup: Omit<Setup, 'seed'>;
  readonly seed: string;
  readonly entry: TunedEntry;
}

/** What a game taught, and the mean of its purses. */
export interface Lesson {
  readonly lessons: Lessons;
  readonly coins: number;
}

export const lessonOf =
  ({ entry, seed, setup }: Pass) =>
  (game: number): Lesson => {
    const lessons = noLessons();
    const { coins } = playToLearn({ ...setup, seed: `${seed}/${game}` }, entry, lessons);
    return { lessons, coins: coins.reduce((sum, n) => sum + n, 0) / coins.length };
  };

function playToLearn(setup: Setup, entry: TunedEntry, lessons: Lessons): State {
  const chance = chanceFrom(setup.seed);
  const s = newGame(setup);
  const weights = resolved(s, entry);
  const { between, end } = student(lessons);
  let turns = 0;
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    const turn = s.round * 8 + s.turn;
    if (turn !== turns) between(s, weights);
    turns = turn;
    if (!isPlanned(s, seat)) step(s, tidyMove(s, weights, seat));
    else follow(s, seat, explored(plansFor(s, { weights, seat, breadth: NARROW, tried: 0 }), chance));
  }
  end(s);
  return s;
}

function explored(plans: readonly Plan[], chance: Chance): readonly number[] {
  const luck = chance(100);
  if (luck < 6) {
    const first = plans[0].moves[0] === DECLINE;
    const other = plans.find(({ moves: list }) => (list[0] === DECLINE) !== first);
    if (other !== undefined) return other.moves;
  }
  return plans[luck < 22 ? chance(Math.min(6, plans.length)) : 0].moves;
}
