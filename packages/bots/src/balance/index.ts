/**
 * The balance lab: what games between planners say about tiles, boxes and maps. Small seeded pieces of work, for threads of any kind.
 * @module @elbowroom/bots/balance
 */
export type { FaceReport, RegionReport } from './faces.ts';
export type { Finding, MarkerTurns, RegionSums, Reign } from './finding.ts';
export { playStudied } from './game.ts';
export type { Interval } from './interval.ts';
export { type MarkerReport, type ReignReport, type Report, reportOf, type SeatReport, type TileReport } from './report.ts';
export { LOTS, type StudiedSetup, type Study } from './study.ts';
export type { Worth } from './tile-worth.ts';
export { type Tried, type TrimDesk, type Trimmed, trimmed } from './trim.ts';
export type { Change } from './variation.ts';
export { type BoxVerdict, boxVerdict, FAIR, type MapVerdict, mapVerdict, type TileVerdict, tileVerdict } from './verdict.ts';
