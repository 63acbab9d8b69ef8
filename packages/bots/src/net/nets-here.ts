/** The nets where a file more does not matter. Pages have nets-later.ts instead: package.json says who gets which. */
import file from './nets.json' with { type: 'json' };
import type { NetsFile } from './nets-file.ts';

/** What is in the file. */
export const netsFile = (): NetsFile => file;

/** There is nothing to wait for. */
export const netsReady = (): Promise<void> => Promise.resolve();
