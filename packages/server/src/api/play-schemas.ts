/** The shape of a game under way: moves, news of it, what was before, and what is said. */
import { Type } from 'typebox';
import { closed, keyFor, oneOf, SeatNumber } from './schemas.ts';
import { Span, slowNews } from './slow-schemas.ts';

/** What is said may join letters and pictures to one, as some scripts and many emoji do. */
const SAYABLE =
  '^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u061c\\u115f\\u1160\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u2800\\u3164\\ufeff\\uffa0]+$';
const ChatText = Type.String({ minLength: 1, maxLength: 300, pattern: SAYABLE });
const Seq = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Line = Type.String({ minLength: 1, maxLength: 200, description: 'One move in its canonical line, as in `legal`.' });
export const Moves = Type.Object(
  {
    seat: Type.Optional(SeatNumber),
    after: { ...Seq, description: 'The `after` of the news that these moves answer.' },
    moves: Type.Array(Line, { minItems: 1, maxItems: 100 }),
  },
  closed,
);
export const Undo = Type.Object(
  {
    seat: Type.Optional(SeatNumber),
    after: Seq,
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    moves: Type.Optional(
      Type.Array(Line, {
        minItems: 1,
        maxItems: 100,
        description: 'Played instead, in the same breath: if one is refused, nothing is taken back.',
      }),
    ),
  },
  closed,
);
export const OfSeat = Type.Object({ seat: Type.Optional(SeatNumber) }, closed);
export const Pause = Type.Object({ seat: Type.Optional(SeatNumber), agree: Type.Boolean() }, closed);
export const Chat = Type.Object({ text: ChatText, key: keyFor('line', 'says nothing a second time') }, closed);
export const Looking = Type.Object(
  {
    seat: Type.Optional(Type.String({ pattern: '^([0-4]|none)$', description: 'Which of your seats looks; `none`: as a spectator.' })),
    since: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$', description: 'Like the header Last-Event-ID.' })),
  },
  closed,
);
const yes = (description: string) => Type.Optional(Type.String({ pattern: '^[01]$', description }));
export const Listening = Type.Object(
  {
    ...Looking.properties,
    differences: yes('`1`: news have `changed`, the difference to those before, instead of `view` and all that stands beside it.'),
    hidden: yes('`1`: the page is open, but nobody sees it: notices go out as if nobody were there.'),
    legal: yes('`1`: news have `legal` when the seat must decide; left out: those have it that are no differences.'),
    chat: Type.Optional(
      Type.String({
        pattern: '^[0-9]{1,9}$',
        description: 'The last line of the chat that is known: only later ones are told, a hundred at most. Left out: the last fifty.',
      }),
    ),
  },
  closed,
);
const RowNumber = Type.String({ pattern: '^[0-9]{1,7}$' });
export const Between = Type.Object(
  {
    seat: Looking.properties.seat,
    since: { ...RowNumber, description: 'The first row that is wanted; 0: how it was dealt.' },
    until: { ...RowNumber, description: 'The last.' },
  },
  closed,
);
export const LogPage = Type.Object(
  {
    since: Type.Optional({ ...RowNumber, description: 'The rows after this one; all, if left out.' }),
    most: Type.Optional(
      Type.String({ pattern: '^[1-9][0-9]{0,3}$', description: 'So many rows at most: 1000 as a rule, and never more.' }),
    ),
  },
  closed,
);

const open = (description: string) => Type.Object({}, { additionalProperties: true, description });
const NewsRow = Type.Object(
  {
    seq: Type.Integer(),
    at: Type.Integer(),
    kind: Type.String(),
    seat: Type.Optional(Type.Integer()),
    move: Type.Optional(Type.String()),
    events: Type.Optional(Type.Array(open('What the move did, in the past tense: see the guide to the rules.'))),
    back: Type.Optional(Type.Integer()),
    name: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
    table: Type.Optional(Type.String()),
    off: Type.Optional(Span),
  },
  { additionalProperties: true },
);
export const News = Type.Object(
  {
    seq: Type.Integer({ description: 'The last row of the log.' }),
    after: Type.Integer({ description: 'What the next move must follow.' }),
    rows: Type.Array(NewsRow, { description: 'What has happened since you last heard.' }),
    view: open('What the seat may know: `View` of the rules package.'),
    legal: Type.Optional(Type.Array(Type.String(), { description: 'Every legal move, if the seat must decide.' })),
    undo: Type.Optional(Type.Integer({ description: 'How many moves can be taken back.' })),
    control: Type.Array(oneOf(['person', 'bot', 'absent', 'resigned'])),
    agreed: Type.Array(Type.Boolean()),
    paused: Type.Boolean(),
    due: Type.Optional(Type.Integer({ description: 'When the clock of the seat that must decide runs out.' })),
    starts: Type.Optional(Type.Integer({ description: 'When it begins: not before the seat has been shown what the others did.' })),
    ...slowNews,
    outcome: Type.Optional(open('Coins and winners.')),
    seed: Type.Optional(Type.String()),
    rematch: Type.Optional(Type.String()),
    played: Type.Optional(Type.Integer({ description: 'How many of the moves sent were played.' })),
  },
  { additionalProperties: true },
);
export const PastViews = Type.Object({
  views: Type.Array(
    Type.Object({
      seq: Type.Integer({ description: 'The move after which it looked so; 0: before the first.' }),
      view: open('What the seat could know then: `View` of the rules package.'),
    }),
  ),
});
export const Log = Type.Object({
  rows: Type.Array(NewsRow),
  next: Type.Optional(Type.Integer({ description: 'There may be more: the `since` of the next page.' })),
});
export const ChatPage = Type.Object(
  {
    before: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$', description: 'The lines before this one; the last, if left out.' })),
    most: Type.Optional(
      Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$', description: 'So many lines at most: 50 as a rule, 100 at most.' }),
    ),
  },
  closed,
);
export const ChatLines = Type.Object({
  lines: Type.Array(
    Type.Object({
      n: Type.Integer({ description: 'One more than the line before.' }),
      at: Type.Integer(),
      seat: Type.Optional(Type.Integer({ description: 'Left out: somebody who looks on.' })),
      person: Type.Optional(Type.String({ description: 'Who said it, as in `/people/:person`.' })),
      name: Type.String({ description: 'Empty, and the text too: somebody who has left for good.' }),
      text: Type.String(),
    }),
  ),
  next: Type.Optional(Type.Integer({ description: 'There may be more: the `before` of the page before this one.' })),
});
