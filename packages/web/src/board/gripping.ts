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

/** What is pressed now, and whether the press has done something already: then the click at its end is none. */
type Press = { grip: Grip | undefined; isSpent: boolean };

function release(press: Press): void {
  clearTimeout(press.grip?.timer);
  press.grip = undefined;
}

export function listenToGrips(layer: SVGElement, reports: BoardReports): void {
  const press: Press = { grip: undefined, isSpent: false };
  listenToPress(layer, press, reports);
  keepToItself(layer, press);
  // Nor does the browser drag what is marked on the page: it would take the pointer away.
  layer.addEventListener('dragstart', (event) => event.preventDefault());
  layer.addEventListener('contextmenu', (event) => {
    const hit = hitAt(event.target);
    const region = regionOf(hit);
    if (region === undefined || (reports.onLess === undefined && reports.onPut === undefined)) return;
    event.preventDefault();
    // A finger that rests on a region asks for a menu too.
    if (press.grip === undefined && !press.isSpent && hit?.hasAttribute('data-less')) reports.onLess?.(region);
  });
}

function listenToPress(layer: SVGElement, press: Press, { onLift, onPut }: BoardReports): void {
  const hold = (region: number): void => {
    press.isSpent = onPut?.(region, Number.POSITIVE_INFINITY) === true;
    release(press);
  };
  layer.addEventListener('pointerdown', ({ target, button, pointerId: pointer, clientX: x, clientY: y }) => {
    release(press);
    press.isSpent = false;
    const hit = hitAt(target);
    const region = regionOf(hit);
    if (hit === null || region === undefined || button !== 0) return;
    press.grip = { region, pointer, x, y, canLift: hit.hasAttribute('data-less'), timer: setTimeout(() => hold(region), HOLD) };
  });
  layer.addEventListener('pointermove', ({ pointerId, pointerType, clientX: x, clientY: y }) => {
    const { grip } = press;
    if (grip?.pointer !== pointerId || Math.hypot(x - grip.x, y - grip.y) < SLIP) return;
    release(press);
    if (!grip.canLift) return;
    press.isSpent = true;
    onLift?.(grip.region, { x, y, isFinger: pointerType !== 'mouse' });
  });
  for (const end of ['pointerup', 'pointercancel'] as const) layer.addEventListener(end, () => release(press));
}

/** What a press has done is not done once more by its click, nor does the map go along with the finger, whatever the style says of shapes. */
function keepToItself(layer: SVGElement, press: Press): void {
  layer.addEventListener(
    'click',
    (event) => {
      if (press.isSpent) event.stopImmediatePropagation();
      press.isSpent = false;
    },
    true,
  );
  layer.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable && (press.grip?.canLift === true || press.isSpent)) event.preventDefault();
    },
    { passive: false },
  );
}
