/** The shapes that others are made of, and those of guests. Types, checks and the description are made from these and from their neighbours. */
import { Type } from 'typebox';

export const closed = { additionalProperties: false } as const;
export const oneOf = <T extends string>(words: readonly T[], more: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...words], ...more });

/** No control characters, no marks that turn the direction of writing, no letters that show nothing, something to see. */
const VISIBLE =
  '^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0]+$';

/** What it may be made of is said with a code of its own. */
const Name = Type.String({ minLength: 1, maxLength: 30 });
/** Of something that is made here: tiles, maps, seats of a game from elsewhere. */
export const TileName = Type.String({ minLength: 1, maxLength: 40, pattern: VISIBLE });
export const TableId = Type.String({ pattern: '^[\\w-]{22}$', description: 'A table, by the id that nobody guesses.' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 4 });

export const TableParams = Type.Object({ table: TableId }, closed);
export const SeatParams = Type.Object({ table: TableId, seat: Type.String({ pattern: '^[0-4]$' }) }, closed);

export const Guest = Type.Object({ id: Type.String(), name: Type.String() });
export const NewGuest = Type.Object(
  {
    name: Type.Optional(Name),
    token: Type.Optional(Type.Boolean({ description: 'Answer with a token for `Authorization: Bearer` instead of setting a cookie.' })),
  },
  closed,
);
export const GuestWithToken = Type.Object({ id: Type.String(), name: Type.String(), token: Type.Optional(Type.String()) });
export const Rename = Type.Object({ name: Name }, closed);
export const Link = Type.Object({ code: Type.String(), until: Type.Integer() });
/** `once`: what does not happen a second time. */
export const keyFor = (each: string, once: string) =>
  Type.Optional(
    Type.String({
      pattern: '^[\\w-]{16,64}$',
      description: `Made up at random by the client, anew for each ${each}: whoever asks again with the same key, because the answer got lost, ${once}.`,
    }),
  );
export const UseLink = Type.Object(
  {
    code: Type.String({ pattern: '^[\\w-]{43}$' }),
    token: Type.Optional(Type.Boolean()),
    key: keyFor('code', 'gets the same answer, though the code is used up'),
  },
  closed,
);

export const Refusal = Type.Object(
  { code: Type.String(), message: Type.String() },
  { additionalProperties: true, description: 'Every refusal has a code from the list in packages/server/src/errors.ts.' },
);
