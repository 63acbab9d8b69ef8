/** What the levels of bots are like: a line each, for whoever has to choose one. */
import type { BotLevel } from '../table/table.ts';
import type { Language } from '../words/words.ts';

type LevelWords = {
  readonly title: string;
  readonly levels: Readonly<Record<BotLevel, { readonly name: string; readonly says: string }>>;
};

const en: LevelWords = {
  title: 'How strong the bots are',
  levels: {
    novice: { name: 'Novice', says: 'Forgets its abilities and leaves borders open. For your first games.' },
    casual: { name: 'Casual', says: 'Plays soundly, with the slips people make. For a relaxed evening.' },
    planner: { name: 'Sharp', says: 'Plans whole turns and counts every coin. For those who know the game.' },
    master: { name: 'Master', says: 'Plays its best plans through many possible futures. Hard to beat.' },
  },
};

const fr: LevelWords = {
  title: 'La force des robots',
  levels: {
    novice: { name: 'Novice', says: 'Oublie ses capacités et laisse ses frontières ouvertes. Pour les premières parties.' },
    casual: { name: 'Tranquille', says: 'Joue bien, avec des erreurs bien humaines. Pour une soirée détendue.' },
    planner: { name: 'Habile', says: 'Prépare des tours entiers et compte chaque pièce. Pour qui connaît le jeu.' },
    master: { name: 'Maître', says: 'Éprouve ses meilleurs plans dans bien des avenirs possibles. Dur à battre.' },
  },
};

export const levelWords: Readonly<Record<Language, LevelWords>> = { en, fr };
