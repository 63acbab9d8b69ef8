/** What a puzzle is about, by what its position and its solution contain. */
import type { State, View } from '@elbowroom/rules';
import { NONE } from './packed.ts';
import { PUZZLE_THEMES, type PuzzleTheme } from './puzzle.ts';
import { imagined } from './seeing.ts';
import { survey } from './survey.ts';
import { type PlanFacts, planFacts } from './turn-facts.ts';
import { wayPlan } from './weighing.ts';

interface Scene {
  readonly s: State;
  readonly seat: number;
  readonly lines: readonly string[];
  readonly facts: PlanFacts;
  /** What the next best choice is. */
  readonly next: PlanFacts;
}

/** Regions taken from others that make a raid. */
const RAID = 3;

const hasLine = ({ lines }: Scene, pattern: RegExp): boolean => lines.some((line) => pattern.test(line));
const ownerOf = (s: State, r: number): number => (s.holder[r] === NONE ? NONE : s.owner[s.holder[r]]);
const isOthers = ({ s, seat }: Scene, r: number): boolean => ownerOf(s, r) !== NONE && ownerOf(s, r) !== seat;

/** Whether the solution takes or uses a marker of that kind, lying face up. */
function hasMarker(scene: Scene, wanted: 'artifact' | 'place'): boolean {
  const { facts, s } = scene;
  return s.world.markers.some(
    ({ id, index, kind }) =>
      kind === wanted &&
      s.markerUp[index] === 1 &&
      (facts.won.includes(s.markerAt[index]) || scene.lines.some((line) => line.includes(id))),
  );
}

/** Whether a region that nobody can take lies beside what the seat has or wins. */
function meetsImmune({ facts, s, seat }: Scene): boolean {
  const { immune } = survey(s);
  const own = [...s.holder.keys()].filter((r) => ownerOf(s, r) === seat || facts.won.includes(r));
  return own.some((r) => s.world.borders[r].some((next) => immune[next] === 1 && ownerOf(s, next) !== seat && ownerOf(s, next) !== NONE));
}

const TESTS: Readonly<Record<PuzzleTheme, (scene: Scene) => boolean>> = {
  draft: ({ facts }) => facts.combo !== undefined,
  decline: ({ facts }) => facts.declines,
  'hold-on': ({ facts, next }) => !facts.declines && next.declines,
  'last-roll': ({ facts }) => facts.roll !== undefined,
  raid: (scene) => scene.facts.won.filter((r) => isOthers(scene, r)).length >= RAID,
  abandon: (scene) => hasLine(scene, /^abandon /),
  'special-attack': (scene) => hasLine(scene, / with /),
  dragon: (scene) => hasLine(scene, / with .*dragon/),
  'immune-neighbour': (scene) => !scene.facts.declines && meetsImmune(scene),
  artifact: (scene) => hasMarker(scene, 'artifact'),
  place: (scene) => hasMarker(scene, 'place'),
  'end-of-game': ({ s }) => s.rounds - s.round < 2,
  opening: ({ s }) => s.round === 1,
};

/** In the order of the list of themes. `solution` and `next`: the lines of the best plan, and of the next best. */
export function themesOf(view: View, solution: readonly string[], next: readonly string[]): PuzzleTheme[] {
  const s = imagined(view, 'themes');
  const seat = view.viewer ?? view.seat;
  const factsOf = (moves: readonly string[]): PlanFacts => planFacts(s, seat, wayPlan(s, { moves }, seat));
  const scene: Scene = { s, seat, lines: solution, facts: factsOf(solution), next: factsOf(next) };
  return PUZZLE_THEMES.filter((theme) => TESTS[theme](scene));
}
