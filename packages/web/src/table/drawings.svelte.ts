/** The drawings of a board and the emblems on them, fetched together when a board is to be shown. */

import type { DrawnBoard } from '@elbowroom/drawings';
import type { Board } from '@elbowroom/rules';
import { hangArt } from '../art/hang.ts';
import { drawingsOf } from './boards.ts';
import { expected } from './expected.svelte.ts';

export type Drawings = {
  /** Undefined until they are there. */
  readonly found: readonly DrawnBoard[] | undefined;
  readonly hasFailed: boolean;
};

/** Fetches them anew whenever the board is another one. */
export function openDrawings(land: () => Board): Drawings {
  const fetched = $derived(expected(Promise.all([drawingsOf(land()), hangArt()])));
  return {
    get found() {
      return fetched.value?.[0];
    },
    get hasFailed() {
      return fetched.hasFailed;
    },
  };
}
