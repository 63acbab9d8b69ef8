/** The moment that is shown, and all that can be done in it: it follows from the table, from what somebody has in mind, and from what waits for a word. */
import type { View } from '@elbowroom/rules';
import { ownSteps } from '../table/undo.ts';
import type { Words } from '../words/words.ts';
import { choicesAt, type Moment } from './acts.ts';
import { homesOf } from './arranging.ts';
import { isPossible } from './controls.ts';
import type { Choice } from './deeds.ts';
import { type Intent, MAIN } from './intent.svelte.ts';
import { type Placing, placingOf } from './placing.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { Sitting } from './sitting.svelte.ts';
import type { Staged } from './staged.ts';
import type { UntilMoved } from './until-moved.svelte.ts';

export type Now = {
  readonly scene: Scene;
  readonly moment: Moment;
  /** What has been put down and can be taken up again; undefined while nothing is put down. */
  readonly placing: Placing | undefined;
  /** What the region that is held can be tapped for. */
  readonly choices: readonly Choice[];
};

const isPuttingDown = ({ isMine, controls, table }: Scene): boolean =>
  isMine && controls.attacks.size === 0 && (['deploy', 'place', 'retreat'].includes(table.phase) || controls.pieces.size > 0);

/** The table as it was when the viewer's turn began, if that is still known. */
function turnsBeginning({ steps, table, viewer }: Sitting): View | undefined {
  const began = steps.findLastIndex(({ events }) => events.some((event) => event.type === 'turn-began' && event.seat === viewer)) + 1;
  return began > 0 && table.recalls(began) ? table.viewAt(began) : undefined;
}

export function watchMoment(sitting: Sitting, intent: Intent, weighed: UntilMoved<Staged>, words: () => Words): Now {
  const scene = $derived(sceneOf(sitting.view, sitting.isLive));
  const staged = $derived(scene.isMine ? weighed.value : undefined);
  const placing = $derived(
    isPuttingDown(scene) && (sitting.canUndo || staged)
      ? placingOf(ownSteps(sitting.steps, sitting.table.parent), sitting.viewer, staged?.move)
      : undefined,
  );
  const homes = $derived(isPuttingDown(scene) && scene.controls.tokens.size > 0 ? homesOf(scene, turnsBeginning(sitting)) : []);
  const moment: Moment = $derived({
    scene,
    mode: isPossible(scene.controls, intent.wish) ? intent.wish : MAIN,
    staged,
    words: words(),
    isLive: sitting.isLive,
    canUndo: sitting.canUndo,
    placed: placing?.total ?? 0,
    homes,
    canWatch: sitting.canWatch,
    canFork: sitting.table.whole !== undefined,
    isPaused: sitting.isPaused,
  });
  const choices = $derived(intent.looked?.isHeld ? choicesAt(moment, intent.looked.region) : []);
  return {
    get scene() {
      return scene;
    },
    get moment() {
      return moment;
    },
    get placing() {
      return placing;
    },
    get choices() {
      return choices;
    },
  };
}
