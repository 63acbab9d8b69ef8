/** Maps by hand: round lands, each in rings of regions around its middle, with coasts and borders that sway. */
import { dice, middleOf, onPaper } from '@elbowroom/drawings/pen';
import type { Terrain } from '@elbowroom/rules';
import { NOBODY, readMap, type Sketch, writtenMap } from '@elbowroom/rules/maps';
import type { Name } from '../../packages/rules/src/boards/board.ts';
import { emptySketch } from '../../packages/web/src/workshop/maps/edit.ts';
import { placeNames } from '../../packages/web/src/workshop/maps/place-names.ts';
import { widened } from '../../packages/web/src/workshop/maps/thin.ts';

/** Regions around the middle of a land, clockwise from the right: what they are as the map's file says it (`foCT`), and the name of those that have one of their own. */
interface Ring {
  /** How far from the middle, as a share of the land's radius. */
  readonly at: number;
  /** Where the first of them lies, as a share of a whole turn. */
  readonly turn: number;
  readonly regions: readonly string[];
}

interface Land {
  /** In units of the drawing. */
  readonly middle: Spot;
  readonly radius: number;
  /** Width by height. */
  readonly flat: number;
  readonly rings: readonly Ring[];
}

/** A sheet with lands on it. */
export interface Plan {
  readonly seed: number;
  readonly columns: number;
  readonly rows: number;
  readonly lands: readonly Land[];
}

type Spot = readonly [x: number, y: number];
interface Site {
  readonly land: Land;
  readonly spot: Spot;
  readonly says: string;
}

/** How far a coast comes and goes, and how often around the land. */
const BAYS = [
  { times: 2, swing: 0.06 },
  { times: 5, swing: 0.05 },
  { times: 9, swing: 0.025 },
] as const;
/** How far a region lies from where its ring has it, in units of the drawing. */
const ASTRAY = 14;
const WHOLE = 2 * Math.PI;

export function mapOf(plan: Plan, name: Name): Sketch {
  const random = dice(plan.seed * 31 + 7);
  const sites = plan.lands.flatMap((land) => sitesOf(land, random));
  const coasts = new Map(plan.lands.map((land) => [land, BAYS.map((bay) => ({ ...bay, phase: random() * WHOLE }))]));
  const { shape } = emptySketch('island', plan.columns, plan.rows, plan.seed);
  const owner = shape.owner.map((_, cell) => {
    const spot = onPaper(...middleOf(shape, cell));
    const land = plan.lands.find((one) => isOn(one, coasts.get(one) ?? [], spot));
    return land === undefined ? NOBODY : nearest(sites, land, spot);
  });
  const painted = widened({ shape: { ...shape, owner }, regions: sites.map(() => ({ terrain: 'farmland' })) });
  const names = placeNames(
    sites.map(({ says }) => terrainOf(says)),
    random,
  );
  const regions = sites.map(({ says }, r) => (says.includes('|') ? says : `${says}|${names[r]?.en}|${names[r]?.fr}`));
  return { ...readMap({ ...writtenMap(painted), regions }), name };
}

const TERRAINS: readonly Terrain[] = ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'];
const terrainOf = (says: string): Terrain => TERRAINS.find((terrain) => says.startsWith(terrain.slice(0, 2))) ?? 'farmland';

function sitesOf(land: Land, random: () => number): Site[] {
  const stray = (): number => (random() - 0.5) * 2 * ASTRAY;
  return land.rings.flatMap(({ at, regions, turn }) =>
    regions.map((says, i): Site => {
      const angle = WHOLE * (turn + i / regions.length);
      const reach = at * land.radius;
      const [x, y] = [
        land.middle[0] + reach * Math.cos(angle) * Math.sqrt(land.flat),
        land.middle[1] + (reach * Math.sin(angle)) / Math.sqrt(land.flat),
      ];
      return { land, spot: at === 0 ? [x, y] : [x + stray(), y + stray()], says };
    }),
  );
}

type Coast = readonly { readonly times: number; readonly swing: number; readonly phase: number }[];

function isOn({ flat, middle, radius }: Land, coast: Coast, [x, y]: Spot): boolean {
  const [dx, dy] = [(x - middle[0]) / Math.sqrt(flat), (y - middle[1]) * Math.sqrt(flat)];
  const angle = Math.atan2(dy, dx);
  return Math.hypot(dx, dy) < radius * coast.reduce((sum, { phase, swing, times }) => sum + swing * Math.sin(times * angle + phase), 1);
}

/** Borders between sites would be straight. */
const swayed = ([x, y]: Spot): Spot => [
  x + 9 * Math.sin(y / 41) + 5 * Math.sin(y / 17 + x / 31),
  y + 9 * Math.sin(x / 43) + 5 * Math.sin(x / 19 - y / 29),
];

function nearest(sites: readonly Site[], land: Land, spot: Spot): number {
  const [x, y] = swayed(spot);
  const far = (r: number): number => {
    const site = sites[r];
    if (site === undefined || site.land !== land) return Infinity;
    const [a, b] = swayed(site.spot);
    return (x - a) ** 2 + (y - b) ** 2;
  };
  return [...sites.keys()].reduce((best, r) => (far(r) < far(best) ? r : best));
}
