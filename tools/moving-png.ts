// A picture that moves, as one file that browsers show like any other: of each frame it has only what has changed.
import { medianCut, nearest, paletteChunk } from './palette.ts';
import { chunk, decoded, header, type Pixels, packed, SIGNATURE } from './png.ts';

export type Frame = { readonly png: Buffer /** How long it is shown. */; readonly ms: number };

/** The last of 256 lets what was there before be seen. */
const COLOURS = 255;
const UNCHANGED = 255;

/** How far a dot is made lighter or darker by where it stands, so that colours that are not in the palette are mixed. The same in every frame: nothing flickers. */
const WEAVE = [-6, 2, -4, 4, 5, -1, 6, -3, -5, 3, -6, 1, 4, -2, 5, -4];

/** Of so many frames one is asked for its colours. */
const ASKED = 12;

type Part = { readonly left: number; readonly top: number; readonly width: number; readonly height: number; readonly dots: Uint8Array };

/** All frames are of one size. Shown again and again. */
export function movingPng(frames: readonly Frame[]): Buffer {
  const [first] = frames;
  if (first === undefined) throw new Error('a picture needs a frame');
  const palette = medianCut(
    frames.filter((_, i) => i % ASKED === 0).map(({ png }) => decoded(png)),
    COLOURS,
  );
  const { width, height } = decoded(first.png);
  const shown = changing(frames, weaver(palette), width);
  const chunks: Buffer[] = [];
  let number = 0;
  for (const [i, { part, ms }] of shown.entries()) {
    chunks.push(control(number++, part, ms));
    const data = packed(part.dots, part.width);
    chunks.push(i === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([numbered(number++), data])));
  }
  const clear = chunk('tRNS', Buffer.from([...palette.map(() => 255), ...Array.from({ length: COLOURS - palette.length }, () => 255), 0]));
  const whole = [...palette, ...Array.from({ length: COLOURS + 1 - palette.length }, () => 0)];
  const count = chunk('acTL', Buffer.concat([numbered(shown.length), numbered(0)]));
  return Buffer.concat([SIGNATURE, header(width, height), count, paletteChunk(whole), clear, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

/** What each frame changes; one that changes nothing is time for the one before. */
function changing(frames: readonly Frame[], weave: (pixels: Pixels) => Uint8Array, width: number): { part: Part; ms: number }[] {
  const shown: { part: Part; ms: number }[] = [];
  let before: Uint8Array | undefined;
  for (const { png, ms } of frames) {
    const now = weave(decoded(png));
    const part = before === undefined ? { left: 0, top: 0, width, height: now.length / width, dots: now } : changed(before, now, width);
    const last = shown.at(-1);
    if (part === undefined && last !== undefined) last.ms += ms;
    if (part !== undefined) shown.push({ part, ms });
    before = now;
  }
  return shown;
}

function weaver(palette: readonly number[]): (pixels: Pixels) => Uint8Array {
  const known = new Map<number, number>();
  return ({ width, rgb }) => {
    const dots = new Uint8Array(rgb.length / 3);
    for (let i = 0; i < dots.length; i++) {
      const light = WEAVE[(Math.floor(i / width) % 4) * 4 + ((i % width) % 4)] ?? 0;
      const wanted = [0, 1, 2].map((c) => Math.max(0, Math.min(255, rgb[i * 3 + c]! + light)));
      const key = ((wanted[0]! >> 1) << 14) | ((wanted[1]! >> 1) << 7) | (wanted[2]! >> 1);
      const dot = known.get(key) ?? nearest(wanted, palette);
      known.set(key, dot);
      dots[i] = dot;
    }
    return dots;
  };
}

/** The smallest rectangle around what has changed. */
function changed(before: Uint8Array, now: Uint8Array, across: number): Part | undefined {
  let [left, top, right, bottom] = [across, Infinity, -1, -1];
  for (let i = 0; i < now.length; i++) {
    if (now[i] === before[i]) continue;
    const [x, y] = [i % across, Math.floor(i / across)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  if (right < 0) return undefined;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const dots = new Uint8Array(width * height);
  for (let i = 0; i < dots.length; i++) {
    const at = (top + Math.floor(i / width)) * across + left + (i % width);
    dots[i] = now[at] === before[at] ? UNCHANGED : now[at]!;
  }
  return { left, top, width, height, dots };
}

/** Where a frame goes, for how long, and that it goes over the one before. */
function control(number: number, { left, top, width, height }: Part, ms: number): Buffer {
  const body = Buffer.alloc(26);
  for (const [i, n] of [number, width, height, left, top].entries()) body.writeUInt32BE(n, i * 4);
  body.writeUInt16BE(ms, 20);
  body.writeUInt16BE(1000, 22);
  const [STAYS, OVER] = [0, 1];
  body.set([STAYS, OVER], 24);
  return chunk('fcTL', body);
}

function numbered(n: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(n);
  return four;
}
