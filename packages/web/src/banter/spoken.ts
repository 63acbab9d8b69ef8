/** What the bots at a table have said so far, in words. */
import { partsOf } from '@elbowroom/bots/names';
import type { Step } from '@elbowroom/rules';
import { opponentFrom } from '../opponents/chosen.ts';
import type { Aside, Chair } from '../table/table.ts';
import type { Language } from '../words/words.ts';
import { banterWords } from './banter-words.ts';
import { type Remark, remarksIn } from './remarks.ts';

export type Spoken = Pick<Remark, 'after' | 'seat'> & { readonly line: (language: Language) => string };

type Talkers = { readonly id: string; readonly chairs: readonly Chair[]; readonly winners: readonly number[] };

export function spokenAt(steps: readonly Step[], { id, chairs, winners }: Talkers): Spoken[] {
  const bots = chairs.flatMap(({ sitter }, seat) => (opponentFrom(sitter) === undefined ? [] : [seat]));
  return remarksIn(steps, { bots, id, winners }).map(({ after, draw, occasion, seat }) => {
    const bot = opponentFrom(chairs[seat]?.sitter);
    const voice = (bot && partsOf(bot).character) ?? 'none';
    const line = (language: Language): string => {
      const lines = banterWords[language].lines[voice][occasion];
      return lines[draw % lines.length] ?? '';
    };
    return { after, seat, line };
  });
}

/** As the log has it. */
export const asidesOf = (spoken: readonly Spoken[], chairs: readonly Chair[]): Aside[] =>
  spoken.map(({ after, seat, line }, id) => ({
    id,
    after,
    seat,
    isPassing: false,
    says: (language) => banterWords[language].told(chairs[seat]?.name ?? '', line(language)),
  }));
