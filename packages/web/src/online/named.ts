/** Whoever gives their name and at once sits down must sit under it: seats are taken after the name is known. */
import type { Client, Guest } from './client.ts';

export function named(client: Client, onguest: (guest: Guest) => void): Client {
  let naming: Promise<unknown> = Promise.resolve();
  const become = (asked: Promise<Guest>): Promise<Guest> => {
    const known = asked.then((guest) => {
      onguest(guest);
      return guest;
    });
    naming = known.catch(() => undefined);
    return known;
  };
  return {
    ...client,
    rename: (name) => become(client.rename(name)),
    signIn: (response) => become(client.signIn(response)),
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
