/**
 * All drawings of the emblem package, in sheets: homemade tiles may be drawn as any of them, and a game fetches the sheets of those that it
 * has. `virtual:emblem-book` says where they are.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const NAME = 'virtual:emblem-book';
/** What the files are called; whoever keeps the page for a visit without a network leaves them out. */
export const SHEET = 'emblem-sheet';
const DEV_ADDRESS = '/emblem-sheet/';
/** Characters on a sheet, so that one emblem does not bring too much along and all of them not too many files. */
const ON_A_SHEET = 100_000;

/** Names and paths, as SVG has them. */
type EmblemSheet = Readonly<Record<string, string>>;

export function emblemBook(): Plugin {
  let isBuild = false;
  return {
    name: 'emblem-book',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    configureServer({ middlewares }) {
      middlewares.use(DEV_ADDRESS, (request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(sheets()[Number(/\d+/.exec(request.url ?? '')?.[0])] ?? {}));
      });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const all = sheets();
      const addresses = all.map((sheet, i) => {
        if (!isBuild) return JSON.stringify(`${DEV_ADDRESS}${i}`);
        const file = this.emitFile({ type: 'asset', name: `${SHEET}.json`, source: JSON.stringify(sheet) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      });
      const names = all.map((sheet) => Object.keys(sheet).join(' '));
      return `export const addresses = [${addresses.join(',')}];\nexport const names = ${JSON.stringify(names)};`;
    },
  };
}

let bound: readonly EmblemSheet[] | undefined;

function sheets(): readonly EmblemSheet[] {
  bound ??= bind();
  return bound;
}

function bind(): EmblemSheet[] {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(file, 'utf8'));
  const laid: Record<string, string>[] = [];
  let size = ON_A_SHEET;
  for (const name of Object.keys(icons).sort()) {
    const body = (icons[name]?.body ?? '').replaceAll(' fill="currentColor"', '');
    if (size + body.length > ON_A_SHEET) {
      laid.push({});
      size = 0;
    }
    const sheet = laid.at(-1);
    if (sheet !== undefined) sheet[name] = body;
    size += body.length;
  }
  return laid;
}
