/** The nets in a page: they are larger than all else that bots are made of, so a page fetches them after its first board. */
import type { NetsFile } from './nets-file.ts';

let fetched: NetsFile | undefined;

/** What is in the file. Whoever lets bots think without having waited for it is told so: they would play, and worse than they should. */
export function netsFile(): NetsFile {
  if (fetched === undefined) throw new Error('bots think before netsReady() is there');
  return fetched;
}

/** Resolves once bots can think; refused where the file cannot be had. */
export async function netsReady(): Promise<void> {
  fetched ??= (await import('./nets.json', { with: { type: 'json' } })).default;
}
