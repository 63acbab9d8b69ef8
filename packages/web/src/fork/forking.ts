/** Whoever can begin a game says so once; every replay below it asks here. */
import { getContext, setContext } from 'svelte';
import type { RefusalCode } from '../online/client.ts';
import type { ForkSource, ForkWish } from './fork.ts';

export type Forking = {
  /** Answers with why a table online could not be opened; undefined where the game begins. `name`: what whoever opens one wants to be called there. */
  readonly begin: (source: ForkSource, wish: ForkWish, name?: string) => Promise<RefusalCode | undefined>;
  /** Whether there is a server that friends can come to. */
  readonly isOnline: () => boolean;
};

const KEY = 'forking';

export const provideForking = (forking: Forking): void => {
  setContext(KEY, forking);
};

/** Undefined where no game can be begun. */
export const useForking = (): Forking | undefined => getContext<Forking | undefined>(KEY);
