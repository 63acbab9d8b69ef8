/** What has changed between two views, for the eye: where it should be, and what an outline says where nothing may move. */
import type { Motion } from './difference.ts';

/** The region where the eye should be: where tokens arrive, or else where anything happens. */
export function goalOf(motions: readonly Motion[]): number | undefined {
  for (const motion of motions) if (motion.type === 'march' && 'region' in motion.to) return motion.to.region;
  for (const motion of motions) if (motion.type !== 'march') return motion.region;
  return undefined;
}

/** Milliseconds that an outline stays. */
const OUTLINED = 1000;

/** Without motion an outline says for a second what has changed. */
export function markChanges(lots: readonly { readonly element: Element }[], motions: readonly Motion[]): void {
  const changed = new Set(
    motions.flatMap((m) => (m.type === 'march' ? [m.from, m.to].flatMap((e) => ('region' in e ? [e.region] : [])) : [m.region])),
  );
  for (const region of changed) {
    const element = lots[region]?.element;
    element?.classList.add('changed');
    setTimeout(() => element?.classList.remove('changed'), OUTLINED);
  }
}
