/** What the others did since somebody's last turn: for the map what has changed, and for each of them what they did. Purely from steps and tables. */
import type { Event, Item, Step } from '@elbowroom/rules';
import type { Holding, Spread, Tabletop } from '@elbowroom/rules/look';
import { turnsOf } from './turns.ts';

/** A region that is not what it was. */
export type Trace = {
  readonly region: number;
  /** Who held it, if anybody did. */
  readonly was: Holding | undefined;
  /** Another people holds it now, or none. */
  readonly isTaken: boolean;
  /** By how many tokens it is defended more now than then, or less. */
  readonly more: number;
};

/** What one of the others did. */
export type Account = {
  readonly seat: number;
  /** The steps of it: from this one on, up to the other without it. */
  readonly from: number;
  readonly to: number;
  readonly picked: { readonly race: string; readonly power: string } | undefined;
  /** The race that was let into decline. */
  readonly declined: string | undefined;
  readonly takings: readonly Taking[];
  readonly score: { readonly total: number; readonly items: readonly Item[] } | undefined;
  /** Artifacts and places that were turned up. */
  readonly found: readonly string[];
  /** Races of others that hold nothing any more. */
  readonly wipedOut: readonly string[];
  /** Every region in which they did something. */
  readonly regions: ReadonlySet<number>;
};

/** A region that was conquered, and from whom: nobody for natives and empty land. */
export type Taking = { readonly region: number; readonly from: number | undefined };

const guarded = ({ holding, pieces }: Spread): number =>
  pieces.reduce((sum, { count, guard }) => sum + count * guard, holding?.tokens ?? 0);

/** What somebody has reinforced by their own retreat is no news to them. */
export function tracesOf(before: Tabletop, after: Tabletop, viewer: number | undefined): Trace[] {
  return after.regions.flatMap((now, region): Trace[] => {
    const then = before.regions[region];
    if (then === undefined) return [];
    const was = then.holding;
    const isTaken = was?.race !== now.holding?.race || was?.seat !== now.holding?.seat;
    const more = guarded(now) - guarded(then);
    const isOwn = more > 0 && was !== undefined && was.seat === viewer;
    return isTaken || (more !== 0 && !isOwn) ? [{ region, was, isTaken, more }] : [];
  });
}

/** `since`: how many steps had been made by then. `after`: the table as it is now. The viewer's own turns are left out. */
export function accountsOf(steps: readonly Step[], since: number, after: Tabletop, viewer: number | undefined): Account[] {
  const turns = turnsOf(steps).filter(({ seat, from, to }) => seat !== viewer && to > since && to > from);
  const accounts = turns.map(({ seat, from, to }) => {
    const events = steps.slice(Math.max(from, since), to).flatMap((step) => step.events);
    return { from: Math.max(from, since), to, ...accountOf(seat, events, after) };
  });
  return accounts.filter(({ regions, picked, declined, score }) => regions.size > 0 || picked || declined || score);
}

type Doings = Omit<Account, 'from' | 'to'>;

function accountOf(seat: number, events: readonly Event[], after: Tabletop): Doings {
  const picked = events.findLast((event) => event.type === 'picked' && event.seat === seat);
  const scored = events.findLast((event) => event.type === 'scored' && event.seat === seat);
  const declined = events.findLast((event) => event.type === 'declined' && event.seat === seat);
  return {
    seat,
    picked: picked?.type === 'picked' ? { race: picked.race, power: picked.power } : undefined,
    declined: declined?.type === 'declined' ? declined.race : undefined,
    takings: takingsIn(seat, events),
    score: scored?.type === 'scored' ? { total: scored.total, items: scored.items } : undefined,
    found: events.flatMap((event) => (event.type === 'turned-up' ? [event.marker] : [])),
    wipedOut: wipedOut(events, after),
    regions: new Set(events.flatMap(regionsOf)),
  };
}

function takingsIn(seat: number, events: readonly Event[]): Taking[] {
  const holders = new Map<number, number | undefined>();
  const takings: Taking[] = [];
  for (const event of events) {
    if (event.type === 'lost') holders.set(event.region, event.seat);
    if (event.type === 'conquered' && event.seat === seat) takings.push({ region: event.region, from: holders.get(event.region) });
  }
  return takings;
}

function wipedOut(events: readonly Event[], { regions }: Tabletop): string[] {
  const losers = new Set(events.flatMap((event) => (event.type === 'lost' && event.seat !== undefined ? [event.race] : [])));
  return [...losers].filter((race) => regions.every(({ holding }) => holding?.race !== race));
}

function regionsOf(event: Event): readonly number[] {
  if ('region' in event && event.region !== undefined) return [event.region];
  if ('regions' in event) return event.regions;
  if (event.type === 'moved' || event.type === 'carried') return event.to === undefined ? [event.from] : [event.from, event.to];
  return [];
}
