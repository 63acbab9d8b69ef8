/** A game set up with something from the workshop. */
import type { OwnBox } from '../house/own-box.ts';
import { type Draft, withEdition } from '../start/draft.ts';
import { draftFrom, draftsIn, homebrewOf } from './tiles/tile-draft.ts';
import type { Work } from './work.ts';

/** In the box that it is made for, beside whatever lies in it already. A work that cannot be played changes nothing. */
export function playedWith(draft: Draft, { kind, edition, content }: Work, ownBox: OwnBox): Draft {
  const isThere = draft.edition === edition || (draft.edition === 'battle' && edition === 'azeroth');
  const laid = isThere ? draft : withEdition(draft, edition, ownBox);
  const tile = kind === 'tile' ? draftFrom(content, edition) : undefined;
  if (tile === undefined) return laid;
  const others = draftsIn(laid.homebrew, edition).filter((other) => JSON.stringify(other.name) !== JSON.stringify(tile.name));
  try {
    const homebrew = homebrewOf([...others, tile], edition);
    const made = tile.kind === 'race' ? homebrew.races : tile.kind === 'power' ? homebrew.powers : [];
    return { ...laid, homebrew, awaited: made?.at(-1)?.id };
  } catch {
    return laid;
  }
}
