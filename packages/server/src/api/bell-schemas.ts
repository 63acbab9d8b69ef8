/** The shape of what comes in and goes out about being woken, and about slow games. */
import { Type } from 'typebox';
import type { TableView } from '../game/news.ts';
import { LANGUAGES, NOTICE_KINDS } from '../store/notices.ts';
import { OfSeat } from './play-schemas.ts';
import { Table } from './table-schemas.ts';

const closed = { additionalProperties: false } as const;
const oneOf = <T extends string>(words: readonly T[], more: object = {}) => Type.Unsafe<T>({ type: 'string', enum: [...words], ...more });

const Kinds = Type.Array(oneOf(NOTICE_KINDS), {
  maxItems: NOTICE_KINDS.length,
  uniqueItems: true,
  description: 'What wakes you: your turn, the end of a game, an invitation, something that is said.',
});
const Language = oneOf(LANGUAGES, { description: 'In which you are told.' });

export const PushKey = Type.Object({
  key: Type.String({ description: '`applicationServerKey` for a browser, in base64url.' }),
  mail: Type.Boolean({ description: 'Whether this server sends mail.' }),
});
export const PushBell = Type.Object(
  {
    endpoint: Type.String({ minLength: 10, maxLength: 1000 }),
    keys: Type.Object({ p256dh: Type.String({ pattern: '^[\\w-]{87}=?$' }), auth: Type.String({ pattern: '^[\\w-]{22}(==)?$' }) }, closed),
    kinds: Kinds,
    language: Language,
  },
  { ...closed, description: 'A `PushSubscription` of a browser, as JSON, and when to ring it.' },
);
export const MailBell = Type.Object(
  {
    address: Type.String({
      maxLength: 200,
      pattern: '^[^\\s@<>,;:"()\\[\\]\\\\]+@[^\\s@<>,;:"()\\[\\]\\\\]+\\.[^\\s@<>,;:"()\\[\\]\\\\.]{2,}$',
    }),
    kinds: Kinds,
    language: Language,
  },
  closed,
);
export const BellKinds = Type.Object({ kinds: Kinds }, closed);
const BellId = Type.String({ pattern: '^[\\w-]{22}$' });
export const BellParams = Type.Object({ bell: BellId }, closed);
export const BellShape = Type.Object({
  id: BellId,
  way: oneOf(['push', 'mail']),
  kinds: Kinds,
  language: Language,
  made: Type.Integer(),
  confirmed: Type.Boolean({ description: 'Whether a mailbox has said yes.' }),
  address: Type.Optional(Type.String({ description: 'Of a mailbox.' })),
});
export const BellList = Type.Object({ bells: Type.Array(BellShape) });
export const MailCode = Type.Object({ code: Type.String({ pattern: '^[\\w-]{22}\\.(confirm|stop)\\.[\\w-]{22}$' }) }, closed);
export const MailDone = Type.Object({ wish: oneOf(['confirm', 'stop']) });

export const OrdersWish = Type.Object(
  {
    seat: OfSeat.properties.seat,
    hold: Type.Array(Type.Integer({ minimum: 0, maximum: 63 }), {
      maxItems: 20,
      uniqueItems: true,
      description: 'Regions by number, the dearest first: what can be put there is.',
    }),
    otherwise: oneOf(['bot', 'ask'], { description: 'Everything else: as a bot would, or as you say.' }),
  },
  { ...closed, description: 'For questions out of your turn. Nobody else is told what they say.' },
);
export const OrdersLeft = Type.Object({
  orders: Type.Optional(Type.Object({ hold: OrdersWish.properties.hold, otherwise: OrdersWish.properties.otherwise })),
});
export const OrdersOf = Type.Object({ seat: Type.Optional(Type.String({ pattern: '^[0-4]$' })) }, closed);

const Moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000, description: 'Milliseconds since 1970.' });
export const Holiday = Type.Object({ from: Moment, until: Moment }, closed);
export const HolidayTaken = Type.Object({
  tables: Type.Array(Type.Object({ id: Type.String(), granted: Type.Boolean() }), {
    description: 'Your games under way whose tables grant days off, and whether so many are left.',
  }),
});

export interface AwaitedTable {
  readonly table: TableView;
  readonly seat: number;
  /** Since when it waits. */
  readonly since: number;
  readonly due?: number;
}
export const TurnList = Type.Object({
  turns: Type.Array(
    Type.Unsafe<AwaitedTable>(
      Type.Object({
        table: Table,
        seat: Type.Integer(),
        since: Type.Integer(),
        due: Type.Optional(Type.Integer({ description: 'When your time is up.' })),
      }),
    ),
    { description: 'What is due first comes first.' },
  ),
});
