/** One effect of a homemade tile, as a stranger wrote it. Whatever would do nothing where it stands is a fault, not a surprise at the table. */
import { brief, field, isRecord, type Reader, readFlag, readList, readText, readWhole, readWord } from '../boards/reader.ts';
import { isMeant, LIMITS, SLOTS, type Slot, slotsFor, slotsOn, WHERE_SLOTS, type WhereSlot } from './slots.ts';
import { EFFECTS, type Effect, type HomemadeName, type TileKind, type WhereKey } from './vocabulary.ts';

/** Whose effect it is, and the ids that are somebody's already. */
export interface Owner {
  readonly kind: TileKind;
  readonly taken: Set<string>;
}

/** What has been read so far, slot by slot: nothing in it that has not been looked at. */
type Read = Record<string, unknown>;

export function effectFrom(to: Reader, value: unknown, where: string, owner: Owner): Effect | undefined {
  if (!isRecord(value)) return to.note('not-an-effect', where, `must be an object, is ${brief(value)}`);
  const name = readWord(to, field(value, 'effect'), `${where}.effect`, EFFECTS);
  if (name === undefined) return undefined;
  const { on = [owner.kind] } = SLOTS[name];
  if (!on.includes(owner.kind)) return to.note('not-here', `${where}.effect`, `${name} is only for ${on.join(' and ')}`);
  const effect: Read = { effect: name };
  const [meant, faulty] = [new Set(['effect']), new Set<string>()];
  for (const slot of slotsOn(owner.kind, name)) {
    const { when = {} } = slot;
    if (Object.keys(when).some((other) => faulty.has(other))) meant.add(slot.name);
    if (!isMeant(name, slot, effect)) continue;
    const before = to.faults.length;
    const read = slotFrom(to, slot, field(value, slot.name), `${where}.${slot.name}`, owner);
    meant.add(slot.name);
    if (read !== undefined) effect[slot.name] = read;
    if (to.faults.length > before) faulty.add(slot.name);
  }
  onlyKeys(to, value, [...meant], where);
  return isWhole(effect, owner.kind, name) ? effect : undefined;
}

/** Nothing is missing, and what there is has been read by its slot. */
const isWhole = (effect: Read, kind: TileKind, name: Effect['effect']): effect is Effect =>
  slotsFor(kind, name, effect).every((slot) => slot.optional === true || effect[slot.name] !== undefined);

function slotFrom(to: Reader, slot: Slot, value: unknown, where: string, { taken }: Owner): unknown {
  if (value === undefined && slot.optional === true) return slot.kind === 'word' && slot.spelled === true ? slot.usual : undefined;
  switch (slot.kind) {
    case 'number':
      return readWhole(to, value, where, slot.least, slot.most);
    case 'word':
      return readWord(to, value, where, slot.words);
    case 'where':
      return value === undefined ? to.note('no-where', where, 'must say which regions are meant') : whereFrom(to, value, where, slot.keys);
    case 'flag':
      return readFlag(to, value, where) || undefined;
    case 'id':
      return newId(to, value, where, taken);
    case 'name':
      return nameFrom(to, value, where);
  }
}

function whereFrom(to: Reader, value: unknown, where: string, askable: readonly WhereKey[]): Read | undefined {
  if (!isRecord(value)) return to.note('not-a-where', where, `must be an object, is ${brief(value)}`);
  onlyKeys(to, value, askable, where);
  const read: Read = {};
  for (const [key, slot] of Object.entries(WHERE_SLOTS)) {
    const given = askable.some((known) => known === key) ? field(value, key) : undefined;
    const said = given === undefined ? undefined : whereSlotFrom(to, slot, given, `${where}.${key}`);
    if (said !== undefined) read[key] = said;
  }
  return read;
}

function whereSlotFrom(to: Reader, slot: WhereSlot, value: unknown, where: string): unknown {
  switch (slot.kind) {
    case 'words':
      return readList(to, value, where, 1, slot.words.length)?.flatMap((said, i) => readWord(to, said, `${where}[${i}]`, slot.words) ?? []);
    case 'word':
      return readWord(to, value, where, slot.words);
    case 'number':
      return readWhole(to, value, where, slot.least, slot.most);
    case 'flag':
      return readFlag(to, value, where);
  }
}

/** An id that nothing else in the game has; pieces and tiles share them, so that moves and positions can name them. */
export function newId(to: Reader, value: unknown, where: string, taken: Set<string>): string | undefined {
  if (typeof value !== 'string' || !/^[a-z][a-z0-9-]{0,23}$/.test(value))
    return to.note(
      'odd-id',
      where,
      `must begin with a small letter and have up to 24 small letters, digits and dashes, is ${brief(value)}`,
    );
  if (taken.has(value)) return to.note('taken-id', where, `${value} is something else already`);
  taken.add(value);
  return value;
}

/** One language serves for both. */
export function nameFrom(to: Reader, value: unknown, where: string): HomemadeName | undefined {
  if (!isRecord(value)) return to.note('not-a-name', where, `must be { en, fr }, is ${brief(value)}`);
  onlyKeys(to, value, ['en', 'fr'], where);
  const read = (key: 'en' | 'fr', other: 'en' | 'fr'): string | undefined =>
    field(value, key) === undefined && field(value, other) !== undefined
      ? undefined
      : readText(to, field(value, key), `${where}.${key}`, LIMITS.name);
  const [en, fr] = [read('en', 'fr'), read('fr', 'en')];
  const one = en ?? fr;
  return one === undefined ? undefined : { en: en ?? one, fr: fr ?? one };
}

export function onlyKeys(to: Reader, value: object, known: readonly string[], where: string): void {
  for (const key of Object.keys(value)) {
    const plain = key.slice(0, 40).replace(/[\p{Cc}\p{Cs}]/gu, '?');
    if (!known.includes(key)) to.note('unknown-key', `${where}.${plain}`, `is not known here; known: ${known.join(', ')}`);
  }
}
