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

/** All races and powers of the gallery in one box: a game tells of several of them. */
export const tileStudies = (): Named[] =>
  EDITIONS.map((edition) => {
    const races: { id: string }[] = [];
    const powers: { id: string }[] = [];
    for (const { content, edition: its } of read('tiles/gallery.json')) {
      if (its !== edition) continue;
      races.push(...(content.races ?? []));
      powers.push(...(content.powers ?? []));
    }
    const marked = [...races, ...powers].map(({ id }) => id);
    const own = { edition, homebrew: { races, powers } };
    return { name: `tiles-${edition}`, study: studyOf(own, { seats: [2], seed: 'gallery', marked, lots: 'all' }) };
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
