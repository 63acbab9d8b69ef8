/** The window onto the sheet: fits it into the room there is, zooms, and scrolls where it does not fit. */
import { around, MARGIN, NARROW, type Point, type Size, scaleFor, tokenSizeAt, wishAt } from './fit.ts';

export type Pane = {
  /** Scrolls; the sheet is inside. */
  readonly frame: HTMLElement;
  /** Exactly as large as the sheet on screen. */
  readonly sheet: HTMLElement;
  /** Pixels to a unit of the sheet. */
  readonly scale: () => number;
  /** Units of the sheet to one of cardboard. */
  readonly tokenSize: () => number;
  /** Told whenever those two have changed. */
  readonly onRescale: (listener: () => void) => void;
  readonly zoom: (factor: number) => void;
  /** Brings a point of the sheet into view if it is not; in a narrow room a note covers so many pixels of its foot. */
  readonly reveal: (x: number, y: number, covered?: number) => void;
  /** Keeps all these points in view, in a narrow room with a smaller sheet if need be, until somebody zooms or none are to be kept. */
  readonly encompass: (points: readonly Point[]) => void;
  /** There is no note any more: the sheet ends where it ends. */
  readonly close: () => void;
  readonly dispose: () => void;
};

/** The window as it is now; the room is measured when it changes: to ask in the middle of painting would cost a whole layout each time. */
type Opening = {
  readonly frame: HTMLElement;
  readonly sheet: HTMLElement;
  readonly size: Size;
  room: Size;
  /** What somebody wishes to see it at, times what fits. */
  wish: number;
  /** What is to stay in view. */
  kept: readonly Point[];
  scale: number;
};

export function openPane(host: HTMLElement, width: number, height: number, isCalm: () => boolean): Pane {
  const [frame, sheet] = [framed('pane'), framed('sheet')];
  frame.append(sheet);
  host.append(frame);
  const measure = (): Size => ({ width: host.clientWidth, height: host.clientHeight });
  const opening: Opening = { frame, sheet, size: { width, height }, room: measure(), wish: 1, kept: [], scale: 1 };
  let rescaled = (): void => undefined;
  const apply = (): void => {
    if (rescale(opening)) rescaled();
  };
  const zoom = (factor: number): void => {
    opening.kept = [];
    opening.wish = wishAt(opening.room, opening.size, opening.scale * factor);
    apply();
  };
  const watcher = new ResizeObserver(() => {
    opening.room = measure();
    apply();
  });
  watcher.observe(host);
  apply();
  const stopPinching = pinch(frame, zoom);
  return {
    frame,
    sheet,
    scale: () => opening.scale,
    tokenSize: () => tokenSizeAt(opening.scale),
    onRescale: (listener) => {
      rescaled = listener;
    },
    zoom,
    reveal: (x, y, covered = 0) => reveal(opening, { x, y }, covered, isCalm() ? 'instant' : 'smooth'),
    encompass: (points) => {
      if (opening.kept.length === 0 && points.length === 0) return;
      opening.kept = points;
      apply();
    },
    close: () => {
      if (frame.style.paddingBottom !== '') frame.style.paddingBottom = '';
    },
    dispose: () => {
      watcher.disconnect();
      stopPinching();
      frame.remove();
    },
  };
}

function framed(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

/** Gives the sheet the scale that fits the room and the wishes, about the middle of what was in view. Says whether that is another one. */
function rescale(opening: Opening): boolean {
  const { frame, sheet, room, size, scale: before } = opening;
  if (room.width === 0 || room.height === 0) return false;
  const goal = around(room, opening.kept);
  const middle = {
    x: (frame.scrollLeft + room.width / 2) / (before * size.width),
    y: (frame.scrollTop + room.height / 2) / (before * size.height),
  };
  const isFirst = sheet.style.width === '';
  const scale = scaleFor(room, size, opening.wish, goal?.most);
  opening.scale = scale;
  sheet.style.width = `${(size.width * scale).toFixed(2)}px`;
  sheet.style.height = `${(size.height * scale).toFixed(2)}px`;
  sheet.style.setProperty('--k', scale.toFixed(4));
  sheet.style.setProperty('--z', (scale * tokenSizeAt(scale)).toFixed(4));
  frame.scrollLeft = (goal ? goal.x / size.width : isFirst ? 0.5 : middle.x) * scale * size.width - room.width / 2;
  frame.scrollTop = (goal ? goal.y / size.height : isFirst ? 0.5 : middle.y) * scale * size.height - room.height / 2;
  return scale !== before;
}

function reveal({ frame, room, size, scale }: Opening, { x, y }: Point, covered: number, behavior: ScrollBehavior): void {
  const isCovered = covered > 0 && room.width <= NARROW;
  const [w, h] = [room.width, isCovered ? room.height - covered : room.height];
  // A region at the foot of the map is pushed up from under the note, and no farther: what comes into view there is bare.
  const bare = isCovered ? Math.max(0, y * scale + MARGIN - h - Math.max(0, size.height * scale - room.height)) : 0;
  const padding = bare > 0 ? `${bare.toFixed(0)}px` : '';
  if (frame.style.paddingBottom !== padding) frame.style.paddingBottom = padding;
  // Asking where it is scrolled to costs a whole layout: not where it cannot be scrolled at all.
  if (bare === 0 && size.width * scale <= w && size.height * scale <= h) return;
  const [px, py] = [x * scale - frame.scrollLeft, y * scale - frame.scrollTop];
  if (px > MARGIN && py > MARGIN && px < w - MARGIN && py < h - MARGIN) return;
  const top = bare > 0 ? frame.scrollHeight : y * scale - h / 2;
  frame.scrollTo({ left: x * scale - w / 2, top, behavior });
}

/** Two fingers, or the wheel with Ctrl, which is what a touchpad sends. One finger scrolls by itself. */
function pinch(frame: HTMLElement, zoom: (factor: number) => void): () => void {
  let apart: number | undefined;
  const distance = ({ touches: [a, b] }: TouchEvent): number | undefined =>
    a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : undefined;
  const onTouch = (event: TouchEvent): void => {
    const now = distance(event);
    if (now !== undefined && apart !== undefined) {
      event.preventDefault();
      zoom(now / apart);
    }
    apart = now;
  };
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
  };
  frame.addEventListener('touchmove', onTouch, { passive: false });
  frame.addEventListener('touchend', onTouch);
  frame.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    frame.removeEventListener('touchmove', onTouch);
    frame.removeEventListener('touchend', onTouch);
    frame.removeEventListener('wheel', onWheel);
  };
}
