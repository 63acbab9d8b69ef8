// A picture with 256 colours instead of millions: a third of the bytes, and hardly anybody sees it.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

type Pixels = { readonly width: number; readonly height: number /** Red, green, blue, row by row. */; readonly rgb: Uint8Array };
type Box = { readonly colours: readonly number[] };

const COLOURS = 256;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Takes a PNG as browsers write it: eight bits, with or without transparency, not interlaced. */
export function smallPng(png: Buffer): Buffer {
  const pixels = decoded(png);
  const palette = medianCut(pixels);
  return encoded(pixels, palette, dithered(pixels, palette));
}

function decoded(png: Buffer): Pixels {
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

const channel = (colour: number, c: number): number => (colour >> (16 - 8 * c)) & 255;

function spread({ colours }: Box): { axis: number; width: number } {
  const widths = [0, 1, 2].map((c) => {
    let [low, high] = [255, 0];
    for (const colour of colours) [low, high] = [Math.min(low, channel(colour, c)), Math.max(high, channel(colour, c))];
    return high - low;
  });
  const width = Math.max(...widths);
  return { axis: widths.indexOf(width), width };
}

/** Halves the box with the widest spread of colours, weighed by how full it is, until there are enough. */
function medianCut({ rgb }: Pixels): number[] {
  const sample: number[] = [];
  for (let i = 0; i < rgb.length; i += 3 * 7) sample.push((rgb[i]! << 16) | (rgb[i + 1]! << 8) | rgb[i + 2]!);
  const boxes = [{ box: { colours: sample }, ...spread({ colours: sample }) }];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.width * Math.cbrt(b.box.colours.length) - a.width * Math.cbrt(a.box.colours.length));
    const widest = boxes.shift();
    if (widest === undefined || widest.width === 0) break;
    const sorted = widest.box.colours.toSorted((a, b) => channel(a, widest.axis) - channel(b, widest.axis));
    for (const colours of [sorted.slice(0, sorted.length >> 1), sorted.slice(sorted.length >> 1)])
      boxes.push({ box: { colours }, ...spread({ colours }) });
  }
  return boxes.map(({ box: { colours } }) => {
    const mean = [0, 1, 2].map((c) => Math.round(colours.reduce((sum, colour) => sum + channel(colour, c), 0) / colours.length));
    return (mean[0]! << 16) | (mean[1]! << 8) | mean[2]!;
  });
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

function nearest(wanted: readonly number[], palette: readonly number[]): number {
  let [best, least] = [0, Infinity];
  for (const [i, colour] of palette.entries()) {
    const far = [0, 1, 2].reduce((sum, c) => sum + (wanted[c]! - channel(colour, c)) ** 2, 0);
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

function encoded({ width, height }: Pixels, palette: readonly number[], indices: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const colours = Buffer.from(palette.flatMap((colour) => [0, 1, 2].map((c) => channel(colour, c))));
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
