/** Ways to put everything in hand down at once, from what lies open on the table. */
import type { View } from '@elbowroom/rules';
import { look } from '@elbowroom/rules/look';
import type { Scene } from './scene.ts';

export const arrangements = ['evenly', 'against', 'before'] as const;
export type Arrangement = (typeof arrangements)[number];

/** A region that tokens can be put into. */
export type Home = {
  readonly region: number;
  readonly tokens: number;
  /** Tokens, and what the ground and the pieces on it add to them. */
  readonly strength: number;
  /** 2: beside the people of a rival; 1: where a new people may come in; 0: neither. */
  readonly danger: number;
  /** The tokens that stood there when the turn began; undefined where nobody recalls it. */
  readonly before: number | undefined;
};

/** `before`: the table as it was when the turn began. */
export function homesOf({ controls, table, view }: Pick<Scene, 'controls' | 'table' | 'view'>, before: View | undefined): Home[] {
  const past = before && look(before).regions;
  const team = view.seats[view.viewer ?? -1]?.team;
  const isRival = (seat: number | undefined): boolean =>
    seat !== undefined && seat !== view.viewer && (team === undefined || view.seats[seat]?.team !== team);
  return [...controls.tokens.keys()].map((region) => {
    const { terrain, borders = [], edge, anchor } = table.board.regions[region] ?? {};
    const { holding, pieces = [] } = table.regions[region] ?? {};
    const tokens = holding?.tokens ?? 0;
    const guards = pieces.reduce((sum, { count, guard }) => sum + count * guard, 0);
    const isBeside = borders.some((other) => {
      const next = table.regions[other]?.holding;
      return next?.declined === false && isRival(next.seat);
    });
    const was = past?.[region]?.holding;
    return {
      region,
      tokens,
      strength: tokens + guards + (terrain === 'mountain' ? 1 : 0),
      danger: isBeside ? 2 : edge === true || anchor === true ? 1 : 0,
      before: past && (was?.race === holding?.race ? (was?.tokens ?? 0) : 0),
    };
  });
}

/** Whether there is anything to put back. */
export const canRestore = (homes: readonly Home[]): boolean => homes.some(({ before = 0, tokens }) => before > tokens);

/** The regions that so many tokens go to, one after the other. */
export function arranged(homes: readonly Home[], hand: number, way: Arrangement): number[] {
  if (way === 'evenly') return levelled(homes, hand, ({ tokens }) => tokens);
  if (way === 'before') return restored(homes, hand);
  const most = Math.max(...homes.map(({ danger }) => danger));
  return levelled(
    homes.filter(({ danger }) => danger === most),
    hand,
    ({ strength }) => strength,
  );
}

/** Each token goes where there is least. */
function levelled(homes: readonly Home[], hand: number, amount: (home: Home) => number): number[] {
  const levels = homes.map((home) => ({ region: home.region, level: amount(home) }));
  const put: number[] = [];
  while (put.length < hand && levels.length > 0) {
    const lowest = levels.reduce((a, b) => (b.level < a.level ? b : a));
    lowest.level++;
    put.push(lowest.region);
  }
  return put;
}

/** Each token goes where most are missing; what is left when none are missing is spread evenly. */
function restored(homes: readonly Home[], hand: number): number[] {
  const standing = homes.map((home) => ({ ...home }));
  const lack = ({ before = 0, tokens }: Home): number => before - tokens;
  const put: number[] = [];
  while (put.length < hand) {
    const barest = standing.reduce<(typeof standing)[number] | undefined>(
      (a, b) => (a === undefined || lack(b) > lack(a) ? b : a),
      undefined,
    );
    if (barest === undefined || lack(barest) <= 0) break;
    standing[standing.indexOf(barest)] = { ...barest, tokens: barest.tokens + 1 };
    put.push(barest.region);
  }
  return [...put, ...levelled(standing, hand - put.length, ({ tokens }) => tokens)];
}

/** How many tokens the viewer has to put down. */
export function handOf({ table, view }: Pick<Scene, 'table' | 'view'>): number {
  const { active, declined = [] } = table.seats[view.viewer ?? -1] ?? {};
  return active?.hand || (declined.find(({ hand }) => hand > 0)?.hand ?? 0);
}

/** So many at once are more than one wants to count out. */
const SEVERAL = 5;

/** How many of a hand can be put down at once: several where there are more, and all. */
export const portionsOf = (hand: number): number[] => [...(hand > SEVERAL ? [SEVERAL] : []), ...(hand > 1 ? [hand] : [])];
