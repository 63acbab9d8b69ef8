/** Follows one game: which people brought what, who held what, and which regions were fought over. */
import type { Event, Item, State } from '@elbowroom/rules';
import { NONE } from '../packed.ts';
import type { Finding, MarkerTurns, Reign } from './finding.ts';

type Open = { -readonly [Key in keyof Reign]: Reign[Key] };

/** What is known of the game so far. */
interface Book {
  readonly start: State;
  readonly reigns: Open[];
  /** By seat: what it plays, or has let decline in this turn. */
  readonly now: (Open | undefined)[];
  /** By race: what it was last taken for. */
  readonly byRace: Map<string, Open>;
  /** By seat: coins since its last score. */
  readonly purse: number[];
  readonly markers: Map<number, { coins: number; turns: number }>;
  readonly held: number[];
  readonly taken: number[];
  readonly contested: number[];
  readonly seenRaces: number[];
  readonly seenPowers: number[];
}

export interface Ledger {
  /** Somebody is about to pick. */
  readonly offered: (s: State, seat: number) => void;
  /** What came of a move: the game after it, and the events. */
  readonly enter: (after: State, events: readonly Event[]) => void;
  readonly close: () => Omit<Finding, 'game' | 'dealt' | 'seats' | 'rounds' | 'board' | 'coins' | 'wins'>;
}

export function openLedger(start: State): Ledger {
  const book = emptyBook(start);
  return {
    offered: (s, seat) => noteOffers(book, s, seat),
    enter: (after, events) => {
      for (const event of events) enter(book, after, event);
    },
    close: () => {
      const { contested, held, markers, reigns, seenPowers, seenRaces, taken } = book;
      const turns = [...markers].map(([marker, sums]): MarkerTurns => ({ marker, ...sums }));
      return { reigns, markers: turns, held, taken, contested, seenRaces, seenPowers };
    },
  };
}

function emptyBook(start: State): Book {
  const { active, holder, world } = start;
  return {
    start,
    reigns: [],
    now: active.map(() => undefined),
    byRace: new Map(),
    purse: active.map(() => 0),
    markers: new Map(),
    ...{ held: holder.map(() => 0), taken: holder.map(() => 0), contested: holder.map(() => 0) },
    ...{ seenRaces: world.races.map(() => 0), seenPowers: world.powers.map(() => 0) },
  };
}

function noteOffers({ seenPowers, seenRaces }: Book, s: State, seat: number): void {
  const { draft } = s.world.edition;
  for (let row = 0; row < draft.rows(s); row++) {
    const offer = draft.offer(s, seat, row);
    if (offer === undefined) continue;
    seenRaces[offer.race]++;
    seenPowers[offer.power]++;
  }
}

function enter(book: Book, after: State, event: Event): void {
  if (event.type === 'picked') begin(book, after, event);
  else if (event.type === 'declined') decline(book, event.seat);
  else if (event.type === 'conquered') conquer(book, event);
  else if (event.type === 'earned' && event.ability !== undefined) credit(book, event.seat, event.ability, event.coins);
  else if (event.type === 'paid' && event.ability !== undefined) {
    credit(book, event.seat, event.ability, -event.coins);
    if (event.to !== undefined) credit(book, event.to, event.ability, event.coins);
  } else if (event.type === 'scored') score(book, after, event.seat, event.items);
}

const numberOf = (tiles: readonly { readonly id: string }[], id: string): number => tiles.findIndex((tile) => tile.id === id);

function begin({ byRace, now, reigns, start }: Book, after: State, event: Event & { type: 'picked' }): void {
  const { found, power, price, race, seat } = event;
  const { races, powers } = start.world;
  const reign: Open = {
    seat,
    place: (seat - start.first + now.length) % now.length,
    round: after.round,
    race: numberOf(races, race),
    power: numberOf(powers, power),
    ...{ turns: 0, coins: 0, late: 0, price: price - found, declined: false },
  };
  reigns.push(reign);
  now[seat] = reign;
  byRace.set(race, reign);
}

function decline({ now }: Book, seat: number): void {
  const reign = now[seat];
  if (reign !== undefined) reign.declined = true;
}

function conquer({ byRace, contested, taken }: Book, { from, region, seat }: Event & { type: 'conquered' }): void {
  taken[region]++;
  const victim = from === undefined ? undefined : byRace.get(from);
  if (victim !== undefined && victim.seat !== seat) contested[region]++;
}

/** The people of a seat that a line of its score comes from: that of the race or power named, or else the one it plays. */
function reignOf({ byRace, now, reigns, start }: Book, seat: number, what: string): Open | undefined {
  const named = byRace.get(what);
  if (named?.seat === seat) return named;
  const power = numberOf(start.world.powers, what);
  if (power < 0 || now[seat]?.power === power) return now[seat];
  return reigns.findLast((reign) => reign.seat === seat && reign.power === power) ?? now[seat];
}

function credit(book: Book, seat: number, what: string, coins: number): void {
  book.purse[seat] += coins;
  const reign = reignOf(book, seat, what);
  if (reign === undefined) return;
  reign.coins += coins;
  if (reign.declined) reign.late += coins;
}

function score(book: Book, s: State, seat: number, items: readonly Item[]): void {
  for (const { amount, what } of items) credit(book, seat, what, amount);
  const reign = book.now[seat];
  if (reign !== undefined) reign.turns++;
  for (const marker of markersOf(s, seat, items)) {
    const sums = book.markers.get(marker) ?? { coins: 0, turns: 0 };
    book.markers.set(marker, { coins: sums.coins + book.purse[seat], turns: sums.turns + 1 });
  }
  book.purse[seat] = 0;
  for (let r = 0; r < s.holder.length; r++) if (s.holder[r] !== NONE && s.owner[s.holder[r]] !== NONE) book.held[r]++;
}

/** Artifacts and places that the active people of a seat holds face up, and those that lie outside of all regions and give it coins. */
function markersOf({ active, holder, markerAt, markerUp, world }: State, seat: number, items: readonly Item[]): number[] {
  const isHeld = (m: number): boolean => markerUp[m] === 1 && active[seat] !== NONE && holder[markerAt[m]] === active[seat];
  return [...world.markers.keys()].filter((m) => isHeld(m) || items.some(({ what }) => what === world.markers[m].id));
}
