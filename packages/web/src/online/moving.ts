/** Becoming here who one was at another device: a code does it once. */
import type { Drawer } from '../table/library.ts';
import type { Client, Guest } from './client.ts';
import { insist } from './insist.ts';
import { newKey } from './key.ts';

const KEPT = 'elbowroom moving';

function keptKey(shelf: Drawer | undefined, code: string): string | undefined {
  try {
    const [known, key] = shelf?.getItem(KEPT)?.split(' ') ?? [];
    return known === code ? key : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing forgets it with the page. */
function keep(shelf: Drawer | undefined, words: string): void {
  try {
    shelf?.setItem(KEPT, words);
  } catch {
    // Full, or forbidden.
  }
}

/** Whoever lost the answer, and loads the page anew, asks for the same once more. */
export async function moveHere(
  client: Pick<Client, 'join' | 'move'>,
  way: 'join' | 'move',
  code: string,
  shelf: Drawer | undefined,
  waits?: readonly number[],
): Promise<Guest> {
  const key = keptKey(shelf, code) ?? newKey();
  keep(shelf, `${code} ${key}`);
  const guest = await insist(() => client[way](code, key), waits);
  keep(shelf, ''); // who knows both could become me
  return guest;
}
