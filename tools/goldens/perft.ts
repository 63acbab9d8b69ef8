/** Positions for counting lines: the hardest abilities of both editions, in the middle of a game. */

import { lineCounts } from '../../packages/cli/src/line-counts.ts';
import { CONQUERING, DEPLOYING } from '../../packages/rules/src/core/stage.ts';
import { moveBuffer, moves, type Position, type Setup, type State, snapshot, step, toDecide } from '../../packages/rules/src/index.ts';
import { begin } from '../../packages/rules/src/record.ts';
import { randomFrom } from '../../packages/rules/test/random.ts';
import { sensible } from './policy.ts';

export interface PerftGolden {
  readonly about: string;
  /** Lines of 1, 2 … moves. */
  readonly lines: readonly number[];
  readonly position: Position;
}

interface Wanted {
  readonly name: string;
  readonly about: string;
  readonly edition: Setup['edition'];
  readonly seats: number;
  readonly race: string;
  readonly power: string;
  /** Where in the game; left out, while the people conquers in the third round. */
  readonly when?: (s: State, people: number) => boolean;
}

const redeploying = (s: State, people: number): boolean => s.stage === DEPLOYING && s.active[s.turn] === people && s.round >= 2;
const inDecline = (s: State, people: number): boolean => s.stage === CONQUERING && s.acting === people && s.active[s.turn] !== people;
const asked = (s: State, people: number): boolean => s.prompts.length > 0 && s.active[toDecide(s) ?? 0] === people && s.round >= 2;
const conquering = (s: State, people: number): boolean =>
  s.stage === CONQUERING && s.prompts.length === 0 && s.acting === people && s.round >= 3;

export const wanted: readonly Wanted[] = [
  {
    name: 'classic-ghouls',
    about: 'Ghouls in decline that conquer',
    edition: 'classic',
    seats: 3,
    race: 'ghouls',
    power: 'spirit',
    when: inDecline,
  },
  { name: 'classic-sorcerers', about: 'Sorcerers with a dragon', edition: 'classic', seats: 4, race: 'sorcerers', power: 'dragon-master' },
  { name: 'classic-amazons', about: 'Amazons that go berserk', edition: 'classic', seats: 2, race: 'amazons', power: 'berserk' },
  { name: 'classic-halflings', about: 'Stout Halflings', edition: 'classic', seats: 5, race: 'halflings', power: 'stout' },
  { name: 'classic-elves', about: 'Elves asked for an ally', edition: 'classic', seats: 4, race: 'elves', power: 'diplomat', when: asked },
  {
    name: 'classic-trolls',
    about: 'Trolls that pitch camp',
    edition: 'classic',
    seats: 3,
    race: 'trolls',
    power: 'bivouacking',
    when: redeploying,
  },
  { name: 'classic-tritons', about: 'Tritons at sea', edition: 'classic', seats: 5, race: 'tritons', power: 'seafaring' },
  {
    name: 'azeroth-goblins',
    about: 'Goblins that lay bombs',
    edition: 'azeroth',
    seats: 3,
    race: 'goblins',
    power: 'intimidating',
    when: asked,
  },
  { name: 'azeroth-tauren', about: 'Tauren through portals', edition: 'azeroth', seats: 4, race: 'tauren', power: 'portal-mage' },
  { name: 'azeroth-gnomes', about: 'Gnomes in the air, with a champion', edition: 'azeroth', seats: 4, race: 'gnomes', power: 'champion' },
  { name: 'azeroth-ethereals', about: 'Ethereals with beasts', edition: 'azeroth', seats: 5, race: 'ethereals', power: 'beastmaster' },
  {
    name: 'azeroth-pandaren',
    about: 'Pandaren that scare others off',
    edition: 'azeroth',
    seats: 3,
    race: 'pandaren',
    power: 'intimidating',
  },
  {
    name: 'azeroth-forsaken',
    about: 'Forsaken behind forts, redeploying',
    edition: 'azeroth',
    seats: 2,
    race: 'forsaken',
    power: 'entrenched',
    when: redeploying,
  },
  {
    name: 'azeroth-humans',
    about: 'Humans with towers, asked for objectives',
    edition: 'azeroth',
    seats: 4,
    race: 'humans',
    power: 'defensive',
    when: asked,
  },
];

const MOST_LINES = 20_000;
const DEEPEST = 6;
const TRIES = 200;
const buffer = moveBuffer();

/** Plays games that begin with the combo until one comes to the moment wanted. */
export function perftGolden({ about, edition, seats, race, power, when = conquering }: Wanted): PerftGolden | undefined {
  for (let i = 0; i < TRIES; i++) {
    const setup: Setup = { edition, seats, seed: `perft ${i}` };
    const s = begin({ setup, top: { race, power } });
    const people = s.world.races.findIndex(({ id }) => id === race);
    const random = randomFrom(setup.seed);
    step(s, 'pick 0');
    while (toDecide(s) !== undefined && !when(s, people)) step(s, sensible(s, [...buffer.list.subarray(0, moves(s, buffer))], random));
    if (toDecide(s) !== undefined) return { about, lines: counted(s), position: snapshot(s) };
  }
  return undefined;
}

function counted(s: State): number[] {
  let counts = lineCounts(s, 1);
  while (counts.length < DEEPEST) {
    const [last = 0, before = 1] = [counts.at(-1), counts.at(-2) ?? 1];
    if ((last * last) / before > MOST_LINES) break;
    counts = lineCounts(s, counts.length + 1);
  }
  return counts;
}
