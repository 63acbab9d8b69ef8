/** Whoever gives their name and at once sits down must sit under it: seats are taken after the name is known. */
import type { Client, Guest } from './client.ts';

export function named(client: Client, onguest: (guest: Guest) => void): Client {
  let naming: Promise<unknown> = Promise.resolve();
  return {
    ...client,
    rename: (name) => {
      const renamed = client.rename(name).then((guest) => {
        onguest(guest);
        return guest;
      });
      naming = renamed.catch(() => undefined);
      return renamed;
    },
    open: async (wish) => {
      await naming;
      return client.open(wish);
    },
    sit: async (...asked) => {
      await naming;
      return client.sit(...asked);
    },
  };
}
