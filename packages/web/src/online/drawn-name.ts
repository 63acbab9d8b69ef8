/** The name of somebody who has not said theirs yet. */
import { onlineWords } from './online-words.ts';

export const drawName = (guest: string): string => `${guest} ${Math.floor(1000 + Math.random() * 9000)}`;

export const isDrawn = (name: string): boolean =>
  Object.values(onlineWords).some(({ guest }) => name.startsWith(`${guest} `) && /^\d{4}$/.test(name.slice(guest.length + 1)));
