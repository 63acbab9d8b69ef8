/** The server with bots and rules in one file of our own code. What comes from npm stays outside, in node_modules. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { root } from '../sources.ts';

/** Every thread is started from the one file there is. */
const threads: Plugin = {
  name: 'threads-of-one-file',
  enforce: 'pre',
  transform: (code) => code.replace(/new Worker\(new URL\('[^']+', import\.meta\.url\)/g, 'new Worker(new URL(import.meta.url)'),
};

export async function bundleServer(folder: string, name: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [threads],
    ssr: { noExternal: [/^@elbowroom\//] },
    build: {
      ssr: fileURLToPath(new URL('one-file.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: name } },
    },
  });
}
