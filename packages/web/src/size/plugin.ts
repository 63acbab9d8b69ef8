/** Puts the queries of window sizes into the styles of the page as it is built. */
import type { Plugin } from 'vite';
import { withQueries } from './sizes.ts';

export const windowSizes = (): Plugin => ({
  name: 'window-sizes',
  enforce: 'pre',
  transform: {
    filter: { id: /\.(svelte|css)$/ },
    handler: (code) => (code.includes('@media') ? withQueries(code) : undefined),
  },
});
