/** What games of a study show, with intervals. */
import { newGame, type State } from '@elbowroom/rules';
import { type FaceReport, faceReports } from './faces.ts';
import type { Finding, Reign } from './finding.ts';
import { type Interval, ratioOf, shareOf } from './interval.ts';
import { type Study, setupFor } from './study.ts';
import { type Worth, worths } from './tile-worth.ts';

/** A race or power among the others. */
export interface TileReport extends Worth {
  readonly kind: 'race' | 'power';
  readonly id: string;
  readonly value: number;
  readonly isMarked: boolean;
  /** In games with a draft: how often it was taken where it was on offer, and coins paid for it, less those that lay on it. */
  readonly taken: Interval | undefined;
  readonly price: Interval | undefined;
  /** In those games: turns that were spent on it, and coins a turn. */
  readonly turns: Interval | undefined;
  readonly perTurn: Interval | undefined;
}

/** A seat in the order of play, in games with a draft. */
export interface SeatReport {
  readonly seats: number;
  /** From 0. */
  readonly place: number;
  readonly coins: Interval | undefined;
  /** Share of the victories. */
  readonly wins: Interval | undefined;
}

/** An artifact or place: coins of the turns at whose end it is held. */
export interface MarkerReport {
  readonly id: string;
  readonly kind: 'artifact' | 'place';
  readonly perTurn: Interval | undefined;
}

/** How long peoples are played, in games with a draft. */
export interface ReignReport {
  readonly turns: Interval | undefined;
  /** Share of its coins that a people brings from its decline on. */
  readonly late: Interval | undefined;
  /** Reigns of 0 turns, of 1, of 2 … */
  readonly lengths: readonly number[];
}

/** Everything that games of a study have shown. */
export interface Report {
  readonly games: number;
  /** Of them dealt by lot. */
  readonly dealt: number;
  readonly tiles: readonly TileReport[];
  readonly seats: readonly SeatReport[];
  readonly faces: readonly FaceReport[];
  readonly markers: readonly MarkerReport[];
  readonly reigns: ReignReport;
}

/** The same for the same findings, whoever found them and in whatever order. */
export function reportOf(study: Study, found: readonly Finding[]): Report {
  const findings = [...found].sort((a, b) => a.game - b.game);
  const s = newGame(setupFor(study, 0));
  const drafted = findings.filter(({ dealt }) => !dealt);
  return {
    games: findings.length,
    dealt: findings.length - drafted.length,
    tiles: tileReports(s, study, findings, drafted),
    seats: seatReports(drafted),
    faces: faceReports(drafted, s.world.board),
    markers: s.world.markers.map(({ id, kind }, marker) => ({ id, kind, perTurn: ratioOf(markerPairs(drafted, marker)) })),
    reigns: reignReport(drafted),
  };
}

function tileReports(s: State, { marked }: Study, findings: readonly Finding[], drafted: readonly Finding[]): TileReport[] {
  const { powers, races } = s.world;
  const worth = worths(findings, { races, powers, marked });
  const of = (kind: 'race' | 'power', tiles: typeof races | typeof powers): TileReport[] =>
    tiles.map(({ id, value }, tile) => ({
      ...{ kind, id, value, isMarked: marked.includes(id) },
      ...(kind === 'race' ? worth.races : worth.powers)[tile],
      ...draftOf(drafted, kind, tile),
    }));
  return [...of('race', races), ...of('power', powers)];
}

function draftOf(drafted: readonly Finding[], kind: 'race' | 'power', tile: number) {
  const its = (finding: Finding): readonly Reign[] => finding.reigns.filter((reign) => reign[kind] === tile);
  const sum = (list: readonly Reign[], what: 'turns' | 'coins' | 'price'): number => list.reduce((n, reign) => n + reign[what], 0);
  const seen = ({ seenPowers, seenRaces }: Finding): number => (kind === 'race' ? seenRaces : seenPowers)[tile];
  const pairs = (of: (finding: Finding, reigns: readonly Reign[]) => readonly [number, number]) =>
    drafted.map((finding) => of(finding, its(finding))).filter(([, n]) => n > 0);
  return {
    taken: shareOf(pairs((finding, list) => [list.length, seen(finding)])),
    price: ratioOf(pairs((_, list) => [sum(list, 'price'), list.length])),
    turns: ratioOf(pairs((_, list) => [sum(list, 'turns'), list.length])),
    perTurn: ratioOf(pairs((_, list) => [sum(list, 'coins'), sum(list, 'turns')])),
  };
}

function seatReports(drafted: readonly Finding[]): SeatReport[] {
  const counts = [...new Set(drafted.map(({ seats }) => seats))].sort((a, b) => a - b);
  return counts.flatMap((seats) => {
    const games = drafted.filter((finding) => finding.seats === seats);
    return Array.from({ length: seats }, (_, place) => ({
      ...{ seats, place },
      coins: ratioOf(games.map(({ coins }) => [coins[place], 1])),
      wins: shareOf(games.map(({ wins }) => [wins[place], 1])),
    }));
  });
}

const markerPairs = (drafted: readonly Finding[], marker: number): [number, number][] =>
  drafted.flatMap(({ markers }) =>
    markers.filter((one) => one.marker === marker).map(({ coins, turns }): [number, number] => [coins, turns]),
  );

function reignReport(drafted: readonly Finding[]): ReignReport {
  const lengths: number[] = [];
  for (const { reigns } of drafted)
    for (const { turns } of reigns) {
      while (lengths.length <= turns) lengths.push(0);
      lengths[turns]++;
    }
  const sum = ({ reigns }: Finding, what: 'turns' | 'coins' | 'late'): number => reigns.reduce((n, reign) => n + reign[what], 0);
  return {
    turns: ratioOf(drafted.map((finding) => [sum(finding, 'turns'), finding.reigns.length])),
    late: ratioOf(drafted.map((finding) => [sum(finding, 'late'), sum(finding, 'coins')])),
    lengths,
  };
}
