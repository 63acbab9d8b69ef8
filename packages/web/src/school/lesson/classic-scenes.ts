/**
 * The classic lesson: the game of the rulebook's own examples, on a small map. Merchant Skeletons are bought, come in and score;
 * later the time has come for the Hill Tritons to decline. Numbers that the words speak of are held against the rules by a test.
 */
import type { Position } from '@elbowroom/rules';
import { dell } from './dell.gen.ts';
import { type Course, conquests, happened, type LessonScene, score, type Tried } from './scene.ts';

/** Regions of the Dell by what the scenes need them for. */
const [KNOLL, WOOD, MERE, ACRE, SOCK, BUTTER, MOLAR, GOOSE, OAK, HUMP, CRUMB] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const skeletons = { race: 'skeletons', power: 'merchant' } as const;
const humans = { race: 'humans', power: 'swamp' } as const;
const tritons = { race: 'tritons', power: 'hill' } as const;

const base = { edition: 'classic', board: dell, seed: 'lesson' } as const;
/** The other has begun this round. */
const second = { memory: { first: 1 } } as const;

/** Humans of the other, before anybody has met them. */
const settled: Position['regions'] = {
  [KNOLL]: { race: 'natives' },
  [GOOSE]: { race: 'natives' },
  [BUTTER]: { race: 'humans', tokens: 2 },
  [OAK]: { race: 'humans', tokens: 2 },
  [HUMP]: { race: 'humans', tokens: 3 },
  [CRUMB]: { race: 'humans', tokens: 2 },
};

const shop: Position = {
  ...base,
  ...second,
  phase: 'start',
  seats: [{}, { active: humans }],
  regions: settled,
  offers: [
    { race: 'wizards', power: 'forest' },
    { race: 'orcs', power: 'hill' },
    skeletons,
    { race: 'trolls', power: 'stout', coins: 1 },
    { race: 'giants', power: 'alchemist' },
    { race: 'dwarves', power: 'mounted' },
  ],
};

/** The column after the Merchant Skeletons were taken. */
const offers: Position['offers'] = [
  { race: 'wizards', power: 'forest', coins: 1 },
  { race: 'orcs', power: 'hill', coins: 1 },
  { race: 'trolls', power: 'stout', coins: 1 },
  { race: 'giants', power: 'alchemist' },
  { race: 'dwarves', power: 'mounted' },
  { race: 'ratmen', power: 'berserk' },
];

const conquest: Position = {
  ...base,
  ...second,
  offers,
  phase: 'conquest',
  seats: [{ coins: 3, active: { ...skeletons, hand: 8 } }, { active: humans }],
};

/** What the Skeletons have taken in this turn. */
const [tribe, field] = [
  { race: 'skeletons', region: KNOLL, from: 'natives', defenders: 1, nonEmpty: true },
  { race: 'skeletons', region: BUTTER, from: 'humans', defenders: 2, nonEmpty: true },
] as const;

const marching: Position = {
  ...conquest,
  memory: { first: 1, begun: 1, conquests: [tribe] },
  seats: [{ coins: 3, active: { ...skeletons, hand: 5 } }, { active: humans }],
  regions: { ...settled, [KNOLL]: { race: 'skeletons', tokens: 3 } },
};

const rolling: Position = {
  ...conquest,
  memory: { first: 1, begun: 1, conquests: [tribe, field] },
  seats: [{ coins: 3, active: { ...skeletons, hand: 1 } }, { active: { ...humans, hand: 1 } }],
  regions: { ...settled, [KNOLL]: { race: 'skeletons', tokens: 3 }, [BUTTER]: { race: 'skeletons', tokens: 4 } },
  dice: [2],
};

/** One Skeleton more has risen, for two of the three regions were held by somebody. */
const spreading: Position = {
  ...conquest,
  phase: 'redeploy',
  seats: [{ coins: 3, active: { ...skeletons, hand: 6 } }, { active: { ...humans, hand: 1 } }],
  regions: { ...settled, [KNOLL]: { race: 'skeletons' }, [BUTTER]: { race: 'skeletons' }, [MOLAR]: { race: 'skeletons' } },
};

const attacked: Position = {
  ...base,
  ...second,
  offers,
  round: 2,
  seat: 1,
  phase: 'conquest',
  seats: [{ coins: 9, active: skeletons }, { active: { ...humans, hand: 5 } }],
  regions: {
    [KNOLL]: { race: 'skeletons', tokens: 3 },
    [BUTTER]: { race: 'skeletons', tokens: 3 },
    [MOLAR]: { race: 'skeletons', tokens: 3 },
    [GOOSE]: { race: 'natives' },
    [OAK]: { race: 'humans' },
    [HUMP]: { race: 'humans' },
    [CRUMB]: { race: 'humans' },
  },
};

/** What the other holds late in the game: no region beside the Tritons costs them fewer than four. */
const neighbours: Position['regions'] = {
  [BUTTER]: { race: 'orcs', tokens: 2 },
  [MOLAR]: { race: 'orcs', tokens: 2 },
  [GOOSE]: { race: 'orcs', tokens: 3 },
  [OAK]: { race: 'orcs', tokens: 2 },
  [HUMP]: { race: 'humans' },
};
const rival = { active: { race: 'orcs', power: 'commando' }, declined: [{ race: 'humans' }] } as const;

/** The column late in the game. */
const later: Position['offers'] = [
  { race: 'ratmen', power: 'alchemist', coins: 2 },
  { race: 'giants', power: 'forest' },
  { race: 'wizards', power: 'merchant' },
  { race: 'elves', power: 'mounted' },
  { race: 'trolls', power: 'swamp' },
  { race: 'dwarves', power: 'wealthy' },
];

