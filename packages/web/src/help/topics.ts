/** What the help has a page for. Small: the table may import this; the texts come when a page is opened. */

export type Edition = 'classic' | 'azeroth';
export type QuickSheet = Edition | 'battle';
export type Chapter = 'core' | QuickSheet | 'maps';

export const editions: readonly Edition[] = ['classic', 'azeroth'];
export const sheets: readonly QuickSheet[] = [...editions, 'battle'];
export const chapters: readonly Chapter[] = ['core', ...sheets, 'maps'];

/** Things of the game that have a page of their own. */
export type Kind = 'race' | 'power' | 'artifact' | 'place' | 'piece';

export const kinds: readonly Kind[] = ['race', 'power', 'artifact', 'place', 'piece'];

/** Races and powers that both boxes have are told apart by the edition; left out, the first that fits is shown. */
export type Topic =
  | { readonly quick: QuickSheet }
  | { readonly chapter: Chapter }
  | { readonly rule: string }
  | { readonly all: Edition }
  /** What has changed since an older version of the rules, by its number. */
  | { readonly changes: string }
  | { readonly race: string; readonly edition?: Edition }
  | { readonly power: string; readonly edition?: Edition }
  | { readonly artifact: string }
  | { readonly place: string }
  | { readonly piece: string; readonly edition?: Edition }
  /** An address of the help that names nothing it has: what stands behind `#help/`. */
  | { readonly unknown: string };
