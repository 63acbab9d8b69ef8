/** Homemade tiles that a stranger wrote: every fault is named, and nothing gets through that is not in the vocabulary. */
import { brief, field, isRecord, type Reader, readList, readText, readWhole, readWord } from '../boards/reader.ts';
import type { Edition } from '../core/edition.ts';
import type { Contents } from '../core/tiles.ts';
import { effectFrom, newId, onlyKeys } from './read-effect.ts';
import type { Effect, Homebrew, HomemadePower, HomemadeRace } from './vocabulary.ts';

const RULE = 'CL-BLANK-1';
const MOST_TILES = 20;
const MOST_EFFECTS = 8;
const MOST_RACE = 10;
const MOST_POWER = 5;
/** Kinds of piece on one tile: so a packed move has room for those of all tiles. */
const MOST_KINDS = 2;
const MOST_TRAY = 30;
const MOST_NAME = 40;
const FACTIONS = ['alliance', 'horde', 'neutral'] as const;

/** Tiles and pieces that a homemade one lies beside. */
type Beside = Pick<Contents, 'races' | 'powers' | 'markers' | 'pieces'>;

/**
 * Undefined when anything is wrong; what it returns shares nothing with `value`. Ids are those that nothing in the game has: one that a later tile
 * of ours is called by stays good in games without it.
 */
export function homebrewFrom(into: Reader, value: unknown, { common }: Edition, beside: Beside): Homebrew | undefined {
  const where = 'homebrew';
  const to: Reader = { faults: into.faults, note: (code, at, message, rule = RULE) => into.note(code, at, message, rule) };
  const before = to.faults.length;
  if (!isRecord(value)) return to.note('not-homebrew', where, `must be { races, powers }, is ${brief(value)}`);
  onlyKeys(to, value, ['races', 'powers'], where);
  const built = [common, ...beside.races, ...beside.powers, ...beside.markers, ...beside.pieces];
  const taken = new Set(['natives', 'none', ...built.map(({ id }) => id)]);
  const tiles = <T>(key: string, read: (tile: object, at: string) => T | undefined): T[] => {
    const given = field(value, key);
    const list = given === undefined ? [] : readList(to, given, `${where}.${key}`, 0, MOST_TILES);
    return (list ?? []).flatMap((tile, i) => {
      const at = `${where}.${key}[${i}]`;
      return (isRecord(tile) ? read(tile, at) : to.note('not-a-tile', at, `must be an object, is ${brief(tile)}`)) ?? [];
    });
  };
  const races = tiles('races', (tile, at) => raceFrom(to, tile, at, taken));
  const powers = tiles('powers', (tile, at) => powerFrom(to, tile, at, taken));
  return to.faults.length > before ? undefined : { ...(races.length > 0 && { races }), ...(powers.length > 0 && { powers }) };
}

function raceFrom(to: Reader, value: object, where: string, taken: Set<string>): HomemadeRace | undefined {
  onlyKeys(to, value, ['id', 'name', 'value', 'tray', 'faction', 'effects'], where);
  const tile = tileFrom(to, value, where, taken, 1, MOST_RACE);
  const [tray, faction] = [field(value, 'tray'), field(value, 'faction')];
  const held = tray === undefined ? undefined : readWhole(to, tray, `${where}.tray`, 1, MOST_TRAY);
  const side = faction === undefined ? undefined : readWord(to, faction, `${where}.faction`, FACTIONS);
  if (tile !== undefined && held !== undefined && held < tile.value)
    to.note('small-tray', `${where}.tray`, `must hold at least the ${tile.value} tokens of the value, is ${held}`);
  return tile === undefined
    ? undefined
    : { ...tile, ...(held !== undefined && { tray: held }), ...(side !== undefined && { faction: side }) };
}

function powerFrom(to: Reader, value: object, where: string, taken: Set<string>): HomemadePower | undefined {
  onlyKeys(to, value, ['id', 'name', 'value', 'effects'], where);
  return tileFrom(to, value, where, taken, 0, MOST_POWER);
}

function tileFrom(to: Reader, value: object, where: string, taken: Set<string>, least: number, most: number): HomemadePower | undefined {
  const id = newId(to, field(value, 'id'), `${where}.id`, taken);
  const worth = readWhole(to, field(value, 'value'), `${where}.value`, least, most);
  const given = field(value, 'name');
  const name = given === undefined ? undefined : nameFrom(to, given, `${where}.name`);
  const list = readList(to, field(value, 'effects'), `${where}.effects`, 0, MOST_EFFECTS);
  const effects = list?.flatMap((effect, i) => effectFrom(to, effect, `${where}.effects[${i}]`, taken) ?? []);
  if (effects !== undefined) noteClashes(to, effects, `${where}.effects`);
  return id === undefined || worth === undefined || effects === undefined
    ? undefined
    : { id, ...(name !== undefined && { name }), value: worth, effects };
}

/** What effects of one tile cannot be together, or not without each other. */
function noteClashes(to: Reader, effects: readonly Effect[], where: string): void {
  const pieces = effects.filter((e) => e.effect === 'piece');
  const placed = (how: string): number => pieces.filter((e) => e.placed === how).length;
  if (pieces.length > MOST_KINDS) to.note('too-many', where, `may have at most ${MOST_KINDS} kinds of piece, has ${pieces.length}`);
  if (placed('choice') > 1) to.note('two-choices', where, 'only one kind of piece can be placed by choice');
  if (placed('first-conquests') > 1) to.note('two-firsts', where, 'only one kind of piece can be for the first conquests');
  if (pieces.length === 0 && effects.some((e) => e.effect === 'income' && e.per === 'piece'))
    to.note('no-piece', where, 'coins per piece need a piece');
}

function nameFrom(to: Reader, value: unknown, where: string): HomemadePower['name'] {
  if (!isRecord(value)) return to.note('not-a-name', where, `must be { en, fr }, is ${brief(value)}`);
  onlyKeys(to, value, ['en', 'fr'], where);
  const en = readText(to, field(value, 'en'), `${where}.en`, MOST_NAME);
  const fr = field(value, 'fr') === undefined ? en : readText(to, field(value, 'fr'), `${where}.fr`, MOST_NAME);
  return en === undefined || fr === undefined ? undefined : { en, fr };
}
