/** Homemade tiles that a stranger wrote: every fault is named, and nothing gets through that is not in the vocabulary. */
import { brief, field, isRecord, type Reader, readList, readWhole, readWord } from '../boards/reader.ts';
import type { Edition } from '../core/edition.ts';
import { MOST_ATTACKS } from '../core/move.ts';
import type { Contents } from '../core/tiles.ts';
import { noteClashes } from './clashes.ts';
import { effectFrom, nameFrom, newId, onlyKeys } from './read-effect.ts';
import { LIMITS } from './slots.ts';
import { FACTIONS, type Homebrew, type HomemadeMarker, type HomemadePower, type HomemadeRace, type TileKind } from './vocabulary.ts';

const RULE = 'CL-BLANK-1';
const TILE_KEYS = ['id', 'name', 'emblem'] as const;

/** Tiles and pieces that a homemade one lies beside. */
type Beside = Pick<Contents, 'races' | 'powers' | 'markers' | 'pieces'>;

/** What one tile is read with: where faults go, ids that are taken, and the races of the box that lend no tokens yet. */
interface Desk {
  readonly to: Reader;
  readonly taken: Set<string>;
  readonly lenders: Map<string, Contents['races'][number]>;
}

/**
 * Undefined when anything is wrong; what it returns shares nothing with `value`. Ids are those that nothing in the game has: one that a later tile
 * of ours is called by stays good in games without it.
 */
export function homebrewFrom(into: Reader, value: unknown, edition: Edition, beside: Beside): Homebrew | undefined {
  const where = 'homebrew';
  const to: Reader = { faults: into.faults, note: (code, at, message, rule = RULE) => into.note(code, at, message, rule) };
  const before = to.faults.length;
  if (!isRecord(value)) return to.note('not-homebrew', where, `must be { races, powers, artifacts, places }, is ${brief(value)}`);
  onlyKeys(to, value, ['races', 'powers', 'artifacts', 'places'], where);
  const built = [edition.common, ...beside.races, ...beside.powers, ...beside.markers, ...beside.pieces];
  const desk: Desk = {
    to,
    taken: new Set(['natives', 'none', ...built.map(({ id }) => id)]),
    lenders: new Map(beside.races.map((race) => [race.id, race])),
  };
  const tiles = <T>(key: string, most: number, read: (tile: object, at: string) => T | undefined): T[] => {
    const given = field(value, key);
    const list = given === undefined ? [] : readList(to, given, `${where}.${key}`, 0, most);
    return (list ?? []).flatMap((tile, i) => {
      const at = `${where}.${key}[${i}]`;
      return (isRecord(tile) ? read(tile, at) : to.note('not-a-tile', at, `must be an object, is ${brief(tile)}`)) ?? [];
    });
  };
  const races = tiles('races', LIMITS.tiles, (tile, at) => raceFrom(desk, tile, at));
  const powers = tiles('powers', LIMITS.tiles, (tile, at) => powerFrom(desk, tile, at));
  const markers = (key: string, kind: TileKind): HomemadeMarker[] => {
    if (field(value, key) !== undefined && edition.markers.length === 0)
      to.note('not-here', `${where}.${key}`, 'this edition has neither artifacts nor places');
    return tiles(key, LIMITS.markers, (tile, at) => markerFrom(desk, tile, at, kind));
  };
  const [artifacts, places] = [markers('artifacts', 'artifact'), markers('places', 'place')];
  noteAttacks(to, where, beside, [...races, ...powers, ...artifacts, ...places]);
  if (to.faults.length > before) return undefined;
  return {
    ...(races.length > 0 && { races }),
    ...(powers.length > 0 && { powers }),
    ...(artifacts.length > 0 && { artifacts }),
    ...(places.length > 0 && { places }),
  };
}

/** A conquest has room for so many special ways to make it, those of the box included. */
function noteAttacks(to: Reader, where: string, { markers, powers, races }: Beside, made: readonly HomemadeMarker[]): void {
  const most = MOST_ATTACKS - [...races, ...powers, ...markers].filter(({ attack }) => attack !== undefined).length;
  const own = made.filter(({ effects }) => effects.some(({ effect }) => effect === 'attack')).length;
  if (own > most) to.note('too-many-attacks', where, `may have at most ${most} tiles with a special conquest, has ${own}`);
}

