/** The same request once more, because its answer got lost: it is answered again and not carried out again. Both ask the log, which is in order. */
import { parse, text } from '@elbowroom/rules';
import type { Row } from '../store/store.ts';
import { countedMoves } from './course.ts';

/** How many of the lines are what the seat did first after row `after`. */
export function playedBefore(log: readonly Row[], seat: number, after: number, lines: readonly string[]): number {
  return alike(
    decided(log).filter(({ seq }) => seq > after),
    seat,
    lines,
  );
}

/** The same for an undo: undefined unless as many moves were taken back, and what was played then is what was wanted. */
export function undoneBefore(
  log: readonly Row[],
  seat: number,
  after: number,
  count: number,
  instead: readonly string[],
): number | undefined {
  const rows = decided(log);
  const [undo, ...then] = rows.filter(({ seq }) => seq > after);
  if (undo?.kind !== 'undo' || undo.seat !== seat) return undefined;
  const stood = countedMoves(rows.filter(({ seq }) => seq <= after));
  const played = alike(then, seat, instead);
  const isSame = stood.filter(({ seq }) => seq >= Number(undo.body)).length === count && (played > 0 || instead.length === 0);
  return isSame ? played : undefined;
}

/** The first row that the first decision after row `after` took back; what stood before it does not matter to `undoneBefore`. */
export function takenAfter(log: readonly Row[], after: number): number {
  const [undo] = decided(log).filter(({ seq }) => seq > after);
  return undo?.kind === 'undo' ? Number(undo.body) : after + 1;
}

const decided = (log: readonly Row[]): Row[] => log.filter(({ kind }) => kind === 'move' || kind === 'undo');

function alike(rows: readonly Row[], seat: number, lines: readonly string[]): number {
  const other = rows.findIndex((row, i) => row.kind !== 'move' || row.seat !== seat || row.body !== canonical(lines[i]));
  return other === -1 ? Math.min(rows.length, lines.length) : other;
}

/** A line as the log has it; what cannot be read is in no log. */
function canonical(line: string | undefined): string | undefined {
  try {
    return line === undefined ? undefined : text(parse(line));
  } catch {
    return undefined;
  }
}
