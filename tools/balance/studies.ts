/** What the guides tell of: which games, with which tiles, on which maps. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Study } from '@elbowroom/bots/balance';
import { readMap } from '@elbowroom/rules/maps';
import { demandSetup } from '@elbowroom/rules/record';
import { bestSeats } from '../../packages/web/src/workshop/maps/played.ts';

/** `name`: of the file that its games are kept in. */
export interface Named {
  readonly name: string;
  readonly study: Study;
}

const EDITIONS = ['classic', 'azeroth'] as const;
type Edition = (typeof EDITIONS)[number];
const WORKSHOP = join(import.meta.dirname, '../../packages/web/src/workshop');
const read = (path: string) => JSON.parse(readFileSync(join(WORKSHOP, path), 'utf8'));

/** A set-up as the rules take it, or their refusal. */
function studyOf(own: object, study: Omit<Study, 'setup'>): Study {
  const [seats = 2] = study.seats;
  const given: unknown = { ...own, seats, seed: study.seed };
  demandSetup(given);
  const { seats: _, seed: __, ...setup } = given;
  return { ...study, setup };
}

interface Tile {
  readonly id: string;
  readonly value: number;
  readonly effects: readonly { readonly piece?: string }[];
}

/** Races and powers of the gallery. */
function tilesOf(edition: Edition): { readonly races: readonly Tile[]; readonly powers: readonly Tile[] } {
  const own = read('tiles/gallery.json').filter((tile: { edition: string }) => tile.edition === edition);
  const all = (kind: 'races' | 'powers'): Tile[] =>
    own.flatMap(({ content }: { content: Partial<Record<string, Tile[]>> }) => content[kind] ?? []);
  return { races: all('races'), powers: all('powers') };
}

const byLot = (edition: Edition, homebrew: ReturnType<typeof tilesOf>, seed: string): Study =>
  studyOf({ edition, homebrew }, { seats: [2], seed, marked: [...homebrew.races, ...homebrew.powers].map(({ id }) => id), lots: 'all' });

/** All races and powers of the gallery in one box: a game tells of several of them. */
export const tileStudies = (): Named[] =>
  EDITIONS.map((edition) => ({ name: `tiles-${edition}`, study: byLot(edition, tilesOf(edition), 'gallery') }));

/** How the twin of a tile is called that has a token more. */
export const MORE = '-more';

/** A power has no more tokens. */
const MOST_OF_POWER = 5;

/** The same tile with a token more; what it brings must have a name of its own. */
const twinOf = ({ effects, id, value, ...rest }: Tile): Tile => ({
  ...rest,
  id: `${id}${MORE}`,
  value: value + 1,
  effects: effects.map(({ piece, ...effect }) => (piece === undefined ? effect : { ...effect, piece: `${piece}${MORE}` })),
});

/** The same box with a twin of every tile that has a token more: what differs between twins is what a token is worth. */
export const tokenStudies = (): Named[] =>
  EDITIONS.map((edition) => {
    const { powers, races } = tilesOf(edition);
    const able = powers.filter(({ value }) => value < MOST_OF_POWER);
    const twins = (tiles: readonly Tile[]): Tile[] => tiles.flatMap((tile) => [tile, twinOf(tile)]);
    return { name: `tokens-${edition}`, study: byLot(edition, { races: twins(races), powers: twins(able) }, 'tokens') };
  });

/** With a draft: every map with as many seats as it is made for, and our own boards for as many. */
export function mapStudies(): Named[] {
  const ours = readdirSync(join(WORKSHOP, 'maps/gallery')).map((file) => {
    const { edition, ...map } = read(`maps/gallery/${file}`);
    return { name: file.replace('.json', ''), own: { edition, board: { id: 'homemade', ...map } }, seats: bestSeats(readMap(map)) ?? 2 };
  });
  const boards = EDITIONS.flatMap((edition) => [2, 3, 4, 5].map((seats) => ({ name: `${edition}-${seats}`, own: { edition }, seats })));
  return [...ours, ...boards].map(({ name, own, seats }) => ({
    name: `map-${name}`,
    study: studyOf(own, { seats: [seats], seed: 'maps', marked: [], lots: 'none' }),
  }));
}

/** The tiles of the boxes, each number of seats by itself: half of the games by lot, half with a draft. */
export const boxStudies = (): Named[] =>
  EDITIONS.flatMap((edition) =>
    [2, 3, 4, 5].map((seats) => ({
      name: `box-${edition}-${seats}`,
      study: studyOf({ edition }, { seats: [seats], seed: 'boxes', marked: [], lots: 'half' }),
    })),
  );
