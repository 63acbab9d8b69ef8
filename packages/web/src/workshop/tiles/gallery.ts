/** Tiles of ours, to play with and to begin with. What they bring is measured by the lab. */

import tiles from './gallery.json' with { type: 'json' };
import { draftFrom, type TileDraft } from './tile-draft.ts';

/** Coins against the mean people or power, as a share, and where that lies nineteen times of twenty. */
type Measured = { readonly value: number; readonly low: number; readonly high: number; readonly reigns: number };

type ShownTile = { readonly draft: TileDraft; readonly measured?: Measured | undefined };

export const shownTiles: readonly ShownTile[] = tiles.flatMap(({ edition, content, measured }) => {
  const draft = draftFrom(content, edition === 'azeroth' ? 'azeroth' : 'classic');
  return draft === undefined ? [] : [{ draft, measured }];
});

export const gallery: readonly TileDraft[] = shownTiles.map(({ draft }) => draft);
