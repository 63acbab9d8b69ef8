/** What a new version changes in the files of the repo. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Versions = Readonly<Record<string, string>>;

/** A package.json, or an entry of the lock file for a package of ours. */
interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
}

interface Lock extends Entry {
  readonly packages: Readonly<Record<string, Entry>>;
}

const manifestAt = (folder: string, file: string): Entry => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const lockIn = (folder: string): Lock => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
const written = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

export const versionOf = (folder: string): string => manifestAt(folder, 'package.json').version ?? '';

/** The new text of every file that the version stands in. The changelog is among them if it has something to say. */
export function changesFor(folder: string, version: string, today: string): Map<string, string> {
  const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: folder })]
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const changes = new Map(manifests.map((file) => [file, written(renumbered(manifestAt(folder, file), version))]));
  if (existsSync(join(folder, 'package-lock.json'))) {
    const lock = lockIn(folder);
    const packages = Object.entries(lock.packages).map(([place, entry]) => [place, isOurs(place) ? renumbered(entry, version) : entry]);
    changes.set('package-lock.json', written({ ...renumbered(lock, version), packages: Object.fromEntries(packages) }));
  }
  const log = dated(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), version, today);
  if (log !== undefined) changes.set('CHANGELOG.md', log);
  return changes;
}

const isOurs = (place: string): boolean => place === '' || place.startsWith('packages/');

function renumbered<E extends Entry>(entry: E, version: string): E {
  const ours = (list: Versions): Versions =>
    Object.fromEntries(Object.entries(list).map(([name, wanted]) => [name, name.startsWith('@elbowroom/') ? version : wanted]));
  return {
    ...entry,
    version,
    ...(entry.dependencies && { dependencies: ours(entry.dependencies) }),
    ...(entry.devDependencies && { devDependencies: ours(entry.devDependencies) }),
  };
}

/** What was unreleased becomes the version; undefined if there is nothing. */
function dated(log: string, version: string, today: string): string | undefined {
  const [all, head = '', entries = ''] = /^(## Unreleased\n)([\s\S]*?)(?=^# |^## )/m.exec(log) ?? [];
  return all === undefined || entries.trim() === '' ? undefined : log.replace(all, `${head}\n## ${version} · ${today}\n${entries}`);
}
