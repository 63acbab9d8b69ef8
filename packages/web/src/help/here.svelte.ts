/** The game that is on the screen, for pages of the help that say how it is played at this table. */
import type { GameTerms } from '@elbowroom/rules';
import type { Homebrew } from '@elbowroom/rules/homebrew';
import { onDestroy, untrack } from 'svelte';

/** What a game was agreed on, and what is homemade in it. */
type LaidGame = GameTerms & { readonly homebrew?: Homebrew };

let here = $state.raw<LaidGame>();

export const gameHere = (): LaidGame | undefined => here;

/** Call while the component of a table is made: until it goes, this is the game. What it was dealt from never changes. */
export function layHere(game: () => LaidGame): void {
  const mine = untrack(game);
  here = mine;
  onDestroy(() => {
    if (here === mine) here = undefined;
  });
}
