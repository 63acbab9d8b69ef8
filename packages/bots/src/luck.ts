/** What dice and tiles brought to a turn beyond what was to be expected: nobody's merit, nobody's fault. */
import { clone, type State, step, toDecide } from '@elbowroom/rules';
import { type Chance, chanceFrom } from './chance.ts';
import { PICKING } from './packed.ts';
import { hundredths } from './rounded.ts';
import { imagined } from './seeing.ts';
import { finishTurn } from './tidy.ts';
import type { Throw, TurnJob } from './turn-jobs.ts';
import { type Breadth, isPlanned, PASSING, PLANNER, plansFor } from './turn-search.ts';
import { weightsFor } from './weights.ts';
import { worth } from './worth.ts';

/** In coins at the end of the game. */
export interface Luck {
  readonly dice: number;
  readonly tiles: number;
}

/** CORE-DIE-1 */
const FACES = [0, 0, 0, 1, 2, 3];
/** How often tiles that were new are dealt anew. */
const DEALS = 20;

export const luckOf = (job: TurnJob): Luck => ({
  dice: hundredths(job.throws.reduce((sum, thrown) => sum + luckOfThrow(thrown, job), 0)),
  tiles: hundredths(luckOfTiles(job)),
});

/** What the turn is worth with the dice as they fell, less what it was worth before the first of them. */
function luckOfThrow({ dice: [die, ...others], move, view }: Throw, { seat, seed }: TurnJob): number {
  const s = imagined(view, seed);
  const values = FACES.map((face) => {
    const now = clone(s);
    now.dice = [face, ...others];
    step(now, move);
    now.dice = [];
    return turnWorth(now, seat, PLANNER);
  });
  return values[FACES.indexOf(die)] - meanOf(values);
}

/** The rest of a turn played as well as a planner can. */
function turnWorth(s: State, seat: number, breadth: Breadth): number {
  const weights = weightsFor(s);
  if (toDecide(s) === seat && isPlanned(s, seat)) return plansFor(s, { weights, seat, breadth, tried: 0 })[0].value;
  finishTurn(s, weights, seat);
  return worth(s, weights, seat);
}

/** What the best combo was worth with the tiles that have come, less the mean with others in their places. Whoever picks nothing has no use for them. */
function luckOfTiles({ fresh, seat, seed, view }: TurnJob): number {
  const s = imagined(view, seed);
  if (s.stage !== PICKING || fresh.length === 0) return 0;
  const chance = chanceFrom(`${seed}/${view.round}/${seat}/tiles`);
  const others = Array.from({ length: DEALS }, () => turnWorth(dealtAnew(s, new Set(fresh), chance), seat, PASSING));
  return turnWorth(s, seat, PASSING) - meanOf(others);
}

/** The same table, with other tiles for those that are new. */
function dealtAnew(s: State, fresh: ReadonlySet<string>, chance: Chance): State {
  const now = clone(s);
  const { powers, races } = s.world;
  const stacks = s.stacks.map((stack) => [...stack]);
  const powerStack = [...s.powerStack];
  now.columns = s.columns.map((column, i) => exchanged(column, stacks[i], (tile) => fresh.has(races[tile]?.id), chance));
  now.powers = exchanged(s.powers, powerStack, (tile) => fresh.has(powers[tile]?.id), chance);
  now.stacks = stacks;
  now.powerStack = powerStack;
  return now;
}

/** Each tile that is new goes back among those of its stack, and any of them comes. */
function exchanged(tiles: readonly number[], stack: number[], isNew: (tile: number) => boolean, chance: Chance): number[] {
  return tiles.map((tile) => {
    if (!isNew(tile)) return tile;
    const at = chance(stack.length + 1);
    if (at === stack.length) return tile;
    const other = stack[at];
    stack[at] = tile;
    return other;
  });
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
