/** How long a lesson takes somebody who reads everything and does what is asked: nobody can be timed here, so it is reckoned. */
import { expect, test } from 'vitest';
import { type LessonName, lessons } from '../../routes.ts';
import type { Language } from '../../words/words.ts';
import { sceneWords } from './lesson-words.ts';
import { lessonScenes } from './lessons.ts';
import { factsOf, type LessonScene } from './scene.ts';
import { options, seated } from './testing.ts';

/** What people read in a minute, and seconds from one click to the next. */
const [WORDS, CLICK] = [200, 2];
/** From, to. */
const MINUTES: Readonly<Record<LessonName, readonly [number, number]>> = { classic: [5, 6], azeroth: [2, 4], battle: [1, 3] };

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The scene done by the first thing that is taken at each step; one more click leads on. */
async function minutesOf(lesson: LessonName, scene: LessonScene, language: Language): Promise<number> {
  const table = await seated(scene);
  let clicks = 1;
  for (; !table.isDone; clicks++) {
    const before = table.course.steps.length;
    for (const move of options(table)) {
      table.play([move]);
      await Promise.resolve();
      if (table.isDone || table.course.steps.length > before) break;
    }
    if (table.course.steps.length === before) throw new Error(`nothing is taken in ${scene.id}`);
  }
  const { done, says, title } = sceneWords(language, lesson, scene.id);
  const read = wordsIn(`${title} ${says} ${typeof done === 'string' ? done : done(factsOf(table.course))}`);
  return read / WORDS + (clicks * CLICK) / 60;
}

test.each(lessons.flatMap((lesson) => (['en', 'fr'] as const).map((language) => [lesson, language] as const)))(
  'the lesson %s is read and played in the time that it is said to take: %s',
  async (lesson, language) => {
    let minutes = 0;
    for (const scene of lessonScenes[lesson]) minutes += await minutesOf(lesson, scene, language);
    const [least, most] = MINUTES[lesson];
    expect(minutes).toBeGreaterThanOrEqual(least);
    expect(minutes).toBeLessThanOrEqual(most);
  },
);
