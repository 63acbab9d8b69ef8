/** An open ear for what other nodes tell: one connection of its own, opened again whenever it breaks. */
import { Client } from 'pg';

const AGAIN_MS = 250;

export interface Listener {
  readonly close: () => Promise<void>;
}

/** `onOpen` is called each time the ear is open, for nobody knows what was said before. */
export function listenOn(url: string, channel: string, onWords: (words: string) => void, onOpen: () => void): Listener {
  let isClosed = false;
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const again = (client: Client): void => {
    if (isClosed || current !== client) return;
    current = undefined;
    client.end().catch(() => {});
    timer = setTimeout(open, AGAIN_MS);
  };
  const open = (): void => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
    current = client;
    client.on('error', () => again(client));
    client.on('end', () => again(client));
    client.on('notification', ({ payload = '' }) => onWords(payload));
    client
      .connect()
      .then(() => client.query(`LISTEN ${channel}`))
      .then(onOpen)
      .catch(() => again(client));
  };
  open();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await current?.end().catch(() => {});
    },
  };
}
