/** Built-in tiles written as homemade ones play exactly like themselves. */
import { expect, test } from 'vitest';
import { oneOf, type Random, randomFrom } from '../../test/random.ts';
import {
  apply,
  type Effect,
  type HomemadePower,
  type HomemadeRace,
  legalMoves,
  newest,
  position,
  type State,
  snapshot,
  text,
  toDecide,
} from '../index.ts';
import { begin } from '../record/start.ts';
import { azerothTwins, classicTwins, exchangedPosition, exchanges } from './testing.ts';

/** Stretches of game that each twin plays, with two to five seats, and their turns. */
const STRETCHES = 4;
const TURNS = 12;
/** Stretches in which a difference must show at last; the first ones mostly do. */
const SEARCH = 40;

interface Twin {
  readonly edition: 'classic' | 'azeroth';
  readonly tile: HomemadeRace | HomemadePower;
  readonly isRace: boolean;
  /** Tiles of the other kind. */
  readonly partners: readonly string[];
}

const twins = [
  ...classicTwins.races.map((tile): Twin => ({ edition: 'classic', tile, isRace: true, partners: Object.keys(newest.classic.powers) })),
  ...classicTwins.powers.map((tile): Twin => ({ edition: 'classic', tile, isRace: false, partners: Object.keys(newest.classic.races) })),
  ...azerothTwins.races.map((tile): Twin => ({ edition: 'azeroth', tile, isRace: true, partners: Object.keys(newest.azeroth.powers) })),
  ...azerothTwins.powers.map((tile): Twin => ({ edition: 'azeroth', tile, isRace: false, partners: Object.keys(newest.azeroth.races) })),
];

test('CL-BLANK-1 most of the classic tiles can be said, and some of the others', () => {
  const said = [classicTwins, azerothTwins].map(({ races, powers }) => races.length + powers.length);
  const built = [newest.classic, newest.azeroth].map(({ races, powers }) => Object.keys(races).length + Object.keys(powers).length);
  expect({ said, built }).toEqual({ said: [28, 14], built: [34, 36] });
});

test.each(twins)('CL-BLANK-1 $tile.id plays like the tile in the box ($edition)', (twin) => play(twin, STRETCHES));

/** The same tile with a word too few: whole effects, where they are, what survives decline. */
function faultyOnes(twin: Twin): (Twin & { readonly fault: string })[] {
  const { effects } = twin.tile;
  const lacking = (fault: string, list: readonly Effect[]) => ({ ...twin, fault, tile: { ...twin.tile, effects: list } });
  return effects.flatMap((effect, at) => [
    lacking(effect.effect, effects.toSpliced(at, 1)),
    ...(['where', 'inDecline'] as const)
      .filter((key) => key in effect && effect.effect !== 'link')
      .map((key) => lacking(key, effects.with(at, { ...effect, [key]: undefined }))),
  ]);
}

test.each(twins.flatMap(faultyOnes))('the same games find out $tile.id without its $fault ($edition)', (twin) => {
  expect(() => play(twin, SEARCH)).toThrow();
});

function play({ edition, isRace, partners, tile }: Twin, stretches: number): void {
  const homebrew = isRace ? { races: [tile] } : { powers: [tile] };
  for (let stretch = 0; stretch < stretches; stretch++) {
    const random = randomFrom(`${edition} ${tile.id} ${stretch}`);
    const partner = oneOf(random, partners);
    const top = isRace ? { race: tile.id, power: partner } : { race: partner, power: tile.id };
    playBoth(begin({ setup: { edition, seats: 2 + (stretch % 4), seed: `twins ${stretch}`, homebrew }, top }), exchanges(homebrew), random);
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
    expect(linesOf(there, names)).toEqual(options);
    const line = choice(options, random);
    here = apply(here, line).state;
    there = apply(there, renamed(line, names)).state;
    if (toDecide(here) === seat) continue;
    seat = toDecide(here);
    turns++;
    expect(exchangedPosition(snapshot(there), names)).toEqual(exchangedPosition(snapshot(here), new Map()));
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
