/** The window onto the sheet: fits it into the room there is, zooms, and scrolls where it does not fit. */

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
  readonly encompass: (points: readonly { readonly x: number; readonly y: number }[]) => void;
  /** There is no note any more: the sheet ends where it ends. */
  readonly close: () => void;
  readonly dispose: () => void;
};

/** In a room narrower than NARROW the sheet is not shown smaller than this unless somebody wants to see all of it; one pans instead. */
const LEAST = 0.66;
const NARROW = 520;
/** Nor smaller than this to keep many regions in view: nobody could tell them apart. */
const OVERVIEW = 0.4;
const MOST = 2.2;
/** Pixels that a region's spot keeps from the rim of what is in view. */
const MARGIN = 48;
/** Tokens on a small sheet are drawn larger than the ground they stand on, but never so large that they hide it. */
const [TOKEN, LARGEST] = [0.86, 1.4];

/** Units of the sheet to one of cardboard, at so many pixels to a unit of the sheet. */
export const tokenSizeAt = (scale: number): number => Math.min(LARGEST, Math.max(1, TOKEN / scale));

export function openPane(host: HTMLElement, width: number, height: number, isCalm: () => boolean): Pane {
  const frame = document.createElement('div');
  frame.className = 'pane';
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  frame.append(sheet);
  host.append(frame);
  let wish = 1;
  let kept: Parameters<Pane['encompass']>[0] = [];
  let scale = 1;
  let rescaled = (): void => undefined;
  const tokenSize = (): number => tokenSizeAt(scale);

  /** Measured when it changes: to ask in the middle of painting would cost a whole layout each time. */
  let size: readonly [width: number, height: number] = [host.clientWidth, host.clientHeight];
  const room = (): readonly [number, number] => size;
  /** The scale at which all of the sheet is in view. */
  const whole = (): number => {
    const [w, h] = room();
    return Math.min(w / width, h / height);
  };
  const base = (): number => {
    const [w, h] = room();
    const fit = whole();
    const cover = Math.max(w / width, h / height);
    return fit >= LEAST || w > NARROW ? fit : Math.max(fit, Math.min(LEAST, cover * 1.15));
  };
  /** The room around what is kept in view: its middle on the sheet, and the scale at which it fits. */
  const around = (): { x: number; y: number; most: number } | undefined => {
    if (kept.length === 0) return undefined;
    const [w, h] = room();
    const [xs, ys] = [kept.map(({ x }) => x), kept.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const rim = Math.min(MARGIN, h / 5);
    const most = Math.min((w - 2 * rim) / Math.max(1, right - left), (h - 2 * rim) / Math.max(1, bottom - top));
    return { x: (left + right) / 2, y: (top + bottom) / 2, most };
  };
  const apply = (): void => {
    const [w, h] = room();
    if (w === 0 || h === 0) return;
    const goal = around();
    const middle = {
      x: (frame.scrollLeft + w / 2) / (scale * width),
      y: (frame.scrollTop + h / 2) / (scale * height),
    };
    const isFirst = sheet.style.width === '';
    const before = scale;
    scale = Math.min(MOST, base() * wish, goal === undefined ? MOST : Math.max(whole(), OVERVIEW, goal.most));
    sheet.style.width = `${(width * scale).toFixed(2)}px`;
    sheet.style.height = `${(height * scale).toFixed(2)}px`;
    sheet.style.setProperty('--k', scale.toFixed(4));
    sheet.style.setProperty('--z', (scale * tokenSize()).toFixed(4));
    frame.scrollLeft = (goal ? goal.x / width : isFirst ? 0.5 : middle.x) * scale * width - w / 2;
    frame.scrollTop = (goal ? goal.y / height : isFirst ? 0.5 : middle.y) * scale * height - h / 2;
    if (scale !== before) rescaled();
  };
  const zoom = (factor: number): void => {
    const most = MOST / base();
    kept = [];
    wish = Math.max(whole() / base(), Math.min(most, (scale / base()) * factor));
    apply();
  };
  const watcher = new ResizeObserver(() => {
    size = [host.clientWidth, host.clientHeight];
    apply();
  });
  watcher.observe(host);
  apply();
  const stopPinching = pinch(frame, zoom);
  return {
    frame,
    sheet,
    scale: () => scale,
    tokenSize,
    onRescale: (listener) => {
      rescaled = listener;
    },
    zoom,
    reveal: (x, y, covered = 0) => {
      const [w, whole] = room();
      const isCovered = covered > 0 && w <= NARROW;
      const h = isCovered ? whole - covered : whole;
      // A region at the foot of the map is pushed up from under the note, and no farther: what comes into view there is bare.
      const bare = isCovered ? Math.max(0, y * scale + MARGIN - h - Math.max(0, height * scale - whole)) : 0;
      const padding = bare > 0 ? `${bare.toFixed(0)}px` : '';
      if (frame.style.paddingBottom !== padding) frame.style.paddingBottom = padding;
      // Asking where it is scrolled to costs a whole layout: not where it cannot be scrolled at all.
      if (bare === 0 && width * scale <= w && height * scale <= h) return;
      const [px, py] = [x * scale - frame.scrollLeft, y * scale - frame.scrollTop];
      if (px > MARGIN && py > MARGIN && px < w - MARGIN && py < h - MARGIN) return;
      const top = bare > 0 ? frame.scrollHeight : y * scale - h / 2;
      frame.scrollTo({ left: x * scale - w / 2, top, behavior: isCalm() ? 'instant' : 'smooth' });
    },
    encompass: (points) => {
      if (kept.length === 0 && points.length === 0) return;
      kept = points;
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
