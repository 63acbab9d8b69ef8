/** A net in bytes: each list has a step of its own, so that its largest number is the largest byte. */
import type { NetsFile } from '../../src/net/nets-file.ts';
import type { Lists, Shape } from './trainer.ts';

const LARGEST = 127;
/** Digits of a step. */
const DIGITS = 6;

export function packed(lists: Lists, { first, second }: Shape, regions: readonly number[]): NetsFile['nets'][string] {
  const steps = lists.map((list) => {
    const most = list.reduce((so, n) => Math.max(so, Math.abs(n)), 0);
    return most === 0 ? 1 : Number((most / LARGEST).toPrecision(DIGITS));
  });
  const bytes = lists.flatMap((list, i) => Array.from(list, (n) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(n / steps[i])))));
  return { first, second, regions, steps, bytes: Buffer.from(Int8Array.from(bytes).buffer).toString('base64') };
}
