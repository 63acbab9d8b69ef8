import { fileURLToPath } from 'node:url';
import { listen } from './listen.ts';
import { createServer } from './server.ts';

const page = fileURLToPath(new URL('../../web/dist', import.meta.url));
const server = await createServer(page);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
const address = await listen(server, process.env.HOST || 'localhost', Number(process.env.PORT || 3000));
console.log(`Elbowroom is at http://localhost:${new URL(address).port}`);
