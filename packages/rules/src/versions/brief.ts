/** A charter without what its version says already: for views, which are sent after every move, and for links. */
import { boxOf, type Charter, tilesIn } from '../charter.ts';
import type { Edition } from '../core/edition.ts';
import { versionOf } from './versions.ts';

export function briefCharter({ charter, edition }: { readonly charter: Charter; readonly edition: Edition }): Charter {
  const known = briefs.get(charter);
  if (known !== undefined) return known;
  const { rules, box = [], rulings = {}, values = {}, openPurses } = charter;
  const version = versionOf(rules);
  const isOwnBox = version === undefined || tilesIn(boxOf(version, edition)).join() !== box.join();
  const brief: Charter = {
    ...(rules !== undefined && { rules }),
    ...(isOwnBox && { box }),
    ...(Object.keys(rulings).length > 0 && { rulings }),
    ...(Object.keys(values).length > 0 && { values }),
    ...(openPurses === true && { openPurses }),
  };
  briefs.set(charter, brief);
  return brief;
}

const briefs = new WeakMap<Charter, Charter>();
