/** What is to be noticed of a step, by name: for the eye, for the ear, and for how long it is shown. Purely from what everybody saw of it. */
import type { Event, Item } from '@elbowroom/rules';
import type { Tabletop } from '@elbowroom/rules/look';
import { LONGEST_HELD, HELD as SHOWN } from '@elbowroom/server/showing';

export type Happening =
  | { readonly kind: 'turn'; readonly seat: number }
  | { readonly kind: 'picked'; readonly seat: number; readonly race: string; readonly power: string }
  | { readonly kind: 'declined'; readonly seat: number; readonly race: string }
  /** `from`: whose it was, if anybody's. */
  | { readonly kind: 'conquered'; readonly seat: number; readonly region: number; readonly from: number | undefined }
  /** The same for whoever held it. */
  | { readonly kind: 'lost'; readonly seat: number; readonly region: number; readonly by: number | undefined }
  | { readonly kind: 'repelled'; readonly seat: number; readonly region: number }
  | { readonly kind: 'rolled'; readonly seat: number; readonly die: number; readonly region: number | undefined }
  | { readonly kind: 'placed'; readonly seat: number; readonly region: number; readonly what: string }
  | { readonly kind: 'artifact'; readonly region: number; readonly marker: string }
  | { readonly kind: 'place'; readonly region: number; readonly marker: string }
  | { readonly kind: 'exploded'; readonly region: number }
  | { readonly kind: 'coins'; readonly seat: number; readonly coins: number }
  | { readonly kind: 'scored'; readonly seat: number; readonly total: number; readonly items: readonly Item[] }
  /** Its last region was taken from a people. */
  | { readonly kind: 'wiped-out'; readonly seat: number; readonly race: string }
  /** Somebody has more coins than everybody else, and had not; told only where all purses are open. */
  | { readonly kind: 'first-place'; readonly seat: number }
  | { readonly kind: 'ended' };

/** `before` and `after`: the table as the viewer saw it then. */
export function happeningsOf(events: readonly Event[], before: Tabletop, after: Tabletop): Happening[] {
  return [
    ...events.flatMap((event) => happeningOf(event, events, after)),
    ...wipedOut(events, before, after),
    ...firstPlace(before, after),
  ];
}

function happeningOf(event: Event, events: readonly Event[], after: Tabletop): Happening[] {
  switch (event.type) {
    case 'turn-began':
      return [{ kind: 'turn', seat: event.seat }];
    case 'picked':
      return [{ kind: 'picked', seat: event.seat, race: event.race, power: event.power }];
    case 'declined':
      return [{ kind: 'declined', seat: event.seat, race: event.race }];
    case 'conquered':
      return taken(event.seat, event.region, events);
    case 'repelled':
      return [{ kind: 'repelled', seat: event.seat, region: event.region }];
    case 'rolled':
      return [{ kind: 'rolled', seat: event.seat, die: event.die, region: event.region }];
    case 'deployed':
      return [{ kind: 'placed', seat: event.seat, region: event.region, what: event.what }];
    case 'turned-up':
      return [{ kind: isPlace(event.marker, after) ? 'place' : 'artifact', region: event.region, marker: event.marker }];
    case 'uncovered':
      return event.face === 'live' ? [{ kind: 'exploded', region: event.region }] : [];
    case 'earned':
      return [{ kind: 'coins', seat: event.seat, coins: event.coins }];
    case 'scored':
      return [{ kind: 'scored', seat: event.seat, total: event.total, items: event.items }];
    case 'ended':
      return [{ kind: 'ended' }];
    default:
      return [];
  }
}

function taken(seat: number, region: number, events: readonly Event[]): Happening[] {
  const from = events.flatMap((event) => (event.type === 'lost' && event.region === region ? [event.seat] : []))[0];
  const lost: Happening[] = from === undefined || from === seat ? [] : [{ kind: 'lost', seat: from, region, by: seat }];
  return [{ kind: 'conquered', seat, region, from }, ...lost];
}

const isPlace = (marker: string, { regions }: Tabletop): boolean =>
  regions.some(({ markers }) => markers.some((known) => known.marker === marker && known.kind === 'place'));

/** Whoever leaves their last region of their own will is not wiped out. */
function wipedOut(events: readonly Event[], before: Tabletop, after: Tabletop): Happening[] {
  const losers = new Set(events.flatMap((event) => (event.type === 'lost' && event.seat !== undefined ? [event.race] : [])));
  const holderOf = ({ regions }: Tabletop, race: string): number | undefined =>
    regions.find(({ holding }) => holding?.race === race)?.holding?.seat;
  return [...losers].flatMap((race): Happening[] => {
    const seat = holderOf(before, race);
    return seat === undefined || after.regions.some(({ holding }) => holding?.race === race) ? [] : [{ kind: 'wiped-out', seat, race }];
  });
}

/** In the first round somebody is always first for no more reason than the order of play. */
function firstPlace(before: Tabletop, after: Tabletop): Happening[] {
  const [was, is] = [leaderOf(before), leaderOf(after)];
  return is === undefined || was === is || before.round === 1 || after.team !== undefined ? [] : [{ kind: 'first-place', seat: is }];
}

/** Undefined where purses are secret, and where several share the first place. */
function leaderOf({ seats }: Tabletop): number | undefined {
  const coins = seats.map((seat) => seat.coins);
  if (coins.includes(undefined)) return undefined;
  const most = Math.max(...coins.map((purse) => purse ?? 0));
  const first = coins.indexOf(most);
  return first === coins.lastIndexOf(most) ? first : undefined;
}

/** Told whenever somebody is shown a step, with the seat that looks. What is skipped is not told, but for the last of it. */
export type Hearer = (happenings: readonly Happening[], viewer: number | undefined) => void;

/** Milliseconds that something is announced which no event says, but the tables before and after. */
const SEEN_FROM_THE_TABLE = 900;

/** Milliseconds that it is shown at a calm pace, before what comes next; nothing for what says itself on the map. */
const HELD: Readonly<Partial<Record<Happening['kind'], number>>> = {
  scored: SHOWN.scored,
  declined: SHOWN.declined,
  picked: SHOWN.picked,
  artifact: SHOWN['turned-up'],
  place: SHOWN['turned-up'],
  exploded: SHOWN.uncovered,
  'wiped-out': SEEN_FROM_THE_TABLE,
  'first-place': SEEN_FROM_THE_TABLE,
};

export const isHeld = ({ kind }: Happening): boolean => HELD[kind] !== undefined;

/** Several things that happen at once are read one after the other. */
export const heldFor = (happenings: readonly Happening[]): number =>
  Math.min(
    LONGEST_HELD,
    happenings.reduce((sum, { kind }) => sum + (HELD[kind] ?? 0), 0),
  );
