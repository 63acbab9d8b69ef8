/** Collects the emblems that the page uses into one picture file, so that the other four thousand stay at home. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { drawings } from './emblems.ts';

const NAME = 'virtual:emblems';
const DEV_ADDRESS = '/emblems.svg';

export function emblemSprite(): Plugin {
  let isBuild = false;
  return {
    name: 'emblem-sprite',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // Every board needs it: it need not wait for the scripts that ask for it.
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /emblems-.*\.svg$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
    configureServer({ middlewares }) {
      middlewares.use(DEV_ADDRESS, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite());
      });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!isBuild) return `export const address = ${JSON.stringify(DEV_ADDRESS)};`;
      const file = this.emitFile({ type: 'asset', name: 'emblems.svg', source: sprite() });
      return `export const address = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

function sprite(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const icons = bodies(JSON.parse(readFileSync(file, 'utf8')));
  const symbols = drawings.map((name) => {
    const body = icons.get(name);
    if (body === undefined) throw new Error(`game-icons has no drawing “${name}”`);
    return `<symbol id="e-${name}" viewBox="0 0 512 512">${body.replaceAll(' fill="currentColor"', '')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- game-icons.net, CC BY 3.0 -->${symbols.join('')}</svg>`;
}

function bodies({ icons }: { icons: Record<string, { body: string }> }): Map<string, string> {
  return new Map(Object.entries(icons).map(([name, { body }]) => [name, body]));
}
