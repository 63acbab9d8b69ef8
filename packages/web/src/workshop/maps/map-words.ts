/** What is said in the room for maps. */

import type { Wording } from '../../words/wording.ts';
import type { Language } from '../../words/words.ts';
import { en } from './en-maps.ts';
import type { FaultCode, Fit } from './faults.ts';
import { fr } from './fr-maps.ts';

export const tools = ['paint', 'new', 'erase', 'split', 'join'] as const;
export type Tool = (typeof tools)[number];

export type MapWords = Wording<
  | 'title'
  | 'lead'
  | 'proposal'
  | 'proposalSays'
  | 'anotherOne'
  | 'takeIt'
  | 'empty'
  | 'emptySays'
  | 'emptyChart'
  | 'emptySea'
  | 'copy'
  | 'copySays'
  | 'copyTake'
  | 'gallery'
  | 'gallerySays'
  | 'game'
  | 'sheet'
  | 'chart'
  | 'islands'
  | 'regionCount'
  | 'lakeCount'
  | 'seaCount'
  | 'islandCount'
  | 'islandsFor'
  | 'map'
  | 'mapHelp'
  | 'undo'
  | 'redo'
  | 'brush'
  | 'play'
  | 'lab'
  | 'back'
  | 'mapName'
  | 'otherMapName'
  | 'otherName'
  | 'noRegion'
  | 'regionName'
  | 'terrain'
  | 'nextTerrain'
  | 'thereIs'
  | 'native'
  | 'murlocs'
  | 'anchor'
  | 'marker'
  | 'edge'
  | 'inland'
  | 'faults'
  | 'noFaults'
  | 'openSea'
  | 'bare'
  | 'penDown'
  | 'unreadable'
  | 'suggestName'
> & {
  readonly tools: Wording<Tool>;
  readonly toolSays: Wording<Tool>;
  readonly editions: Wording<'classic' | 'azeroth'>;
  readonly borders: (names: string) => string;
  readonly counts: (land: number, water: number) => string;
  readonly seats: (fits: readonly Fit[]) => string;
  /** `names`: the regions that it is about, in words. */
  readonly faultSays: Readonly<Record<FaultCode, (names: string, count: number, most: number) => string>>;
  readonly number: (region: number) => string;
  readonly and: (names: readonly string[]) => string;
};

export const mapWords: Readonly<Record<Language, MapWords>> = { en, fr };
