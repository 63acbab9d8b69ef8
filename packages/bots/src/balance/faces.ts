/** Boards region by region: held, fought over, or never entered. Islands are looked at one by one, whatever lies beside them. */
import { type Board, boards } from '@elbowroom/rules';
import type { Finding, RegionSums } from './finding.ts';
import { type Interval, ratioOf } from './interval.ts';

/** A region, in games with a draft. */
export interface RegionReport {
  /** Seas and lakes, which hardly anybody can enter. */
  readonly isWater: boolean;
  /** Share of the ends of turns at which a people holds it. */
  readonly held: number;
  /** Share of the games in which anybody conquers it. */
  readonly entered: number;
  /** Conquests in a game, and those of them against another seat. */
  readonly conquests: number;
  readonly contested: number;
}

/** A board, or an island of it. */
export interface FaceReport {
  readonly id: string;
  readonly games: number;
  /** Regions of it that are held at the end of a turn. */
  readonly held: Interval | undefined;
  readonly regions: readonly RegionReport[];
}

interface Part extends RegionSums {
  readonly id: string;
  readonly turns: number;
}

function partsOf({ board, contested, held, rounds, seats, taken }: Finding): Part[] {
  const turns = rounds * seats;
  const faces = board.split('+');
  const sizes = faces.map((face) => boards.get(face)?.regions.length ?? held.length);
  if (faces.length === 1 || sizes.reduce((sum, n) => sum + n, 0) !== held.length) return [{ id: board, turns, held, taken, contested }];
  let from = 0;
  return faces.map((id, i) => {
    const cut = (list: readonly number[]): number[] => list.slice(from, from + sizes[i]);
    const part = { id, turns, held: cut(held), taken: cut(taken), contested: cut(contested) };
    from += sizes[i];
    return part;
  });
}

/** `board`: the one that a homemade map is. */
export function faceReports(drafted: readonly Finding[], board: Board): FaceReport[] {
  const byId = new Map<string, Part[]>();
  for (const finding of drafted) for (const part of partsOf(finding)) byId.set(part.id, [...(byId.get(part.id) ?? []), part]);
  return [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, parts]) => faceReport(parts, boardCalled(id, board)));
}

const boardCalled = (id: string, board: Board): Board => (id === board.id ? board : (boards.get(id) ?? board));

function faceReport(parts: readonly Part[], { id, regions }: Board): FaceReport {
  const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
  const turns = total(parts.map((part) => part.turns));
  const mean = (of: (part: Part) => number): number => total(parts.map(of)) / parts.length;
  return {
    id,
    games: parts.length,
    held: ratioOf(parts.map((part) => [total(part.held), part.turns])),
    regions: parts[0].held.map((_, r) => ({
      isWater: regions[r].terrain === 'sea' || regions[r].terrain === 'lake',
      held: total(parts.map((part) => part.held[r])) / turns,
      entered: mean(({ taken }) => (taken[r] > 0 ? 1 : 0)),
      conquests: mean(({ taken }) => taken[r]),
      contested: mean(({ contested }) => contested[r]),
    })),
  };
}