function raceFrom(desk: Desk, value: object, where: string): HomemadeRace | undefined {
  const { to } = desk;
  onlyKeys(to, value, [...TILE_KEYS, 'value', 'tray', 'faction', 'borrows', 'effects'], where);
  const tile = valuedFrom(desk, value, where, 'race');
  const [tray, faction] = [field(value, 'tray'), field(value, 'faction')];
  const held = tray === undefined ? undefined : readWhole(to, tray, `${where}.tray`, 1, LIMITS.tray);
  const side = faction === undefined ? undefined : readWord(to, faction, `${where}.faction`, FACTIONS);
  if (tile !== undefined && held !== undefined && held < tile.value)
    to.note('small-tray', `${where}.tray`, `must hold at least the ${tile.value} tokens of the value, is ${held}`);
  const borrows = lenderFrom(desk, field(value, 'borrows'), `${where}.borrows`, held ?? tile?.value ?? 0);
  if (tile === undefined) return undefined;
  return {
    ...tile,
    ...(held !== undefined && { tray: held }),
    ...(side !== undefined && { faction: side }),
    ...(borrows !== undefined && { borrows }),
  };
}

/** CL-BLANK-2 A race of the box that has as many tokens, and lends them to nobody else. */
function lenderFrom({ lenders, to }: Desk, value: unknown, where: string, tokens: number): string | undefined {
  if (value === undefined) return undefined;
  const lender = typeof value === 'string' ? lenders.get(value) : undefined;
  if (lender === undefined)
    return to.note('no-lender', where, `must be a race of the box that nobody else borrows from, is ${brief(value)}`, 'CL-BLANK-2');
  if (lender.tray < tokens)
    return to.note('small-tray', where, `must have at least ${tokens} tokens; ${lender.id} has ${lender.tray}`, 'CL-BLANK-2');
  lenders.delete(lender.id);
  return lender.id;
}

function powerFrom(desk: Desk, value: object, where: string): HomemadePower | undefined {
  onlyKeys(desk.to, value, [...TILE_KEYS, 'value', 'effects'], where);
  return valuedFrom(desk, value, where, 'power');
}

function markerFrom(desk: Desk, value: object, where: string, kind: TileKind): HomemadeMarker | undefined {
  onlyKeys(desk.to, value, [...TILE_KEYS, 'effects'], where);
  const named = namedFrom(desk, value, where);
  const effects = effectsFrom(desk, value, where, kind);
  return named === undefined || effects === undefined ? undefined : { ...named, effects };
}

function valuedFrom(desk: Desk, value: object, where: string, kind: 'race' | 'power'): HomemadePower | undefined {
  const named = namedFrom(desk, value, where);
  const [least, most] = LIMITS[kind];
  const worth = readWhole(desk.to, field(value, 'value'), `${where}.value`, least, most);
  const effects = effectsFrom(desk, value, where, kind);
  return named === undefined || worth === undefined || effects === undefined ? undefined : { ...named, value: worth, effects };
}

function namedFrom({ taken, to }: Desk, value: object, where: string): Omit<HomemadeMarker, 'effects'> | undefined {
  const id = newId(to, field(value, 'id'), `${where}.id`, taken);
  const [called, drawn] = [field(value, 'name'), field(value, 'emblem')];
  const name = called === undefined ? undefined : nameFrom(to, called, `${where}.name`);
  const emblem = drawn === undefined ? undefined : emblemFrom(to, drawn, `${where}.emblem`);
  return id === undefined ? undefined : { id, ...(name !== undefined && { name }), ...(emblem !== undefined && { emblem }) };
}

function effectsFrom({ taken, to }: Desk, value: object, where: string, kind: TileKind): HomemadeMarker['effects'] | undefined {
  const before = to.faults.length;
  const list = readList(to, field(value, 'effects'), `${where}.effects`, 0, LIMITS.effects);
  const effects = list?.flatMap((effect, i) => effectFrom(to, effect, `${where}.effects[${i}]`, { kind, taken }) ?? []);
  if (effects !== undefined && to.faults.length === before) noteClashes(to, effects, `${where}.effects`);
  return effects;
}

function emblemFrom(to: Reader, value: unknown, where: string): string | undefined {
  return typeof value === 'string' && value.length <= LIMITS.emblem && /^[a-z0-9-]+$/.test(value)
    ? value
    : to.note('odd-emblem', where, `must have up to ${LIMITS.emblem} small letters, digits and dashes, is ${brief(value)}`);
}
