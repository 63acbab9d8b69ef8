/** The list of open tables, kept up to date by what the server says has changed. */
import type { TableView } from './client.ts';

export type ListChanges = {
  /** As a stranger sees them. */
  readonly changed: readonly TableView[];
  readonly gone: readonly string[];
  /** What some of those that have changed are to us. */
  readonly own?: readonly Pick<TableView, 'id' | 'mine' | 'host' | 'code'>[];
};

/** Newest first. */
export function withChanges(tables: readonly TableView[], { changed, gone, own = [] }: ListChanges): readonly TableView[] {
  const fresh = changed.map((table) => ({ ...table, ...own.find(({ id }) => id === table.id) }));
  const isOld = ({ id }: TableView): boolean => gone.includes(id) || fresh.some((table) => table.id === id);
  return [...fresh, ...tables.filter((table) => !isOld(table))].sort((one, other) => other.made - one.made);
}

/** Whether a table of ours is among what has changed. */
export const isOurs = (tables: readonly TableView[], { gone, own = [] }: ListChanges): boolean =>
  own.length > 0 || tables.some(({ id, mine, host }) => gone.includes(id) && (host || mine.length > 0));
