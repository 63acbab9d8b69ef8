// npm start: from a fresh clone to a page in the browser.
import { spawn } from 'node:child_process';
import { buildPage } from './page.mjs';
import { node24, root, say, setUp } from './setup.mjs';

setUp();
buildPage();
say('Starting the server. Press Ctrl+C to stop it.');
const server = spawn(node24(), ['packages/server/src/main.ts'], { cwd: root, stdio: 'inherit' });
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));

// npm ends its shell when it is told to stop, but the shell does not pass the signal on: when the parent is gone, stop too.
const parent = process.ppid;
setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref();
