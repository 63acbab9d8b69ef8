/** The hint that fits now. Each kind is shown in one round, whenever its situation is there; then it is taken for learnt. */
import { type Lessons, shownEnough, taughtBy, withLearnt } from '../table/lessons.ts';
import type { HintKind } from '../words/hint-words.ts';
import type { Mode } from './controls.ts';
import { situationsOf } from './hints.ts';
import type { Scene } from './scene.ts';
import type { Sitting } from './sitting.svelte.ts';

export type Teaching = {
  readonly hint: HintKind | undefined;
  readonly gotIt: () => void;
  readonly noMore: () => void;
};

/** What is on the table while somebody is taught. */
type Lesson = {
  readonly scene: Scene;
  readonly mode: Mode;
  /** Whether somebody at this screen plays, rather than looks on. */
  readonly isPlayer: boolean;
};

/** `hear`: told whenever more of the game has been shown. */
export function openTeaching(preferences: { lessons: Lessons }, now: () => Lesson, hear: Sitting['hear']): Teaching {
  /** What came on the screen, and in which round. */
  const shown = new Map<HintKind, number>();
  const hint = $derived.by(() => {
    const { isOn, learnt } = preferences.lessons;
    const { scene, mode, isPlayer } = now();
    return isOn && isPlayer ? situationsOf(scene, mode).find((kind) => !learnt.includes(kind)) : undefined;
  });
  const learn = (kinds: readonly HintKind[]): void => {
    const { lessons } = preferences;
    if (kinds.some((kind) => !lessons.learnt.includes(kind))) preferences.lessons = withLearnt(lessons, kinds);
  };
  $effect(() => {
    if (hint !== undefined && !shown.has(hint)) shown.set(hint, now().scene.table.round);
  });
  $effect(() =>
    hear(() => {
      const { scene, isPlayer } = now();
      learn(shownEnough(shown, scene.table.round));
      if (scene.outcome !== undefined && isPlayer) learn(taughtBy(scene.view.edition));
    }),
  );
  return {
    get hint() {
      return hint;
    },
    gotIt: () => learn(hint === undefined ? [] : [hint]),
    noMore: () => {
      preferences.lessons = { ...preferences.lessons, isOn: false };
    },
  };
}
