/** A game from a link, a file or whatever somebody pasted: played through, so that what is opened can be shown. */
import { fragmentAt } from '../routes.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { UnreadableGame } from './game.ts';
import { readGameText } from './game-text.ts';
import { readFragment } from './link.ts';

export type Opened = { readonly chronicle: Chronicle; readonly step: number | undefined };

/** Throws UnreadableGame, with the reason. */
export async function openGame(text: string): Promise<Opened> {
  const given = text.trim();
  if (given === '') throw new UnreadableGame('empty');
  if (fragmentAt(given).type === 'shared' || /^https?:\/\/\S+$/.test(given)) {
    const { game, step } = await readFragment(given);
    return { chronicle: chronicleOf(game), step };
  }
  const { claims, ...game } = readGameText(text);
  return { chronicle: chronicleOf(game, claims), step: undefined };
}
