/**
 * How far a plan must be played on before it shows what it is worth: node packages/bots/tuning/foresight.ts [--edition classic] [--seats 2] [--positions 40] [--worlds 8] [--seed text]
 * In positions of planners' games the plans that the master thinks about are played on by planners for a while, and to the end.
 * Told is how many coins more, at the end and in worlds not looked at, the plan brings that looks best after so many turns in so many worlds, than the planner's own.
 */
import { parseArgs } from 'node:util';
import { newGame, type Setup, type State, step, toDecide, view } from '@elbowroom/rules';
import { worthwhile } from '../src/explore.ts';
import { CHOICE, PICKING } from '../src/packed.ts';
import { purseOf } from '../src/purse.ts';
import { follow, rollout } from '../src/rollout.ts';
import { imagined } from '../src/seeing.ts';
import { tidyMove } from '../src/tidy.ts';
import { isPlanned, PLANNER, plansFor } from '../src/turn-search.ts';
import { weightsFor } from '../src/weights.ts';

const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'classic' },
    seats: { type: 'string', default: '2' },
    positions: { type: 'string', default: '40' },
    worlds: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'foresight' },
  },
});
const [seats, positions, worlds] = [Number(values.seats), Number(values.positions), Number(values.worlds)];
const HORIZONS = [0, seats, 2 * seats, 3 * seats, Number.MAX_SAFE_INTEGER];
const SAMPLES = [1, 2, 4].filter((n) => n < worlds);
/** One turn in so many is looked at. */
const SELDOM = 4;
const endless = purseOf({ steps: 1 }, Number.POSITIVE_INFINITY, 0);

/** By plan, horizon and world. */
type Table = readonly (readonly (readonly number[])[])[];
const found: { readonly isPick: boolean; readonly table: Table }[] = [];

for (let game = 0, turns = 0; found.length < positions; game++) {
  const s = newGame({ edition: values.edition as Setup['edition'], seats, seed: `${values.seed}/${game}` });
  let begun = '';
  for (let seat = toDecide(s); seat !== undefined && found.length < positions; seat = toDecide(s)) {
    const turn = `${s.round}/${s.turn}`;
    const isBeginning = turn !== begun && seat === s.turn && s.prompts.length === 0 && (s.stage === PICKING || s.stage === CHOICE);
    begun = turn;
    if (isBeginning && s.round < s.rounds && turns++ % SELDOM === SELDOM - 1) look(s, seat);
    if (isPlanned(s, seat)) follow(s, seat, plansFor(s, { weights: weightsFor(s), seat, breadth: PLANNER, tried: 0 })[0].moves);
    else step(s, tidyMove(s, weightsFor(s), seat));
  }
}

function look(s: State, seat: number): void {
  const seen = view(s, seat);
  const weights = weightsFor(s);
  const plans = worthwhile(imagined(seen, values.seed), seat, weights, endless);
  if (plans.length < 2) return;
  const imaginations = Array.from({ length: worlds }, (_, i) => imagined(seen, values.seed, i + 1));
  const table = plans.map(({ moves }) =>
    HORIZONS.map((turns) => imaginations.map((world, run) => rollout(moves, world, run, seat, weights, endless, { horizon: turns }) ?? 0)),
  );
  found.push({ isPick: s.stage === PICKING, table });
  process.stderr.write(`\r${found.length} of ${positions} positions `);
}

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** Chooses by some worlds and is judged by the others, with every world first among the chosen once. */
function gain(table: Table, horizon: number, sample: number): number {
  return mean(
    Array.from({ length: worlds }, (_, first) => {
      const isChosen = (world: number): boolean => (world - first + worlds) % worlds < sample;
      const looks = table.map((plan) => mean(plan[horizon].filter((_value, world) => isChosen(world))));
      const ends = table.map((plan) => mean(plan[HORIZONS.length - 1].filter((_value, world) => !isChosen(world))));
      return ends[looks.indexOf(Math.max(...looks))] - ends[0];
    }),
  );
}

process.stderr.write('\r');
for (const isPick of [true, false]) {
  const tables = found.filter((one) => one.isPick === isPick).map(({ table }) => table);
  if (tables.length === 0) continue;
  console.log(`${isPick ? 'taking a combo' : 'other turns'}, ${tables.length} positions`);
  for (const [i, turns] of HORIZONS.entries()) {
    const gains = SAMPLES.map(
      (sample) =>
        `${mean(tables.map((table) => gain(table, i, sample)))
          .toFixed(2)
          .padStart(6)} in ${sample}`,
    );
    console.log(`  after ${turns === Number.MAX_SAFE_INTEGER ? 'all' : turns} turns: ${gains.join(', ')}`);
  }
}
