/** Where the explainer goes: beside its region over open water, or where it hides least, or in a dock beside the board. */

type Size = { readonly width: number; readonly height: number };

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

/** All in pixels of the stage; `at` is the region's spot. A note that would hide anything goes to the first dock with room for it, or to the first at all. */
export function notePlace(
  note: Size,
  stage: Size,
  at: { x: number; y: number },
  busy: readonly Busy[],
  docks: readonly Dock[] = [],
): NotePlace {
  let best = { left: RIM, top: RIM, hidden: Infinity, worth: Infinity };
  const [right, bottom] = [stage.width - note.width - RIM, stage.height - note.height - RIM];
  for (let top = RIM; top <= Math.max(RIM, bottom); top += STEP) {
    for (let left = RIM; left <= Math.max(RIM, right); left += STEP) {
      const hides = (x: number, y: number): boolean =>
        x > left - REACH && x < left + note.width + REACH && y > top - REACH && y < top + note.height + REACH;
      const hidden = busy.reduce((sum, { x, y, weight }) => sum + (hides(x, y) ? weight : 0), hides(at.x, at.y) ? 100 : 0);
      const worth = hidden + Math.hypot(left + note.width / 2 - at.x, top + note.height / 2 - at.y) / 1000;
      if (worth < best.worth) best = { left, top, hidden, worth };
    }
  }
  const dock = docks.find((one) => one.bottom - one.top >= note.height) ?? docks[0];
  if (dock !== undefined && best.hidden > 0) return { left: dock.left, top: dock.bottom - note.height };
  const { left, top } = best;
  const to = [Math.max(left, Math.min(left + note.width, at.x)), Math.max(top, Math.min(top + note.height, at.y))] as const;
  const long = Math.hypot(to[0] - at.x, to[1] - at.y) || 1;
  const from = [at.x + ((to[0] - at.x) / long) * 26, at.y + ((to[1] - at.y) / long) * 26] as const;
  return { left, top, line: { from, to } };
}
