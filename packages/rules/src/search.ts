/** For searchers: packed moves and the stages of a turn, as integers. `moves`, `step` and `clone` are in the main entry. */
export {
  ABANDON,
  aOf,
  bOf,
  CHOOSE,
  CONQUER,
  cOf,
  DECLINE,
  DEPLOY,
  DONE,
  EXPAND,
  kindOf,
  PICK,
  pack,
  ROLL,
  USE,
  unpack,
} from './core/move.ts';
export * from './core/stage.ts';
export { ACTIVE, DECLINED, IDLE, NONE } from './core/state.ts';
