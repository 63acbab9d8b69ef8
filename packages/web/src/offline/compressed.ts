/** Lays a compressed copy beside every built file that is worth it: a server sends the one that a browser can read, and compresses nothing itself. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { SHEET } from '../art/emblem-book.ts';

/** Pictures and faces are compressed by themselves. */
const WORTHY = /\.(?:js|css|svg|json|html|webmanifest)$/;
/** Bytes; what fits into one packet anyway is sent as it is. */
const LEAST = 1024;
/** One below the best, which takes three times as long for a hundredth. */
const QUALITY = 10;
/** For files that are many, and of which a visit fetches few. */
const QUICK = 5;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      async handler(_options, bundle) {
        await Promise.all(
          Object.keys(bundle)
            .filter((name) => WORTHY.test(name))
            .map((name) => compress(join(folder, name))),
        );
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const plain = readFileSync(file);
  if (plain.length < LEAST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: file.includes(SHEET) ? QUICK : QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const copies = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain, { level: 9 })]);
  for (const [i, copy] of copies.entries()) writeFileSync(`${file}.${i === 0 ? 'br' : 'gz'}`, copy);
}
