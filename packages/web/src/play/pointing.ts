/** What comes of pointing at a region, with a mouse, a finger or a key. */
import type { Way } from '../board/view.ts';
import type { Choice } from './deeds.ts';

/** The region that is looked at; held on to until something else is pointed at, or only passed over. */
export type Looked = { readonly region: number; readonly way: Way; readonly isHeld: boolean };

export type Pointed = { readonly looked: Looked | undefined; readonly taken?: Choice };

export function point(before: Looked | undefined, region: number | undefined, way: Way, choices: readonly Choice[]): Pointed {
  if (way === 'hover' || way === 'focus') {
    if (before?.isHeld || (region === undefined && before?.way !== way)) return { looked: before };
    return { looked: region === undefined ? undefined : { region, way, isHeld: false } };
  }
  if (region === undefined) return { looked: undefined };
  const [only] = choices;
  const isSecond = before?.isHeld === true && before.region === region;
  const isLight = only?.isGrave === false;
  const isConquest = only?.move?.type === 'conquer';
  // A finger looks first and takes with the second tap; mouse and keyboard take at once what can be taken back.
  const isTaken = isSecond || (isLight && (way !== 'tap' || !isConquest));
  if (only !== undefined && choices.length === 1 && isTaken) return { looked: before, taken: only };
  return { looked: isSecond ? undefined : { region, way, isHeld: true } };
}