/** Five regions on six tokens. */
const stretched: Position = {
  ...base,
  ...second,
  round: 5,
  phase: 'start',
  offers: later,
  seats: [{ coins: 24, active: tritons }, rival],
  regions: {
    ...neighbours,
    [KNOLL]: { race: 'tritons', tokens: 2 },
    [WOOD]: { race: 'tritons' },
    [MERE]: { race: 'tritons' },
    [ACRE]: { race: 'tritons' },
    [SOCK]: { race: 'tritons' },
  },
};

const anew: Position = {
  ...base,
  ...second,
  round: 6,
  phase: 'start',
  seats: [{ coins: 29, declined: [{ race: 'tritons' }] }, rival],
  regions: {
    ...neighbours,
    ...Object.fromEntries([KNOLL, WOOD, MERE, ACRE, SOCK].map((region) => [region, { race: 'tritons' }])),
  },
  offers: later,
};

/** Three regions, and tokens enough for as many more. */
const fresh: Position = {
  ...base,
  ...second,
  round: 3,
  phase: 'start',
  seats: [{ coins: 12, active: { race: 'ratmen', power: 'forest' } }, { active: humans }],
  regions: {
    [KNOLL]: { race: 'natives' },
    [GOOSE]: { race: 'natives' },
    [WOOD]: { race: 'ratmen', tokens: 4 },
    [MERE]: { race: 'ratmen', tokens: 4 },
    [ACRE]: { race: 'ratmen', tokens: 3 },
    [BUTTER]: { race: 'humans' },
    [OAK]: { race: 'humans', tokens: 3 },
    [HUMP]: { race: 'humans', tokens: 3 },
    [CRUMB]: { race: 'humans', tokens: 2 },
  },
};

const hasScored = (course: Course): boolean => score(course) !== undefined;
/** To stop, or to stake everything on the die, with too few conquests made. */
const stopsBefore =
  (count: number) =>
  ({ move, after }: Tried): 'early' | undefined =>
    (move.type === 'done' || move.type === 'roll') && conquests(after).length < count ? 'early' : undefined;

export type ClassicSceneId = 'combo' | 'enter' | 'march' | 'roll' | 'spread' | 'attacked' | 'stretched' | 'decline' | 'second' | 'not-yet';

export const classicScenes: readonly LessonScene<ClassicSceneId>[] = [
  {
    id: 'combo',
    rules: ['CORE-DRAFT-2', 'CORE-DRAFT-1', 'CORE-DRAFT-4'],
    position: shop,
    isDone: (course) => happened(course, 'picked').length > 0,
  },
  {
    id: 'enter',
    rules: ['CL-FIRST-1', 'CORE-CONQUER-1', 'CORE-CONQUER-3'],
    position: { ...conquest, regions: settled },
    isDone: (course) => conquests(course).length > 0,
    answer: stopsBefore(1),
  },
  {
    id: 'march',
    rules: ['CORE-CONQUER-4', 'CORE-CONQUER-1', 'CORE-LOSS-1'],
    position: marching,
    isDone: (course) => conquests(course).some(({ from }) => from === 'humans'),
    answer: ({ move, after }) => {
      if (move.type === 'done') return 'early';
      return conquests(after).some(({ from }) => from !== 'humans') ? 'elsewhere' : undefined;
    },
  },
  {
    id: 'roll',
    rules: ['CORE-DIE-2', 'CORE-DIE-3'],
    position: rolling,
    isDone: (course) => happened(course, 'rolled').length > 0,
    answer: ({ move }) => (move.type === 'done' ? 'early' : undefined),
  },
  {
    id: 'spread',
    rules: ['CORE-DEPLOY-1', 'CORE-SCORE-1', 'CL-MERCHANT-1'],
    position: spreading,
    script: [`deploy ${CRUMB}`],
    isDone: hasScored,
  },
  {
    id: 'attacked',
    rules: ['CORE-LOSS-1', 'CORE-LOSS-4'],
    position: attacked,
    script: [`conquer ${BUTTER}`, 'done', ...new Array<string>(4).fill(`deploy ${BUTTER}`)],
    isDone: (course) => happened(course, 'deployed').filter(({ seat }) => seat === course.you).length >= 2,
  },
  {
    id: 'stretched',
    rules: ['CORE-TURN-2', 'CORE-TURN-1'],
    position: stretched,
    isDone: (course) => happened(course, 'expanded').length > 0,
    answer: ({ move }) => (move.type === 'decline' ? 'look' : undefined),
  },
  {
    id: 'decline',
    rules: ['CORE-DECLINE-4', 'CORE-DECLINE-2', 'CORE-DECLINE-1'],
    position: stretched,
    isDone: (course) => happened(course, 'declined').length > 0,
    answer: ({ move }) => (move.type === 'expand' ? 'stay' : undefined),
  },
  {
    id: 'second',
    rules: ['CORE-DRAFT-3', 'CORE-SCORE-1', 'CORE-SCORE-2', 'CORE-CONQUER-6'],
    position: anew,
    isDone: hasScored,
    answer: (tried) => (conquests(tried.after).some(({ from }) => from === 'tritons') ? 'own' : stopsBefore(1)(tried)),
  },
  {
    id: 'not-yet',
    rules: ['CORE-TURN-1', 'CORE-DECLINE-2'],
    position: fresh,
    isDone: (course) => conquests(course).length >= 2,
    answer: (tried) => (tried.move.type === 'decline' ? 'soon' : stopsBefore(2)(tried)),
  },
];
