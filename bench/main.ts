// npm run bench: how fast the engine and the bots are on one core. Beside each figure a calibration loop and a toy of the game at the same moment, and the figure as a ratio to
// the one and as a share of the other (docs/guide/speed.md).
import { parseArgs } from 'node:util';
import { warmUp } from './calibration.ts';
import { type Entry, entries, masterEntries } from './entries.ts';
import { type Figure, figureOf, percent, rounded } from './figure.ts';
import { measured } from './slices.ts';

/** A figure and what it is of; `toy`: the way of playing the toy that `share` is a share of. */
type Row = Figure & Pick<Entry, 'name' | 'game'> & { readonly toy?: string };

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '1.2' },
    only: { type: 'string', multiple: true },
  },
});
const milliseconds = Math.max(0.05, Number(values.seconds) || 1.2) * 1000;

function rowsOf({ name, game, work, asked, yardstick, clock }: Entry): Row[] {
  const slices = measured(work, milliseconds, yardstick, clock);
  return asked.map((each) => {
    const figure = figureOf(each, slices);
    return { name, game, ...figure, ...(figure.share === undefined || yardstick === undefined ? {} : { toy: yardstick.name }) };
  });
}

const line = (cells: readonly string[]): string => cells.map((cell, i) => (i < 2 ? cell.padEnd(20) : cell.padStart(13))).join('');

function printed({ name, game, unit, value, best, calibration, ratio, share, toy, target = '', reached }: Row): string {
  const ofToy = share === undefined ? '' : `${percent(share)} ${toy}`;
  const verdict = reached === undefined ? '' : reached ? 'reached' : 'missed';
  const cells = [rounded(value), rounded(best), unit, `${rounded(calibration)} M/s`, rounded(ratio), ofToy.padStart(18), target, verdict];
  return line([name, game, ...cells]);
}

const isAsked = ({ name }: Entry): boolean => values.only === undefined || values.only.some((only) => name.startsWith(only));
const all = [...entries(), ...(await masterEntries())].filter(isAsked);
warmUp();
if (values.json) console.log(JSON.stringify({ node: process.version, figures: all.flatMap(rowsOf) }, undefined, 2));
else {
  console.log(line(['what', 'game', 'median', 'best', 'unit', 'calibration', 'ratio', 'share of the toy'.padStart(18), 'target', '']));
  for (const entry of all) for (const row of rowsOf(entry)) console.log(printed(row));
  console.log(
    '\none core, in time that the thread really ran; calibration: million steps per second of a fixed integer loop run between the slices; ratio: the figure per thousand such steps (clone: in steps);',
  );
  console.log(
    'share: the speed as a share of a plain toy of the game, run slice by slice beside it: `step` against the toy in place, `apply` against the toy by copying, clone against copies of the toy; the master against the one of an earlier commit; the environment in a process of its own (piped: the time of all its threads) against the one in this thread',
  );
}
