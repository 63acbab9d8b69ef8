/** Painting in portions: on a slow machine a whole map that changes at once would hold up everything that moves over it. */

/** Paints something if it has to be painted anew, and says whether it had to. */
export type Stroke = () => boolean;

type Painter = {
  /** Whatever has not been painted yet is forgotten: who paints anew knows better. */
  readonly paint: (strokes: readonly Stroke[], isAtOnce: boolean) => void;
  readonly stop: () => void;
};

/** Strokes to a frame: more would not be ready for the next one, fewer would spend each on what every frame costs. */
const PORTION = 12;
/** Strokes at once, for what somebody has just done: finding a place for everything was work enough for the first frame. */
const FIRST = 4;

export function openPainter(): Painter {
  let left: Stroke[] = [];
  let frame = 0;
  const paintSome = (most: number): void => {
    for (let painted = 0; painted < most && left.length > 0; ) if (left.shift()?.() === true) painted++;
    frame = left.length > 0 ? requestAnimationFrame(() => paintSome(PORTION)) : 0;
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
        paintSome(FIRST);
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
