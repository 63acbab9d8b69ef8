/** Who is to be woken by what has just been written: told with the rows, in the same breath. */
import { awaited, type Course } from '../game/course.ts';
import type { Notice, Notices } from '../store/notices.ts';
import type { Game } from '../store/store.ts';

/** Whoever has just sat down comes to the table by themselves: when a game begins, they are given so long for it. */
export const SEATED_MS = 2000;

type Table = Pick<Game, 'id' | 'seats'>;

/** `actor`: the seat whose person has done it, and who therefore knows. */
export function noticesOf(table: Table, before: Course, now: Course, actor: number | undefined, isOver: boolean): Notices {
  const [was, next] = [awaited(before), awaited(now)];
  const isFresh = next !== was || now.asked !== before.asked;
  const knows = actor === undefined ? undefined : table.seats[actor]?.guest;
  const isTold = ({ guest }: Notice): boolean => guest !== knows;
  const turn = isFresh && next !== undefined ? turnOf(table, next, now.asked) : [];
  const ends = isOver ? endOf(table, now) : [];
  return { isPassed: was !== undefined && isFresh, add: [...turn, ...ends].filter(isTold) };
}

/** When the game begins. */
export function firstNotices(table: Table, start: Course): Notices {
  const next = awaited(start);
  const add = next === undefined ? [] : turnOf(table, next, start.asked);
  return { isPassed: false, add: add.map((notice) => ({ ...notice, delay: SEATED_MS })) };
}

function turnOf({ id, seats }: Table, seat: number, seq: number): Notice[] {
  const guest = seats[seat]?.guest;
  return guest === undefined ? [] : [{ guest, kind: 'turn', game: id, seq }];
}

/** Whoever has given up their seat need not know. */
function endOf({ id, seats }: Table, { control, seq }: Course): Notice[] {
  const guests = seats.flatMap(({ guest }, seat) => (guest === undefined || control[seat] === 'resigned' ? [] : [guest]));
  return [...new Set(guests)].map((guest) => ({ guest, kind: 'over', game: id, seq }));
}
