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
  const [first] = choices;
  // What only the log has pointed at has not been pointed at on the map yet.
  const isSecond = before?.isHeld === true && before.region === region && before.way !== 'hover';
  const isConquest = first?.move?.type === 'conquer';
  // A finger looks first; mouse and keyboard take at once what can be taken back.
  const isAtOnce = choices.length === 1 && first?.isGrave === false && (way !== 'tap' || !isConquest);
  // To point at a region once more takes what its first button does, with a mouse as with a finger.
  if (first !== undefined && (isSecond || isAtOnce)) return { looked: before, taken: first };
  return { looked: isSecond ? undefined : { region, way, isHeld: true } };
}
