/** Islands laid into one sea, in rows, with water between them. */
import { NOBODY, type Sketch } from '@elbowroom/rules/maps';

const WATER = 2;
const RIM = 2;
/** Width by height of a sheet of cells that looks like one of ours. */
const ASPECT = 1.25;

type Trimmed = { readonly sketch: Sketch; readonly left: number; readonly top: number; readonly wide: number; readonly high: number };

type Laid = { readonly places: readonly { readonly x: number; readonly y: number }[]; readonly columns: number; readonly rows: number };

/** The regions are numbered on in the order given. */
export function beside(islands: readonly Sketch[], seed: number): Sketch {
  const trimmed = islands.map(trim);
  const widest = Math.max(...trimmed.map(({ wide }) => wide));
  const all = trimmed.reduce((sum, { wide }) => sum + wide + WATER, 0);
  const size = ({ columns, rows }: Laid): number => Math.max(columns / ASPECT, rows);
  const ways = Array.from({ length: all - widest + 1 }, (_, i) => inRows(trimmed, widest + i));
  const { places, columns, rows } = ways.reduce((best, way) => (size(way) < size(best) ? way : best));
  const owner = new Int8Array(columns * rows).fill(NOBODY);
  let first = 0;
  for (const [i, { sketch, left, top, wide, high }] of trimmed.entries()) {
    const { shape, regions } = sketch;
    const to = places[i] ?? { x: 0, y: 0 };
    for (let row = 0; row < high; row++)
      for (let column = 0; column < wide; column++) {
        const region = shape.owner[(top + row) * shape.columns + left + column] ?? NOBODY;
        if (region !== NOBODY) owner[(to.y + row) * columns + to.x + column] = region + first;
      }
    first += regions.length;
  }
  return { shape: { kind: 'island', columns, rows, seed, owner }, regions: islands.flatMap(({ regions }) => regions) };
}

/** One after the other, a new row where the next one would be wider than `most`. */
function inRows(trimmed: readonly Trimmed[], most: number): Laid {
  const places: { x: number; y: number }[] = [];
  let [x, y, tallest, right] = [RIM, RIM, 0, 0];
  for (const { wide, high } of trimmed) {
    if (x > RIM && x + wide > most + RIM) [x, y, tallest] = [RIM, even(y + tallest + WATER), 0];
    places.push({ x, y });
    right = Math.max(right, x + wide);
    x += wide + WATER;
    tallest = Math.max(tallest, high);
  }
  return { places, columns: right + RIM, rows: y + tallest + RIM };
}

/** Every second row lies half a cell further right: an island keeps its shape if it moves by two rows. */
const even = (row: number): number => row + (row % 2);

function trim(sketch: Sketch): Trimmed {
  const { columns, owner } = sketch.shape;
  const held = [...owner.keys()].filter((cell) => owner[cell] !== NOBODY);
  const [xs, ys] = [held.map((cell) => cell % columns), held.map((cell) => Math.floor(cell / columns))];
  const [left, highest] = [Math.min(...xs), Math.min(...ys)];
  const top = highest - (highest % 2);
  return { sketch, left, top, wide: Math.max(...xs) - left + 1, high: Math.max(...ys) - top + 1 };
}
