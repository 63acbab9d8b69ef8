/**
 * The rules, for bots, server, page, command line and anybody who wants to play. See docs/guide/rules-api.md.
 * @module @elbowroom/rules
 */

export type { Anew, Setup } from './api.ts';
export {
  type Applied,
  apply,
  type Cost,
  clone,
  cost,
  forecast,
  legalMoves,
  moves,
  newGame,
  outcome,
  step,
  toDecide,
} from './api.ts';
export {
  type Board,
  type BoardSpec,
  boardOf,
  boards,
  InvalidBoard,
  type IslandBoard,
  islandBoards,
  islandSets,
  type MapSymbol,
  type Name,
  type Region,
  readBoard,
  type Size,
  type Spot,
  type Terrain,
} from './boards/board.ts';
export { catalogue, type Inventory, inventory, type PieceFacts, type TileFacts } from './catalogue.ts';
export { type Charter, valueRange } from './charter.ts';
export { complete } from './complete.ts';
export { type Fault, IllegalMove, Refused } from './core/errors.ts';
export type { Event, Item } from './core/event.ts';
export { type MoveBuffer, moveBuffer } from './core/legal.ts';
export { type Move, parse, text } from './core/move.ts';
export type { Outcome } from './core/outcome.ts';
export type { Ruling } from './core/ruling.ts';
export { roundsFor, seatLetter, seatName } from './core/setup.ts';
export type { State } from './core/state.ts';
export { hash } from './hash.ts';
export { type History, history, type Moment, type Played, played, replay, type Step, walk } from './history/history.ts';
export { reveals } from './history/reveals.ts';
export type { Effect, Homebrew, HomemadeMarker, HomemadeName, HomemadePower, HomemadeRace, Where } from './homebrew/vocabulary.ts';
export {
  briefly,
  type GameTerms,
  type HouseRules,
  houseRuleCount,
  houseRules,
  readings,
  rulingsOf,
  seatsForBoard,
  tileValue,
} from './house-rules.ts';
export type { AzerothIds, ClassicIds, MarkerId, PieceId, PowerId, RaceId } from './ids.ts';
export { position } from './positions/build.ts';
export type { Position } from './positions/position.ts';
export { snapshot } from './positions/snapshot.ts';
export { roundsRange } from './read-setup.ts';
export { type RefusalCode, refusalCodes } from './refusals/codes.ts';
export { type Rulings, rulings } from './rulings.ts';
export { type Agreement, type Fork, tableSetup } from './table-setup.ts';
export type { BoxList, RulesVersion } from './versions/version.ts';
export { newest, versionOf, versions } from './versions/versions.ts';
export { determinize } from './views/determinize.ts';
export { type Difference, difference, patched, writtenDifference } from './views/difference.ts';
export { type Foreseen, foresee } from './views/foresee.ts';
export { openView, type RegionView, type SeatView, seatViews, type View, view } from './views/view.ts';
