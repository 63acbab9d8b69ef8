/** Which rules and bots play: games of others are not gone on with. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HERE } from '../engine/checkout.ts';

const LETTERS = 8;

/** The beginning of a hash over all that decides a game. */
export function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = globSync('packages/{rules,bots}/src/**/*.{ts,json}', { cwd: HERE }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.map((name) => name.replaceAll('\\', '/')).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(HERE, file)))
      .update('\0');
  return hash.digest('hex').slice(0, LETTERS);
}
