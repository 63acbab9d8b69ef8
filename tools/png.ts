/** PNG files: read as browsers write them, and the parts that they are written of. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture as its dots. */
export type Pixels = { readonly width: number; readonly height: number /** Red, green, blue, row by row. */; readonly rgb: Uint8Array };

export const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Takes a PNG as browsers write it: eight bits, with or without transparency, not interlaced. */
export function decoded(png: Buffer): Pixels {
  const data: Buffer[] = [];
  let [width, height, depth] = [0, 0, 3];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') [width, height, depth] = [body.readUInt32BE(0), body.readUInt32BE(4), body[9] === 6 ? 4 : 3];
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  return { width, height, rgb: unfiltered(inflateSync(Buffer.concat(data)), width, height, depth) };
}

function unfiltered(raw: Uint8Array, width: number, height: number, depth: number): Uint8Array {
  const stride = width * depth;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const i = y * stride + x;
      const left = x < depth ? 0 : rows[i - depth]!;
      const up = y === 0 ? 0 : rows[i - stride]!;
      const corner = x < depth || y === 0 ? 0 : rows[i - stride - depth]!;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      rows[i] = (raw[y * (stride + 1) + 1 + x]! + guess) & 255;
    }
  }
  if (depth === 3) return rows;
  return rows.filter((_, i) => i % 4 !== 3);
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** The first part of a picture whose dots are numbers of a palette. */
export function header(width: number, height: number): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([8, 3, 0, 0, 0], 8);
  return chunk('IHDR', body);
}

/** Dots as numbers of a palette, row by row, as a picture has them: each row says that it is written as it is. */
export function packed(dots: Uint8Array, width: number): Buffer {
  const height = dots.length / width;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(dots.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return deflateSync(rows, { level: 9 });
}

export function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
