/** Questions that abilities ask, and their answers as buttons that explain themselves. */
import type { Move, View } from '@elbowroom/rules';
import { abilityName, doesLine, markerDoes, markerName, raceName } from '../words/speak.ts';
import type { Words } from '../words/words.ts';

type Answer = Extract<Move, { readonly type: 'choose' }>;

/** The ability that asks now, if one does. */
export const askingAbility = ({ prompts }: View): string | undefined => prompts.at(-1)?.ability;

export function questionWords(view: View, words: Words, isLaying: boolean): string {
  const asking = askingAbility(view) ?? '';
  const asks: Readonly<Record<string, string>> = words.play.asks;
  if (asking === 'goblins' && !isLaying) return words.play.asks.bombToll;
  return asks[asking] ?? (abilityDoes(words, view.edition, asking) || abilityName(words, asking));
}

/** What an ability does, in one line, whatever kind of thing it is. */
export function abilityDoes(words: Words, edition: string, id: string): string {
  return doesLine(words, edition, 'powers', id) || doesLine(words, edition, 'races', id) || markerDoes(words, id);
}

export function answerLabel({ answer }: Answer, view: View, words: Words): string {
  const { answers } = words.play;
  const asking = askingAbility(view);
  const [word = '', number] = answer.split(' ');
  if (/^\d+$/.test(word)) return word === '0' ? answers.buyNone : answers.buy(Number(word));
  if (word === 'ally') return answers.ally(view.seats[Number(number)]?.name ?? '');
  if (word === 'none') return noneLabel(asking, words);
  if (word === 'pay' || word === 'human' || word === 'worgen' || word === 'alliance' || word === 'horde') return answers[word];
  const marker = markerName(words, word);
  return marker === word ? raceName(words, view.edition, word) : marker;
}

function noneLabel(asking: string | undefined, { play: { answers } }: Words): string {
  if (asking === 'diplomat') return answers.noPeace;
  if (asking === 'goblins') return answers.keepCoins;
  if (asking === 'battlefield') return answers.nobody;
  return asking === 'gnomes' || asking === 'berserk' ? answers.giveUp : answers.none;
}
