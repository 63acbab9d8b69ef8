/** Bells and notices, from the columns of either database and back. */
import {
  type Bell,
  type DueNotice,
  LANGUAGES,
  NOTICE_KINDS,
  type NoticeKey,
  type NoticeState,
  type Orders,
  type PushKeys,
} from './notices.ts';

export interface BellColumns {
  readonly id: string;
  readonly guest: string;
  readonly way: string;
  readonly address: string;
  readonly keys: string | null;
  readonly kinds: string;
  readonly language: string;
  readonly confirmed: number;
  readonly made: number;
}

/** A notice with its bell. */
export interface NoticeColumns extends BellColumns {
  readonly game: string;
  readonly kind: string;
  readonly seq: number;
  readonly tries: number;
  readonly state: string;
}

export const BELL = 'id, guest, way, address, keys, kinds, language, confirmed, made';

/** In the order of `BELL`. */
export const bellValues = ({ id, guest, way, address, keys, kinds, language, isConfirmed, made }: Bell) => [
  ...[id, guest, way, address, keys === undefined ? null : JSON.stringify(keys)],
  ...[kinds.join(','), language, isConfirmed ? 1 : 0, made],
];

export function bellFrom({ id, guest, way, address, keys, kinds, language, confirmed, made }: BellColumns): Bell {
  const pushKeys: PushKeys | undefined = keys === null ? undefined : JSON.parse(keys);
  return {
    id,
    guest,
    way: way === 'mail' ? 'mail' : 'push',
    address,
    ...(pushKeys && { keys: pushKeys }),
    kinds: NOTICE_KINDS.filter((kind) => kinds.split(',').includes(kind)),
    language: LANGUAGES.find((known) => known === language) ?? 'en',
    isConfirmed: confirmed === 1,
    made,
  };
}

const STATES: readonly NoticeState[] = ['new', 'held', 'resting'];

export const noticeFrom = (columns: NoticeColumns): DueNotice => ({
  bell: bellFrom(columns),
  game: columns.game,
  kind: NOTICE_KINDS.find((kind) => kind === columns.kind) ?? 'turn',
  seq: columns.seq,
  tries: columns.tries,
  state: STATES.find((state) => state === columns.state) ?? 'new',
});

/** The same wherever it is told: what shows it twice can tell that it is one. */
export const keyOf = ({ bell, game, kind, seq }: NoticeKey): string => `${bell}/${game}/${kind}/${seq}`;

export const ordersFrom = (body: string | undefined): Orders | undefined => (body === undefined ? undefined : JSON.parse(body));

/** Those that rest have been told. */
export const WAITING = "SELECT count(*) AS count FROM notices WHERE state <> 'resting'";
