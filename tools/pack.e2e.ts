/** A stranger's page, built by Vite from the packed packages, in a real browser. */
import { join } from 'node:path';
import { createServer } from '@elbowroom/server';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../packages/web/e2e/browser.ts';
import { scratchProject, shownProgram } from './pack/scratch.ts';

const DRAWING = `
console.log(\`\${regions.length} regions, \${width} × \${height}\`);
`;

test('Vite builds a page from the READMEs, and its games come to their end in the browser', async () => {
  const scratch = await scratchProject();
  onTestFinished(scratch.remove);
  scratch.write(
    'index.html',
    '<!doctype html><title>Scratch</title><script type="module" src="/rules.js"></script><script type="module" src="/bots.js"></script><script type="module" src="/drawings.js"></script>',
  );
  for (const name of ['rules', 'bots']) scratch.write(`${name}.js`, shownProgram(scratch, `@elbowroom/${name}`));
  scratch.write('drawings.js', shownProgram(scratch, '@elbowroom/drawings') + DRAWING);
  await build({ root: scratch.folder, configFile: false, logLevel: 'error' });

  const server = await createServer(join(scratch.folder, 'dist'));
  onTestFinished(() => server.close());
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const page = await (await openBrowser()).newPage();
  onTestFinished(() => page.close());
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  await page.goto(address);
  await expect.poll(() => heard.filter((line) => line.startsWith('the end')).length).toBe(2);
  await expect.poll(() => heard).toContain('30 regions, 928 × 792');
  expect(heard.filter((line) => line.startsWith('error'))).toEqual([]);
});
