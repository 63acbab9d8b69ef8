/** What decides a result: pieces of other sources are not mixed. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 8;

/** The beginning of a hash over all files like these in a folder, tests excepted. */
function sourcesIn(folder: string, like: string): string {
  const hash = createHash('sha256');
  const files = globSync(like, { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.map((name) => name.replaceAll('\\', '/')).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex').slice(0, LETTERS);
}

/** All that decides a game of tuning, which plays bots that have no name yet. */
export const tuningSourcesOf = (repository: string): string => sourcesIn(repository, 'packages/{rules,bots}/{src,tuning}/**/*.{ts,json}');

/** All that decides a game: rules and bots of a clone of this repository. */
export const sourcesOf = (repository: string): string => sourcesIn(repository, 'packages/{rules,bots}/src/**/*.{ts,json}');
