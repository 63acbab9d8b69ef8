/** Follows one game: who plays what, holds what, stands where, and what each turn brings. What is paid and found in the draft is not the people's doing. */
import type { Event, Item } from '@elbowroom/rules';
import type { State } from '@elbowroom/rules/search';
import { addGame, noRatio } from './ratio.ts';
import { entry, SUBJECTS, type Subject, type Sum, type Tally } from './tally.ts';

export interface Ledger {
  /** What came of a move: the state after it, and the events. */
  readonly enter: (after: State, events: readonly Event[]) => void;
  /** Adds the game to the tally. */
  readonly close: () => void;
}

interface Played {
  readonly race: string;
  readonly power: string;
}

const noSum = (): Sum => ({ coins: 0, turns: 0 });

/** What the game has brought so far. */
interface Book {
  readonly sums: Readonly<Record<Subject, Map<string, Sum>>>;
  readonly whole: Sum;
  /** What each seat plays. */
  readonly active: Map<number, Played>;
  /** Coins of each seat since its last score. */
  readonly purse: Map<number, number>;
}

const emptyBook = (): Book => ({
  sums: { race: new Map(), power: new Map(), artifact: new Map(), place: new Map(), face: new Map(), regions: new Map() },
  whole: noSum(),
  active: new Map(),
  purse: new Map(),
});

export function openLedger(tally: Tally): Ledger {
  const book = emptyBook();
  return {
    enter: (after, events) => {
      for (const event of events) {
        if (event.type === 'picked') countPick(tally, event);
        enter(book, after, event);
      }
    },
    close: () => {
      addGame(tally.turns, book.whole.coins, book.whole.turns);
      for (const subject of SUBJECTS)
        for (const [id, { coins, turns }] of book.sums[subject]) addGame(entry(tally.by[subject], id, noRatio), coins, turns);
    },
  };
}

function countPick(tally: Tally, { race, power }: Played): void {
  for (const id of [race, power]) tally.picked.set(id, (tally.picked.get(id) ?? 0) + 1);
}

function enter(book: Book, after: State, event: Event): void {
  if (event.type === 'picked') book.active.set(event.seat, event);
  else if (event.type === 'declined') book.active.delete(event.seat);
  else if (event.type === 'earned' && event.ability !== undefined) credit(book, event.seat, event.coins);
  else if (event.type === 'paid' && event.ability !== undefined) {
    credit(book, event.seat, -event.coins);
    if (event.to !== undefined) credit(book, event.to, event.coins);
  } else if (event.type === 'scored') {
    credit(book, event.seat, event.total, event.total - declinedShare(after, event.items, book.active.get(event.seat)), 1);
    score(book, after, event.seat, event.items);
  }
}

/** `own`: what of it the active people brought. */
function credit(book: Book, seat: number, coins: number, own = coins, turns = 0): void {
  book.purse.set(seat, (book.purse.get(seat) ?? 0) + coins);
  const played = book.active.get(seat);
  if (played === undefined) return;
  add(book, 'race', played.race, own, turns);
  add(book, 'power', played.power, own, turns);
}

function score(book: Book, s: State, seat: number, items: readonly Item[]): void {
  const coins = book.purse.get(seat) ?? 0;
  book.purse.set(seat, 0);
  book.whole.coins += coins;
  book.whole.turns++;
  for (const { id, kind } of markersOf(s, seat, items)) add(book, kind, id, coins, 1);
  for (const [face, regions] of regionsOf(s, seat)) {
    add(book, 'face', face, coins, 1);
    add(book, 'regions', face, regions, 1);
  }
}

function add({ sums }: Book, subject: Subject, id: string, coins: number, turns: number): void {
  const sum = entry(sums[subject], id, noSum);
  sum.coins += coins;
  sum.turns += turns;
}

/** Coins of a score that came from a people in decline: the lines of another race, or of a power that has stayed with it. */
function declinedShare({ world }: State, items: readonly Item[], active: Played | undefined): number {
  const isOfOther = (what: string): boolean =>
    (what !== active?.race && world.races.some(({ id }) => id === what)) ||
    (what !== active?.power && world.powers.some(({ id }) => id === what));
  return items.reduce((sum, { what, amount }) => (isOfOther(what) ? sum + amount : sum), 0);
}

/** Artifacts and places that the active people of a seat holds face up, and those that lie outside of all regions and give it coins. */
function markersOf(
  { active, holder, markerAt, markerUp, world }: State,
  seat: number,
  items: readonly Item[],
): { id: string; kind: 'artifact' | 'place' }[] {
  const isHeld = (m: number): boolean => markerUp[m] === 1 && active[seat] !== -1 && holder[markerAt[m] ?? -1] === active[seat];
  return world.markers.filter(({ id }, m) => isHeld(m) || items.some(({ what }) => what === id));
}

/** Regions that the peoples of a seat hold, active or in decline, on each face of the board. */
function regionsOf({ holder, owner, world }: State, seat: number): Map<string, number> {
  const faces = world.board.id.split('+');
  const counts = new Map(faces.map((face) => [face, 0]));
  for (const [r, people] of holder.entries()) {
    const face = faces[world.island[r] ?? 0] ?? '';
    if (people >= 0 && owner[people] === seat) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  return counts;
}
