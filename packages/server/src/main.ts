import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { listen } from './listen.ts';
import { NoStart } from './no-start.ts';
import { createServer } from './server.ts';
import { openStore, sayWhere } from './store/open.ts';

/** Whatever has not ended by then waits for something that does not answer: nothing that was acknowledged hangs on it. Well below what supervisors grant. */
const MOST_STOP_MS = 8000;

const builtAt = (path: string): string | undefined => {
  const folder = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(folder) ? folder : undefined;
};

function giveUp(sentence: string): never {
  console.error(`elbowroom: ${sentence}`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config, ({ message }) =>
    giveUp(
      `The thread that writes to the database has died (${message}), so nothing can be kept any more. Every move that was acknowledged is on disk: start again.`,
    ),
  );
  const server = await createServer(builtAt('../../web/dist'), { config, store }, builtAt('../../../dist/docs'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      setTimeout(
        () => giveUp('Not everything ended in time, because the database does not answer. Every move that was acknowledged is in it.'),
        MOST_STOP_MS,
      ).unref();
      await server.close();
      process.exit(0);
    });
  }
  try {
    const { port } = new URL(await listen(server, config.host, config.port, console.warn));
    const address = `http://localhost:${port}`;
    sayWhere(config, address);
    console.log(`Elbowroom is at ${address}`);
  } catch (error) {
    await server.close();
    throw error;
  }
}

await serve().catch((error: unknown) => {
  if (error instanceof NoStart) giveUp(error.message);
  throw error;
});
