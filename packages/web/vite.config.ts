import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
});
