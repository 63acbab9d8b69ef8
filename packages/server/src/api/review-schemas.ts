/** The shape of what goes out about reviews and other heavy work. */
import { type Static, Type } from 'typebox';

export const ReviewPage = Type.Object(
  { since: Type.Optional(Type.String({ pattern: '^\\d{1,5}$', description: 'Only turns weighed after the how manyth; 0 if left out.' })) },
  { additionalProperties: false },
);

const State = Type.Union([Type.Literal('none'), Type.Literal('open'), Type.Literal('done'), Type.Literal('failed')]);

export const ReviewView = Type.Object({
  isOffered: Type.Boolean({ description: 'Whether this server reviews games. If not, a page does it at home.' }),
  state: State,
  total: Type.Integer({ description: 'Turns in all.' }),
  done: Type.Integer({ description: 'Turns that are weighed.' }),
  turns: Type.Array(Type.Unknown(), {
    description: 'What came of them, as @elbowroom/bots has a `TurnReview`, in the order in which they were weighed.',
  }),
});
export type ReviewView = Static<typeof ReviewView>;

const UnderWay = Type.Object({ by: Type.String(), since: Type.Integer() });

const Run = Type.Object({
  work: Type.String(),
  waiting: Type.Integer(),
  underWay: Type.Integer(),
  failed: Type.Integer(),
  done: Type.Integer(),
  total: Type.Integer(),
  at: Type.Array(UnderWay),
  reasons: Type.Array(Type.String()),
});

const Review = Type.Object({
  game: Type.String(),
  state: State,
  asked: Type.Integer(),
  total: Type.Integer(),
  done: Type.Integer(),
  at: Type.Optional(UnderWay),
  reason: Type.Optional(Type.String()),
});

export const JobsView = Type.Object({
  now: Type.Integer(),
  isReviewing: Type.Boolean({ description: 'Whether this server reviews games at all.' }),
  thinking: Type.Integer({ description: 'Bots that think or wait at this node: nothing is begun before they have done.' }),
  runs: Type.Array(Run, { description: 'What is in the queue; none where there is no Postgres.' }),
  reviews: Type.Array(Review, { description: 'The latest first.' }),
});
export type JobsView = Static<typeof JobsView>;
