/** What a teacher says. */
import type { LessonName } from '../../routes.ts';
import type { Wording } from '../../words/wording.ts';
import type { Language } from '../../words/words.ts';
import type { AzerothSceneId } from './azeroth-scenes.ts';
import type { BattleSceneId } from './battle-scenes.ts';
import type { ClassicSceneId } from './classic-scenes.ts';
import { enScenes } from './en-scenes.ts';
import { frScenes } from './fr-scenes.ts';
import type { Answer, Facts } from './scene.ts';

export type SceneWords = {
  readonly title: string;
  /** What to do, and why. */
  readonly says: string;
  /** What has come of it, once it is done. */
  readonly done: string | ((facts: Facts) => string);
  /** Said to a move that the scene is not about: why not, and what to do instead. */
  readonly answers?: Readonly<Partial<Record<Answer, string>>>;
};

/** The words of every scene, by lesson. */
export type ScenesInWords = {
  readonly classic: Readonly<Record<ClassicSceneId, SceneWords>>;
  readonly azeroth: Readonly<Record<AzerothSceneId, SceneWords>>;
  readonly battle: Readonly<Record<BattleSceneId, SceneWords>>;
};

type LessonWords = Wording<
  | 'lesson'
  | 'previous'
  | 'previousSays'
  | 'again'
  | 'againSays'
  | 'skip'
  | 'skipSays'
  | 'next'
  | 'toHall'
  | 'toHallSays'
  | 'done'
  | 'over'
  | 'play'
  | 'notThat'
> & {
  readonly scene: (at: number, of: number) => string;
};

const en: LessonWords = {
  lesson: 'Lesson',
  scene: (at, of) => `Scene ${at} of ${of}`,
  previous: 'Back',
  previousSays: 'To the scene before',
  again: 'Again',
  againSays: 'This scene from its start',
  skip: 'Skip',
  skipSays: 'On to the next scene',
  next: 'Next scene',
  toHall: 'Leave',
  toHallSays: 'You can go on here later',
  done: 'Done. Read what came of it, then go on.',
  over: 'That was the lesson. The best way on is a short game, with hints.',
  play: 'Play a short game',
  notThat: 'Not that',
};

const fr: LessonWords = {
  lesson: 'Leçon',
  scene: (at, of) => `Scène ${at} sur ${of}`,
  previous: 'Retour',
  previousSays: 'À la scène précédente',
  again: 'Recommencer',
  againSays: 'Cette scène depuis le début',
  skip: 'Passer',
  skipSays: 'À la scène suivante',
  next: 'Scène suivante',
  toHall: 'Quitter',
  toHallSays: 'Vous pourrez reprendre ici plus tard',
  done: 'C’est fait. Lisez ce qu’il en est, puis continuez.',
  over: 'La leçon est finie. Le mieux, maintenant\u00a0: une partie courte, avec des explications.',
  play: 'Jouer une partie courte',
  notThat: 'Pas cela',
};

export const lessonWords: Readonly<Record<Language, LessonWords>> = { en, fr };

const scenes: Readonly<Record<Language, ScenesInWords>> = { en: enScenes, fr: frScenes };

/** What is said in a scene. */
export function sceneWords(language: Language, lesson: LessonName, scene: string): SceneWords {
  const words: Readonly<Record<string, SceneWords>> = scenes[language][lesson];
  return words[scene] ?? { title: scene, says: '', done: '' };
}
