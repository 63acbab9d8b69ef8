/** Requests whose answer got lost are sent again as they are. */
import { isPassing } from './client.ts';

/** Milliseconds before the next try. */
export const WAITS: readonly number[] = [300, 800, 2000, 4000];

export const wait = (ms: number | undefined): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until somebody has answered for good, or the last wait was in vain. The server must know the request by its key. */
export async function insist<T>(ask: () => Promise<T>, waits = WAITS): Promise<T> {
  for (const ms of waits) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await wait(ms);
  }
  return ask();
}
