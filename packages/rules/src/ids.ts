/** The ids of everything in the boxes, as types: a table of words or emblems that lacks one does not compile. */
import type { artifacts } from './azeroth/artifacts/index.ts';
import type { pieces as azerothPieces } from './azeroth/pieces.ts';
import type { places } from './azeroth/places/index.ts';
import type { powers as azerothPowers } from './azeroth/powers/index.ts';
import type { races as azerothRaces } from './azeroth/races/index.ts';
import type { pieces as classicPieces } from './classic/pieces.ts';
import type { powers as classicPowers } from './classic/powers/index.ts';
import type { races as classicRaces } from './classic/races/index.ts';

/** Ids of the classic box. */
export interface ClassicIds {
  readonly race: keyof typeof classicRaces;
  readonly power: keyof typeof classicPowers;
  readonly piece: keyof typeof classicPieces;
}

/** Ids of the Azeroth box. */
export interface AzerothIds {
  readonly race: keyof typeof azerothRaces;
  readonly power: keyof typeof azerothPowers;
  readonly artifact: keyof typeof artifacts;
  readonly place: keyof typeof places;
  readonly piece: keyof typeof azerothPieces;
}

/** Ids of all race tiles. */
export type RaceId = ClassicIds['race'] | AzerothIds['race'];
/** Ids of all power tiles. */
export type PowerId = ClassicIds['power'] | AzerothIds['power'];
/** Ids of all artifacts and places. */
export type MarkerId = AzerothIds['artifact'] | AzerothIds['place'];
/** Ids of all pieces of cardboard that stand on the map. */
export type PieceId = ClassicIds['piece'] | AzerothIds['piece'];
