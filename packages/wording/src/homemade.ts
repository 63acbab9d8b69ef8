/**
 * Homemade tiles in words: what their effects say, sentence by sentence, in French and English. The program writes their rules, nobody else does.
 * @module @elbowroom/wording/homemade
 */

import type { EffectWords } from './homemade/effect-words.ts';
import { enEffects } from './homemade/en-effects.ts';
import { frEffects } from './homemade/fr-effects.ts';
import { plain, type Sentence, toldOf, type Written } from './homemade/sentence.ts';

export type { EffectWords } from './homemade/effect-words.ts';
export { type Part, plain, type Sentence, type Written } from './homemade/sentence.ts';

/** By language. */
export const effectWords: Readonly<Record<'en' | 'fr', EffectWords>> = { en: enEffects, fr: frEffects };

/** What an effect says, with its gaps; an effect that has no words is said by its name. */
export function sentenceOf(effect: Written, language: 'en' | 'fr'): Sentence {
  const name = typeof effect.effect === 'string' ? effect.effect : '';
  const { says } = effectWords[language];
  return Object.hasOwn(says, name) ? (says[name]?.(toldOf(effect)) ?? []) : [name];
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The rules of a tile: a sentence for each effect. */
export const tileRules = ({ effects }: { readonly effects: readonly Written[] }, language: 'en' | 'fr'): string[] =>
  effects.map((effect) => `${upper(plain(sentenceOf(effect, language)))}.`);

/** What a tile does in one line, without a full stop. */
export function tileDoes({ effects }: { readonly effects: readonly Written[] }, language: 'en' | 'fr'): string {
  const said = effects.map((effect) => plain(sentenceOf(effect, language)));
  const between = language === 'fr' ? '\u00a0; ' : '; ';
  return upper(said.length === 0 ? effectWords[language].nothing : said.join(between));
}
