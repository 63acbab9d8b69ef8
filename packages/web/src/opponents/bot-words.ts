/** What bots are called, and what they are like: a line each, for whoever has to choose one. */
import { type BotName, botNameFrom, type Character, LEVELS, type Level, partsOf, YARDSTICKS, type Yardstick } from '@elbowroom/bots/names';
import type { Wording } from '../words/wording.ts';
import type { Language } from '../words/words.ts';

type Described = { readonly name: string; readonly says: string };

export type BotWords = {
  /** Over the lines that are shown, and over all of them. */
  readonly title: string;
  readonly all: string;
  readonly character: string;
  readonly levels: Readonly<Record<Level, Described>>;
  readonly characters: Readonly<Record<Character | 'none', Described>>;
  readonly yardsticks: Wording<Yardstick>;
  /** Beside the name of somebody: a level, and a character if there is one. */
  readonly note: (kind: string) => string;
  /** Of a bot that has no other name. */
  readonly called: (kind: string) => string;
};

const en: BotWords = {
  title: 'How strong the bots are, and what they care about',
  all: 'All levels and characters',
  character: 'Character',
  levels: {
    novice: { name: 'Novice', says: 'Forgets its abilities and leaves borders open. For your first games.' },
    learner: { name: 'Learner', says: 'Takes the people it likes the sound of, and parts with it too late. For your next few.' },
    dabbler: { name: 'Dabbler', says: 'Knows its way about, but overlooks who could attack. For family evenings.' },
    casual: { name: 'Casual', says: 'Plays soundly, with the slips people make. For a relaxed evening.' },
    seasoned: { name: 'Seasoned', says: 'Misjudges a turn only now and then. For those who have played a lot.' },
    sharp: { name: 'Sharp', says: 'Plans whole turns and hardly ever misjudges one. For those who know the game.' },
    expert: { name: 'Expert', says: 'Looks beyond its turn into a few possible futures. For those who beat the sharp ones.' },
    master: { name: 'Master', says: 'Plays its best plans through many possible futures. Hard to beat.' },
  },
  characters: {
    none: { name: 'Balanced', says: 'Takes what looks best, whoever has it.' },
    settler: { name: 'Settler', says: 'Keeps what it has: leaves neighbours in peace and stays with its people for long.' },
    raider: { name: 'Raider', says: 'Takes from others rather than from nobody. Guard your borders.' },
    merchant: { name: 'Merchant', says: 'Counts: buys cheaply, lives on bonus coins and changes peoples early.' },
  },
  yardsticks: { random: 'Random', greedy: 'Greedy', planner: 'Planner' },
  note: (kind) => `bot, ${kind.toLowerCase()}`,
  called: (kind) => `${kind[0]}${kind.slice(1).toLowerCase()} bot`,
};

const fr: BotWords = {
  title: 'La force des robots, et ce qui leur importe',
  all: 'Tous les niveaux et caractères',
  character: 'Caractère',
  levels: {
    novice: { name: 'Novice', says: 'Oublie ses capacités et laisse ses frontières ouvertes. Pour les premières parties.' },
    learner: { name: 'Apprenti', says: 'Prend le peuple dont le nom lui plaît et s’en sépare trop tard. Pour les parties suivantes.' },
    dabbler: { name: 'Amateur', says: 'S’y retrouve, mais ne voit pas qui pourrait l’attaquer. Pour jouer en famille.' },
    casual: { name: 'Tranquille', says: 'Joue bien, avec des erreurs bien humaines. Pour une soirée détendue.' },
    seasoned: { name: 'Aguerri', says: 'Ne se trompe sur un tour que de temps à autre. Pour qui a beaucoup joué.' },
    sharp: { name: 'Habile', says: 'Prépare des tours entiers et ne s’y trompe presque jamais. Pour qui connaît le jeu.' },
    expert: { name: 'Expert', says: 'Regarde au-delà de son tour, dans quelques avenirs. Pour qui bat les habiles.' },
    master: { name: 'Maître', says: 'Éprouve ses meilleurs plans dans bien des avenirs possibles. Dur à battre.' },
  },
  characters: {
    none: { name: 'Équilibré', says: 'Prend ce qui lui semble le mieux, à qui que ce soit.' },
    settler: { name: 'Casanier', says: 'Garde ce qu’il a\u00a0: laisse ses voisins en paix et reste longtemps fidèle à son peuple.' },
    raider: { name: 'Pillard', says: 'Prend aux autres plutôt qu’à personne. Gardez vos frontières.' },
    merchant: { name: 'Marchand', says: 'Compte\u00a0: achète bon marché, vit de pièces en prime et change tôt de peuple.' },
  },
  yardsticks: { random: 'au hasard', greedy: 'avide', planner: 'planificateur' },
  note: (kind) => `robot ${kind.toLowerCase()}`,
  called: (kind) => `Robot ${kind.toLowerCase()}`,
};

export const botWords: Readonly<Record<Language, BotWords>> = { en, fr };

function kindOf(bot: BotName, { characters, levels, yardsticks }: BotWords): string {
  const { character, level } = partsOf(bot);
  const known = LEVELS.find((one) => one === level);
  const yardstick = YARDSTICKS.find((one) => one === level) ?? 'greedy';
  const strength = known === undefined ? yardsticks[yardstick] : levels[known].name;
  return character === undefined ? strength : `${strength} ${characters[character].name}`;
}

/** Said beside a name, and in lists: bot, casual raider. */
export const noteOf = (bot: BotName, words: BotWords): string => words.note(kindOf(bot, words));

/** What a bot is called at a table that gives it no other name: Casual raider bot. Undefined for one that is not known here. */
export function calledOf(bot: string | undefined, words: BotWords): string | undefined {
  const known = botNameFrom(bot);
  return known && words.called(kindOf(known, words));
}
