/** Upright boxes: how much room something takes up, and how much of it something else wants too. */

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** A box in units of `scale`, its origin moved to a point. */
export const boxAt = ({ left, top, right, bottom }: Box, x: number, y: number, scale: number): Box => ({
  left: x + left * scale,
  top: y + top * scale,
  right: x + right * scale,
  bottom: y + bottom * scale,
});

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  if (width <= 0) return 0;
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return height <= 0 ? 0 : width * height;
}

export const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** The smallest box around all of them. */
export const hull = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
