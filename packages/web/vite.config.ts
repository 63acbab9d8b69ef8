import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { emblemBook } from './src/art/emblem-book.ts';
import { emblemSprite } from './src/art/sprite.ts';
import { compressed } from './src/offline/compressed.ts';
import { offline } from './src/offline/plugin.ts';
import { windowSizes } from './src/size/plugin.ts';

export default defineConfig({
  plugins: [windowSizes(), svelte({ configFile: false }), emblemSprite(), emblemBook(), offline(), compressed()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Whoever types `npm start` wants to play, not to read how long which plugin took.
      checks: { bundlerTimings: false },
      // What the first screen needs comes as one: cut where rooms that come later share it, it would be 6 % larger when compressed.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
});
