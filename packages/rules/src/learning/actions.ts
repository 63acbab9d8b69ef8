/**
 * Every move as one action of a fixed list, the same for all editions, or as two: an action that fits several legal moves is only half of one,
 * and the next action says which of them is meant (“attack 7”, then “with frostmourne”). An action that fits one legal move alone is that move.
 */
import { MOST_REGIONS } from '../boards/region.ts';
import { ABANDON, aOf, bOf, CHOOSE, CONQUER, cOf, DECLINE, DEPLOY, DONE, EXPAND, kindOf, PICK, ROLL, USE } from '../core/move.ts';
import { NONE, type Read } from '../core/state.ts';
import type { World } from '../core/world.ts';

/** Moves that are one word, in the order of their actions. */
const PLAIN_MOVES = [DONE, EXPAND, DECLINE];

/** Attacks that can be combined, as bits: what the fullest edition has. */
const ATTACK_BITS = 6;
/** Room for a region, and for none. */
const ANYWHERE = MOST_REGIONS + 1;

/** A run of actions that mean the same thing about different regions, rows, words or numbers. */
export interface Block {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly what: string;
}

/** In the order of the list; nothing is ever moved within a version. */
const RUNS = [
  ['word', PLAIN_MOVES.length, 'done, expand, decline'],
  ['pick', 8, 'the combo in that row'],
  ['abandon', MOST_REGIONS, 'that region'],
  ['attack', MOST_REGIONS, 'that region: paid from the hand, or by the die where the hand does not reach'],
  ['put', MOST_REGIONS, 'into that region what is to be put down now: a token, a piece or a marker'],
  ['race', ANYWHERE, 'the ability of the race, on that region; the last one: on none'],
  ['power', ANYWHERE, 'the ability of the power, on that region; the last one: on none'],
  ['other', ANYWHERE, 'another ability, on that region; the last one: on none'],
  ['answer', 24, 'that word of the game'],
  ['number', 32, 'that number: a whole answer, or what goes with a word'],
  ['to', ANYWHERE, 'second half of an ability: to that region; the last one: to none'],
  ['with', 1 << ATTACK_BITS, 'second half of an attack: with those special attacks, as bits of the list of the game'],
  ['alone', 1, 'second half of an answer: the word alone'],
] as const;

type BlockName = (typeof RUNS)[number][0];

/** All actions, block by block. */
export const blocks: readonly Block[] = RUNS.map(([name, count, what], i) => ({
  name,
  at: RUNS.slice(0, i).reduce((sum, [, before]) => sum + before, 0),
  count,
  what,
}));

/** How many actions there are. */
export const ACTIONS: number = RUNS.reduce((sum, [, count]) => sum + count, 0);

const startOf = (name: BlockName): number => blocks.find((block) => block.name === name)?.at ?? NONE;
const [PICKS, ABANDONS, ATTACKS, PUTS] = [startOf('pick'), startOf('abandon'), startOf('attack'), startOf('put')];
const USES = [startOf('race'), startOf('power'), startOf('other')];
const [ANSWERS, NUMBERS, TOS, WITHS, ALONE] = [startOf('answer'), startOf('number'), startOf('to'), startOf('with'), startOf('alone')];

/** Where the uses of each ability begin, by slot. */
const usesBySlot = new WeakMap<World, readonly number[]>();

function usesIn(world: World): readonly number[] {
  const before = usesBySlot.get(world);
  if (before !== undefined) return before;
  const uses = world.abilities.map(({ slot }) => {
    const isOf = (tiles: readonly { readonly slot: number }[]): boolean => tiles.some((tile) => tile.slot === slot);
    return USES[isOf(world.races) ? 0 : isOf(world.powers) ? 1 : 2];
  });
  usesBySlot.set(world, uses);
  return uses;
}

/**
 * The action that a legal packed move begins with.
 * @internal
 */
export function firstAction(p: Pick<Read, 'world'>, move: number): number {
  const a = aOf(move);
  switch (kindOf(move)) {
    case PICK:
      return PICKS + a;
    case ABANDON:
      return ABANDONS + a;
    case CONQUER:
    case ROLL:
      return ATTACKS + a;
    case DEPLOY:
      return PUTS + a;
    case USE:
      return usesIn(p.world)[cOf(move)] + (a === 0 ? MOST_REGIONS : a - 1);
    case CHOOSE:
      return a === 0 ? NUMBERS + bOf(move) - 1 : ANSWERS + a - 1;
    default:
      return PLAIN_MOVES.indexOf(kindOf(move));
  }
}

/**
 * The action that tells a legal packed move from others that begin alike.
 * @internal
 */
export function secondAction(move: number): number {
  const b = bOf(move);
  switch (kindOf(move)) {
    case USE:
      return TOS + (b === 0 ? MOST_REGIONS : b - 1);
    case CONQUER:
    case ROLL:
      return WITHS + cOf(move);
    default:
      return b === 0 ? ALONE : NUMBERS + b - 1;
  }
}

/** What keeps a game from being told in these actions: homemade things can be more than there is room for. */
export function unfitForActions({ attacks, words }: World): string | undefined {
  if (attacks.length > ATTACK_BITS) return `${attacks.length} special attacks, where there are actions for ${ATTACK_BITS}`;
  return words.length > NUMBERS - ANSWERS ? `${words.length} answers, where there are actions for ${NUMBERS - ANSWERS}` : undefined;
}
