/** The package.json of a packed package. In the repo a package is its sources; packed, every door leads to JavaScript and its declarations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as the repo has it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  /** Which of several sources the page gets; packed, there is one. */
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** A module that others may import. */
export interface Door {
  /** As package.json has it: `./look`. */
  readonly key: string;
  /** What it is called when packed: `look`. */
  readonly name: string;
  /** Its source, from the folder `src`, without extension. */
  readonly source: string;
}

export const doorsOf = ({ exports }: Manifest): Door[] =>
  Object.entries(exports).flatMap(([key, path]) => {
    const source = /^\.\/src\/(.+)\.ts$/.exec(path)?.[1];
    return source === undefined ? [] : [{ key, name: key === '.' ? 'index' : key.slice(2), source }];
  });

/** Folders of what is shipped as it is. */
export const dataOf = ({ exports }: Manifest): string[] =>
  Object.values(exports).flatMap((path) => /^\.\/([^/]+)\/\*/.exec(path)?.[1] ?? []);

/** With doors to `lib` and `types`; doors to data stay as they are. */
export function packedManifest(manifest: Manifest): object {
  const { private: _, devDependencies: __, imports: ___, exports, ...rest } = manifest;
  const doors = doorsOf(manifest).map(({ key, name }) => [key, { types: `./types/${name}.d.ts`, default: `./lib/${name}.js` }]);
  return {
    ...rest,
    sideEffects: false,
    files: ['lib', 'types', ...dataOf(manifest)],
    exports: { ...exports, ...Object.fromEntries(doors) },
  };
}
