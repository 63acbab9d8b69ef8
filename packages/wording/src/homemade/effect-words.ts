/** What a language says of effects: a template for each, what it is called in a list, and what each gap asks for. */
import type { Sentence, Told } from './sentence.ts';

/** By the words of the vocabulary. */
type Choices = Readonly<Record<string, string>>;

/** What one language needs to say every effect of the vocabulary. */
export interface EffectWords {
  /** By the name of the effect. */
  readonly says: Readonly<Record<string, (told: Told) => Sentence>>;
  /** What an effect is called where it is chosen. */
  readonly titles: Choices;
  /** What a gap asks for, by its name. */
  readonly asks: Choices;
  /** What is offered where an optional gap has not been filled. */
  readonly offers: Choices;
  /** What the words of a gap mean, by the name of the gap. */
  readonly choices: Readonly<Record<string, Choices>>;
  /** What can be asked of regions, and what the answers are. */
  readonly regions: {
    readonly asks: Choices;
    readonly yes: Choices;
    readonly no: Choices;
    readonly words: Readonly<Record<string, Choices>>;
  };
  /** Of a tile without effects. */
  readonly nothing: string;
}
