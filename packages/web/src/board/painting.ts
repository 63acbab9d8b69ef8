/** Painting in portions: on a slow machine a whole map that changes at once would hold up everything that moves over it. */

/** Paints something if it has to be painted anew, and says whether it had to. */
export type Stroke = () => boolean;

type Painter = {
  /** Whatever has not been painted yet is forgotten: who paints anew knows better. */
  readonly paint: (strokes: readonly Stroke[], isAtOnce: boolean) => void;
  readonly stop: () => void;
};

/** Strokes to a frame: fewer would paint the same surroundings too often. What lies close together should follow one another for the same reason. */
const PORTION = 24;

export function openPainter(): Painter {
  let left: Stroke[] = [];
  let frame = 0;
  const paintSome = (): void => {
    for (let painted = 0; painted < PORTION && left.length > 0; ) if (left.shift()?.() === true) painted++;
    frame = left.length > 0 ? requestAnimationFrame(paintSome) : 0;
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    left = [];
  };
  return {
    stop,
    paint: (strokes, isAtOnce) => {
      stop();
      if (isAtOnce) for (const stroke of strokes) stroke();
      else {
        left = [...strokes];
        paintSome();
      }
    },
  };
}

export type Brush = (body: string) => boolean;

/** Paints an element anew when it is to show something else than it does. */
export function brush(element: Element): Brush {
  let shown = '';
  return (body) => {
    const isNew = body !== shown;
    if (isNew) element.innerHTML = body;
    shown = body;
    return isNew;
  };
}
