/** What a pointer does with a region besides pointing at it: holds it, drags something off it, takes something back with the other button. */
import type { BoardReports } from './view.ts';

/** Milliseconds after which a press is a hold. */
const HOLD = 480;
/** Pixels that a pointer may slip meanwhile; farther, and it drags. */
const SLIP = 9;

/** A pointer that went down on a region and has not gone up again. */
type Grip = {
  readonly region: number;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly canLift: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
};

const hitAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('.hit[data-region]') : null);

const regionOf = (hit: Element | null): number | undefined => (hit === null ? undefined : Number(hit.getAttribute('data-region')));

export function listenToGrips(layer: SVGElement, { onLess, onLift, onPut }: BoardReports): void {
  let grip: Grip | undefined;
  /** The press has done something already: the click at its end is none. */
  let isSpent = false;
  const release = (): void => {
    clearTimeout(grip?.timer);
    grip = undefined;
  };
  const hold = (region: number): void => {
    isSpent = onPut?.(region, Number.POSITIVE_INFINITY) === true;
    release();
  };
  layer.addEventListener('pointerdown', ({ target, button, pointerId: pointer, clientX: x, clientY: y }) => {
    release();
    isSpent = false;
    const hit = hitAt(target);
    const region = regionOf(hit);
    if (hit === null || region === undefined || button !== 0) return;
    grip = { region, pointer, x, y, canLift: hit.hasAttribute('data-less'), timer: setTimeout(() => hold(region), HOLD) };
  });
  layer.addEventListener('pointermove', ({ pointerId, pointerType, clientX: x, clientY: y }) => {
    if (grip?.pointer !== pointerId || Math.hypot(x - grip.x, y - grip.y) < SLIP) return;
    const { canLift, region } = grip;
    release();
    if (!canLift) return;
    isSpent = true;
    onLift?.(region, { x, y, isFinger: pointerType !== 'mouse' });
  });
  for (const end of ['pointerup', 'pointercancel'] as const) layer.addEventListener(end, release);
  layer.addEventListener(
    'click',
    (event) => {
      if (isSpent) event.stopImmediatePropagation();
      isSpent = false;
    },
    true,
  );
  layer.addEventListener('contextmenu', (event) => {
    const hit = hitAt(event.target);
    const region = regionOf(hit);
    if (region === undefined || (onLess === undefined && onPut === undefined)) return;
    event.preventDefault();
    // A finger that rests on a region asks for a menu too.
    if (grip === undefined && !isSpent && hit?.hasAttribute('data-less')) onLess?.(region);
  });
}
