/** What a game is played by: rules version, box, rulings, values, options. Part of its set-up, its positions, its views and every record of it. */
import { brief, field, isRecord, type Reader, readList, readWhole } from './boards/reader.ts';
import type { Power, Race } from './core/ability.ts';
import type { Edition } from './core/edition.ts';
import { keyOf } from './core/random.ts';
import type { Ruling } from './core/ruling.ts';
import type { Contents } from './core/tiles.ts';
import type { Terms } from './core/world.ts';
import { type Rulings, rulings } from './rulings.ts';
import type { BoxList, RulesVersion } from './versions/version.ts';
import { newest, versionOf, versions } from './versions/versions.ts';

/** What a game is played by. What is left out is as in the newest version of the rules. */
export interface Charter {
  /** Version of the rules; left out: the newest. */
  readonly rules?: number;
  /** Tiles by id, in order; left out: those of the version. */
  readonly box?: readonly string[];
  /** Rulings by name, where the table reads them otherwise than the version. */
  readonly rulings?: Readonly<Record<string, string>>;
  /** Values of race and power tiles by id, where one's box shows others than the version. */
  readonly values?: Readonly<Record<string, number>>;
  /** Everybody sees what everybody has. */
  readonly openPurses?: true;
}

/** What a table may have otherwise than the version that it names. */
const CHOICES = ['box', 'rulings', 'values', 'openPurses'] as const;

export const CHARTER_KEYS = ['rules', ...CHOICES] as const;

/** What is said of it in something larger: a set-up, a position, a view. */
export const charterOf = ({ rules, box, rulings: read, values, openPurses }: Charter): Charter => ({
  ...(rules !== undefined && { rules }),
  ...(box !== undefined && { box }),
  ...(read !== undefined && { rulings: read }),
  ...(values !== undefined && { values }),
  ...(openPurses !== undefined && { openPurses }),
});

/** A charter that has been read: what lies in the box, and how it is played. */
export interface Agreed {
  readonly contents: Contents;
  readonly terms: Omit<Terms, 'homebrew'>;
  /** The same text for everything that is played by the same. */
  readonly mark: string;
}

/** What most games are played by, read once: an edition as a version has it. */
const standards = new Map<Edition, Map<RulesVersion, Agreed>>();

const MOST_TILES = 99;
const MOST_POWER_VALUE = 9;

/** Undefined when anything is wrong. What it returns shares nothing with `value`. */
export function agreedFrom(to: Reader, value: object, edition: Edition): Agreed | undefined {
  const version = versionFrom(to, field(value, 'rules'));
  if (version === undefined) return undefined;
  for (const key of CHOICES) if (field(value, key) !== undefined) return agreedBy(to, value, edition, version);
  const known = standards.get(edition) ?? new Map<RulesVersion, Agreed>();
  standards.set(edition, known);
  const standard = known.get(version) ?? agreedBy(to, {}, edition, version);
  if (standard !== undefined) known.set(version, standard);
  return standard;
}

function agreedBy(to: Reader, value: object, edition: Edition, version: RulesVersion): Agreed | undefined {
  const before = to.faults.length;
  const list = boxOf(version, edition);
  const box = boxFrom(to, field(value, 'box'), edition, list);
  const chosen = readingsFrom(to, field(value, 'rulings'), edition, version);
  const contents = contentsOf(edition, list, box ?? []);
  const values = valuesFrom(to, field(value, 'values'), contents);
  const purses = field(value, 'openPurses');
  if (purses !== undefined && purses !== true) to.note('not-a-flag', 'openPurses', `must be true or left out, is ${brief(purses)}`);
  if (box === undefined || to.faults.length > before) return undefined;
  const openPurses = purses === true;
  const charter: Charter = { rules: version.version, box, rulings: chosen, values, ...(openPurses && { openPurses }) };
  return {
    contents: valued(contents, values),
    terms: { rulings: readingsOf(version, chosen), openPurses, keyOf: (seed) => keyOf(seed, version.key), charter },
    mark: JSON.stringify([edition.id, edition.variant, charter]),
  };
}

function versionFrom(to: Reader, value: unknown): RulesVersion | undefined {
  const version = value === undefined ? newest : versionOf(value);
  if (version !== undefined) return version;
  const known = versions.map((v) => v.version).join(', ');
  return to.note('unknown-version', 'rules', `must be a version of the rules: ${known}; is ${brief(value)}`);
}

export const boxOf = (version: RulesVersion, { id }: Edition): BoxList => (id === 'classic' ? version.classic : version.azeroth);

/** The tiles of a version's box, in order. */
export const tilesIn = ({ races, powers, markers }: BoxList): string[] => [...Object.keys(races), ...Object.keys(powers), ...markers];

