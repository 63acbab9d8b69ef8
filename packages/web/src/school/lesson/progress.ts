/** How far somebody has come in each lesson, kept in the browser. What is damaged or foreign is as if there were nothing. */
import { type LessonName, lessons } from '../../routes.ts';
import type { Drawer } from '../../table/library.ts';

export type LessonProgress = {
  /** The scene to go on with; the first one if left out. */
  readonly scene?: string | undefined;
  /** Everything that was decided in it. */
  readonly moves: readonly string[];
  /** Whether its end has been reached once. */
  readonly isDone: boolean;
};

const KEY = 'elbowroom.lesson.';
const FORMAT = 1;
const nothing: LessonProgress = { moves: [], isDone: false };

export function progressIn(drawer: Drawer | undefined, lesson: LessonName): LessonProgress {
  try {
    return progressFrom(JSON.parse(drawer?.getItem(KEY + lesson) ?? 'null'));
  } catch {
    return nothing;
  }
}

function progressFrom(value: unknown): LessonProgress {
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT) return nothing;
  const scene = 'scene' in value && typeof value.scene === 'string' ? value.scene : undefined;
  const moves = 'moves' in value && Array.isArray(value.moves) ? value.moves.filter((move) => typeof move === 'string') : [];
  return { ...(scene !== undefined && { scene }), moves, isDone: 'isDone' in value && value.isDone === true };
}

/** Storage may be forbidden: then a lesson lasts as long as the page. */
export function keepProgress(drawer: Drawer | undefined, lesson: LessonName, progress: LessonProgress): void {
  try {
    drawer?.setItem(KEY + lesson, JSON.stringify({ format: FORMAT, ...progress }));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** The lessons that were finished once. */
export const finishedLessons = (drawer: Drawer | undefined): readonly LessonName[] =>
  lessons.filter((lesson) => progressIn(drawer, lesson).isDone);
