/** The shape of what comes in and goes out about looking on. */
import { Type } from 'typebox';
import { DELAYS, type Delay } from '../game/delay.ts';
import type { RunningList } from '../game/running.ts';

const DelayOption = Type.Unsafe<Delay>({
  enum: [...DELAYS],
  description:
    'How much later those see the game who look on: seconds, or a whole turn. Left out: at once. It holds for everything that they can ask.',
});

/** What a table wishes about those who look on. */
export const watchOptions = { delay: Type.Optional(DelayOption) };

export const Running = Type.Unsafe<RunningList>(
  Type.Object({
    tables: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          started: Type.Integer(),
          watching: Type.Integer({ description: 'How many look on.' }),
        },
        { additionalProperties: true, description: 'A table as in the list of open ones, and these.' },
      ),
      { description: 'The first is the featured one.' },
    ),
  }),
);
