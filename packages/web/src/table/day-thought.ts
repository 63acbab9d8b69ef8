/** What bots think about a deal of the day: it follows from the date and the moves alone. */
import { type BotName, dayAnswers, dayPar } from '@elbowroom/bots';
import { type DayDeal, dealOf } from '@elbowroom/bots/day';
import type { Thought } from './thinker.ts';

export type DayQuestion =
  /** The answer of the bot that must decide after these moves. */
  | { readonly type: 'day'; readonly date: string; readonly moves: readonly string[] }
  /** What a bot would make of the person's seat. */
  | { readonly type: 'par'; readonly date: string; readonly bot: BotName };

const answers = dayAnswers();

function dealt(date: string): DayDeal {
  const deal = dealOf(date);
  if (deal === undefined) throw new Error(`nothing is dealt on ${date}`);
  return deal;
}

export function dayThought(question: DayQuestion): Thought {
  const deal = dealt(question.date);
  if (question.type === 'par') return { lines: [], coins: dayPar(deal, question.bot) };
  const line = answers(deal, question.moves);
  return { lines: line === undefined ? [] : [line] };
}
