/**
 * For searchers: what a state is made of, packed moves, stages of a turn and terrain as integers, income as a sum alone. `moves`, `step` and `clone` are in the main entry.
 * Importing anything from here opens `State` in the whole program. What is marked internal is for our own bots, and not declared where the package is packed.
 * @module @elbowroom/rules/search
 */
export { type Atlas, atlas } from './core/atlas.ts';
export { chance } from './core/conquest.ts';
export { price } from './core/cost.ts';
export type { State } from './core/fields.ts';
export { hooksOf } from './core/hooks.ts';
export { ABANDON, aOf, CONQUER, cOf, DECLINE, DEPLOY, DONE, EXPAND, kindOf, PICK, ROLL, USE } from './core/move.ts';
export type { PeopleNo, RegionNo, SeatNo } from './core/numbers.ts';
export { DIE, drawn } from './core/random.ts';
export { incomeOf } from './core/score.ts';
export { CHOICE, CONQUERING, DEPLOYING, EXPANDING, MUSTER, OVER, PICKING, RETREAT, SCORED } from './core/stage.ts';
export { type Fields, NONE } from './core/state.ts';
export { MOUNTAIN, SEA } from './core/world.ts';
