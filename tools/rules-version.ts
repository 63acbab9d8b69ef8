// npm run rules-version: freezes the values and rulings as they stand as a version of the rules. A version that has been kept (goldens/kept)
// never changes again: then a new one is made. Its boxes hold the tiles of the version before; `--with ogres,giants` adds others that there are.
// With --check nothing is written; it tells whether the newest version is what stands in the code.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { azeroth } from '../packages/rules/src/azeroth/edition.ts';
import { classic } from '../packages/rules/src/classic/edition.ts';
import type { Edition } from '../packages/rules/src/core/edition.ts';
import { rulings } from '../packages/rules/src/rulings.ts';
import type { BoxList, RulesVersion } from '../packages/rules/src/versions/version.ts';
import { newest, versionOf } from '../packages/rules/src/versions/versions.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/rules/src/versions');

/** What would be frozen now, with further tiles. */
export function standing(version: number, further: readonly string[] = []): RulesVersion {
  return {
    version,
    key: 'sha-256',
    classic: boxOf(classic, newest.classic, further),
    azeroth: boxOf(azeroth, newest.azeroth, further),
    rulings: Object.fromEntries(Object.entries(rulings).map(([name, { standard }]) => [name, standard])),
  };
}

function boxOf({ natives, races, powers, markers, pieces }: Edition, before: BoxList, further: readonly string[]): BoxList {
  const among = <T extends { readonly id: string }>(tiles: readonly T[], ids: readonly string[]): T[] =>
    [...ids, ...further].flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
  return {
    natives,
    races: Object.fromEntries(among(races, Object.keys(before.races)).map(({ id, value, tray }) => [id, { value, tray }])),
    powers: Object.fromEntries(among(powers, Object.keys(before.powers)).map(({ id, value }) => [id, value])),
    markers: among(markers, before.markers).map(({ id }) => id),
    pieces: Object.fromEntries(pieces.map(({ id, supply }) => [id, supply])),
  };
}

const isKept = (version: number): boolean => existsSync(join(root, `goldens/kept/${version}`));
const isSame = <T extends RulesVersion | BoxList>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The source of a frozen version. A box that is that of the version before is named, not written out again: frozen, it is the same for ever. */
export function versionFile(frozen: RulesVersion, before: RulesVersion | undefined): string {
  const { version, key, classic, azeroth, rulings } = frozen;
  const box = (edition: 'classic' | 'azeroth', list: BoxList): string =>
    before !== undefined && isSame(before[edition], list) ? `version${before.version}.${edition}` : JSON.stringify(list);
  const boxes = `classic: ${box('classic', classic)},\n  azeroth: ${box('azeroth', azeroth)}`;
  const imports =
    before !== undefined && boxes.includes(`version${before.version}.`)
      ? [`import { version${before.version} } from './version-${before.version}.gen.ts';`]
      : [];
  return `/** Frozen: games name it, and play by it for ever. Made by tools/rules-version.ts. */
${["import type { RulesVersion } from './version.ts';", ...imports].join('\n')}

export const version${version}: RulesVersion = {
  version: ${version},
  key: '${key}',
  ${boxes},
  rulings: ${JSON.stringify(rulings, undefined, 2)},
};
`;
}

/** The source of the list of all. */
function listFile(numbers: readonly number[]): string {
  const imports = numbers.map((n) => `import { version${n} } from './version-${n}.gen.ts';`);
  return `/** Made by tools/rules-version.ts. */\n${imports.join('\n')}\n\nexport const frozen = [${numbers.map((n) => `version${n}`).join(', ')}];\n`;
}

function freeze(further: readonly string[]): string {
  const now = standing(newest.version, further);
  if (isSame(now, newest)) return `Rules version ${newest.version} is what stands.`;
  const version = isKept(newest.version) ? newest.version + 1 : newest.version;
  writeFileSync(join(folder, `version-${version}.gen.ts`), versionFile({ ...now, version }, versionOf(version - 1)));
  const numbers = readdirSync(folder).flatMap((name) => /^version-(\d+)\.gen\.ts$/.exec(name)?.[1] ?? []);
  writeFileSync(join(folder, 'frozen.gen.ts'), listFile(numbers.map(Number).sort((a, b) => a - b)));
  return `Rules version ${version} is frozen. Say in CHANGELOG.md what it plays differently; npm run format.`;
}

if (process.argv[1] === import.meta.filename) {
  if (!process.argv.includes('--check'))
    console.log(freeze((process.argv[process.argv.indexOf('--with') + 1 || process.argv.length] ?? '').split(',')));
  else if (!isSame(standing(newest.version), newest)) {
    console.error(`The tiles, values or rulings in the code are not those of rules version ${newest.version}: run npm run rules-version.`);
    process.exitCode = 1;
  }
}
