/** Scenes of the lessons, played by tests. */
import { legalMoves, text } from '@elbowroom/rules';
import type { LessonName } from '../../routes.ts';
import { type LessonTable, openLessonTable } from './lesson-table.ts';
import { lessonScenes } from './lessons.ts';
import type { LessonScene } from './scene.ts';

export function sceneOf(lesson: LessonName, id: string): LessonScene {
  const found = lessonScenes[lesson].find((scene) => scene.id === id);
  if (found === undefined) throw new Error(`the lesson ${lesson} has no scene ${id}`);
  return found;
}

/** A table at which the others have begun. */
export async function seated(
  scene: LessonScene,
  moves: readonly string[] = [],
  keep: (moves: readonly string[]) => void = () => undefined,
): Promise<LessonTable> {
  const chairs = scene.position.seats.map(
    (_, seat) => ({ name: `${seat}`, colour: 'blue', sitter: seat === (scene.you ?? 0) ? 'person' : 'remote' }) as const,
  );
  const table = openLessonTable(scene, { id: scene.id, chairs, moves, keep });
  table.subscribe(() => undefined);
  await Promise.resolve();
  return table;
}

/** The scene after some moves, one after the other. */
export async function after(scene: LessonScene, ...moves: string[]): Promise<LessonTable> {
  const table = await seated(scene);
  for (const move of moves) table.play([move]);
  return table;
}

/** What whoever learns may try now. */
export const options = ({ view }: LessonTable): string[] => legalMoves(view).map(text);

/** The last score of whoever learns, by rule. */
export function items({ course }: LessonTable): Record<string, number> {
  const scored = course.steps.flatMap(({ events }) => events).findLast((event) => event.type === 'scored' && event.seat === course.you);
  const sums: Record<string, number> = {};
  for (const { rule, amount } of scored?.type === 'scored' ? scored.items : []) sums[rule] = (sums[rule] ?? 0) + amount;
  return sums;
}