function boxFrom(to: Reader, value: unknown, edition: Edition, list: BoxList): string[] | undefined {
  if (value === undefined) return tilesIn(list);
  const known = new Set([...edition.races, ...edition.powers, ...edition.markers].map(({ id }) => id));
  const seen = new Set<unknown>();
  return readList(to, value, 'box', 1, MOST_TILES)?.flatMap((id, i) => {
    if (typeof id !== 'string' || !known.has(id))
      return to.note('unknown-tile', `box[${i}]`, `there is no tile ${brief(id)} in this edition`) ?? [];
    if (seen.has(id)) return to.note('tile-twice', `box[${i}]`, `the tile ${id} exists once`, 'CORE-SETUP-3') ?? [];
    seen.add(id);
    return [id];
  });
}

/** The tiles and pieces of a box, with the numbers that its version froze; tiles that are younger than the version bring their own numbers and pieces. */
function contentsOf(edition: Edition, list: BoxList, box: readonly string[]): Contents {
  const among = <T extends { readonly id: string }>(tiles: readonly T[]): T[] =>
    box.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
  const races = among(edition.races).map((tile): Race => ({ ...tile, ...list.races[tile.id] }));
  const powers = among(edition.powers).map((tile): Power => ({ ...tile, value: list.powers[tile.id] ?? tile.value }));
  const markers = among(edition.markers);
  const brought = new Set([...races, ...powers, ...markers].flatMap((tile) => tile.pieces ?? []).map(({ key }) => key));
  const pieces = edition.pieces.filter(({ id, key }) => Object.hasOwn(list.pieces, id) || brought.has(key));
  return {
    races,
    powers,
    markers,
    pieces: inOrder(pieces, Object.keys(list.pieces)).map((kind) => ({ ...kind, supply: list.pieces[kind.id] ?? kind.supply })),
    nativeTokens: list.natives,
  };
}

/** Those that are named, as they are named; then all others. */
function inOrder<T extends { readonly id: string }>(things: readonly T[], ids: readonly string[]): T[] {
  const named = ids.flatMap((id) => things.find((thing) => thing.id === id) ?? []);
  return [...named, ...things.filter((thing) => !named.includes(thing))];
}

/** Readings that differ from those of the version. */
function readingsFrom(to: Reader, value: unknown, edition: Edition, version: RulesVersion): Record<string, string> {
  if (value === undefined) return {};
  if (!isRecord(value)) return to.note('not-rulings', 'rulings', `must be { name: reading }, is ${brief(value)}`) ?? {};
  const standard: Readonly<Record<string, string>> = readingsOf(version, {});
  return Object.fromEntries(
    Object.keys(value).flatMap((name) => {
      const where = `rulings.${name.slice(0, 40)}`;
      const known = Object.hasOwn(edition.rulings, name) ? edition.rulings[name] : undefined;
      const reading = field(value, name);
      if (known === undefined) return to.note('unknown-ruling', where, `there is no such ruling in the ${edition.id} edition`) ?? [];
      if (typeof reading !== 'string' || !known.readings.includes(reading))
        return to.note('unknown-reading', where, `must be ${known.readings.join(' or ')}, is ${brief(reading)}`, known.rule) ?? [];
      return reading === standard[name] ? [] : [[name, reading]];
    }),
  );
}

/** How every ruling is read: as the table chose, as the version froze it, or as it was before there was a choice. */
export function readingsOf(version: RulesVersion, chosen: Readonly<Record<string, string>>): Rulings {
  const read = Object.fromEntries(
    Object.entries<Ruling>(rulings).map(([name, { before, standard }]) => [
      name,
      chosen[name] ?? version.rulings[name] ?? before ?? standard,
    ]),
  );
  if (!areRulings(read)) throw new Error(`rules version ${version.version} names a reading that there is not`);
  return read;
}

const areRulings = (read: Readonly<Record<string, string>>): read is Rulings =>
  Object.entries<Ruling>(rulings).every(([name, { readings }]) => readings.includes(read[name]));

/** The least and the most that a tile may be worth: a race no more tokens than its tray holds. */
export const valueRange = ({ tray }: { readonly value: number; readonly tray?: number }): readonly [least: number, most: number] =>
  tray === undefined ? [0, MOST_POWER_VALUE] : [1, tray];

function valuesFrom(to: Reader, value: unknown, { races, powers }: Contents): Record<string, number> {
  if (value === undefined) return {};
  if (!isRecord(value)) return to.note('not-values', 'values', `must be { tile: value }, is ${brief(value)}`) ?? {};
  return Object.fromEntries(
    Object.keys(value).flatMap((id) => {
      const where = `values.${id.slice(0, 40)}`;
      const tile = [...races, ...powers].find((known) => known.id === id);
      if (tile === undefined) return to.note('unknown-tile', where, 'no race or power in this box') ?? [];
      const [least, most] = valueRange(tile);
      const given = readWhole(to, field(value, id), where, least, most);
      return given === undefined || given === tile.value ? [] : [[id, given]];
    }),
  );
}

function valued(contents: Contents, values: Readonly<Record<string, number>>): Contents {
  const as = <T extends { readonly id: string; readonly value: number }>(tile: T): T => ({ ...tile, value: values[tile.id] ?? tile.value });
  return { ...contents, races: contents.races.map(as), powers: contents.powers.map(as) };
}
