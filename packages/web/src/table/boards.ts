/** The boards one can choose, and their drawings, fetched when they are needed. */

import { type DrawnBoard, readDrawing } from '@elbowroom/drawings';
import classic2 from '@elbowroom/drawings/classic-2.json?url';
import classic3 from '@elbowroom/drawings/classic-3.json?url';
import classic4 from '@elbowroom/drawings/classic-4.json?url';
import classic5 from '@elbowroom/drawings/classic-5.json?url';
import dell from '@elbowroom/drawings/dell.json?url';
import l1a from '@elbowroom/drawings/L1a.json?url';
import l1b from '@elbowroom/drawings/L1b.json?url';
import l2a from '@elbowroom/drawings/L2a.json?url';
import l2b from '@elbowroom/drawings/L2b.json?url';
import m1a from '@elbowroom/drawings/M1a.json?url';
import m1b from '@elbowroom/drawings/M1b.json?url';
import m2a from '@elbowroom/drawings/M2a.json?url';
import m2b from '@elbowroom/drawings/M2b.json?url';
import s1a from '@elbowroom/drawings/S1a.json?url';
import s1b from '@elbowroom/drawings/S1b.json?url';
import s2a from '@elbowroom/drawings/S2a.json?url';
import s2b from '@elbowroom/drawings/S2b.json?url';
import type { Board, Setup } from '@elbowroom/rules';
import { sketchOf } from '@elbowroom/rules/maps';
import { boardWords, regionWords } from '@elbowroom/wording';
import type { Language } from '../words/words.ts';

const addresses: Readonly<Record<string, string>> = {
  'classic-2': classic2,
  'classic-3': classic3,
  'classic-4': classic4,
  'classic-5': classic5,
  dell,
  L1a: l1a,
  L1b: l1b,
  L2a: l2a,
  L2b: l2b,
  M1a: m1a,
  M1b: m1b,
  M2a: m2a,
  M2b: m2b,
  S1a: s1a,
  S1b: s1b,
  S2a: s2a,
  S2b: s2b,
};

export type BoardChoice = { readonly id: string; readonly edition: Setup['edition']; readonly seats: number };

/** Classic boards by name; islands are drawn from the seed. */
export const choices: readonly BoardChoice[] = (['classic', 'azeroth'] as const).flatMap((edition) =>
  [2, 3, 4, 5].map((seats) => ({ id: `${edition}-${seats}`, edition, seats })),
);

export const choiceOf = (id: string | null | undefined): BoardChoice => choices.find((choice) => choice.id === id) ?? choices[1]!;

const kept = new Map<string, Promise<DrawnBoard>>();

function drawing(id: string): Promise<DrawnBoard> {
  const before = kept.get(id);
  if (before !== undefined) return before;
  const now = fetchDrawing(id);
  kept.set(id, now);
  now.catch(() => kept.delete(id));
  return now;
}

async function fetchDrawing(id: string): Promise<DrawnBoard> {
  const address = addresses[id];
  if (address === undefined) throw new Error(`there is no drawing of ${id}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return readDrawing(await answer.json());
}

/** One for a chart, one for each island; a map of one's own is drawn here, all of it on one sheet. */
export async function drawingsOf(board: Pick<Board, 'id'> & Partial<Board>): Promise<DrawnBoard[]> {
  const { id, shape, regions } = board;
  if (shape !== undefined && regions !== undefined) return [await drawnHere({ id, shape, regions })];
  return Promise.all(id.split('+').map(drawing));
}

const MOST_DRAWN = 12;
const drawnMaps = new Map<string, Promise<DrawnBoard>>();

/** Drawn once: the same map lies on the table, in previews and in pictures. */
function drawnHere({ id, shape, regions }: Required<Pick<Board, 'id' | 'shape' | 'regions'>>): Promise<DrawnBoard> {
  const key = `${shape} ${regions.map(({ terrain, symbols = [], anchor }) => `${terrain}${symbols.length}${anchor ?? ''}`).join()}`;
  const before = drawnMaps.get(key);
  if (before !== undefined) return before;
  const now = import('@elbowroom/drawings/pen').then(({ openMapPen }) => openMapPen()(sketchOf({ shape, regions }), id).drawn);
  if (drawnMaps.size >= MOST_DRAWN) drawnMaps.clear();
  drawnMaps.set(key, now);
  return now;
}

/** Names of the islands of a board, or of the board itself. */
export const boardNames = ({ id, name }: Pick<Board, 'id' | 'name'>, language: Language): string[] =>
  name === undefined ? id.split('+').map((part) => boardWords.get(part)?.name[language] ?? part) : [name[language]];

export const regionName = (board: Board, region: number, language: Language): string =>
  regionWords(board, region)?.[language] ?? `${region + 1}`;
