/**
 * Frames over a pipe, both ways: four bytes tell how long the body is, a letter what it is, three are empty, then comes the body. Numbers have their low byte first.
 * Reading and writing wait: whoever learns has nothing to do meanwhile, and neither have we. Both use the same bytes again and again, and a frame goes out in one piece:
 * whoever waits for it is woken once.
 */
import { readSync, writeSync } from 'node:fs';

export interface Frame {
  readonly kind: string;
  /** Read, it holds until the next one is. */
  readonly body: Uint8Array;
}

/** Bytes before the body. */
export const FRAME_HEAD = 8;
const KIND = 4;
/** More than any frame that is understood. */
const MOST = 1 << 24;
/** What is read at once; most frames are smaller. */
const ROOM = 1 << 16;
/** Milliseconds between two looks at a pipe that somebody has made impatient. */
const PAUSE = 1;

/** A frame that cannot be read: nothing after it can be either. */
class TornFrame extends Error {}

/** Answers with the next frame, or with undefined at the end of the input. */
export function framesFrom(from: number): () => Frame | undefined {
  let bytes = new Uint8Array(ROOM);
  let words = new DataView(bytes.buffer);
  /** Where the next frame ends, as far as it is known, and how far there is something. */
  let [used, filled] = [0, 0];
  const fill = (until: number): boolean => {
    if (until > bytes.length) {
      const larger = new Uint8Array(until);
      larger.set(bytes.subarray(0, filled));
      [bytes, words] = [larger, new DataView(larger.buffer)];
    }
    while (filled < until) {
      const count = readPatiently(from, bytes, filled);
      if (count === 0) return false;
      filled += count;
    }
    return true;
  };
  return () => {
    // Every frame begins where the bytes do: numbers of two bytes in it can be read in place.
    bytes.copyWithin(0, used, filled);
    [used, filled] = [0, filled - used];
    if (!fill(FRAME_HEAD)) {
      if (filled > 0) throw new TornFrame('the input ends within a frame');
      return undefined;
    }
    const length = words.getUint32(0, true);
    if (length > MOST) throw new TornFrame(`a frame of ${length} bytes`);
    if (!fill(FRAME_HEAD + length)) throw new TornFrame('the input ends within a frame');
    used = FRAME_HEAD + length;
    return { kind: String.fromCharCode(bytes[KIND] ?? 0), body: bytes.subarray(FRAME_HEAD, used) };
  };
}

/** A frame around a body that leaves room for its head before it. */
export function writeAround(to: number, kind: string, frame: Uint8Array, words: DataView): void {
  words.setUint32(0, frame.length - FRAME_HEAD, true);
  words.setUint32(KIND, kind.charCodeAt(0), true);
  for (let at = 0; at < frame.length; ) at += writePatiently(to, frame, at);
}

export function writeFrame(to: number, kind: string, body: Uint8Array): void {
  const frame = new Uint8Array(FRAME_HEAD + body.length);
  frame.set(body, FRAME_HEAD);
  writeAround(to, kind, frame, new DataView(frame.buffer));
}

/** Again and again where the other side has set the pipe so that nobody waits. */
function readPatiently(from: number, into: Uint8Array, at: number): number {
  for (;;) {
    try {
      return readSync(from, into, at, into.length - at, null);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      rest();
    }
  }
}

function writePatiently(to: number, bytes: Uint8Array, at: number): number {
  for (;;) {
    try {
      return writeSync(to, bytes, at, bytes.length - at);
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      rest();
    }
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const rest = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
