import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { smallPng } from './small-png.ts';

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Two rows of two pixels, the second row written as differences to the one above. */
const picture = Buffer.concat([
  Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
  chunk('IHDR', Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0, 0, 0, 255, 2, 0, 0, 0, 0, 0, 0]))),
  chunk('IEND', Buffer.alloc(0)),
]);

test('a small picture has a palette of its colours', () => {
  const small = smallPng(picture);
  const palette = small.indexOf('PLTE');
  expect([small.readUInt32BE(palette - 4), small.readUIntBE(palette + 4, 3)]).toEqual([3, 0xff0000]);
  expect(small.readUInt32BE(16)).toBe(2);
  expect(small[24]).toBe(8);
  expect(small[25]).toBe(3);
});
