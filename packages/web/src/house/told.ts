/** What differs at a table, in words. */
import { type GameTerms, type HouseRules, rulingsOf } from '@elbowroom/rules';
import { wordsOf } from '@elbowroom/wording';
import type { Edition, Topic } from '../help/topics.ts';
import { abilityName, languages } from '../words/speak.ts';
import type { Language } from '../words/words.ts';
import { houseWords, howRoomy } from './house-words.ts';

export type Difference = {
  /** What it is about, or what is asked. */
  readonly what: string;
  /** How it is here. */
  readonly here: string;
  readonly usual?: string;
  /** The page of the help about it. */
  readonly topic?: Topic;
};

type AgreedGame = Pick<GameTerms, 'edition' | 'seats'>;

export function toldOf(rules: HouseRules, { edition, seats }: AgreedGame, language: Language): Difference[] {
  const { rounds, openPurses, boardFor } = rules;
  const words = houseWords[language];
  const count = typeof seats === 'number' ? seats : seats.length;
  return [
    ...(rounds === undefined ? [] : [{ what: words.rounds, here: words.roundsHere(rounds.here, rounds.usual) }]),
    ...(openPurses === true ? [{ what: words.purses, here: words.pursesSays }] : []),
    ...(boardFor === undefined ? [] : [{ what: words.boardHere(boardFor), here: howRoomy(boardFor, count, language) ?? '' }]),
    ...rulingsTold(rules, edition, language),
    ...tilesTold(rules, edition, language),
  ];
}

function rulingsTold({ rulings }: HouseRules, edition: Edition, language: Language): Difference[] {
  return rulings.flatMap(({ name, reading, usual }) => {
    const [ruling, words] = [rulingsOf(edition)[name], wordsOf(name)];
    const [here, normal] = [words?.readings[reading], words?.readings[usual]];
    if (ruling === undefined || words === undefined || here === undefined || normal === undefined) return [];
    return [{ what: words.asks[language], here: here[language], usual: normal[language], topic: { rule: ruling.rule } }];
  });
}

function tilesTold({ values, added, missing }: HouseRules, edition: Edition, language: Language): Difference[] {
  const words = houseWords[language];
  const page = languages[language];
  const names = (tiles: readonly string[]): string => page.list(tiles.map((tile) => abilityName(page, tile)));
  return [
    ...values.map(({ tile, here, usual }) => ({
      what: words.values,
      here: words.valueHere(tileName(tile, language), here),
      usual: String(usual),
      topic: topicOfTile(tile, edition),
    })),
    ...(added.length === 0 ? [] : [{ what: words.box, here: words.added(names(added)) }]),
    ...(missing.length === 0 ? [] : [{ what: words.box, here: words.missing(names(missing)) }]),
  ];
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const tileName = (tile: string, language: Language): string => upper(abilityName(languages[language], tile));

const topicOfTile = (tile: string, edition: Edition): Topic =>
  Object.hasOwn(languages.en.names.races, tile) ? { race: tile, edition } : { power: tile, edition };
