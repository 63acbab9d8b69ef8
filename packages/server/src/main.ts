import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { listen } from './listen.ts';
import { createServer } from './server.ts';
import { openStore } from './store/open.ts';

const config = readConfig(process.env);
const builtAt = (path: string): string | undefined => {
  const folder = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(folder) ? folder : undefined;
};
const store = await openStore(config);
const server = await createServer(builtAt('../../web/dist'), { config, store }, builtAt('../../../dist/docs'));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
const address = await listen(server, config.host, config.port);
console.log(`Elbowroom is at http://localhost:${new URL(address).port}`);
