/** A tile on the bench: everything that can be changed, whether the rules would take it already or not. */
import { inventory } from '@elbowroom/rules';
import { EFFECTS, type FACTIONS, type Filled, type Homebrew, TILE_KINDS, type TileKind } from '@elbowroom/rules/homebrew';
import { demandSetup } from '@elbowroom/rules/record';
import type { Work } from '../work.ts';

export type Edition = Work['edition'];
type Faction = (typeof FACTIONS)[number];

export type TileDraft = {
  readonly kind: TileKind;
  readonly edition: Edition;
  /** Empty as long as it has none in a language. */
  readonly name: { readonly en: string; readonly fr: string };
  /** The name of a drawing; empty for none. */
  readonly emblem: string;
  readonly value: number;
  readonly tray?: number | undefined;
  readonly faction?: Faction | undefined;
  readonly borrows?: string | undefined;
  readonly effects: readonly Filled[];
};

const LISTS = { race: 'races', power: 'powers', artifact: 'artifacts', place: 'places' } as const;
const MOST_EFFECTS = 20;

export const emptyDraft = (kind: TileKind, edition: Edition): TileDraft => ({
  kind,
  edition,
  name: { en: '', fr: '' },
  emblem: '',
  value: kind === 'race' ? 5 : 4,
  effects: [],
});

export const isValued = ({ kind }: Pick<TileDraft, 'kind'>): boolean => kind === 'race' || kind === 'power';

/** What it is called on the shelf. */
export const shelfName = ({ name }: Pick<TileDraft, 'name'>, language: 'en' | 'fr'): string => name[language] || name.en || name.fr;

/** Small letters, digits and dashes, as ids have them. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 24)
    .replace(/-+$/, '');

/** An id that nothing has, as close to the wanted one as can be. */
export function freeId(wanted: string, taken: Set<string>): string {
  for (let i = 1; ; i++) {
    const tail = i === 1 ? '' : `-${i}`;
    const id = `${wanted.slice(0, 24 - tail.length)}${tail}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

/** Ids that tiles and pieces of an edition have. */
export function idsOf(edition: Edition): Set<string> {
  const { tiles, pieces } = inventory(edition);
  return new Set(['natives', 'none', 'faction', 'common', ...tiles.map(({ id }) => id), ...pieces.map(({ id }) => id)]);
}

/** The tile as a game takes it, if it takes it. */
export function tileOf(draft: TileDraft, taken: Set<string>): Readonly<Record<string, unknown>> {
  const { kind, edition, name, emblem, value, tray, faction, borrows, effects } = draft;
  const id = freeId(slug(name.en || name.fr) || kind, taken);
  const called = writtenName(name);
  return {
    id,
    ...(Object.keys(called).length > 0 && { name: called }),
    ...(emblem !== '' && { emblem }),
    ...(isValued(draft) && { value }),
    ...(kind === 'race' && tray !== undefined && { tray }),
    ...(kind === 'race' && edition === 'azeroth' && faction !== undefined && { faction }),
    ...(kind === 'race' && borrows !== undefined && { borrows }),
    effects: effects.map((effect) => (typeof effect.piece === 'string' ? pieceOf(effect, effect.piece, taken) : effect)),
  };
}

/** Its piece goes by what it is called, as the tile does. */
function pieceOf(effect: Filled, piece: string, taken: Set<string>): Filled {
  const name = isRecord(effect.name) ? writtenName({ en: textIn(effect.name.en), fr: textIn(effect.name.fr) }) : {};
  const id = freeId(slug(name.en ?? name.fr ?? '') || slug(piece) || 'piece', taken);
  const { name: _, ...unnamed } = effect;
  return Object.keys(name).length > 0 ? { ...effect, piece: id, name } : { ...unnamed, piece: id };
}

/** Languages in which something is said. */
const writtenName = (name: TileDraft['name']): Readonly<Partial<TileDraft['name']>> =>
  Object.fromEntries(Object.entries(name).filter(([, text]) => text.trim() !== ''));

/** All of them in one game: what would be called the same gets another id. */
function listsOf(drafts: readonly TileDraft[], edition: Edition): object {
  const taken = idsOf(edition);
  const lists: Record<string, unknown[]> = {};
  for (const draft of drafts) {
    const list = LISTS[draft.kind];
    lists[list] = [...(lists[list] ?? []), tileOf(draft, taken)];
  }
  return lists;
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 80) : '');
const wholeIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000 ? value : undefined;
const isKnown = (name: unknown): boolean => EFFECTS.some((known) => known === name);

/** What somebody kept or sent, as far as it is a tile: what is wrong with it the bench shows. Undefined for what is none at all. */
export function draftFrom(content: unknown, edition: Edition): TileDraft | undefined {
  if (!isRecord(content)) return undefined;
  for (const kind of TILE_KINDS) {
    const list = content[LISTS[kind]];
    const tile: unknown = Array.isArray(list) ? list[0] : undefined;
    if (isRecord(tile)) return draftOf(tile, kind, edition);
  }
  return undefined;
}

function draftOf(tile: Fields, kind: TileKind, edition: Edition): TileDraft {
  const name = isRecord(tile.name) ? tile.name : {};
  const effects = Array.isArray(tile.effects) ? tile.effects.slice(0, MOST_EFFECTS) : [];
  const faction = (['alliance', 'horde', 'neutral'] as const).find((known) => known === tile.faction);
  return {
    kind,
    edition,
    name: { en: textIn(name.en), fr: textIn(name.fr) },
    emblem: textIn(tile.emblem),
    value: wholeIn(tile.value) ?? emptyDraft(kind, edition).value,
    tray: wholeIn(tile.tray),
    faction,
    borrows: typeof tile.borrows === 'string' ? textIn(tile.borrows) : undefined,
    effects: effects.filter((effect): effect is Filled => isRecord(effect) && isKnown(effect.effect)),
  };
}

/** The tiles of a game, on the bench again. */
export const draftsIn = (homebrew: Homebrew | undefined, edition: Edition): TileDraft[] =>
  Object.entries(homebrew ?? {}).flatMap(([list, tiles]) =>
    (Array.isArray(tiles) ? tiles : []).flatMap((tile: unknown) => draftFrom({ [list]: [tile] }, edition) ?? []),
  );

/** As it is kept. */
export const contentOf = (draft: TileDraft): object => listsOf([draft], draft.edition);

/** As a game is set up with them. Throws Refused, with every fault. */
export function homebrewOf(drafts: readonly TileDraft[], edition: Edition): Homebrew {
  const setup: object = { edition, seats: 2, seed: 'bench', homebrew: listsOf(drafts, edition) };
  demandSetup(setup);
  return setup.homebrew ?? {};
}
