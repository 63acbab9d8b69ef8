import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

export default defineConfig({
  test: {
    // Many tests wait for a server or a clock: even two cores carry two files at once.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [svelte({ configFile: false })],
        test: {
          name: 'unit',
          // What files import is loaded once for each worker: most of them import the whole of the rules, which takes longer than their tests do.
          isolate: false,
          pool: 'threads',
          // All but the page runs in Node as it stands. There it is loaded once, stays compiled from file to file, and calls itself without a detour.
          server: { deps: { external: [/\/packages\/(rules|bots|drawings|wording|jobs|cli|server)\/src\/(?!.*\.(?:test\.ts|json)$)/] } },
          setupFiles: ['tools/fresh-modules.ts'],
          // Limits end what hangs. None is a figure of how fast a machine is, so tests have none of their own.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          include: ['packages/**/src/**/*.test.ts', 'packages/**/test/**/*.test.ts', 'tools/**/*.test.ts', 'bench/*.test.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/web/e2e/**/*.e2e.ts', 'tools/**/*.e2e.ts'],
          globalSetup: ['tools/browser-tests.mjs'],
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
