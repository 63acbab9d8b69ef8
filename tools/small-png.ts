// A picture with 256 colours instead of millions: a third of the bytes, and hardly anybody sees it.
import { channel, medianCut, nearest, paletteChunk } from './palette.ts';
import { chunk, decoded, header, type Pixels, packed, SIGNATURE } from './png.ts';

const COLOURS = 256;

export function smallPng(png: Buffer): Buffer {
  const pixels = decoded(png);
  const palette = medianCut([pixels], COLOURS);
  const data = packed(dithered(pixels, palette), pixels.width);
  return Buffer.concat([
    SIGNATURE,
    header(pixels.width, pixels.height),
    paletteChunk(palette),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The nearest colour for each pixel; half of what is left over goes to its neighbours. */
function dithered({ width, height, rgb }: Pixels, palette: readonly number[]): Uint8Array {
  const known = new Map<number, number>();
  const work = Float32Array.from(rgb);
  const indices = new Uint8Array(width * height);
  const shares = [
    [1, 0, 7 / 32],
    [-1, 1, 3 / 32],
    [0, 1, 5 / 32],
    [1, 1, 1 / 32],
  ] as const;
  for (let i = 0; i < indices.length; i++) {
    const wanted = [0, 1, 2].map((c) => Math.max(0, Math.min(255, Math.round(work[i * 3 + c]!))));
    const key = ((wanted[0]! >> 2) << 12) | ((wanted[1]! >> 2) << 6) | (wanted[2]! >> 2);
    const index = known.get(key) ?? nearest(wanted, palette);
    known.set(key, index);
    indices[i] = index;
    for (const [dx, dy, share] of shares) {
      const to = i + dx + dy * width;
      if (to >= indices.length) continue;
      for (let c = 0; c < 3; c++) work[to * 3 + c]! += (wanted[c]! - channel(palette[index]!, c)) * share;
    }
  }
  return indices;
}
