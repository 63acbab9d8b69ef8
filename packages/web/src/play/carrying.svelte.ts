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

/** A finger that is gone sooner than this, and no farther away, has swiped: that takes the token off, wherever it ended. Milliseconds and pixels. */
const SWIPE = { within: 250, reach: 72 };

const regionAt = (x: number, y: number): number | undefined => {
  const hit = document.elementFromPoint(x, y)?.closest('.hit');
  return hit ? Number(hit.getAttribute('data-region')) : undefined;
};

type Carried = {
  readonly from: Origin;
  /** When and where it was lifted. */
  readonly since: number;
  readonly lifted: Lift;
  readonly over: number | undefined;
};

const isSwipe = ({ from, isFinger, since, lifted, x, y }: Lift & Carried): boolean =>
  isFinger && from !== 'hand' && performance.now() - since < SWIPE.within && Math.hypot(x - lifted.x, y - lifted.y) < SWIPE.reach;

export function openCarrying(drop: (from: Origin, to: number | undefined) => void): Carrying {
  let carried = $state.raw<Lift & Carried>();
  return {
    get at() {
      return carried;
    },
    get over() {
      return carried?.over;
    },
    lift: (from, at) => {
      carried = { ...at, from, since: performance.now(), lifted: at, over: undefined };
    },
    move: (x, y) => {
      if (carried) carried = { ...carried, x, y, over: regionAt(x, y) };
    },
    letGo: () => {
      if (carried === undefined) return;
      const dropped = carried;
      carried = undefined;
      drop(dropped.from, isSwipe(dropped) ? undefined : dropped.over);
    },
    cancel: () => {
      carried = undefined;
    },
  };
}
