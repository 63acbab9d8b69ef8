/** The tiles there are. Those that are in no box yet are extras: a table has them by naming them in `Setup.box`, and a later version of the rules may take them in. */
import type { Setup } from './api.ts';
import { boxOf, tilesIn } from './charter.ts';
import { editionOf } from './editions.ts';
import { newest } from './versions/versions.ts';

/** Every race, power, artifact and place by id: the box of the newest version in its order, then the extras. */
export function catalogue(id: Setup['edition']): string[] {
  const edition = editionOf(id);
  if (edition === undefined) return [];
  const { races, powers, markers } = edition;
  return [...new Set([...tilesIn(boxOf(newest, edition)), ...[...races, ...powers, ...markers].map((tile) => tile.id)])];
}
