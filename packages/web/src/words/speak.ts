/** Which language the page speaks, and words looked up by the ids of the rules; an id nobody knows is said as it is. */

import type { Topic } from '../help/topics.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Language, Words } from './words.ts';

export const languages: Readonly<Record<Language, Words>> = { en, fr };

export function languageFrom(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [short] = wish.toLowerCase().split('-');
    if (short === 'en' || short === 'fr') return short;
  }
  return 'en';
}

const find = (table: Readonly<Record<string, string>>, id: string): string | undefined => table[id];

export const raceName = ({ names }: Words, edition: string, id: string): string =>
  id === 'natives' ? (find(names.natives, edition) ?? id) : (find(names.races, id) ?? id);

export const pieceName = ({ names }: Words, id: string): string => find(names.pieces, id) ?? id;

export const markerName = ({ names }: Words, id: string): string => find(names.markers, id) ?? id;

/** A race, power, artifact, place or piece: whatever an item of a sum or a question names. */
export function abilityName({ names, page }: Words, id: string): string {
  if (id === 'faction') return page.faction;
  return find(names.powers, id) ?? find(names.races, id) ?? find(names.markers, id) ?? find(names.pieces, id) ?? id;
}

export function doesLine({ names }: Words, edition: string, kind: 'races' | 'powers', id: string): string {
  const { classic, azeroth } = names.does;
  return find((edition === 'azeroth' ? azeroth : classic)[kind], id) ?? '';
}

/** A few words from one of the tables that not every ability is in. */
export const shortOf = (table: Readonly<Record<string, string>>, id: string): string | undefined => find(table, id);

export const markerDoes = ({ names }: Words, id: string): string => find(names.does.markers, id) ?? '';

/** One line of a score: regions of a people, or what an ability brought. */
export function itemName(words: Words, { rule, what, amount }: { rule: string; what: string; amount: number }): string {
  if (rule === 'CORE-SCORE-1') return words.page.scoreOf(raceName(words, '', what), amount);
  return `+${amount} ${abilityName(words, what)}`;
}

/** Where a line of a sum is explained: the rule that it names, or the page of the homemade tile that it comes from. */
export const topicFor = ({ homemade }: Words, { rule, what }: { readonly rule: string; readonly what: string }): Topic =>
  (rule.startsWith('CL-BLANK') ? homemade?.topics.get(what) : undefined) ?? { rule };
