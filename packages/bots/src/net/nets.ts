/** The nets there are, read when they are first asked for. */
import { netsFile, netsReady as ready } from '#nets';
import type { Net } from './net.ts';
import { netIn } from './nets-file.ts';

/** Resolves once bots can think: at once but in a page, which fetches what they have learned after its first board. */
export const netsReady = (): Promise<void> => ready();

const read = new Map<string, Net | undefined>();

/** What has been learned for a setting such as `classic-2`, if anything. */
export function netFor(setting: string): Net | undefined {
  if (!read.has(setting)) read.set(setting, netIn(netsFile(), setting));
  return read.get(setting);
}
