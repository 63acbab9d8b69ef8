/** Tiles that are in no box yet: games and positions that name them bring them along. */
import type { Setup } from '../src/api.ts';
import { catalogue } from '../src/catalogue.ts';
import { boxOf, tilesIn } from '../src/charter.ts';
import { editionOf } from '../src/editions.ts';
import { newest, versionOf } from '../src/versions/versions.ts';

type Boxed = Pick<Setup, 'box' | 'edition' | 'rules'>;

/** The same, with those of the tiles in its box that were not in it. Words that are no tiles are passed over. */
export function withTiles<T extends Boxed>(given: T, ids: readonly string[]): T {
  const edition = editionOf(given.edition);
  const version = versionOf(given.rules ?? newest.version);
  if (edition === undefined || version === undefined) return given;
  const box = given.box ?? tilesIn(boxOf(version, edition));
  const missing = catalogue(given.edition).filter((id) => ids.includes(id) && !box.includes(id));
  return missing.length === 0 ? given : { ...given, box: [...box, ...missing] };
}
