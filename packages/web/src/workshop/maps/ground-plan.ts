/** Where cells lie on the sheet that is edited, and the sheet itself as the board draws it. */
import { CELL, type DrawnMap, middleOf, onPaper, sizeOf } from '@elbowroom/drawings/pen';
import type { Board } from '@elbowroom/rules';
import type { Shape } from '@elbowroom/rules/maps';
import { FRAME, type Sheet } from '../../board/sheet.ts';

type Grid = Pick<Shape, 'kind' | 'columns' | 'rows'>;
export type At = { readonly x: number; readonly y: number };

/** A chart has a frame around it, a sea a little more of itself. */
const marginOf = ({ kind }: Pick<Shape, 'kind'>): number => (kind === 'chart' ? FRAME : CELL.width / 2);

export function sheetFor(shape: Grid, board: Board, { drawn, origin }: DrawnMap): Sheet {
  const [width, height] = sizeOf(shape);
  const margin = marginOf(shape);
  return {
    id: board.id,
    kind: shape.kind === 'chart' ? 'chart' : 'islands',
    width: width + 2 * margin,
    height: height + 2 * margin,
    placed: [{ drawn, x: margin - origin[0], y: margin - origin[1], first: 0 }],
    regions: board.regions,
    labels: [],
  };
}

/** The middle of a cell on the sheet. */
export function middleOn(shape: Grid, cell: number): At {
  const [x, y] = onPaper(...middleOf(shape, cell));
  return { x: x + marginOf(shape), y: y + marginOf(shape) };
}

/** The outline of a cell on the sheet. */
export function hexagon(shape: Grid, cell: number): string {
  const { x, y } = middleOn(shape, cell);
  const [w, h] = [CELL.width / 2, CELL.height / 2];
  return `M${x} ${y - h}l${w} ${h / 2}v${h}l${-w} ${h / 2}l${-w} ${-h / 2}v${-h}z`;
}

/** The cell at a place of the sheet; the nearest one beyond the rim. */
export function cellAt(shape: Grid, { x, y }: At): number {
  const [px, py] = [x - marginOf(shape), y - marginOf(shape)];
  const guess = Math.round((py / (CELL.height / 4) + 0.5 - 2) / 3);
  let best = { cell: 0, far: Infinity };
  for (let row = Math.max(0, guess - 1); row <= Math.min(shape.rows - 1, guess + 1); row++) {
    const near = Math.round((px / (CELL.width / 2) + 0.5 - 1 - (row % 2)) / 2);
    const column = Math.max(0, Math.min(shape.columns - 1, near));
    const cell = row * shape.columns + column;
    const middle = middleOn(shape, cell);
    const far = Math.hypot(middle.x - x, middle.y - y);
    if (far < best.far) best = { cell, far };
  }
  if (best.far < Infinity) return best.cell;
  const row = guess < 0 ? 0 : shape.rows - 1;
  return row * shape.columns + Math.max(0, Math.min(shape.columns - 1, Math.round(px / CELL.width - 0.5)));
}

/** Cells on the way from one to another, so that a quick stroke leaves no gaps. */
export function between(shape: Grid, from: number, to: number): number[] {
  const [a, b] = [middleOn(shape, from), middleOn(shape, to)];
  const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / (CELL.width / 2)));
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps;
    return cellAt(shape, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  });
}

/** One step of the cursor, or several. */
export function stepped({ columns, rows }: Grid, cell: number, dx: number, dy: number): number {
  const column = Math.max(0, Math.min(columns - 1, (cell % columns) + dx));
  const row = Math.max(0, Math.min(rows - 1, Math.floor(cell / columns) + dy));
  return row * columns + column;
}
