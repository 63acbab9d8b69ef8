/** Where every coin of a game came from and went: each seat's purse, entry by entry. The sum is what it holds at the end. */
import type { Event } from '@elbowroom/rules';
import type { Chronicle } from '../games/chronicle.ts';

export const sources = ['start', 'regions', 'declined', 'race', 'power', 'marker', 'faction', 'draft', 'fees'] as const;
/** `declined`: regions of peoples in decline. `draft`: prices paid and coins found. `fees`: paid to others or for one's own abilities. */
export type CoinSource = (typeof sources)[number];

type LedgerEntry = {
  readonly seat: number;
  readonly round: number;
  /** Which turn of the game, from 0 on. */
  readonly turn: number;
  readonly source: CoinSource;
  /** The race, power, artifact or place that it came by. */
  readonly what: string;
  /** The people that earned it: its number in `peoples`, if it was one's. */
  readonly people: number | undefined;
  readonly amount: number;
};

export type LedgerTurn = {
  readonly seat: number;
  readonly round: number;
  /** Moves before it began, and up to its end. */
  readonly from: number;
  readonly to: number;
  /** Coins taken in it, the choice of a people left out. */
  readonly gain: number;
  readonly people: number | undefined;
  readonly hasDeclined: boolean;
};

/** From the choice of a combo to the last of its tokens. */
export type People = {
  readonly seat: number;
  readonly race: string;
  readonly power: string;
  readonly picked: number;
  readonly declined: number | undefined;
  readonly vanished: number | undefined;
};

export type Ledger = {
  readonly entries: readonly LedgerEntry[];
  readonly turns: readonly LedgerTurn[];
  readonly peoples: readonly People[];
  readonly rounds: number;
  readonly seats: readonly string[];
};

/** Races and powers are on the table once somebody has picked them; artifacts and places lie on the map. */
function sourceOf(peoples: readonly People[], what: string): CoinSource {
  if (what === 'faction') return 'faction';
  if (peoples.some(({ race }) => race === what)) return 'race';
  return peoples.some(({ power }) => power === what) ? 'power' : 'marker';
}

type Unfinished<T> = { -readonly [K in keyof T]: T[K] };

/** A ledger that is being written. */
type OpenLedger = {
  readonly entries: LedgerEntry[];
  readonly turns: Unfinished<LedgerTurn>[];
  readonly peoples: Unfinished<People>[];
  round: number;
};

export function ledgerOf({ start, events }: Chronicle): Ledger {
  const ledger: OpenLedger = { entries: [], turns: [], peoples: [], round: start.round };
  beginTurn(ledger, start.seat, 0);
  for (const [seat, { coins = 0 }] of start.seats.entries()) book(ledger, seat, 'start', 'start', coins, undefined);
  for (const [step, happened] of events.entries()) {
    for (const event of happened) {
      noteTime(ledger, event, step);
      notePeople(ledger, event);
      noteCoins(ledger, event);
    }
  }
  const { entries, turns, peoples } = ledger;
  const last = turns.at(-1);
  if (last !== undefined) last.to = events.length - 1;
  return { entries, turns, peoples, rounds: start.rounds, seats: start.seats.map(({ name = '' }) => name) };
}

function beginTurn({ turns, round }: OpenLedger, seat: number, from: number): void {
  turns.push({ seat, round, from, to: from, gain: 0, people: undefined, hasDeclined: false });
}

/** The latest people of a race is the one on the table. */
function latest({ peoples }: OpenLedger, race: string): number | undefined {
  const at = peoples.findLastIndex((people) => people.race === race);
  return at < 0 ? undefined : at;
}

function activeOf({ peoples }: OpenLedger, seat: number): number | undefined {
  const at = peoples.findLastIndex((people) => people.seat === seat);
  return at < 0 || peoples[at]?.declined !== undefined ? undefined : at;
}

function book(ledger: OpenLedger, seat: number, source: CoinSource, what: string, amount: number, people: number | undefined): void {
  const { entries, turns, round } = ledger;
  const turn = turns.length - 1;
  entries.push({ seat, round, turn, source, what, people, amount });
  const now = turns[turn];
  if (now?.seat === seat && source !== 'draft' && source !== 'start') now.gain += amount;
}

function noteTime(ledger: OpenLedger, event: Event, step: number): void {
  if (event.type === 'round-began') ledger.round = event.round;
  if (event.type !== 'turn-began') return;
  const before = ledger.turns.at(-1);
  if (before !== undefined) before.to = step;
  beginTurn(ledger, event.seat, step);
}

