/** What is said about a ruling: which names and readings there are is up to the rules. */
import type { Rulings } from '@elbowroom/rules';

/** What people read, in both languages. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** A ruling in words. */
export interface RulingWords<Reading extends string = string> {
  /** What the readers differ about. */
  readonly asks: Words;
  /** What each reading answers. */
  readonly readings: Readonly<Record<Reading, Words>>;
}

/** Words for every ruling there is: one that lacks its words, or those of a reading, does not compile. */
export type AllRulings = { readonly [Name in keyof Rulings]: RulingWords<Rulings[Name]> };

/** Words for those of one book. */
export type SomeRulings = Partial<AllRulings>;
