/** News as words, for every place at a table: what several are told alike is made and written once. */
import { openView, type SeatView, seatViews, writtenDifference } from '@elbowroom/rules';
import type { Game } from '../store/store.ts';
import type { Course, Step } from './course.ts';
import { legalFor, newsRow, openStanding, type Standing, undoFor } from './news.ts';

/** From where somebody reads, and how much. */
export interface Reader {
  /** Left out: a spectator. */
  readonly seat: number | undefined;
  /** What has changed, instead of how all stands. */
  readonly hasDifferences: boolean;
  /** Every legal move, when the seat must decide. */
  readonly hasLegal: boolean;
}

interface Own {
  readonly seats: readonly SeatView[];
  readonly may: Pick<Standing, 'undo'>;
}

/** How a table stands, to be looked at from every place. */
export interface Look {
  readonly course: Course;
  readonly board: ReturnType<typeof openView>;
  readonly open: ReturnType<typeof openStanding>;
  readonly own: (seat: number | undefined) => Own;
}

export function lookAt(game: Game, course: Course): Look {
  const { state } = course;
  const own = made((seat: number | undefined) => ({ seats: seatViews(state, seat), may: undoFor(game, course, seat) }));
  return { course, board: openView(state), open: openStanding(game, course), own };
}

/**
 * What a reader is told who heard of row `from` last; `steps`: at least those since then. `before`: how it stood at that row, if it is still known.
 * Readers of differences for whom it is not are told how all stands.
 */
export function telling(
  now: Look,
  steps: readonly Step[],
  before: (seq: number) => Look | undefined,
): (reader: Reader, from: number) => string {
  const { seq, moved } = now.course;
  const rows = made((from: number) => {
    const told = steps.filter(({ row }) => row.seq > from && row.seq <= seq);
    return JSON.stringify(told.map(({ row, events }) => newsRow(row, events)));
  });
  const legal = made((seat: number | undefined) => {
    const moves = legalFor(now.course, seat);
    return moves === undefined ? '' : `,"legal":${JSON.stringify(moves)}`;
  });
  const changes = made((from: number) => {
    const was = before(from);
    return was && changesTo(now, was);
  });
  let whole: ReturnType<typeof allOf> | undefined;
  return ({ seat, hasDifferences, hasLegal }, from) => {
    const happened = `"rows":${rows(from)}${hasLegal ? legal(seat) : ''}`;
    const changed = hasDifferences ? changes(from)?.(seat) : undefined;
    if (changed !== undefined) return `{"seq":${seq},${moved === seq ? '' : `"after":${moved},`}${happened},"changed":{${changed}}}`;
    whole ??= allOf(now);
    return `{"seq":${seq},"after":${moved},${happened},${whole(seat)}}`;
  };
}

/** How all stands for each place. */
function allOf({ board, open, own }: Look): (seat: number | undefined) => string {
  const boardWords = fieldsOf(board);
  const openWords = fieldsOf(open);
  return made((seat) => {
    const { seats, may } = own(seat);
    const view = joined(boardWords, `"seats":${JSON.stringify(seats)}`, seat === undefined ? '' : `"viewer":${seat}`);
    return joined(openWords, `"view":{${view}}`, fieldsOf(may));
  });
}

/** What has changed for each place. */
function changesTo({ board, open, own }: Look, was: Look): (seat: number | undefined) => string {
  const boardWords = writtenDifference(was.board, board);
  const openWords = writtenDifference(was.open, open);
  return made((seat) => {
    const [before, after] = [was.own(seat), own(seat)];
    const seats = writtenDifference(before.seats, after.seats);
    const view = joined(boardWords, seats === '' ? '' : `"seats":{${seats}}`);
    return joined(view === '' ? '' : `"view":{${view}}`, openWords, writtenDifference(before.may, after.may));
  });
}

/** What stands between the braces. */
const fieldsOf = (fields: object): string => JSON.stringify(fields).slice(1, -1);

function joined(...parts: readonly string[]): string {
  let words = '';
  for (const part of parts) if (part !== '') words = words === '' ? part : `${words},${part}`;
  return words;
}

/** Made once for each key. */
function made<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = make(key);
    known.set(key, fresh);
    return fresh;
  };
}
