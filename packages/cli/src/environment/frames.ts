/**
 * Frames over a pipe, both ways: four bytes tell how long the body is, a letter what it is, three are empty, then comes the body. Numbers have their low byte first.
 * Reading and writing wait: whoever learns has nothing to do meanwhile, and neither have we.
 */
import { readSync, writeSync } from 'node:fs';

export interface Frame {
  readonly kind: string;
  readonly body: Uint8Array;
}

const HEAD = 8;
const KIND = 4;
/** More than any frame that is understood. */
const MOST = 1 << 24;
/** Milliseconds between two looks at a pipe that somebody has made impatient. */
const PAUSE = 1;

/** A frame that cannot be read: nothing after it can be either. */
class TornFrame extends Error {}

/** The next frame, or undefined at the end of the input. */
export function readFrame(from: number): Frame | undefined {
  const head = readWhole(from, HEAD);
  if (head === undefined) return undefined;
  const length = new DataView(head.buffer).getUint32(0, true);
  if (length > MOST) throw new TornFrame(`a frame of ${length} bytes`);
  const body = readWhole(from, length);
  if (body === undefined) throw new TornFrame('the input ends within a frame');
  return { kind: String.fromCharCode(head[KIND] ?? 0), body };
}

export function writeFrame(to: number, kind: string, body: Uint8Array): void {
  const head = new Uint8Array(HEAD);
  new DataView(head.buffer).setUint32(0, body.length, true);
  head[KIND] = kind.charCodeAt(0);
  writeWhole(to, head);
  writeWhole(to, body);
}

function readWhole(from: number, length: number): Uint8Array | undefined {
  const into = new Uint8Array(length);
  for (let at = 0; at < length; ) {
    const count = patiently(() => readSync(from, into, at, length - at, null));
    if (count === 0 && at === 0) return undefined;
    if (count === 0) throw new TornFrame('the input ends within a frame');
    at += count;
  }
  return into;
}

function writeWhole(to: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += patiently(() => writeSync(to, bytes, at, bytes.length - at));
}

/** Again and again where the other side has set the pipe so that nobody waits. */
function patiently(transfer: () => number): number {
  for (;;) {
    try {
      return transfer();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
