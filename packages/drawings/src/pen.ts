/**
 * The pen that draws maps of one's own, quickly enough to be drawn while one works on them.
 * @module @elbowroom/drawings/pen
 */

export { type DrawnMap, type MapOutlines, type MapPen, openMapPen, outlinesOf } from './pen/draw-map.ts';
export { middleOf } from './pen/lattice.ts';
export { dice, shuffled } from './pen/noise.ts';
export { CELL, onPaper, sizeOf } from './pen/smooth.ts';
