/** Tables at which those who share this screen have waved the covering sheet away: it stays away after a reload. */
import type { Drawer } from '../table/library.ts';

const KEY = 'elbowroom uncovered';
/** The oldest are forgotten. */
const MOST_TABLES = 50;

function kept(shelf: Drawer | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const isTrusted = (shelf: Drawer | undefined, table: string): boolean => kept(shelf).includes(table);

/** A browser that keeps nothing forgets it with the page. */
export function keepTrust(shelf: Drawer | undefined, table: string): void {
  const others = kept(shelf).filter((id) => id !== table);
  try {
    shelf?.setItem(KEY, JSON.stringify([table, ...others].slice(0, MOST_TABLES)));
  } catch {
    // Full, or forbidden.
  }
}
