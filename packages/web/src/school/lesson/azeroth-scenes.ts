/** The lesson of Azeroth: what is new on its islands, for whoever knows the classic game. */
import { cost, type Position } from '@elbowroom/rules';
import { type Answer, type Course, conquests, handOf, happened, type LessonScene, score, type Tried } from './scene.ts';

/** Two small islands: Gull's Rest (regions 0 to 6) and the Latch (7 to 14), with a landing at 0, 4, 10 and 14 and a marker's place at 6 and 12. */
const base = { edition: 'azeroth', board: ['S1a', 'S2b'], seed: 'lesson' } as const;
const LATCH = 7;

const forsaken = { race: 'forsaken', power: 'herbalist' } as const;
const kobolds = { race: 'kobolds', power: 'miner' } as const;
const bloodElves = { race: 'blood-elves', power: 'archaeologist' } as const;

const murlocs: Position['regions'] = { 1: { race: 'natives' }, 4: { race: 'natives' }, 11: { race: 'natives' }, 13: { race: 'natives' } };
const mined: Position['regions'] = { ...murlocs, 9: { race: 'kobolds', tokens: 3 }, 10: { race: 'kobolds', tokens: 3 } };

const landing: Position = {
  ...base,
  phase: 'conquest',
  seats: [{ coins: 3, active: { ...forsaken, hand: 10 } }, { active: kobolds }],
  regions: mined,
};

const sailing: Position = {
  ...landing,
  seats: [{ coins: 3, active: { ...forsaken, hand: 7 } }, { active: kobolds }],
  regions: { ...mined, 0: { race: 'forsaken', tokens: 3 } },
  memory: { begun: 1, conquests: [{ race: 'forsaken', region: 0, defenders: 0, nonEmpty: false }] },
};

/** The example of the book: Blood Elves come back for the Forsaken, and find Dwarves at the landing and Humans behind it. */
const war: Position = {
  ...base,
  round: 4,
  phase: 'conquest',
  seats: [
    { coins: 14, active: { ...bloodElves, hand: 10 }, declined: [{ race: 'forsaken' }] },
    { active: { race: 'dwarves', power: 'miner' } },
    { active: { race: 'humans', power: 'farmer' } },
  ],
  regions: {
    2: { race: 'humans' },
    3: { race: 'humans' },
    4: { race: 'dwarves' },
    7: { race: 'forsaken' },
    13: { race: 'forsaken' },
  },
};

const sealed: Position = {
  ...base,
  round: 2,
  phase: 'conquest',
  memory: { begun: 1 },
  seats: [{ coins: 9, active: { ...bloodElves, hand: 4 } }, { active: { race: 'dwarves', power: 'miner' } }],
  regions: {
    1: { race: 'blood-elves' },
    2: { race: 'blood-elves' },
    3: { race: 'dwarves', tokens: 2 },
    4: { race: 'dwarves', tokens: 2 },
    5: { race: 'dwarves', tokens: 1 },
    6: { markers: ['frostmourne'], faceDown: true },
    10: { race: 'dwarves', tokens: 2 },
  },
};

const armed: Position = {
  ...sealed,
  seats: [{ coins: 9, active: { ...bloodElves, hand: 2 } }, { active: { race: 'dwarves', power: 'miner' } }],
  regions: { ...sealed.regions, 6: { race: 'blood-elves', tokens: 2, markers: ['frostmourne'] } },
  memory: { begun: 1, conquests: [{ race: 'blood-elves', region: 6, defenders: 0, nonEmpty: false }] },
};

const gate: Position = {
  ...base,
  round: 3,
  phase: 'conquest',
  memory: { begun: 1 },
  seats: [{ coins: 13, active: { race: 'trolls', power: 'farmer', hand: 3 } }, { active: kobolds }],
  regions: {
    7: { race: 'trolls' },
    13: { race: 'trolls' },
    12: { markers: ['dark-portal'], faceDown: true },
    9: { race: 'kobolds', tokens: 3 },
    10: { race: 'kobolds', tokens: 3 },
  },
};

const isAbroad = (course: Course): boolean => conquests(course).some(({ region }) => region >= LATCH);
const beaten = (course: Course, race: string): boolean => conquests(course).some(({ from }) => from === race);

/** What the cheapest of these regions would cost now. */
function cheapest({ view }: Course, regions: readonly number[]): number {
  return Math.min(...regions.map((region) => cost(view, region).total ?? Number.POSITIVE_INFINITY));
}

/** A move after which the hand does not reach for what is still to do, or that stakes it on the die. */
function wasted({ move, after }: Tried, needed: number): Answer | undefined {
  if (move.type === 'done') return 'early';
  if (move.type === 'roll') return 'die';
  return handOf(after) < needed ? 'spare' : undefined;
}

/** Tokens still needed to beat the Dwarves and the Humans. */
function neededForWar(course: Course): number {
  const dwarves = beaten(course, 'dwarves') ? 0 : cheapest(course, [4]);
  if (beaten(course, 'humans')) return dwarves;
  return dwarves + 3;
}

export type AzerothSceneId = 'landing' | 'voyage' | 'faction' | 'marker' | 'artifact' | 'place';

export const azerothScenes: readonly LessonScene<AzerothSceneId>[] = [
  {
    id: 'landing',
    rules: ['AZ-FIRST-1', 'AZ-TRAVEL-1', 'AZ-MURLOC-1'],
    position: landing,
    isDone: (course) => conquests(course).length > 0,
    answer: ({ move }) => (move.type === 'done' ? 'early' : undefined),
  },
  {
    id: 'voyage',
    rules: ['AZ-TRAVEL-1', 'AZ-ISLAND-1'],
    position: sailing,
    isDone: isAbroad,
    answer: (tried) => (isAbroad(tried.after) ? undefined : wasted(tried, 3)),
  },
  {
    id: 'faction',
    rules: ['AZ-FACTION-1', 'AZ-FACTION-2'],
    position: war,
    isDone: (course) => beaten(course, 'dwarves') && beaten(course, 'humans'),
    answer: (tried) => {
      const { after } = tried;
      return beaten(after, 'dwarves') && beaten(after, 'humans') ? undefined : wasted(tried, neededForWar(after));
    },
  },
  {
    id: 'marker',
    rules: ['AZ-MARKER-1', 'AZ-MARKER-2'],
    position: sealed,
    isDone: (course) => happened(course, 'turned-up').length > 0,
    answer: (tried) => (happened(tried.after, 'turned-up').length > 0 ? undefined : wasted(tried, 2)),
  },
  {
    id: 'artifact',
    rules: ['AZ-FROSTMOURNE-1', 'AZ-MARKER-3'],
    position: armed,
    isDone: (course) => conquests(course).some((conquered) => conquered.with?.includes('frostmourne')),
    answer: ({ move, after }) => {
      if (move.type === 'done') return 'early';
      if (move.type === 'roll' && !conquests(after).some((conquered) => conquered.with?.includes('frostmourne'))) return 'die';
      return move.type === 'conquer' && move.with === undefined ? 'elsewhere' : undefined;
    },
  },
  {
    id: 'place',
    rules: ['AZ-PORTAL-1', 'AZ-MARKER-2'],
    position: gate,
    isDone: (course) => score(course) !== undefined,
    answer: (tried) => (happened(tried.after, 'turned-up').length > 0 ? undefined : wasted(tried, 3)),
  },
];
