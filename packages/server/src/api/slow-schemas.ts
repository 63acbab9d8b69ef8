/** What tables and news say of games that take days. */
import { Type } from 'typebox';

export const Span = Type.Object({ from: Type.Integer(), until: Type.Integer() }, { description: 'Days off, in milliseconds since 1970.' });

export const slowOptions = {
  reserve: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_592_000,
      description: 'Seconds that each seat has for the whole game, when the time for a turn is up.',
    }),
  ),
  holidays: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 60, description: 'Days off that each seat may take in a year: its clock stands still then.' }),
  ),
};

export const slowNews = {
  reserves: Type.Optional(
    Type.Array(Type.Integer(), {
      description: 'Milliseconds that each seat has left for when the time for a turn is up; `due` counts them in.',
    }),
  ),
  holidays: Type.Optional(Type.Array(Type.Array(Span), { description: 'By seat.' })),
  ordered: Type.Optional(Type.Array(Type.Boolean(), { description: 'Whether each seat has left orders for questions out of its turn.' })),
};
