/** Games kept in this browser: one entry each, so that a broken one harms no other. Nothing is thrown away that somebody did not throw away. */
import { type ReadGame, readSaved, type SavedFault, type SavedGame, written } from './saved.ts';

const PREFIX = 'elbowroom.game.';

/** What is needed of the browser's storage; it may throw at any time. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
/** For whoever keeps one thing there under one name. */
export type Drawer = Pick<Shelf, 'getItem' | 'setItem'>;

export type KeptGame =
  | { readonly id: string; readonly game: SavedGame; readonly fault?: undefined }
  | { readonly id: string; readonly fault: SavedFault; readonly text: string; readonly game?: undefined };

export type Library = {
  /** The latest first; what cannot be read last. */
  readonly list: () => KeptGame[];
  readonly find: (id: string) => KeptGame | undefined;
  /** False if the browser refused: the game lives as long as the page then. */
  readonly keep: (game: SavedGame) => boolean;
  /** Whether the page could be loaded anew without losing a game. */
  readonly isSafe: () => boolean;
  readonly remove: (id: string) => void;
};

export function openLibrary(shelf: Shelf | undefined): Library {
  const unkept = new Map<string, SavedGame>();
  const find = (id: string): KeptGame | undefined => {
    const living = unkept.get(id);
    if (living !== undefined) return { id, game: living };
    const text = attempt(() => shelf?.getItem(PREFIX + id) ?? undefined);
    if (text === undefined) return undefined;
    const found: ReadGame = readSaved(text);
    return 'game' in found ? { id, game: found.game } : { id, fault: found.fault, text };
  };
  return {
    find,
    list: () => {
      const keys = attempt(() => Array.from({ length: shelf?.length ?? 0 }, (_, i) => shelf?.key(i) ?? '')) ?? [];
      const ids = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
      const found = [...new Set([...ids, ...unkept.keys()])].flatMap((id) => find(id) ?? []);
      return found.sort((a, b) => (b.game?.touched ?? -1) - (a.game?.touched ?? -1));
    },
    keep: (game) => {
      const isKept =
        attempt(() => {
          shelf?.setItem(PREFIX + game.id, written(game));
          return shelf !== undefined;
        }) ?? false;
      if (isKept) unkept.delete(game.id);
      else unkept.set(game.id, game);
      return isKept;
    },
    isSafe: () => unkept.size === 0,
    remove: (id) => {
      unkept.delete(id);
      attempt(() => shelf?.removeItem(PREFIX + id));
    },
  };
}

/** The browser's own storage, or nothing where it is forbidden. */
export const browserShelf = (): Shelf | undefined => attempt(() => localStorage);

/** Told when another tab or window of this browser has changed a game, until the returned function is called. */
export function watchElsewhere(id: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === PREFIX + id) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
