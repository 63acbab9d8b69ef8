/** The hint that fits now. Each kind is shown in one round, whenever its situation is there; then it is taken for learnt. */
import { untrack } from 'svelte';
import { afterGame, type Lessons, type Shown, turnOver, withLearnt } from '../table/lessons.ts';
import type { HintKind } from '../words/hint-words.ts';
import type { Mode } from './controls.ts';
import { situationsOf } from './hints.ts';
import type { Scene } from './scene.ts';

export type Teaching = {
  readonly hint: HintKind | undefined;
  readonly gotIt: () => void;
  readonly noMore: () => void;
};

type Moment = {
  readonly scene: Scene;
  readonly mode: Mode;
  /** Whether somebody at this screen plays, rather than looks on. */
  readonly isPlayer: boolean;
};

export function openTeaching(preferences: { lessons: Lessons }, moment: () => Moment): Teaching {
  let shown: Shown = new Map();
  const hint = $derived.by(() => {
    const { isOn, learnt } = preferences.lessons;
    const { scene, mode, isPlayer } = moment();
    return isOn && isPlayer ? situationsOf(scene, mode).find((kind) => !learnt.includes(kind)) : undefined;
  });
  const learn = (kinds: readonly HintKind[]): void => {
    if (kinds.length > 0) preferences.lessons = withLearnt(preferences.lessons, kinds);
  };
  $effect(() => {
    const { round } = moment().scene.table;
    const kind = hint;
    untrack(() => {
      const turned = turnOver(shown, kind, round);
      shown = turned.shown;
      learn(turned.past);
    });
  });
  $effect(() => {
    const { scene, isPlayer } = moment();
    if (scene.outcome === undefined || !isPlayer) return;
    untrack(() => {
      preferences.lessons = afterGame(preferences.lessons, scene.view.edition);
    });
  });
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
