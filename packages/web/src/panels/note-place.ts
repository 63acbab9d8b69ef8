/** Where the explainer goes: beside its region over open water, or where it hides least; what only tells may go to a dock beside the board. */
import type { Point, Size } from '../board/fit.ts';

export type Busy = { readonly x: number; readonly y: number /** How bad it is to hide this. */; readonly weight: number };

export type NotePlace = {
  readonly left: number;
  readonly top: number;
  /** Ends of the dotted line from region to note; none from a dock. */
  readonly line?: { readonly from: readonly [x: number, y: number]; readonly to: readonly [x: number, y: number] };
};

/** A column beside the board, in pixels of the stage, and where in it the room begins that nobody misses now. */
export type Dock = { readonly left: number; readonly top: number; readonly bottom: number };

const RIM = 6;
/** Cardboard reaches this far around its spot. */
const REACH = 30;
/** Places are tried at every so many pixels. */
const STEP = 20;

/** What can be pressed is never farther from its region than this. */
const AT_HAND = 120;

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(most, wanted));

/** The point of the note that is nearest to the spot. */
const nearest = ({ left, top }: { left: number; top: number }, note: Size, at: Point): readonly [x: number, y: number] => [
  between(left, at.x, left + note.width),
  between(top, at.y, top + note.height),
];

/** All in pixels of the stage; `at` is the region's spot. A note that would hide anything goes to the first dock with room for it, or to the first at all; without docks it stays at hand. */
export function notePlace(note: Size, stage: Size, at: Point, busy: readonly Busy[], docks: readonly Dock[] = []): NotePlace {
  let best = { left: RIM, top: RIM, hidden: Infinity, worth: Infinity };
  const [right, bottom] = [stage.width - note.width - RIM, stage.height - note.height - RIM];
  for (let top = RIM; top <= Math.max(RIM, bottom); top += STEP) {
    for (let left = RIM; left <= Math.max(RIM, right); left += STEP) {
      const hides = (x: number, y: number): boolean =>
        x > left - REACH && x < left + note.width + REACH && y > top - REACH && y < top + note.height + REACH;
      const hidden = busy.reduce((sum, { x, y, weight }) => sum + (hides(x, y) ? weight : 0), hides(at.x, at.y) ? 100 : 0);
      const [nx, ny] = nearest({ left, top }, note, at);
      const far = Math.hypot(nx - at.x, ny - at.y);
      const beyond = docks.length > 0 || far <= AT_HAND ? 0 : 50 + far;
      const worth = hidden + beyond + Math.hypot(left + note.width / 2 - at.x, top + note.height / 2 - at.y) / 1000;
      if (worth < best.worth) best = { left, top, hidden, worth };
    }
  }
  const dock = docks.find((one) => one.bottom - one.top >= note.height) ?? docks[0];
  if (dock !== undefined && best.hidden > 0) return { left: dock.left, top: dock.bottom - note.height };
  const { left, top } = best;
  const to = nearest(best, note, at);
  const long = Math.hypot(to[0] - at.x, to[1] - at.y) || 1;
  const from = [at.x + ((to[0] - at.x) / long) * 26, at.y + ((to[1] - at.y) / long) * 26] as const;
  return { left, top, line: { from, to } };
}

/** Cardboard that a note as wide as the map leaves in sight above or below itself. */
const CLEAR = 44;

/** Where a note as wide as the map begins: right below its region, or right above it; undefined where it fits neither way. */
export function noteTop(height: number, stage: number, at: number): number | undefined {
  const y = between(0, at, stage);
  if (y + CLEAR + height + RIM <= stage) return y + CLEAR;
  return y - CLEAR - height >= RIM ? y - CLEAR - height : undefined;
}
