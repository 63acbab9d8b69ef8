/** The JavaScript of a package: few files, minified, because 185 of them as the compiler writes them are twice as large as a package may be. */
import { join } from 'node:path';
import { build } from 'vite';

/** What Node 20 and the browsers of its time understand. */
const TARGET = 'es2022';

/** Writes one module for each entry, over one with everything: what modules say to each other is longer than one might think. Maps beside them carry the sources. */
export async function bundle(folder: string, entries: Readonly<Record<string, string>>, into: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    // Not what our own page gets: a package has all that it needs.
    resolve: { conditions: ['module', 'node'] },
    build: {
      lib: { entry: entries, formats: ['es'] },
      outDir: into,
      emptyOutDir: true,
      sourcemap: true,
      target: TARGET,
      rolldownOptions: {
        external: /^@elbowroom\//,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'all', test: /./ }] },
          minify: true,
          sourcemapPathTransform: (path, map) =>
            join(map, '..', path)
              .slice(folder.length + 1)
              .replaceAll('\\', '/'),
        },
      },
    },
  });
}
