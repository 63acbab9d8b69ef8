/** What homemade tiles are called and drawn as, among the words for everything else: whoever has these words knows them. */
import type { Homebrew, HomemadeMarker, TileKind } from '@elbowroom/rules/homebrew';
import type { Topic } from '../help/topics.ts';
import type { HomemadeWords, Language, Words } from './words.ts';

/** What a tile does in one line, as far as it is known already. */
type Doing = (tile: HomemadeTile, kind: HomemadeKind) => string;

type HomemadeKind = TileKind;
type HomemadeTile = HomemadeMarker;

/** All of them, with what they are. */
export const tilesOf = ({
  races = [],
  powers = [],
  artifacts = [],
  places = [],
}: Homebrew): { readonly kind: HomemadeKind; readonly tile: HomemadeTile }[] => [
  ...races.map((tile) => ({ kind: 'race' as const, tile })),
  ...powers.map((tile) => ({ kind: 'power' as const, tile })),
  ...artifacts.map((tile) => ({ kind: 'artifact' as const, tile })),
  ...places.map((tile) => ({ kind: 'place' as const, tile })),
];

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const spaced = (id: string): string => id.replaceAll('-', ' ');

/** In the language of the page, or in the one that it has, or by its id. */
export const tileCalled = ({ id, name }: Pick<HomemadeTile, 'id' | 'name'>, language: Language): string =>
  name?.[language] ?? name?.en ?? name?.fr ?? upper(spaced(id));

type Named = Readonly<Record<string, string>>;

export function wordsWith(words: Words, homebrew: Homebrew, does: Doing = () => ''): Words {
  const { names, language } = words;
  const tiles = tilesOf(homebrew);
  const of = (say: Doing, ...kinds: HomemadeKind[]): Named =>
    Object.fromEntries(tiles.filter(({ kind }) => kinds.includes(kind)).map(({ kind, tile }) => [tile.id, say(tile, kind)]));
  const called: Doing = (tile) => tileCalled(tile, language);
  const everything = of(called, 'race', 'power', 'artifact', 'place');
  const { classic, azeroth, markers } = names.does;
  return {
    ...words,
    names: {
      ...names,
      races: { ...names.races, ...of(called, 'race') },
      powers: { ...names.powers, ...of(called, 'power') },
      markers: { ...names.markers, ...of(called, 'artifact', 'place') },
      pieces: { ...names.pieces, ...pieceNames(tiles, language) },
      does: {
        classic: { races: { ...classic.races, ...of(does, 'race') }, powers: { ...classic.powers, ...of(does, 'power') } },
        azeroth: { races: { ...azeroth.races, ...of(does, 'race') }, powers: { ...azeroth.powers, ...of(does, 'power') } },
        markers: { ...markers, ...of(does, 'artifact', 'place') },
      },
      combo: (race, power) => names.combo(race, power, everything),
    },
    homemade: homemadeOf(tiles),
  };
}

const pieceNames = (tiles: ReturnType<typeof tilesOf>, language: Language): Named =>
  Object.fromEntries(
    tiles.flatMap(({ tile }) =>
      tile.effects.flatMap((effect) =>
        effect.effect === 'piece' ? [[effect.piece, effect.name?.[language] ?? spaced(effect.piece)]] : [],
      ),
    ),
  );

const piecesOf = ({ effects }: HomemadeTile): string[] => effects.flatMap((effect) => (effect.effect === 'piece' ? [effect.piece] : []));

/** Nothing else becomes part of a drawing. */
const isDrawing = (name: string | undefined): name is string => name !== undefined && /^[a-z0-9-]{1,60}$/.test(name);

function topicOf(kind: TileKind, id: string): Topic {
  if (kind === 'race') return { race: id };
  if (kind === 'power') return { power: id };
  return kind === 'artifact' ? { artifact: id } : { place: id };
}

function homemadeOf(tiles: ReturnType<typeof tilesOf>): HomemadeWords {
  const drawn = tiles.flatMap(({ tile }) =>
    isDrawing(tile.emblem) ? [tile.id, ...piecesOf(tile)].map((id): [string, string] => [id, tile.emblem ?? '']) : [],
  );
  const anew = tiles.flatMap(({ tile }) =>
    tile.effects.flatMap((effect) => (effect.effect === 'piece' && effect.placed === 'redeployment' ? [effect.piece] : [])),
  );
  return {
    emblems: new Map(drawn),
    restless: new Set(anew),
    topics: new Map(
      tiles.flatMap(({ kind, tile }) => [tile.id, ...piecesOf(tile)].map((id): [string, Topic] => [id, topicOf(kind, tile.id)])),
    ),
  };
}