/** Peoples that come and go, and which of them the turn is about. */
function notePeople(ledger: OpenLedger, event: Event): void {
  const { peoples, round } = ledger;
  const turn = ledger.turns.at(-1)!;
  switch (event.type) {
    case 'picked':
      peoples.push({ seat: event.seat, race: event.race, power: event.power, picked: round, declined: undefined, vanished: undefined });
      turn.people = peoples.length - 1;
      break;
    case 'expanded':
      turn.people = latest(ledger, event.race);
      break;
    case 'declined': {
      const people = peoples[latest(ledger, event.race) ?? -1];
      if (people !== undefined) people.declined = round;
      turn.people ??= latest(ledger, event.race);
      turn.hasDeclined = true;
      break;
    }
    case 'vanished': {
      const people = peoples[latest(ledger, event.race) ?? -1];
      if (people !== undefined) people.vanished = round;
      break;
    }
  }
}

function noteCoins(ledger: OpenLedger, event: Event): void {
  const { peoples } = ledger;
  const own = (seat: number, source: CoinSource, what: string, amount: number): void =>
    book(ledger, seat, source, what, amount, activeOf(ledger, seat));
  switch (event.type) {
    case 'earned':
      if (event.ability === undefined) own(event.seat, 'draft', 'draft', event.coins);
      else own(event.seat, sourceOf(peoples, event.ability), event.ability, event.coins);
      break;
    case 'paid': {
      const { ability: what = 'draft' } = event;
      own(event.seat, event.ability === undefined ? 'draft' : 'fees', what, -event.coins);
      if (event.to !== undefined) own(event.to, sourceOf(peoples, what), what, event.coins);
      break;
    }
    case 'scored': {
      let people = activeOf(ledger, event.seat);
      for (const { rule, what, amount } of event.items) {
        people = latest(ledger, what) ?? people;
        const isOld = people === undefined || peoples[people]?.declined !== undefined;
        const source = rule === 'CORE-SCORE-1' ? (isOld ? 'declined' : 'regions') : sourceOf(peoples, what);
        book(ledger, event.seat, source, what, amount, people);
      }
      break;
    }
  }
}

const sum = (list: readonly LedgerEntry[]): number => list.reduce((total, { amount }) => total + amount, 0);

/** What each seat has after each round; the first is what it began with. */
export function purses({ entries, rounds, seats }: Ledger): number[][] {
  const lines = seats.map(() => new Array<number>(rounds + 1).fill(0));
  for (const { seat, source, round, amount } of entries)
    for (let at = source === 'start' ? 0 : round; at <= rounds; at++) lines[seat]![at]! += amount;
  return lines;
}

/** Coins of a seat by source, in one round or in all of them. */
export function bySource({ entries }: Ledger, seat: number, round?: number): Map<CoinSource, number> {
  const found = new Map<CoinSource, number>();
  for (const entry of entries) {
    if (entry.seat !== seat || (round !== undefined && (entry.round !== round || entry.source === 'start'))) continue;
    found.set(entry.source, (found.get(entry.source) ?? 0) + entry.amount);
  }
  return found;
}

/** What made up the gain of a turn, the greatest first. */
export function makings({ entries }: Ledger, turn: number, seat: number): { source: CoinSource; what: string; amount: number }[] {
  const found = new Map<string, { source: CoinSource; what: string; amount: number }>();
  for (const { turn: at, seat: whose, source, what, amount } of entries) {
    if (at !== turn || whose !== seat || source === 'draft' || source === 'start') continue;
    const key = `${source} ${what}`;
    const known = found.get(key);
    found.set(key, { source, what, amount: (known?.amount ?? 0) + amount });
  }
  return [...found.values()].filter(({ amount }) => amount !== 0).sort((a, b) => b.amount - a.amount);
}

const BEST = 3;

/** Numbers of the turns that brought most, the greatest first. */
export const bestTurns = ({ turns }: Ledger): number[] =>
  [...turns.keys()].sort((a, b) => (turns[b]?.gain ?? 0) - (turns[a]?.gain ?? 0) || a - b).slice(0, BEST);

/** Coins that a people brought: while it was active, and in decline. */
export function earnings({ entries, peoples }: Ledger, people: number): { active: number; declined: number } {
  const since = peoples[people]?.declined ?? Number.POSITIVE_INFINITY;
  const own = entries.filter((e) => e.people === people && e.source !== 'draft' && e.source !== 'start');
  const isOld = (e: LedgerEntry): boolean => e.source === 'declined' || e.round > since;
  return { active: sum(own.filter((e) => !isOld(e))), declined: sum(own.filter(isOld)) };
}
