import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Files of the repo that fit a pattern, as paths from its root with forward slashes, in order. */
export function filesLike(...patterns: string[]): string[] {
  const found = globSync(patterns, { cwd: root, exclude: (name) => name.endsWith('node_modules') || name.endsWith('dist') });
  return found.map((path) => path.replaceAll('\\', '/')).sort();
}
