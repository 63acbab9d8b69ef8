/** What is said and what happens beside the moves of a table. */
import type { ChatLine, NewsRow } from './client.ts';

type Spoken = {
  /** The number of the line; undefined for what was said when that was still a row of the game. */
  readonly n: number | undefined;
  readonly seq: number | undefined;
  readonly at: number;
  readonly seat: number | undefined;
  /** Who said it, if that is known. */
  readonly person: string | undefined;
  readonly name: string;
  readonly text: string;
};

/** Somebody resigned, was away, came back, wants a pause or none, took something back, wants to play again. */
const INCIDENTS = ['resign', 'absent', 'back', 'agree', 'disagree', 'undo', 'rematch'] as const;
export type IncidentKind = (typeof INCIDENTS)[number];
export type Incident = { readonly seq: number; readonly at: number; readonly kind: IncidentKind; readonly seat: number | undefined };
export type Remark = Spoken | Incident;

export const keyOf = (remark: Remark): string => ('text' in remark && remark.n !== undefined ? `line ${remark.n}` : `row ${remark.seq}`);

/** The numbers of the lines that people said, in order. */
export const linesIn = (remarks: readonly Remark[]): number[] =>
  remarks.flatMap((remark) => ('text' in remark && remark.n !== undefined ? [remark.n] : []));

const spoken = ({ n, at, seat, person, name, text }: ChatLine): Remark => ({ n, seq: undefined, at, seat, person, name, text });

/** What happened and what was said, as it came; of those who have left for good nothing is left to be shown. */
export const inOrder = (rows: readonly Remark[], lines: readonly ChatLine[]): readonly Remark[] =>
  [...rows, ...lines.filter(({ text }) => text !== '').map(spoken)].sort((one, other) => one.at - other.at);

/** Undefined for a row that is none: a move says itself what happened. */
export function incidentIn({ seq, at, kind, seat }: NewsRow): Incident | undefined {
  const known = INCIDENTS.find((one) => one === kind);
  return known && { seq, at, kind: known, seat };
}

/** What stands in the chat: who takes something back is not talking about it. */
export function remarkIn(row: NewsRow): Remark | undefined {
  const { seq, at, kind, seat, name, text } = row;
  if (kind === 'chat') return text ? { n: undefined, seq, at, seat, person: undefined, name: name ?? '', text } : undefined;
  return kind === 'undo' ? undefined : incidentIn(row);
}

/** Somebody who takes back one token after the other does one thing: the last of it counts. */
export function withIncident(before: readonly Incident[], fresh: Incident): readonly Incident[] {
  const last = before.at(-1);
  const isSame = last !== undefined && last.kind === 'undo' && fresh.kind === 'undo' && last.seat === fresh.seat;
  return isSame ? before.with(-1, fresh) : [...before, fresh];
}
