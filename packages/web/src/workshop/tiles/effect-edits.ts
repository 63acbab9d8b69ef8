/** What can be done to an effect on the bench: every slot that means nothing any more goes, every one that must be filled is. */
import { EFFECTS, type Filled, OF_AZEROTH, type Slot, slotsFor, type TileKind, WHERE_SLOTS } from '@elbowroom/rules/homebrew';

type EffectName = (typeof EFFECTS)[number];

export const effectName = (effect: Filled): EffectName | undefined => EFFECTS.find((known) => known === effect.effect);

/** The slots that mean something now. */
export function slotsNow(kind: TileKind, effect: Filled): Slot[] {
  const name = effectName(effect);
  return name === undefined ? [] : slotsFor(kind, name, effect);
}

/** Classic games know neither islands nor markers nor sides. */
export const isOffered = (word: string, edition: string): boolean => edition === 'azeroth' || !OF_AZEROTH.includes(word);

/** What a new piece is called. */
const TOWER = { en: 'tower', fr: 'tour' };

/** What a gap is filled with before anybody has chosen. */
export function filling(slot: Slot): unknown {
  switch (slot.kind) {
    case 'number':
      return slot.least;
    case 'word':
      return slot.words[0];
    case 'where':
      return { terrain: ['forest'] };
    case 'flag':
      return true;
    case 'id':
      return TOWER.en;
    case 'name':
      return TOWER;
  }
}

/** Slot by slot, for what one says decides what the next one can. */
function settled(kind: TileKind, wanted: Filled): Filled {
  const name = effectName(wanted);
  if (name === undefined) return wanted;
  let effect: Filled = { effect: name };
  const done = new Set<string>();
  for (;;) {
    const slot = slotsFor(kind, name, effect).find((next) => !done.has(next.name));
    if (slot === undefined) return effect;
    done.add(slot.name);
    const value = fitting(slot, wanted[slot.name]) ?? (slot.optional ? undefined : filling(slot));
    if (value !== undefined) effect = { ...effect, [slot.name]: value };
  }
}

/** What was said before, where it can still be said. */
function fitting(slot: Slot, value: unknown): unknown {
  if (slot.kind === 'word') return slot.words.find((word) => word === value);
  if (slot.kind !== 'where' || typeof value !== 'object' || value === null) return value === false ? undefined : value;
  const keys: readonly string[] = slot.keys;
  const kept = Object.entries(value).filter(([key, answer]) => keys.includes(key) && !(Array.isArray(answer) && answer.length === 0));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

export const newEffect = (kind: TileKind, name: EffectName): Filled =>
  settled(kind, { effect: name, ...(name === 'piece' && { name: TOWER }) });

/** The effect with a slot filled otherwise; undefined empties it. */
export function withSlot(kind: TileKind, effect: Filled, slot: string, value: unknown): Filled {
  const { [slot]: _, ...others } = effect;
  return settled(kind, value === undefined ? others : { ...others, [slot]: value });
}

/** Keys of a `where` in the order in which they are asked. */
export const regionKeys = (keys: readonly string[], edition: string): (keyof typeof WHERE_SLOTS)[] =>
  keysOf(WHERE_SLOTS).filter((key) => keys.includes(key) && isOffered(key, edition));

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => {
  const isKey = (key: string): key is Key => Object.hasOwn(table, key);
  return Object.keys(table).filter(isKey);
};
