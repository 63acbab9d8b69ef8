/** Writes the service worker with the list of all built files, and hangs manifest and icons into the page. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { SHEET } from '../art/emblem-book.ts';

/** What a page without a server says of itself: never kept, for the next visit may find one. */
const ASKED = 'healthz';
/** Letters that neither of our languages has. */
const FOREIGN = /-(?:cyrillic|greek|vietnamese)/;

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    enforce: 'post',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#e6d8b8', media: '(prefers-color-scheme: light)' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#1d1812', media: '(prefers-color-scheme: dark)' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pictures = readdirSync(folder).filter((name) => name !== ASKED);
        const built = Object.keys(bundle).filter((name) => !FOREIGN.test(name) && !name.includes(SHEET) && name !== 'index.html');
        const files = ['./', ...built, ...pictures].sort();
        const hash = createHash('sha256').update(files.join('\n'));
        const page = bundle['index.html'];
        if (page?.type === 'asset') hash.update(page.source);
        for (const name of pictures) hash.update(readFileSync(`${folder}/${name}`));
        const worker = readFileSync(fileURLToPath(new URL('./worker.js', import.meta.url)), 'utf8');
        const source = worker.replace('__VERSION__', hash.digest('hex').slice(0, 12)).replace("['__FILES__']", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
