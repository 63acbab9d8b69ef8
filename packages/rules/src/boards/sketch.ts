/** A map as one makes it: what is painted where and what its regions are. Borders, edges and islands follow from it. */
import { around, type Cells, cellsOf, type Layout, layoutOf, NOBODY, pieces } from './cells.ts';
import { type BoardFault, InvalidBoard } from './fault.ts';
import { type Reader, reader } from './reader.ts';
import { type Board, islandOf, type Name, type Region } from './region.ts';
import { readShape, type Shape, writtenShape } from './shape.ts';

/** What its maker says of a region; the rest follows from where it lies. */
export type SketchRegion = Pick<Region, 'name' | 'terrain' | 'symbols' | 'native' | 'anchor' | 'marker'>;

/** A map of one's own, to be edited and to be made a board of. */
export type Sketch = {
  readonly name?: Name;
  readonly shape: Shape;
  readonly regions: readonly SketchRegion[];
};

/** The board that is played on it. Its id is how it is called in files. */
export function boardOfSketch({ name, shape, regions }: Sketch, id: string): Board {
  const { borders, edge, island } = layoutOf(shape, regions.length);
  return {
    id,
    ...(name && { name }),
    shape: writtenShape(shape),
    regions: regions.map((region, r) => ({
      ...region,
      ...(edge[r] && { edge: true }),
      ...((island[r] ?? 0) > 0 && { island: island[r] }),
      borders: [...(borders[r]?.keys() ?? [])].toSorted((a, b) => a - b),
    })),
  };
}

/** The map that a board was made of. Throws InvalidBoard if it has no shape, or one that says something else. */
export function sketchOf({ name, regions, shape: text }: Pick<Board, 'name' | 'regions' | 'shape'>): Sketch {
  const to = reader();
  const shape = readShape(to, text, 'shape', regions.length);
  if (shape === undefined) throw new InvalidBoard(to.faults);
  return {
    ...(name && { name }),
    shape,
    regions: regions.map(({ borders: _, edge: __, island: ___, path: ____, spots: _____, ...own }) => own),
  };
}

/** Everything in which a shape and the rest of a board differ, and what is wrong with the shape itself. */
export function noteShape(to: Reader, text: unknown, regions: readonly Region[]): void {
  const shape = readShape(to, text, 'shape', regions.length);
  if (shape === undefined) return;
  const { borders, edge, island } = layoutOf(shape, regions.length);
  for (const [a, region] of regions.entries()) {
    const painted = [...(borders[a]?.keys() ?? [])];
    for (const b of painted.filter((one) => one > a && !region.borders.includes(one)))
      to.note('extra-border', 'shape', `regions ${a} and ${b} touch on the map, but do not border`, 'MAP-LINT-3');
    for (const b of region.borders.filter((one) => one > a && !painted.includes(one)))
      to.note('missing-border', 'shape', `regions ${a} and ${b} border, but do not touch on the map`, 'MAP-LINT-3');
    if ((region.edge === true) !== edge[a])
      to.note(
        edge[a] ? 'edge-not-listed' : 'edge-not-drawn',
        'shape',
        `region ${a} ${edge[a] ? 'lies' : 'does not lie'} at the edge of the map`,
        'MAP-LINT-3',
      );
    if (islandOf(region) !== island[a]) to.note('other-island', 'shape', `region ${a} lies on island ${island[a]}`, 'MAP-LINT-3');
  }
  for (const { code, where, message, rule } of shapeFaults(shape, regions.length)) to.note(code, where, message, rule);
}

/** What no picture could show: regions in several pieces or around another one, and water that belongs to nobody inside the land. */
export function shapeFaults(shape: Shape, count: number): BoardFault[] {
  const fault = (code: string, where: string, message: string): BoardFault => ({ code, rule: 'MAP-LINT-3', message, where });
  const { borders, edge } = layoutOf(shape, count);
  const hole = holesIn(shape);
  const bare = shape.owner.filter((region) => region === NOBODY).length;
  return [
    ...cellsOf(shape, count).flatMap((cells, r) =>
      pieces(shape, cells, () => true).length > 1 ? [fault('in-pieces', `regions[${r}]`, `region ${r} lies in several pieces`)] : [],
    ),
    ...borders.flatMap((_, around) =>
      cutOffBy(borders, edge, around).map((r) => fault('enclosed', `regions[${r}]`, `region ${r} lies wholly inside region ${around}`)),
    ),
    ...(shape.kind === 'chart' && bare > 0 ? [fault('bare', 'shape', `${bare} cells belong to no region: a chart fills its frame`)] : []),
    ...(shape.kind === 'island' && hole.length > 0
      ? [fault('hole', 'shape', `${hole.length} cells inside the land belong to no region`)]
      : []),
  ];
}

/** Regions that nobody reaches from the edge but through this one. */
function cutOffBy(borders: Layout['borders'], edge: Layout['edge'], wall: number): number[] {
  const reached = new Set([...edge.keys()].filter((r) => edge[r] && r !== wall));
  for (const a of reached) for (const b of borders[a]?.keys() ?? []) if (b !== wall) reached.add(b);
  return [...edge.keys()].filter((r) => r !== wall && !reached.has(r));
}

/** Nobody's cells that the sea around does not reach. */
export function holesIn(grid: Cells): number[] {
  const open = [...grid.owner.keys()].filter((cell) => grid.owner[cell] === NOBODY);
  const isRim = (cell: number): boolean => around(grid, cell).length < 6;
  return pieces(grid, open, () => true).flatMap((piece) => (piece.some(isRim) ? [] : piece));
}
