/** The linter for boards, ours and people's own: MAP-LINT-1, 2, 4 and 5 here, what is drawn (MAP-LINT-3) in packages/drawings. */
import type { BoardFault } from './fault.ts';
import { type Edge, isPlanar } from './planar.ts';
import { type Board, islandOf, isWater, type Region } from './region.ts';

/** Whose box a board has to fit. */
export type Edition = 'classic' | 'azeroth';

/** What the boxes hold: mountains and natives to stand on the map, and no more forests than there are wisp walls. */
const MOST: Readonly<Record<Edition, { readonly mountain: number; readonly native: number; readonly forest: number }>> = {
  classic: { mountain: 9, native: 18, forest: 9 },
  azeroth: { mountain: 10, native: 15, forest: 9 },
};

/** Every fault of the rules' side of a board. */
export function lintBoard(board: Board, edition: Edition): BoardFault[] {
  const borders = lintBorders(board);
  if (borders.length > 0) return borders; // the rest would count on borders that are not sure
  return [
    ...lintIslands(board),
    ...(edition === 'classic' ? lintOneLand(board) : []),
    ...lintComponents(board, edition),
    ...(edition === 'azeroth' ? lintFaces(board) : []),
  ];
}

/** MAP-LINT-1: borders lead to another region that exists, once, and both sides know of them. */
export function lintBorders({ regions }: Board): BoardFault[] {
  return regions.flatMap(({ borders }, a) =>
    borders.flatMap((b, i) => {
      const fault = (code: string, message: string): BoardFault[] => [
        { code, rule: 'MAP-LINT-1', message, where: `regions[${a}].borders[${i}]` },
      ];
      const other = regions[b];
      if (other === undefined) return fault('out-of-range', `there is no region ${b}`);
      if (a === b) return fault('self-border', `region ${a} borders itself`);
      if (borders.indexOf(b) < i) return fault('twice', `the border with ${b} is listed twice`);
      return other.borders.includes(a) ? [] : fault('one-way-border', `region ${a} borders ${b}, but ${b} does not border ${a}`);
    }),
  );
}

/** An island of a board: the numbers of its regions. */
function islandsOf({ regions }: Board): Map<number, number[]> {
  const islands = new Map<number, number[]>();
  for (const [r, region] of regions.entries()) islands.set(islandOf(region), [...(islands.get(islandOf(region)) ?? []), r]);
  return islands;
}

/** MAP-LINT-2: every island hangs together and can be drawn flat, with all its edge regions on the outside; no border leads to another island. */
export function lintIslands(board: Board): BoardFault[] {
  return [...bridges(board), ...[...islandsOf(board)].flatMap(([island, members]) => lintIsland(board, island, members))];
}

/** MAP-LINT-2: only the Azeroth edition has a way from one island to another. */
function lintOneLand(board: Board): BoardFault[] {
  return [...islandsOf(board)].slice(1).map(([island, members]) => ({
    code: 'cut-off',
    rule: 'MAP-LINT-2',
    message: `regions ${members.join(', ')} are cut off from the rest`,
    where: `island ${island}`,
  }));
}

function bridges({ regions }: Board): BoardFault[] {
  return regions.flatMap((region, a) =>
    region.borders
      .filter((b) => b > a && islandOf(regions[b] ?? region) !== islandOf(region))
      .map((b) => ({
        code: 'bridge',
        rule: 'AZ-ISLAND-1',
        message: `regions ${a} and ${b} lie on different islands and cannot border`,
        where: `regions[${a}].borders`,
      })),
  );
}

function lintIsland({ regions }: Board, island: number, members: readonly number[]): BoardFault[] {
  const fault = (code: string, message: string): BoardFault => ({ code, rule: 'MAP-LINT-2', message, where: `island ${island}` });
  const reached = new Set(members.slice(0, 1));
  for (const a of reached) for (const b of regions[a]?.borders ?? []) if (members.includes(b)) reached.add(b);
  const apart = members.filter((r) => !reached.has(r));
  if (apart.length > 0) return [fault('not-connected', `regions ${apart.join(', ')} cannot be reached from region ${members[0]}`)];

  const borders = members.flatMap((a, i) =>
    (regions[a]?.borders ?? []).filter((b) => b > a && members.includes(b)).map((b): Edge => [i, members.indexOf(b)]),
  );
  if (!isPlanar(members.length, borders)) return [fault('not-planar', 'the borders cannot be drawn without crossing')];
  const outside = members.length;
  const rim = members.flatMap((a, i): Edge[] => (regions[a]?.edge ? [[i, outside]] : []));
  return isPlanar(outside + 1, [...borders, ...rim]) ? [] : [fault('edge-inside', 'the regions at the edge cannot all lie on the outside')];
}

/** MAP-LINT-4: no more of anything than the box holds. */
export function lintComponents({ regions }: Board, edition: Edition): BoardFault[] {
  const most = MOST[edition];
  const check = (what: keyof typeof most, many: string, has: (region: Region) => boolean): BoardFault[] => {
    const found = regions.filter(has).length;
    return found <= most[what]
      ? []
      : [{ code: `too-many-${many}`, rule: 'MAP-LINT-4', message: `${found} ${many}, the box holds ${most[what]}`, where: 'regions' }];
  };
  return [
    ...check('mountain', 'mountains', (r) => r.terrain === 'mountain'),
    ...check('native', 'natives', (r) => r.native === true),
    ...check('forest', 'forests', (r) => r.terrain === 'forest'),
  ];
}

/** MAP-LINT-5: an island face has one marker region, at most one water and at least two anchors. */
export function lintFaces(board: Board): BoardFault[] {
  return [...islandsOf(board)].flatMap(([island, members]) => {
    const count = (has: (region: Region) => boolean): number =>
      board.regions.filter((region, r) => members.includes(r) && has(region)).length;
    const fault = (code: string, message: string): BoardFault => ({ code, rule: 'MAP-LINT-5', message, where: `island ${island}` });
    const markers = count((r) => r.marker === true);
    const waters = count(isWater);
    const anchors = count((r) => r.anchor === true);
    return [
      ...(markers === 1 ? [] : [fault('markers', `must have one marker region, has ${markers}`)]),
      ...(waters <= 1 ? [] : [fault('waters', `may have one sea or lake, has ${waters}`)]),
      ...(anchors >= 2 ? [] : [fault('anchors', `must have at least two anchors, has ${anchors}`)]),
    ];
  });
}
