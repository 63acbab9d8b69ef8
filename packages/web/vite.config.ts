import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { emblemSprite } from './src/art/sprite.ts';
import { compressed } from './src/offline/compressed.ts';
import { offline } from './src/offline/plugin.ts';
import { windowSizes } from './src/size/plugin.ts';

export default defineConfig({
  plugins: [windowSizes(), svelte({ configFile: false }), emblemSprite(), offline(), compressed()],
  // Whoever types `npm start` wants to play, not to read how long which plugin took.
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false } } },
});
