/** The Azeroth boards: six islands of cardboard with two faces each, and which of them a game draws (AZ-ISLAND-1). */
import type { BoardFault } from './fault.ts';
import type { Board, Size } from './region.ts';

/** One piece of cardboard: a game shows one of its faces. */
export type IslandBoard = { readonly id: string; readonly size: Size; readonly faces: readonly [string, string] };

/** The six islands of the box. */
export const islandBoards: readonly IslandBoard[] = [
  { id: 'L1', size: 'L', faces: ['L1a', 'L1b'] },
  { id: 'L2', size: 'L', faces: ['L2a', 'L2b'] },
  { id: 'M1', size: 'M', faces: ['M1a', 'M1b'] },
  { id: 'M2', size: 'M', faces: ['M2a', 'M2b'] },
  { id: 'S1', size: 'S', faces: ['S1a', 'S1b'] },
  { id: 'S2', size: 'S', faces: ['S2a', 'S2b'] },
];

/** Sizes of the islands drawn, by number of seats. */
export const islandSets: Readonly<Record<2 | 3 | 4 | 5, readonly Size[]>> = {
  2: ['L', 'S'],
  3: ['L', 'M', 'S'],
  4: ['L', 'M', 'M', 'S'],
  5: ['L', 'L', 'M', 'S', 'S'],
};

/** Every set of faces that a game for so many seats can draw, large islands first; never both faces of one board. */
export function everyIslandSet(seats: 2 | 3 | 4 | 5): string[][] {
  const drawBoards = (left: readonly IslandBoard[], sizes: readonly Size[]): IslandBoard[][] => {
    const [size, ...more] = sizes;
    if (size === undefined) return [[]];
    return left.flatMap((board, i) => (board.size === size ? drawBoards(left.slice(i + 1), more).map((rest) => [board, ...rest]) : []));
  };
  const turnUp = ([board, ...more]: readonly IslandBoard[]): string[][] =>
    board === undefined ? [[]] : board.faces.flatMap((face) => turnUp(more).map((rest) => [face, ...rest]));
  return drawBoards(islandBoards, islandSets[seats]).flatMap(turnUp);
}

/** Islands side by side as one board: regions are numbered on in the order given, no border leads from one island to another. */
export function joined(islands: readonly Board[]): Board {
  const [only] = islands;
  if (only !== undefined && islands.length === 1) return only;
  let before = 0;
  const regions = islands.flatMap((board, island) => {
    const first = before;
    before += board.regions.length;
    return board.regions.map((region) => ({
      ...region,
      ...(island > 0 && { island }),
      borders: region.borders.map((b) => b + first),
    }));
  });
  return { id: islands.map(({ id }) => id).join('+'), regions };
}

/** What is wrong with a choice of faces. */
export function faceFaults(faces: readonly unknown[]): BoardFault[] {
  const fault = (code: string, i: number, message: string): BoardFault => ({ code, rule: 'AZ-ISLAND-1', message, where: `board[${i}]` });
  if (faces.length === 0) return [{ code: 'too-few', rule: 'AZ-ISLAND-1', message: 'name at least one island face', where: 'board' }];
  if (faces.length > islandBoards.length)
    return [{ code: 'too-many', rule: 'AZ-ISLAND-1', message: `there are ${islandBoards.length} islands`, where: 'board' }];
  const boardOfFace = (face: unknown): IslandBoard | undefined => islandBoards.find((board) => board.faces.some((f) => f === face));
  const used = faces.map(boardOfFace);
  return faces.flatMap((face, i) => {
    const board = used[i];
    if (board === undefined)
      return [fault('unknown-face', i, `${typeof face === 'string' ? face.slice(0, 24) : typeof face} is no island face`)];
    return used.indexOf(board) < i ? [fault('same-island-twice', i, `board ${board.id} shows one face only`)] : [];
  });
}
