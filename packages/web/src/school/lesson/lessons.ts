/** The scenes of each lesson, in their order. */
import type { LessonName } from '../../routes.ts';
import { azerothScenes } from './azeroth-scenes.ts';
import { battleScenes } from './battle-scenes.ts';
import { classicScenes } from './classic-scenes.ts';
import type { LessonScene } from './scene.ts';

export const lessonScenes: Readonly<Record<LessonName, readonly LessonScene[]>> = {
  classic: classicScenes,
  azeroth: azerothScenes,
  battle: battleScenes,
};
