/** What is said and what happens beside the moves of a table. */
import type { NewsRow } from './client.ts';

type ChatLine = {
  readonly seq: number;
  readonly at: number;
  readonly seat: number | undefined;
  readonly name: string;
  readonly text: string;
};
/** What happened beside the moves: somebody resigned, was away, came back, wants a pause. */
type Incident = { readonly seq: number; readonly at: number; readonly kind: NewsRow['kind']; readonly seat: number | undefined };
export type Remark = ChatLine | Incident;

const BESIDE: ReadonlySet<NewsRow['kind']> = new Set(['resign', 'absent', 'back', 'agree', 'disagree']);

/** Undefined for a row that is none: a move says itself what happened. */
export function remarkIn({ seq, at, kind, seat, name, text }: NewsRow): Remark | undefined {
  if (kind === 'chat') return { seq, at, seat, name: name ?? '', text: text ?? '' };
  return BESIDE.has(kind) ? { seq, at, kind, seat } : undefined;
}
