/**
 * Maps of one's own: cells that regions are painted on, the board that follows from them, and what is wrong with it.
 * docs/guide/maps.md shows how.
 * @module @elbowroom/rules/maps
 */
export { across, around, type Cells, cellsOf, type Layout, layoutOf, NOBODY, pieces, SIDES } from './boards/cells.ts';
export type { BoardFault } from './boards/fault.ts';
export { type Edition, lintBoard } from './boards/lint.ts';
export { boardOfMap, type MapText, readMap, writtenMap } from './boards/map-text.ts';
export { MOST_REGIONS, SYMBOLS, TERRAINS } from './boards/region.ts';
export { MOST_LINES, type Shape } from './boards/shape.ts';
export { boardOfSketch, holesIn, type Sketch, type SketchRegion, shapeFaults, sketchOf } from './boards/sketch.ts';
