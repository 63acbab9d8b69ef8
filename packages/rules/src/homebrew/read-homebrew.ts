/** Homemade tiles that a stranger wrote: every fault is named, and nothing gets through that is not in the vocabulary. */
import { brief, field, isRecord, type Reader, readFlag, readList, readText, readWhole, readWord } from '../boards/reader.ts';
import { SYMBOLS, TERRAINS } from '../boards/region.ts';
import type { Edition } from '../core/edition.ts';
import { DEFENDS, type Effect, type Homebrew, type HomemadePower, type HomemadeRace, KEEPS, PER, PLACED, WHEN, type Where } from './vocabulary.ts';

const RULE = 'CL-BLANK-1';
const MOST_TILES = 20;
const MOST_EFFECTS = 8;
const MOST_PIECES = 20;
/** More than this and a race could not be paired with every power. */
const MOST_RACE = 10;
const MOST_POWER = 5;
const MOST_TRAY = 30;
const FACTIONS = ['alliance', 'horde', 'neutral'] as const;

/** Undefined when anything is wrong; what it returns shares nothing with `value`. */
export function homebrewFrom(to: Reader, value: unknown, edition: Edition, where = 'homebrew'): Homebrew | undefined {
  const before = to.faults.length;
  if (!isRecord(value)) return to.note('not-homebrew', where, `must be { races, powers }, is ${brief(value)}`, RULE);
  onlyKeys(to, value, ['races', 'powers'], where);
  const taken = new Set([...edition.races, ...edition.powers, ...edition.markers, ...edition.pieces].map(({ id }) => id));
  const tiles = <T>(key: string, read: (tile: unknown, at: string) => T | undefined): T[] => {
    const given = field(value, key);
    return given === undefined ? [] : (readList(to, given, `${where}.${key}`, 0, MOST_TILES)?.flatMap((tile, i) => read(tile, `${where}.${key}[${i}]`) ?? []) ?? []);
  };
  const races = tiles('races', (tile, at) => raceFrom(to, tile, at, taken));
  const powers = tiles('powers', (tile, at) => powerFrom(to, tile, at, taken));
  return to.faults.length > before ? undefined : { ...(races.length > 0 && { races }), ...(powers.length > 0 && { powers }) };
}

function raceFrom(to: Reader, value: unknown, where: string, taken: Set<string>): HomemadeRace | undefined {
  if (!isRecord(value)) return to.note('not-a-tile', where, `must be an object, is ${brief(value)}`, RULE);
  onlyKeys(to, value, ['id', 'name', 'value', 'tray', 'faction', 'effects'], where);
  const tile = tileFrom(to, value, where, taken, MOST_RACE);
  const [tray, faction] = [field(value, 'tray'), field(value, 'faction')];
  const held = tray === undefined ? undefined : readWhole(to, tray, `${where}.tray`, 1, MOST_TRAY);
  const side = faction === undefined ? undefined : readWord(to, faction, `${where}.faction`, FACTIONS);
  if (tile !== undefined && held !== undefined && held < tile.value) to.note('small-tray', `${where}.tray`, 'must hold at least the value', RULE);
  return tile === undefined ? undefined : { ...tile, ...(held !== undefined && { tray: held }), ...(side !== undefined && { faction: side }) };
}

function powerFrom(to: Reader, value: unknown, where: string, taken: Set<string>): HomemadePower | undefined {
  if (!isRecord(value)) return to.note('not-a-tile', where, `must be an object, is ${brief(value)}`, RULE);
  onlyKeys(to, value, ['id', 'name', 'value', 'effects'], where);
  return tileFrom(to, value, where, taken, MOST_POWER);
}

function tileFrom(to: Reader, value: object, where: string, taken: Set<string>, most: number): HomemadePower | undefined {
  const id = newId(to, field(value, 'id'), `${where}.id`, taken);
  const worth = readWhole(to, field(value, 'value'), `${where}.value`, 0, most);
  const given = field(value, 'name');
  const name = given === undefined ? undefined : nameFrom(to, given, `${where}.name`);
  const effects = readList(to, field(value, 'effects'), `${where}.effects`, 0, MOST_EFFECTS)?.flatMap((effect, i) => effectFrom(to, effect, `${where}.effects[${i}]`, taken) ?? []);
  if (effects !== undefined && effects.filter((e) => e.effect === 'piece' && e.placed === 'choice').length > 1)
    to.note('two-choices', `${where}.effects`, 'only one piece a turn can be placed by choice', RULE);
  return id === undefined || worth === undefined || effects === undefined ? undefined : { id, ...(name !== undefined && { name }), value: worth, effects };
}

/** An id that nothing else in the game has; pieces and tiles share them, so that moves can name them. */
function newId(to: Reader, value: unknown, where: string, taken: Set<string>): string | undefined {
  if (typeof value !== 'string' || !/^[a-z][a-z0-9-]{0,23}$/.test(value)) return to.note('odd-id', where, 'must be up to 24 small letters, digits and dashes', RULE);
  if (taken.has(value) || value === 'natives' || value === 'none') return to.note('taken-id', where, `${value} is something else already`, RULE);
  taken.add(value);
  return value;
}

function nameFrom(to: Reader, value: unknown, where: string): HomemadePower['name'] {
  if (!isRecord(value)) return to.note('not-a-name', where, `must be { en, fr }, is ${brief(value)}`, RULE);
  const en = readText(to, field(value, 'en'), `${where}.en`, 40);
  const fr = field(value, 'fr') === undefined ? en : readText(to, field(value, 'fr'), `${where}.fr`, 40);
  return en === undefined || fr === undefined ? undefined : { en, fr };
}

