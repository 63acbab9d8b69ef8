/** What abilities ask, by their ids: whoever shows a question looks its words up here and names no ability. */
import type { MarkerId, PowerId, RaceId } from '@elbowroom/rules';

/** With the name of a seat, or how many, where the answer has one. */
type Saying = string | ((what: string) => string);

export type QuestionWords = {
  /** Left out: what the ability does, in one line. */
  readonly asks?: string;
  /** Asked instead when nothing is to be put on the map. */
  readonly asksInWords?: string;
  /** What answers are called on their buttons: by the word they begin with, `number` for a bare number, `done` for what ends the question. */
  readonly answers?: Readonly<Record<string, Saying>>;
};

type Asks = { readonly asks: string };
type Answers<Word extends string> = { readonly answers: Readonly<Record<Word, Saying>> };

/** Nothing but abilities that there are. */
type OfAbilities<T extends { readonly [Id in keyof T]: Id extends RaceId | PowerId | MarkerId ? QuestionWords : never }> = T;

export type Questions = OfAbilities<{
  readonly diplomat: Asks & Answers<'none' | 'ally'>;
  readonly stout: Asks & Answers<'done'>;
  readonly berserk: Answers<'none'>;
  readonly amazons: Asks;
  readonly battlefield: Asks & Answers<'none' | 'alliance' | 'horde'>;
  readonly worgen: Asks & Answers<'human' | 'worgen'>;
  readonly forsaken: Asks & Answers<'0' | 'number'>;
  readonly goblins: Asks & Answers<'none' | 'pay'> & { readonly asksInWords: string };
  readonly gnomes: Asks & Answers<'none'>;
  readonly humans: Asks;
  readonly ethereals: Asks;
  readonly tauren: Asks;
  readonly intimidating: Asks;
  readonly 'aegis-of-aggramar': Asks;
  readonly 'heart-of-azeroth': Asks;
  readonly entrenched: Asks;
  readonly defensive: Asks;
}>;
