/** A token between the hand and the map: lifted, dragged, and let go somewhere. */
import type { Lift } from '../board/view.ts';

export type Origin = number | 'hand';

export type Carrying = {
  /** Where on screen it is; undefined while nothing is carried. */
  readonly at: Lift | undefined;
  /** The region that it would be let go over. */
  readonly over: number | undefined;
  readonly lift: (from: Origin, at: Lift) => void;
  readonly move: (x: number, y: number) => void;
  readonly letGo: () => void;
  /** Nothing comes of it. */
  readonly cancel: () => void;
};

/** A finger that is gone sooner than this has swiped: that takes the token off, wherever it ended. Milliseconds. */
const SWIPE = 250;

const regionAt = (x: number, y: number): number | undefined => {
  const hit = document.elementFromPoint(x, y)?.closest('.hit');
  return hit ? Number(hit.getAttribute('data-region')) : undefined;
};

export function openCarrying(drop: (from: Origin, to: number | undefined) => void): Carrying {
  let carried = $state.raw<Lift & { readonly from: Origin; readonly since: number; readonly over: number | undefined }>();
  return {
    get at() {
      return carried;
    },
    get over() {
      return carried?.over;
    },
    lift: (from, at) => {
      carried = { ...at, from, since: performance.now(), over: undefined };
    },
    move: (x, y) => {
      if (carried) carried = { ...carried, x, y, over: regionAt(x, y) };
    },
    letGo: () => {
      if (carried === undefined) return;
      const { from, over, isFinger, since } = carried;
      carried = undefined;
      const isSwipe = isFinger && from !== 'hand' && performance.now() - since < SWIPE;
      drop(from, isSwipe ? undefined : over);
    },
    cancel: () => {
      carried = undefined;
    },
  };
}
