/** What is said around the puzzles. */
import type { PuzzleTheme } from '@elbowroom/bots';
import type { Wording } from '../../words/wording.ts';
import type { Language } from '../../words/words.ts';

export type PuzzleWords = Wording<
  | 'title'
  | 'task'
  | 'weighing'
  | 'failed'
  | 'missing'
  | 'again'
  | 'next'
  | 'hall'
  | 'any'
  | 'theme'
  | 'anyTheme'
  | 'difficulty'
  | 'anyDifficulty'
  | 'wrongOnly'
  | 'solved'
  | 'sameSays'
  | 'wrong'
  | 'solution'
  | 'unknown'
  | 'allSolved'
  | 'noneFits'
  | 'every'
  | 'withAdvice'
  | 'options'
> & {
  readonly themes: Wording<PuzzleTheme>;
  /** From 1 on. */
  readonly difficulties: Readonly<Record<number, string>>;
  readonly wrongSays: (coins: string) => string;
  readonly asGood: (coins: string) => string;
  readonly streak: (n: number, longest: number) => string;
  readonly done: (solved: number, of: number) => string;
};

const STARS = 5;
export const stars = (n: number): string => '★'.repeat(n) + '☆'.repeat(Math.max(0, STARS - n));

const en: PuzzleWords = {
  title: 'Puzzle',
  task: 'Your turn, one best plan. Play it to its end.',
  weighing: 'Weighing your turn …',
  failed: 'Your turn could not be weighed this time.',
  missing: 'The bots that weigh your turn could not be fetched.',
  again: 'Try again',
  next: 'Next puzzle',
  hall: 'Back to Learn',
  any: 'Any puzzle',
  theme: 'Theme',
  anyTheme: 'any theme',
  difficulty: 'Difficulty',
  anyDifficulty: 'any difficulty',
  wrongOnly: 'only those that went wrong',
  solved: 'Solved!',
  sameSays: 'That is the best plan.',
  wrong: 'Not this time',
  solution: 'The solution',
  unknown: 'There is no puzzle of this name.',
  allSolved: 'You have solved them all. Chapeau!',
  noneFits: 'No unsolved puzzle fits this choice.',
  every: 'All puzzles',
  withAdvice: 'Solved with advice: it does not count for the series.',
  options: 'Which puzzles',
  themes: {
    draft: 'choice of a people',
    decline: 'decline',
    'hold-on': 'hold on',
    'last-roll': 'last roll',
    raid: 'raid on a rival',
    abandon: 'abandoning',
    'special-attack': 'special attack',
    dragon: 'dragon',
    'immune-neighbour': 'immune neighbour',
    artifact: 'artifact',
    place: 'legendary place',
    'end-of-game': 'end of the game',
    opening: 'opening',
  },
  difficulties: { 1: 'easy', 2: 'mild', 3: 'medium', 4: 'hard', 5: 'very hard' },
  wrongSays: (coins) => `${coins} at the end behind the best plan.`,
  asGood: (coins) => `Another plan than ours, and as good: ${coins} apart.`,
  streak: (n, longest) => `In a row: ${n} · most: ${longest}`,
  done: (solved, of) => `${solved} of ${of} solved`,
};

const fr: PuzzleWords = {
  title: 'Problème',
  task: 'À vous\u00a0: un tour, un meilleur plan. Jouez-le jusqu’au bout.',
  weighing: 'Votre tour est pesé…',
  failed: 'Votre tour n’a pas pu être pesé cette fois.',
  missing: 'Les robots qui pèsent votre tour n’ont pas pu être chargés.',
  again: 'Réessayer',
  next: 'Problème suivant',
  hall: 'Retour à Apprendre',
  any: 'Un problème au hasard',
  theme: 'Thème',
  anyTheme: 'tous les thèmes',
  difficulty: 'Difficulté',
  anyDifficulty: 'toutes difficultés',
  wrongOnly: 'seulement les ratés',
  solved: 'Résolu\u00a0!',
  sameSays: 'C’est le meilleur plan.',
  wrong: 'Pas cette fois',
  solution: 'La solution',
  unknown: 'Il n’y a pas de problème de ce nom.',
  allSolved: 'Vous les avez tous résolus. Chapeau\u00a0!',
  noneFits: 'Aucun problème non résolu ne correspond à ce choix.',
  every: 'Tous les problèmes',
  withAdvice: 'Résolu avec un conseil\u00a0: il ne compte pas pour la série.',
  options: 'Quels problèmes',
  themes: {
    draft: 'choix d’un peuple',
    decline: 'déclin',
    'hold-on': 'tenir bon',
    'last-roll': 'dernier lancer',
    raid: 'raid chez un rival',
    abandon: 'abandon',
    'special-attack': 'attaque spéciale',
    dragon: 'dragon',
    'immune-neighbour': 'voisin imprenable',
    artifact: 'artefact',
    place: 'lieu légendaire',
    'end-of-game': 'fin de partie',
    opening: 'début de partie',
  },
  difficulties: { 1: 'facile', 2: 'abordable', 3: 'moyen', 4: 'difficile', 5: 'très difficile' },
  wrongSays: (coins) => `${coins} de moins que le meilleur plan à la fin.`,
  asGood: (coins) => `Un autre plan que le nôtre, et aussi bon\u00a0: ${coins} d’écart.`,
  streak: (n, longest) => `D’affilée\u00a0: ${n} · record\u00a0: ${longest}`,
  done: (solved, of) => `${solved} sur ${of} résolus`,
};

export const puzzleWords: Readonly<Record<Language, PuzzleWords>> = { en, fr };
