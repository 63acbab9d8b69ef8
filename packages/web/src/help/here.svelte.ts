/** The game that is on the screen, for pages of the help that say how it is played at this table. */
import type { GameTerms } from '@elbowroom/rules';
import { onDestroy, untrack } from 'svelte';

let here = $state.raw<GameTerms>();

export const gameHere = (): GameTerms | undefined => here;

/** Call while the component of a table is made: until it goes, this is the game. What it was dealt from never changes. */
export function layHere(game: () => GameTerms): void {
  const mine = untrack(game);
  here = mine;
  onDestroy(() => {
    if (here === mine) here = undefined;
  });
}
