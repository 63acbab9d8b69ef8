/** What is said in the hall of the school. */
import type { LessonName } from '../routes.ts';
import type { Wording } from '../words/wording.ts';
import type { Language } from '../words/words.ts';

export type SchoolWords = Wording<
  | 'title'
  | 'lead'
  | 'lessons'
  | 'practise'
  | 'puzzles'
  | 'puzzlesSay'
  | 'day'
  | 'daySays'
  | 'review'
  | 'reviewSays'
  | 'reviewNone'
  | 'openSays'
  | 'read'
  | 'back'
  | 'done'
  | 'underWay'
> & {
  readonly lesson: Wording<LessonName>;
  readonly lessonSays: Wording<LessonName>;
};

const en: SchoolWords = {
  title: 'Learn',
  lead: 'The rules in five minutes, the turns that decided your games, and something to chew on every day.',
  lessons: 'Lessons',
  lesson: { classic: 'Small World', azeroth: 'Azeroth', battle: 'The Battle' },
  lessonSays: {
    classic: 'Ten short scenes, six minutes: conquer, score, and above all when to decline.',
    azeroth: 'What is new there: islands and voyages, factions, artifacts and places.',
    battle: 'Two sides, each with its own races: what changes when you have an ally.',
  },
  practise: 'Practise',
  puzzles: 'Puzzles',
  puzzlesSay: 'One turn, one best plan. Find it.',
  day: 'Deal of the day',
  daySays: 'The same table for everybody, against the same bots. How far do you get?',
  review: 'Review a game',
  reviewSays: 'Every turn weighed: where coins were lost, and to whom.',
  reviewNone: 'No finished game on this device yet. A file or a link can be reviewed too.',
  openSays: 'A file, a link, or the text of a game.',
  read: 'Look it up',
  back: 'Back to Learn',
  done: 'done',
  underWay: 'under way',
};

const fr: SchoolWords = {
  title: 'Apprendre',
  lead: 'Les règles en cinq minutes, les tours qui ont décidé de vos parties, et chaque jour de quoi réfléchir.',
  lessons: 'Leçons',
  lesson: { classic: 'Small World', azeroth: 'Azeroth', battle: 'La Bataille' },
  lessonSays: {
    classic: 'Dix petites scènes, six minutes\u00a0: conquérir, marquer, et surtout savoir quand décliner.',
    azeroth: 'Ce qui y est nouveau\u00a0: îles et traversées, factions, artefacts et lieux.',
    battle: 'Deux camps, chacun avec ses races\u00a0: ce qui change quand on a un allié.',
  },
  practise: 'S’exercer',
  puzzles: 'Problèmes',
  puzzlesSay: 'Un tour, un meilleur plan. À vous de le trouver.',
  day: 'La donne du jour',
  daySays: 'La même table pour tout le monde, contre les mêmes robots. Jusqu’où irez-vous\u00a0?',
  review: 'Relire une partie',
  reviewSays: 'Chaque tour pesé\u00a0: où des pièces se sont perdues, et au profit de qui.',
  reviewNone: 'Aucune partie terminée sur cet appareil pour l’instant. Un fichier ou un lien se relit aussi.',
  openSays: 'Un fichier, un lien ou le texte d’une partie.',
  read: 'Consulter',
  back: 'Retour à Apprendre',
  done: 'terminée',
  underWay: 'en cours',
};

export const schoolWords: Readonly<Record<Language, SchoolWords>> = { en, fr };
