/** What random games are played by: any version, rulings read either way, other values, a smaller box in another order, more or fewer rounds, open purses. */
import type { Setup } from '../src/api.ts';
import { boxOf, type Charter, tilesIn } from '../src/charter.ts';
import { Refused } from '../src/core/errors.ts';
import { editionOf } from '../src/editions.ts';
import { readSetup } from '../src/read-setup.ts';
import type { BoxList } from '../src/versions/version.ts';
import { versions } from '../src/versions/versions.ts';
import { oneOf, type Random } from './random.ts';

const FEWEST_ROUNDS = 4;
const MOST_ROUNDS = 15;
const MOST_POWER_VALUE = 9;

/** The set-up with house rules of its own. `isWhole`: no tile is left out of the box. */
export function withHouseRules(setup: Setup, random: Random, isWhole: boolean): Setup {
  const edition = editionOf(setup.edition, setup.variant);
  if (edition === undefined) return setup;
  const version = oneOf(random, versions);
  const list = boxOf(version, edition);
  const box = random(2) === 0 ? undefined : fewer(random, tilesIn(list), isWhole);
  const readings = Object.entries(edition.rulings)
    .filter(() => random(2) === 0)
    .map(([name, { readings: either }]) => [name, oneOf(random, either)]);
  const house = {
    ...setup,
    rules: version.version,
    ...(readings.length > 0 && { rulings: Object.fromEntries(readings) }),
    ...(random(2) === 0 && { values: anyValues(random, list, box) }),
    ...(random(3) === 0 && { rounds: FEWEST_ROUNDS + random(MOST_ROUNDS - FEWEST_ROUNDS + 1) }),
    ...(random(3) === 0 && { openPurses: true as const }),
  };
  return box !== undefined && isEnough({ ...house, box }) ? { ...house, box } : house;
}

/** Some of the tiles, or all, in any order. */
function fewer(random: Random, tiles: readonly string[], isWhole: boolean): string[] {
  const kept = isWhole ? [...tiles] : tiles.filter(() => random(6) > 0);
  return kept
    .map((id) => [random(1e6), id] as const)
    .sort(([a], [b]) => a - b)
    .map(([, id]) => id);
}

function anyValues(random: Random, { races, powers }: BoxList, box: readonly string[] | undefined): NonNullable<Charter['values']> {
  const some = (id: string): boolean => (box === undefined || box.includes(id)) && random(3) === 0;
  return Object.fromEntries([
    ...Object.entries(races).flatMap(([id, { tray }]) => (some(id) ? [[id, 1 + random(tray)]] : [])),
    ...Object.keys(powers).flatMap((id) => (some(id) ? [[id, random(MOST_POWER_VALUE + 1)]] : [])),
  ]);
}

/** Whether the box has tiles enough. */
function isEnough(setup: Setup): boolean {
  try {
    readSetup(setup);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
