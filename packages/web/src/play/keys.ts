/** The keys of a table, but for those of the map. */
import type { Act } from './acts.ts';
import type { Playing } from './playing.svelte.ts';

/** What keys reach. */
export type Keyboard = {
  readonly playing: Playing;
  /** The buttons as they are now. */
  readonly acts: () => readonly Act[];
  readonly onact: (act: Act) => void;
  readonly askAdvice: () => void;
  readonly toggleBox: () => void;
  /** Points at the people at this place of the column, from 0. */
  readonly choose: (place: number) => void;
  readonly toMap: () => void;
};

const COMMAND_KEYS: Readonly<Partial<Record<NonNullable<Act['command']>, string>>> = { watch: 'w', pause: 'h', goOn: 'h', skipOne: 's' };

/** The key that does what this button does. */
export function keyOf({ command, isMain, key, mode }: Act): string | undefined {
  if (key !== undefined) return key;
  if (isMain) return 'n';
  if (mode?.type === 'decline') return 'd';
  if (mode?.type === 'abandon') return 'x';
  return command && COMMAND_KEYS[command];
}

/** Says whether the key was one of them. */
export function pressed(event: KeyboardEvent, keyboard: Keyboard): boolean {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  const { playing } = keyboard;
  const isTyping = target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
  if (altKey || metaKey || isTyping) return false;
  if (key === 'Escape') playing.escape();
  else if ((key === 'z' && ctrlKey) || (key === 'u' && !ctrlKey)) playing.undo();
  else if (key === 'U') playing.takeAllBack();
  else return !ctrlKey && plain(key, keyboard);
  return true;
}

function plain(key: string, { playing, acts, onact, askAdvice, toggleBox, choose, toMap }: Keyboard): boolean {
  const act = acts().find((one) => keyOf(one) === key);
  const place = '123456789'.indexOf(key);
  if (key === 't') toggleBox();
  else if (key === 'm') toMap();
  else if (key === 'a' && playing.scene.isMine) askAdvice();
  else if (act !== undefined) onact(act);
  else if (place >= 0 && playing.scene.controls.picks.size > 0) choose(place);
  else return false;
  return true;
}
