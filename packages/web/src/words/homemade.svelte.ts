/** The words of a game that may have something homemade: names at once, what it does and how it is drawn as soon as that is fetched. */
import type { Homebrew } from '@elbowroom/rules/homebrew';
import { expected } from '../table/expected.svelte.ts';
import { wordsWith } from './homemade.ts';
import type { Words } from './words.ts';

/** Call while a component is made. */
export function wordsAt(homebrew: Homebrew | undefined, words: () => Words): { readonly words: Words } {
  if (homebrew === undefined) {
    return {
      get words() {
        return words();
      },
    };
  }
  const wording = expected(import('@elbowroom/wording/homemade'));
  const all = $derived.by(() => {
    const { language } = words();
    const says = wording.value;
    return wordsWith(words(), homebrew, says && ((tile) => says.tileDoes(tile, language)));
  });
  const drawn = [...(wordsWith(words(), homebrew).homemade?.emblems.values() ?? [])];
  // Only emblems are missed when they do not come.
  if (drawn.length > 0) import('../art/more-emblems.ts').then(({ hangEmblems }) => hangEmblems(drawn)).catch(() => undefined);
  return {
    get words() {
      return all;
    },
  };
}
