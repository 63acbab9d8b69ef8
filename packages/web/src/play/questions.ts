/** Questions that abilities ask, and their answers as buttons that explain themselves. */
import type { Move, View } from '@elbowroom/rules';
import type { QuestionWords } from '../words/question-words.ts';
import { abilityName, doesLine, markerDoes, markerName, raceName } from '../words/speak.ts';
import type { Words } from '../words/words.ts';

type ChoiceMove = Extract<Move, { readonly type: 'choose' }>;

/** The ability that asks now, if one does. */
export const askingAbility = ({ prompts }: View): string | undefined => prompts.at(-1)?.ability;

function wordsOf(asking: string | undefined, words: Words): QuestionWords {
  const known: Readonly<Record<string, QuestionWords>> = words.play.questions;
  return known[asking ?? ''] ?? {};
}

export function questionWords(view: View, words: Words, isLaying: boolean): string {
  const asking = askingAbility(view) ?? '';
  const { asks, asksInWords = asks } = wordsOf(asking, words);
  return (isLaying ? asks : asksInWords) ?? (abilityDoes(words, view.edition, asking) || abilityName(words, asking));
}

/** What an ability does, in one line, whatever kind of thing it is. */
export function abilityDoes(words: Words, edition: string, id: string): string {
  return doesLine(words, edition, 'powers', id) || doesLine(words, edition, 'races', id) || markerDoes(words, id);
}

export function answerLabel({ answer }: ChoiceMove, view: View, words: Words): string {
  const known = wordsOf(askingAbility(view), words).answers ?? {};
  const [word = '', seat] = answer.split(' ');
  const said = known[word] ?? (/^\d+$/.test(word) ? known.number : undefined);
  if (said !== undefined) return typeof said === 'string' ? said : said(seat === undefined ? word : (view.seats[Number(seat)]?.name ?? ''));
  if (word === 'none') return words.play.noThanks;
  const marker = markerName(words, word);
  return marker === word ? raceName(words, view.edition, word) : marker;
}

/** What ends a question that can be ended: some leave something to be said. */
export function enoughLabel(asking: string, words: Words): string {
  const said = wordsOf(asking, words).answers?.done;
  return typeof said === 'string' ? said : words.play.enough;
}
