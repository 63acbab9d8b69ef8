/** Tiles of ours, to play with and to begin with. What they bring is measured by the lab. */

import tiles from './gallery.json' with { type: 'json' };
import { draftFrom, type TileDraft } from './tile-draft.ts';

export const gallery: readonly TileDraft[] = tiles.flatMap(
  ({ edition, content }) => draftFrom(content, edition === 'azeroth' ? 'azeroth' : 'classic') ?? [],
);
