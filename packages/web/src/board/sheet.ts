/** The sheet that a board is painted on: where its drawings lie, and what every region is. Never changes during a game. */

import type { DrawnBoard } from '@elbowroom/drawings';
import type { Board, Region } from '@elbowroom/rules';
import { archipelago } from './archipelago.ts';

export type Placed = {
  readonly drawn: DrawnBoard;
  readonly x: number;
  readonly y: number;
  /** Number of its first region on the sheet. */
  readonly first: number;
};

type Corner = readonly [x: number, y: number];

export type Sheet = {
  readonly id: string;
  readonly kind: 'chart' | 'islands';
  readonly width: number;
  readonly height: number;
  readonly placed: readonly Placed[];
  readonly regions: readonly Region[];
  /** In the water, where the name of each placed drawing can be written; charts have none. */
  readonly labels: readonly Corner[];
  /** Where the compass rose has room. */
  readonly rose?: Corner;
};

/** Margin of a chart, where its graduated frame is drawn. */
export const FRAME = 16;

export const isWater = ({ terrain }: Pick<Region, 'terrain'>): boolean => terrain === 'sea' || terrain === 'lake';

/** Lays the drawings of a board out. `aspect` is width by height of the room there is; charts have a shape of their own. */
export function layOut(board: Board, drawings: readonly DrawnBoard[], aspect: number, names: readonly string[]): Sheet {
  const [only] = drawings;
  if (only !== undefined && only.kind === 'chart')
    return {
      id: board.id,
      kind: 'chart',
      width: only.width + 2 * FRAME,
      height: only.height + 2 * FRAME,
      placed: [{ drawn: only, x: FRAME, y: FRAME, first: 0 }],
      regions: board.regions,
      labels: [],
    };
  const { width, height, places, labels, rose } = archipelago(drawings, aspect, names);
  let first = 0;
  const placed = drawings.map((drawn, i) => {
    const [x, y] = places[i] ?? [0, 0];
    const at = { drawn, x, y, first };
    first += drawn.regions.length;
    return at;
  });
  return { id: board.id, kind: 'islands', width, height, placed, regions: board.regions, labels, ...(rose && { rose }) };
}

/** Where something stands in a region, on the sheet: spot 0 is for tokens. */
export function spotOf(sheet: Sheet, region: number, spot = 0): readonly [x: number, y: number, room: number] {
  const on = sheet.placed.findLast(({ first }) => first <= region);
  const [x, y, room] = on?.drawn.regions[region - on.first]?.spots[spot] ?? [0, 0, 0];
  return [x + (on?.x ?? 0), y + (on?.y ?? 0), room];
}
