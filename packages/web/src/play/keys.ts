/** The keys of a table, but for those of the map. */
import type { Playing } from './playing.svelte.ts';

/** Says whether the key was one of them. */
export function pressed({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent, playing: Playing, askAdvice: () => void): boolean {
  const isTyping = target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
  if (altKey || metaKey || isTyping) return false;
  if (key === 'Escape') playing.escape();
  else if ((key === 'z' && ctrlKey) || (key === 'u' && !ctrlKey)) playing.undo();
  else if (key === 'U') playing.takeAllBack();
  else if (key === 'a' && !ctrlKey && playing.scene.isMine) askAdvice();
  else return false;
  return true;
}
