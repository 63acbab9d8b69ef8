/** The lesson of the Battle: what changes when two play for one side. */
import type { Position } from '@elbowroom/rules';
import { conquests, happened, type LessonScene, score } from './scene.ts';

const base = { edition: 'azeroth', variant: 'battle', board: ['S1a', 'S2b'], seed: 'lesson' } as const;

/** The example of the book: the first of the Alliance takes the Enraged Humans for one coin. */
const columns: Position = {
  ...base,
  phase: 'start',
  seats: [{}, {}, {}, {}],
  offers: {
    alliance: ['night-elves', 'humans', 'gnomes', 'dwarves'],
    horde: ['trolls', 'orcs', 'forsaken', 'goblins'],
    powers: ['farmer', 'enraged', 'fisher', 'navigator'],
  },
};

const beside: Position = {
  ...base,
  round: 3,
  phase: 'conquest',
  memory: { begun: 1 },
  seats: [
    { coins: 16, active: { race: 'humans', power: 'farmer', hand: 4 } },
    { coins: 15, active: { race: 'orcs', power: 'miner' } },
    { coins: 11, active: { race: 'gnomes', power: 'forester' } },
    { coins: 14, active: { race: 'trolls', power: 'fisher' } },
  ],
  regions: {
    6: { race: 'humans' },
    5: { race: 'humans' },
    4: { race: 'gnomes' },
    3: { race: 'gnomes', tokens: 2 },
    2: { race: 'orcs', tokens: 2 },
    1: { race: 'orcs', tokens: 2 },
    9: { race: 'trolls', tokens: 3 },
    10: { race: 'trolls', tokens: 3 },
  },
};

/** The example of the book: 51, 79, 67, 88 and 72 coins, once the last turn has brought the last of them. */
const last: Position = {
  ...base,
  round: 8,
  rounds: 8,
  seat: 4,
  phase: 'redeploy',
  seats: [
    { coins: 51, active: { race: 'humans', power: 'farmer' } },
    { coins: 79, active: { race: 'orcs', power: 'miner' } },
    { coins: 67, active: { race: 'pandaren', power: 'fisher' } },
    { coins: 88, active: { race: 'gnomes', power: 'swamp' } },
    { coins: 69, active: { race: 'trolls', power: 'blacksmith', hand: 4 } },
  ],
  regions: {
    0: { race: 'humans', tokens: 2 },
    1: { race: 'orcs', tokens: 2 },
    3: { race: 'pandaren', tokens: 2 },
    5: { race: 'gnomes', tokens: 2 },
    7: { race: 'trolls' },
    13: { race: 'trolls' },
    14: { race: 'trolls' },
  },
};

export type BattleSceneId = 'columns' | 'ally' | 'end';

export const battleScenes: readonly LessonScene<BattleSceneId>[] = [
  {
    id: 'columns',
    rules: ['BA-DRAFT-2', 'BA-DRAFT-3', 'BA-TEAM-1'],
    position: columns,
    isDone: (course) => happened(course, 'picked').length > 0,
  },
  {
    id: 'ally',
    rules: ['BA-TEAM-2', 'BA-END-2', 'AZ-FACTION-1'],
    position: beside,
    isDone: (course) => conquests(course).some(({ from }) => from === 'orcs' || from === 'trolls'),
    answer: ({ move, after }) => {
      const taken = conquests(after);
      if (taken.some(({ from }) => from === 'gnomes')) return 'ally';
      if (taken.some(({ from }) => from === 'orcs' || from === 'trolls')) return undefined;
      return move.type === 'done' ? 'early' : move.type === 'roll' ? 'die' : taken.length > 0 ? 'spare' : undefined;
    },
  },
  { id: 'end', rules: ['BA-END-4', 'BA-END-2', 'BA-END-3'], position: last, you: 4, isDone: (course) => score(course) !== undefined },
];
