/** The shape of what comes in and goes out about the deals of the day. */
import { Type } from 'typebox';
import type { DayStanding, DayTable } from '../game/days.ts';
import { ChatPage, Moves } from './play-schemas.ts';

const closed = { additionalProperties: false } as const;

export const DayParams = Type.Object(
  { date: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'A day, by the clock of Greenwich: `2026-11-17`.' }) },
  closed,
);
export const DayMoves = Type.Object(
  {
    moves: Type.Array(Moves.properties.moves.items, {
      minItems: 1,
      maxItems: 2000,
      description: 'The whole game: your moves and those that the bots answered.',
    }),
  },
  closed,
);
const StandingShape = Type.Object({
  place: Type.Integer({ description: 'From 1 on; alike results share one.' }),
  name: Type.String(),
  coins: Type.Integer(),
  margin: Type.Integer({ description: 'Coins ahead of the best of the bots; less than 0: behind.' }),
  mine: Type.Optional(Type.Boolean({ description: 'True if it is yours.' })),
});
export const DayLine = Type.Unsafe<DayStanding>(StandingShape);
export const DayPage = Type.Object(
  {
    from: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$', description: 'The how manyth result is the first; 1 if left out.' })),
    most: ChatPage.properties.most,
  },
  closed,
);
export const DayResults = Type.Unsafe<DayTable>(
  Type.Object({
    date: Type.String(),
    count: Type.Integer({ description: 'Of all results of the day.' }),
    results: Type.Array(StandingShape),
    own: Type.Optional(StandingShape),
    next: Type.Optional(Type.Integer({ description: 'There may be more: the `from` of the next page.' })),
  }),
);
