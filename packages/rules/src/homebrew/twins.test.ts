/** Built-in tiles written as homemade ones play exactly like themselves. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oneOf, type Random, randomFrom } from '../../test/random.ts';
import { expectSame } from '../../test/same.ts';
import { tilesIn } from '../charter.ts';
import {
  apply,
  type Effect,
  type Homebrew,
  type HomemadeMarker,
  legalMoves,
  newest,
  position,
  type State,
  snapshot,
  text,
  toDecide,
} from '../index.ts';
import { begin } from '../record/start.ts';
import { type Slot, slotsFor } from './slots.ts';
import { azerothTwins, classicTwins, exchangedPosition, exchanges } from './testing.ts';
import type { TileKind } from './vocabulary.ts';

/** Stretches of game that each twin plays, with two to five seats, and their turns. */
const STRETCHES = 4;
const TURNS = 12;
/** Peoples that bring an artifact or a place to light: they come everywhere, or into the water. */
const DIGGERS = ['naga', 'kobolds', 'orcs'];
/** Stretches in which a difference must show at last; the first ones mostly do. */
const SEARCH = 40;

interface Twin {
  readonly edition: 'classic' | 'azeroth';
  readonly tile: HomemadeMarker;
  readonly kind: TileKind;
  readonly homebrew: Homebrew;
}

const twinsIn = (edition: Twin['edition'], { artifacts, places, powers, races }: typeof classicTwins): Twin[] => [
  ...races.map((tile): Twin => ({ edition, tile, kind: 'race', homebrew: { races: [tile] } })),
  ...powers.map((tile): Twin => ({ edition, tile, kind: 'power', homebrew: { powers: [tile] } })),
  ...artifacts.map((tile): Twin => ({ edition, tile, kind: 'artifact', homebrew: { artifacts: [tile] } })),
  ...places.map((tile): Twin => ({ edition, tile, kind: 'place', homebrew: { places: [tile] } })),
];
const twins = [...twinsIn('classic', classicTwins), ...twinsIn('azeroth', azerothTwins)];

test('CL-BLANK-1 the tiles that cannot be said are those that the guide names', () => {
  const guide = readFileSync(new URL('../../../../docs/guide/blank-tiles.md', import.meta.url), 'utf8');
  const [, table = ''] = /## What it cannot say\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const left = (['classic', 'azeroth'] as const).flatMap((edition) => {
    const said = new Set(twinsIn(edition, edition === 'classic' ? classicTwins : azerothTwins).map(({ tile }) => `${edition} ${tile.id}`));
    return tilesIn(newest[edition]).filter((id) => !said.has(`${edition} ${id}-twin`));
  });
  expect([...table.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id).sort()).toEqual([...left].sort());
  expect(guide).toContain(
    '32 of the 34 classic races and powers can be said this way, and 23 of the 36 of Azeroth with 8 of its 12 artifacts and places',
  );
});

test.each(twins)('CL-BLANK-1 $tile.id plays like the tile in the box ($edition)', (twin) => play(twin, STRETCHES));

/** The same tile with a word too few: whole effects, and what an effect may leave out. */
function faultyOnes(twin: Twin): (Twin & { readonly fault: string })[] {
  const { homebrew, kind, tile } = twin;
  const lacking = (fault: string, effects: readonly Effect[]) => {
    const faulty = <T extends HomemadeMarker>(list: readonly T[] = []): T[] => list.map((one) => ({ ...one, effects }));
    const [races, powers] = [faulty(homebrew.races), faulty(homebrew.powers)];
    const [artifacts, places] = [faulty(homebrew.artifacts), faulty(homebrew.places)];
    return { ...twin, fault, homebrew: { races, powers, ...(twin.edition === 'azeroth' && { artifacts, places }) } };
  };
  return tile.effects.flatMap((effect, at) => [
    ...(isNeeded(effect, tile.effects) ? [] : [lacking(effect.effect, tile.effects.toSpliced(at, 1))]),
    ...slotsFor(kind, effect.effect, effect)
      .filter((slot) => slot.optional === true && slot.name in effect && !isUsual(slot, effect))
      .map(({ name }) => lacking(name, tile.effects.with(at, { ...effect, [name]: undefined }))),
  ]);
}

/** To leave out what is meant anyway is no fault. */
const isUsual = (slot: Slot, effect: Effect): boolean =>
  'usual' in slot && Object.entries(effect).some(([name, said]) => name === slot.name && said === slot.usual);

/** A piece that comes with a special conquest is nothing without it. */
const isNeeded = ({ effect }: Effect, effects: readonly Effect[]): boolean =>
  effect === 'attack' && effects.some((e) => e.effect === 'piece' && e.placed === 'attack');

test.each(twins.flatMap(faultyOnes))('the same games find out $tile.id without its $fault ($edition)', (twin) => {
  expect(() => play(twin, SEARCH)).toThrow();
});

function play({ edition, homebrew, kind, tile }: Twin, stretches: number): void {
  const { powers, races } = newest[edition];
  for (let stretch = 0; stretch < stretches; stretch++) {
    const random = randomFrom(`${edition} ${tile.id} ${stretch}`);
    const partner = oneOf(random, Object.keys(kind === 'power' ? races : powers));
    const setup = { edition, seats: 2 + (stretch % 4), seed: `twins ${stretch}`, homebrew };
    const race = kind === 'race' ? tile.id : kind === 'power' ? partner : oneOf(random, DIGGERS);
    const top = { race, power: kind === 'power' ? tile.id : partner };
    const start = begin({ setup, top, ...(kind !== 'race' && kind !== 'power' && { markers: [tile.id] }) });
    playBoth(start, exchanges(homebrew), random);
  }
}

/** The same game with the two tiles in each other's place: whatever is legal in the one is legal in the other, and leads to the same. */
function playBoth(first: State, names: ReadonlyMap<string, string>, random: Random): void {
  let here = apply(first, 'pick 0').state;
  let there = apply(position(exchangedPosition(snapshot(first), names)), 'pick 0').state;
  let turns = 0;
  let seat = toDecide(here);
  while (turns < TURNS && seat !== undefined) {
    const options = linesOf(here, undefined);
    expectSame(linesOf(there, names), options);
    const line = choice(options, random);
    here = apply(here, line).state;
    there = apply(there, renamed(line, names)).state;
    if (toDecide(here) === seat) continue;
    seat = toDecide(here);
    turns++;
    expectSame(exchangedPosition(snapshot(there), names), exchangedPosition(snapshot(here), new Map()));
  }
}

const renamed = (line: string, names: ReadonlyMap<string, string> | undefined): string =>
  line
    .split(' ')
    .map((word) => names?.get(word) ?? word)
    .join(' ');

/** Legal moves in an order of their own, which no number of a tile has a part in. */
const linesOf = (s: State, names: ReadonlyMap<string, string> | undefined): string[] =>
  legalMoves(s)
    .map((move) => renamed(text(move), names))
    .sort();

/** Mostly conquests and abilities; a decline now and then. */
function choice(options: readonly string[], random: Random): string {
  if (options.includes('decline')) return random(4) === 0 ? 'decline' : oneOf(random, options);
  const lively = options.filter((line) => /^(conquer|use|choose|roll)/.test(line));
  return lively.length > 0 && random(5) > 0 ? oneOf(random, lively) : oneOf(random, options);
}
