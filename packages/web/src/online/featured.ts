/** The game on the start page that one can look on at. */
import type { Preferences } from '../table/preferences.svelte.ts';
import type { RunningTable } from './client.ts';
import { editionName, namesAt } from './describe.ts';
import { onlineWords } from './online-words.ts';
import { watchWords } from './watch-words.ts';

type Featured = { readonly title: string; readonly says: string; readonly onopen: () => void };

export function featuredOf(table: RunningTable | undefined, preferences: Preferences, ontable: (id: string) => void): Featured | undefined {
  if (table === undefined) return undefined;
  const { language, words } = preferences;
  const title = `${watchWords[language].featured}: ${editionName(table, words)}`;
  return { title, says: namesAt(table, onlineWords[language]), onopen: () => ontable(table.id) };
}
