/** What is made in the workshop, kept in this browser as one works: one entry each, so that a broken one harms no other. */
import type { Shelf } from '../table/library.ts';
import { readSent, type Work, type WorkFault, type WorkKind, writtenWork } from './work.ts';

const PREFIX = 'elbowroom.work.';

type KeptWork =
  | { readonly id: string; readonly work: Work; readonly fault?: undefined }
  | { readonly id: string; readonly fault: WorkFault; readonly text: string; readonly work?: undefined };

export type Works = {
  /** The latest first; what cannot be read last. */
  readonly list: (kind?: WorkKind) => KeptWork[];
  readonly read: (id: string) => KeptWork | undefined;
  /** False if the browser refused, for want of room perhaps: the work lives as long as the page then, and its room has to say so. */
  readonly write: (work: Work) => boolean;
  readonly remove: (id: string) => void;
};

export function openWorks(shelf: Shelf | undefined): Works {
  const unkept = new Map<string, Work>();
  const read = (id: string): KeptWork | undefined => {
    const living = unkept.get(id);
    if (living !== undefined) return { id, work: living };
    const text = attempt(() => shelf?.getItem(PREFIX + id) ?? undefined);
    if (text === undefined) return undefined;
    const found = readSent(text);
    return 'work' in found ? { id, work: { id, ...found.work } } : { id, fault: found.fault, text };
  };
  return {
    read,
    list: (kind) => {
      const keys = attempt(() => Array.from({ length: shelf?.length ?? 0 }, (_, i) => shelf?.key(i) ?? '')) ?? [];
      const ids = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
      const found = [...new Set([...ids, ...unkept.keys()])].flatMap((id) => read(id) ?? []);
      const wanted = kind === undefined ? found : found.filter(({ work }) => work?.kind === kind);
      return wanted.sort((a, b) => (b.work?.changed ?? -1) - (a.work?.changed ?? -1));
    },
    write: (work) => {
      const isKept =
        attempt(() => {
          shelf?.setItem(PREFIX + work.id, writtenWork(work));
          return shelf !== undefined;
        }) ?? false;
      if (isKept) unkept.delete(work.id);
      else unkept.set(work.id, work);
      return isKept;
    },
    remove: (id) => {
      unkept.delete(id);
      attempt(() => shelf?.removeItem(PREFIX + id));
    },
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
