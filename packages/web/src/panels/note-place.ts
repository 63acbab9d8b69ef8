/** Where the explainer goes: beside its region, over as little as possible of what matters. */

type Size = { readonly width: number; readonly height: number };

export type Busy = { readonly x: number; readonly y: number /** How bad it is to hide this. */; readonly weight: number };

export type NotePlace = {
  readonly left: number;
  readonly top: number;
  /** Ends of the dotted line from region to note. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
};

const RIM = 6;
/** Cardboard reaches this far around its spot. */
const REACH = 30;

/** All in pixels of the stage; `at` is the region's spot and the room around it. */
export function notePlace(note: Size, stage: Size, at: { x: number; y: number; room: number }, busy: readonly Busy[]): NotePlace {
  const gap = Math.max(at.room, REACH) + 12;
  const columns = [at.x + gap, at.x - gap - note.width, at.x - note.width / 2, at.x - note.width + REACH, at.x - REACH];
  const rows = [at.y - note.height / 3, at.y - note.height + REACH, at.y - REACH, at.y + gap, at.y - gap - note.height];
  let best: { left: number; top: number; worth: number } | undefined;
  for (const column of columns) {
    for (const row of rows) {
      const left = Math.max(RIM, Math.min(stage.width - note.width - RIM, column));
      const top = Math.max(RIM, Math.min(stage.height - note.height - RIM, row));
      const hides = (x: number, y: number): boolean =>
        x > left - REACH && x < left + note.width + REACH && y > top - REACH && y < top + note.height + REACH;
      const hidden = busy.reduce((sum, { x, y, weight }) => sum + (hides(x, y) ? weight : 0), hides(at.x, at.y) ? 100 : 0);
      const far = Math.hypot(left + note.width / 2 - at.x, top + note.height / 2 - at.y) / 1000;
      if (best === undefined || hidden + far < best.worth) best = { left, top, worth: hidden + far };
    }
  }
  const { left, top } = best ?? { left: RIM, top: RIM };
  const to = [Math.max(left, Math.min(left + note.width, at.x)), Math.max(top, Math.min(top + note.height, at.y))] as const;
  const long = Math.hypot(to[0] - at.x, to[1] - at.y) || 1;
  const from = [at.x + ((to[0] - at.x) / long) * 26, at.y + ((to[1] - at.y) / long) * 26] as const;
  return { left, top, from, to };
}
