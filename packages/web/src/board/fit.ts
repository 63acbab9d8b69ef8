/** At which scale a sheet is shown in the room that there is. */

export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** In a room narrower than NARROW the sheet is not shown smaller than this unless somebody wants to see all of it; one pans instead. */
const LEAST = 0.66;
export const NARROW = 520;
/** Nor smaller than this to keep many regions in view: nobody could tell them apart. */
const OVERVIEW = 0.4;
const MOST = 2.2;
/** Pixels that a region's spot keeps from the rim of what is in view. */
export const MARGIN = 48;
/** Tokens on a small sheet are drawn larger than the ground they stand on, but never so large that they hide it. */
const [TOKEN, LARGEST] = [0.86, 1.4];

/** Units of the sheet to one of cardboard, at so many pixels to a unit of the sheet. */
export const tokenSizeAt = (scale: number): number => Math.min(LARGEST, Math.max(1, TOKEN / scale));

/** The scale at which all of the sheet is in view. */
const whole = (room: Size, size: Size): number => Math.min(room.width / size.width, room.height / size.height);

/** The scale for those who have no wish. */
function base(room: Size, size: Size): number {
  const fit = whole(room, size);
  const cover = Math.max(room.width / size.width, room.height / size.height);
  return fit >= LEAST || room.width > NARROW ? fit : Math.max(fit, Math.min(LEAST, cover * 1.15));
}

/** What somebody wishes who wants to see it at this scale, as far as that goes. */
export function wishAt(room: Size, size: Size, scale: number): number {
  const usual = base(room, size);
  return Math.max(whole(room, size) / usual, Math.min(MOST / usual, scale / usual));
}

/** `most`: the greatest scale at which all that must be in view is. */
export const scaleFor = (room: Size, size: Size, wish: number, most: number | undefined): number =>
  Math.min(MOST, base(room, size) * wish, most === undefined ? MOST : Math.max(whole(room, size), OVERVIEW, most));

/** The room around what is kept in view: its middle on the sheet, and the scale at which it fits. */
export function around({ width, height }: Size, kept: readonly Point[]): (Point & { readonly most: number }) | undefined {
  if (kept.length === 0) return undefined;
  const [xs, ys] = [kept.map(({ x }) => x), kept.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const rim = Math.min(MARGIN, height / 5);
  const most = Math.min((width - 2 * rim) / Math.max(1, right - left), (height - 2 * rim) / Math.max(1, bottom - top));
  return { x: (left + right) / 2, y: (top + bottom) / 2, most };
}
