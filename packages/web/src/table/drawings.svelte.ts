/** The drawings of a board and the emblems on them, fetched together when a board is to be shown. */

import type { DrawnBoard } from '@elbowroom/drawings';
import type { Board } from '@elbowroom/rules';
import { hangArt } from '../art/hang.ts';
import { drawingsOf } from './boards.ts';

export type Drawings = {
  /** Undefined until they are there. */
  readonly found: readonly DrawnBoard[] | undefined;
  readonly hasFailed: boolean;
};

/** Fetches them anew whenever the board is another one. */
export function openDrawings(land: () => Board): Drawings {
  let found = $state.raw<readonly DrawnBoard[]>();
  let hasFailed = $state(false);
  $effect(() => {
    let isWanted = true;
    found = undefined;
    hasFailed = false;
    Promise.all([drawingsOf(land()), hangArt()]).then(
      ([drawn]) => {
        if (isWanted) found = drawn;
      },
      () => {
        if (isWanted) hasFailed = true;
      },
    );
    return () => {
      isWanted = false;
    };
  });
  return {
    get found() {
      return found;
    },
    get hasFailed() {
      return hasFailed;
    },
  };
}