function effectFrom(to: Reader, value: unknown, where: string, taken: Set<string>): Effect | undefined {
  if (!isRecord(value)) return to.note('not-an-effect', where, `must be an object, is ${brief(value)}`, RULE);
  const kind = readWord(to, field(value, 'effect'), `${where}.effect`, ['discount', 'income', 'reach', 'link', 'swim', 'piece', 'tokens', 'unhurt', 'decline'] as const);
  const whole = (key: string, least: number, most: number): number | undefined => readWhole(to, field(value, key), `${where}.${key}`, least, most);
  const word = <Word extends string>(key: string, words: readonly Word[]): Word | undefined => readWord(to, field(value, key), `${where}.${key}`, words);
  const given = field(value, 'where');
  const place = given === undefined ? undefined : whereFrom(to, given, `${where}.where`);
  const there = place === undefined ? {} : { where: place };
  const stays = readFlag(to, field(value, 'inDecline'), `${where}.inDecline`) ? { inDecline: true } : {};
  const keys = (...names: string[]): void => onlyKeys(to, value, ['effect', ...names], where);
  switch (kind) {
    case 'discount': {
      keys('tokens', 'where');
      const tokens = whole('tokens', 1, 3);
      return tokens === undefined ? undefined : { effect: kind, tokens, ...there };
    }
    case 'income': {
      keys('coins', 'per', 'where', 'inDecline');
      const [coins, per] = [whole('coins', 1, 10), word('per', PER)];
      return coins === undefined || per === undefined ? undefined : { effect: kind, coins, per, ...there, ...stays };
    }
    case 'reach': {
      keys('where', 'when');
      const when = field(value, 'when') === undefined ? 'always' : word('when', WHEN);
      return when === undefined ? undefined : { effect: kind, when, ...there };
    }
    case 'link':
      keys('where');
      if (place === undefined) return to.note('no-where', where, 'must say which regions are linked', RULE);
      return { effect: kind, where: place };
    case 'swim':
    case 'unhurt':
      keys();
      return { effect: kind };
    case 'piece':
      keys('piece', 'count', 'placed', 'defends', 'perRegion', 'where', 'inDecline');
      return pieceFrom(to, value, where, taken, { ...there, ...stays });
    case 'tokens': {
      keys('count', 'perConquests', 'where');
      const count = whole('count', 1, 5);
      const per = field(value, 'perConquests') === undefined ? undefined : whole('perConquests', 1, 5);
      return count === undefined ? undefined : { effect: kind, count, ...(per !== undefined && { perConquests: per }), ...there };
    }
    case 'decline': {
      keys('keeps');
      const keeps = word('keeps', KEEPS);
      return keeps === undefined ? undefined : { effect: kind, keeps };
    }
    default:
      return undefined;
  }
}

function pieceFrom(to: Reader, value: object, where: string, taken: Set<string>, rest: { where?: Where; inDecline?: boolean }): Effect | undefined {
  const piece = newId(to, field(value, 'piece'), `${where}.piece`, taken);
  const count = readWhole(to, field(value, 'count'), `${where}.count`, 1, MOST_PIECES);
  const placed = readWord(to, field(value, 'placed'), `${where}.placed`, PLACED);
  const defends = readWord(to, field(value, 'defends'), `${where}.defends`, DEFENDS);
  const per = field(value, 'perRegion') === undefined ? undefined : readWhole(to, field(value, 'perRegion'), `${where}.perRegion`, 1, MOST_PIECES);
  if (piece === undefined || count === undefined || placed === undefined || defends === undefined) return undefined;
  return { effect: 'piece', piece, count, placed, defends, ...(per !== undefined && { perRegion: per }), ...rest };
}

function whereFrom(to: Reader, value: unknown, where: string): Where | undefined {
  if (!isRecord(value)) return to.note('not-a-where', where, `must be an object, is ${brief(value)}`, RULE);
  onlyKeys(to, value, ['terrain', 'symbol', 'coast', 'edge', 'empty', 'beside'], where);
  const [terrain, symbol, beside] = ['terrain', 'symbol', 'beside'].map((key) => field(value, key));
  const flag = (key: 'coast' | 'edge' | 'empty'): Where => (field(value, key) === undefined ? {} : { [key]: readFlag(to, field(value, key), `${where}.${key}`) });
  const kinds = terrain === undefined ? undefined : readList(to, terrain, `${where}.terrain`, 1, TERRAINS.length)?.flatMap((t, i) => readWord(to, t, `${where}.terrain[${i}]`, TERRAINS) ?? []);
  const sign = symbol === undefined ? undefined : readWord(to, symbol, `${where}.symbol`, SYMBOLS);
  const near = beside === undefined ? undefined : readWord(to, beside, `${where}.beside`, TERRAINS);
  return {
    ...(kinds !== undefined && { terrain: kinds }),
    ...(sign !== undefined && { symbol: sign }),
    ...flag('coast'),
    ...flag('edge'),
    ...flag('empty'),
    ...(near !== undefined && { beside: near }),
  };
}

function onlyKeys(to: Reader, value: object, known: readonly string[], where: string): void {
  for (const key of Object.keys(value)) if (!known.includes(key)) to.note('unknown-key', `${where}.${key.slice(0, 40)}`, `is not known here: ${known.join(', ')} are`, RULE);
}
