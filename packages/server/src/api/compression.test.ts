import { constants, createGunzip, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compressing, readsGzip } from './compression.ts';

const event = (n: number): string =>
  `id: ${n}\nevent: news\ndata: {"seq":${n},"rows":[{"kind":"move","move":"conquer ${n % 30}"}],"é":"☃"}\n\n`;

describe('a compressed stream', () => {
  test('is what was written, whatever was written', () => {
    const pieces = fc.array(fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9000 }), fc.constant(': \n\n')), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(pieces, (words) => {
        const { write, end } = compressing();
        const bytes = words.map((one, i) => (i + 1 < words.length ? write(one) : end(one)));
        expect(gunzipSync(Buffer.concat(bytes)).toString()).toBe(words.join(''));
      }),
      { numRuns: 60 },
    );
  });

  test('can be read up to each piece when it comes', async () => {
    const { write } = compressing();
    const reader = createGunzip({ flush: constants.Z_SYNC_FLUSH });
    let heard = '';
    reader.on('data', (bytes) => {
      heard += bytes;
    });
    for (let n = 0; n < 200; n++) {
      reader.write(write(event(n)));
      await expect.poll(() => heard.endsWith(event(n)), { interval: 1 }).toBe(true);
    }
    reader.destroy();
  });

  test('says what was said before in a fraction of the bytes', () => {
    const { write } = compressing();
    const [first, ...others] = Array.from({ length: 50 }, (_, n) => write(event(n)).length);
    expect(Math.max(...others)).toBeLessThan((first ?? 0) / 2);
  });
});

test.each([
  ['gzip, deflate, br', true],
  ['br, gzip;q=0.5', true],
  ['GZIP', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000, br', false],
  ['br', false],
  ['x-gzip-not', false],
  [undefined, false],
])('whoever says %j reads gzip: %j', (said, can) =>
  expect(readsGzip({ headers: said === undefined ? {} : { 'accept-encoding': said } })).toBe(can),
);
