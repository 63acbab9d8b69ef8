/** Answers and streams in fewer bytes, for those who can read them so. */
import { constants, crc32, deflateRawSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Less than this fits into one packet anyway. */
const WORTH_IT = 1024;
/** Somewhat less small than it could be, in a third of the time. */
const QUICKLY = { level: 4 };

/** Whether it is said to be read, and not said to be unwelcome. */
export const readsGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /(^|,)\s*gzip\s*(;\s*q=(0\.\d*[1-9]|1)[^,]*)?\s*(,|$)/i.test(headers['accept-encoding']?.toString() ?? '');

/** Before an answer is sent. What is read from a file comes in pieces and is left as it is. */
export function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  done: (error: Error | null, answer?: unknown) => void,
): void {
  if (typeof answer !== 'string' || answer.length < WORTH_IT || !readsGzip(request)) {
    done(null, answer);
    return;
  }
  gzip(answer, QUICKLY, (error, bytes) => {
    if (error === null) reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length');
    done(null, error === null ? bytes : answer);
  });
}

/** Words as bytes of one gzip stream, of which every piece can be read when it comes. */
export interface Compressing {
  readonly write: (words: string) => Buffer;
  readonly end: (words: string) => Buffer;
}

/** An event repeats what others said shortly before: in the median it needs 66 bytes instead of 379. Looking further back than this saves little. */
const LOOK_BACK = 4000;
const PIECE = { windowBits: 12, memLevel: 4, level: 6, finishFlush: constants.Z_SYNC_FLUSH };

/** Fewer bytes, such as a beat, are not worth the compressor's time. */
const FEW = 16;

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block with nothing in it. */
const LAST = Buffer.from([3, 0]);
/** A block of bytes as they are begins with their number, twice. */
const asTheyAre = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0, bytes.length, 0, 255 - bytes.length, 255]), bytes]);

/**
 * A compressor that lives as long as its stream keeps 25 to 250 kB for it. So each piece is compressed by itself, and only the last words are kept, for it to
 * refer to: pieces that end on whole bytes make one stream when they follow each other.
 */
export function compressing(): Compressing {
  let before = Buffer.alloc(0);
  let [sum, length] = [0, 0];
  const write = (words: string): Buffer => {
    const bytes = Buffer.from(words);
    const piece =
      bytes.length < FEW ? asTheyAre(bytes) : deflateRawSync(bytes, before.length === 0 ? PIECE : { ...PIECE, dictionary: before });
    const isFirst = length === 0;
    before = bytes.length < LOOK_BACK ? Buffer.concat([before.subarray(bytes.length - LOOK_BACK), bytes]) : bytes.subarray(-LOOK_BACK);
    sum = crc32(bytes, sum);
    length += bytes.length;
    return isFirst ? Buffer.concat([HEAD, piece]) : piece;
  };
  const end = (words: string): Buffer => {
    const piece = write(words);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(length % 2 ** 32, 4);
    return Buffer.concat([piece, LAST, trailer]);
  };
  return { write, end };
}
