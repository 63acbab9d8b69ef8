/** Whoever can begin a game says so once; every replay below it asks here. */
import { getContext, setContext } from 'svelte';
import type { ForkSource, ForkWish } from './fork.ts';

export type Forking = (source: ForkSource, wish: ForkWish) => void;

const KEY = 'forking';

export const provideForking = (fork: Forking): void => {
  setContext(KEY, fork);
};

/** Undefined where no game can be begun. */
export const useForking = (): Forking | undefined => getContext<Forking | undefined>(KEY);
