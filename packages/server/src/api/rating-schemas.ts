/** The shape of what comes in and goes out about ratings. */
import { Type } from 'typebox';

const closed = { additionalProperties: false } as const;

/** What a table wishes about ratings. */
export const ratingOptions = {
  rated: Type.Optional(
    Type.Literal(true, { description: 'The game counts for the ratings of its people. Not with homemade tiles or a map of one’s own.' }),
  ),
};

export const ShownRating = Type.Object({
  points: Type.Integer({ description: '1500 for whoever has not played.' }),
  about: Type.Integer({ description: 'Nineteen times of twenty the true strength is no further away.' }),
  games: Type.Integer({ description: 'How many games it comes from; 0 for bots, which are fixed points.' }),
});

export const TableRatings = Type.Object({
  seats: Type.Array(Type.Object({ rating: Type.Optional(ShownRating) }), { description: 'By seat; an empty one has none.' }),
});

const Ranked = Type.Object({
  ...ShownRating.properties,
  place: Type.Integer(),
  person: Type.String({ description: 'As in `/people/:person`.' }),
  name: Type.String(),
  mine: Type.Optional(Type.Boolean({ description: 'True if it is yours.' })),
});

export const RatingsWish = Type.Object(
  {
    people: Type.String({
      pattern: '^[\\w-]{22}(,[\\w-]{22}){0,49}$',
      description: 'Up to fifty, as in `/people/:person`, with commas between them.',
    }),
  },
  closed,
);
export const RatingsOf = Type.Object({
  ratings: Type.Array(Type.Object({ person: Type.String(), ...ShownRating.properties }), { description: 'Of those who have one.' }),
});

export const RankingPage = Type.Object(
  {
    from: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,5}$', description: 'The how manyth is the first; 1 if left out.' })),
    most: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$', description: 'So many at most: 50 as a rule, 100 at most.' })),
  },
  closed,
);

export const Ranking = Type.Object({
  ratings: Type.Array(Ranked),
  own: Type.Optional(ShownRating),
  next: Type.Optional(Type.Integer({ description: 'There may be more: the `from` of the next page.' })),
});
