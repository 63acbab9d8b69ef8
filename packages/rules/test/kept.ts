/** What each released version left with players, in goldens/kept: nothing there ever changes, and everything there can be played on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KeptGame } from './marks.ts';

const home = fileURLToPath(new URL('../../../goldens/kept', import.meta.url));

export interface KeptVersion {
  readonly version: string;
  readonly folder: string;
  readonly games: readonly KeptGame[];
  /** By the name of a golden game: what this version allowed along it. */
  readonly goldens: Readonly<Record<string, string>>;
}

export const keptText = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');
export const keptJson = (folder: string, name: string) => JSON.parse(keptText(folder, name));

export const keptVersions: readonly KeptVersion[] = readdirSync(home)
  .filter((name) => /^\d+$/.test(name))
  .sort((a, b) => Number(a) - Number(b))
  .map((version) => {
    const folder = join(home, version);
    return { version, folder, games: keptJson(folder, 'games.json'), goldens: keptJson(folder, 'goldens.json') };
  });

/** The game of that name. */
export function keptGame({ games }: KeptVersion, name: string): KeptGame {
  const found = games.find((game) => game.name === name);
  if (found === undefined) throw new Error(`nothing is kept of ${name}`);
  return found;
}
