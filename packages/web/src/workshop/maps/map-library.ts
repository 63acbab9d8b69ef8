/** Maps that are there already, fetched when somebody wants one: copies of our boards, and a gallery. */
import { boards } from '@elbowroom/rules';
import { readMap, type Sketch } from '@elbowroom/rules/maps';
import { beside } from './beside.ts';
import type { Edition } from './faults.ts';

const copies = import.meta.glob<unknown>('./copies/*.json', { import: 'default' });
const gallery = import.meta.glob<unknown>('./gallery/*.json', { import: 'default' });

/** Boards of ours by id, those of the classic game first. */
export const copyIds: readonly string[] = [...boards.keys()];

export const editionOfCopy = (id: string): Edition => (id.startsWith('classic-') ? 'classic' : 'azeroth');

async function fetched(from: Readonly<Record<string, () => Promise<unknown>>>, path: string): Promise<unknown> {
  const load = from[path];
  if (load === undefined) throw new Error(`there is no map ${path}`);
  return load();
}

/** A copy of a board, or of islands side by side. */
export async function copyOf(ids: readonly string[]): Promise<Sketch> {
  const islands = await Promise.all(ids.map(async (id) => readMap(await fetched(copies, `./copies/${id}.json`))));
  const [only] = islands;
  return only !== undefined && islands.length === 1 ? only : beside(islands, 1);
}

export type Exhibit = { readonly id: string; readonly edition: Edition; readonly sketch: Sketch };

/** Those of the classic game first, small ones before large ones. */
export async function openGallery(): Promise<Exhibit[]> {
  const exhibits = await Promise.all(
    Object.keys(gallery).map(async (path): Promise<Exhibit> => {
      const found = await fetched(gallery, path);
      const edition = typeof found === 'object' && found !== null && Reflect.get(found, 'edition') === 'azeroth' ? 'azeroth' : 'classic';
      return { id: path.replace(/^.*\/|\.json$/g, ''), edition, sketch: readMap(found) };
    }),
  );
  const isLater = ({ edition }: Exhibit): number => (edition === 'azeroth' ? 1 : 0);
  return exhibits.sort((a, b) => isLater(a) - isLater(b) || a.sketch.regions.length - b.sketch.regions.length);
}
