/** Many games at once, for a program that learns: it decides in all of them with one list of actions, and games that end are dealt anew. */
import { type Bot, type BotName, botOf } from '@elbowroom/bots';
import { legalMoves, moveBuffer, moves, newGame, outcome, type Setup, type State, step, toDecide, view } from '@elbowroom/rules';
import {
  ACTIONS,
  demandLearnable,
  HALF,
  ILLEGAL,
  meant,
  OBSERVATION,
  rewriteObservation,
  writeMask,
  writeObservation,
} from '@elbowroom/rules/learning';
import { NONE } from '@elbowroom/rules/search';
import { chanceFrom } from '../chance.ts';
import { FRAME_HEAD } from './frames.ts';

/** Who decides for a seat. */
export type Player = 'learner' | BotName;

export interface Wanted {
  readonly setup: Omit<Setup, 'seed'>;
  readonly games: number;
  readonly seed: string;
  /** One for each seat of the first deal; with every deal they move on by one seat. */
  readonly players: readonly Player[];
  /** What bots may try in one turn. */
  readonly steps: number;
  /** What is rewarded: the end of a game, or every coin. */
  readonly reward: 'outcome' | 'coins';
}

/** What a record begins with; then come observation and mask. */
export const HEAD = { seat: 0, over: 1, winners: 2, deal: 4, moves: 8, rewards: 12, bytes: 32 } as const;
const WORD = 4;

/** Bytes that tell of one game, so many that the next one begins at a whole word. */
export const RECORD: number = Math.ceil((HEAD.bytes + OBSERVATION + ACTIONS) / WORD) * WORD;

export interface Batch {
  readonly wanted: Wanted;
  /** The frame that the records are sent in: room for its head, then the records. */
  readonly frame: Uint8Array;
  readonly frameWords: DataView;
  /** One record after the other: always the same bytes, written anew. */
  readonly records: Uint8ClampedArray;
  readonly words: DataView;
  readonly tables: readonly Table[];
  seed: string;
}

/** An action that is not legal. */
interface Foul {
  readonly game: number;
  readonly action: number;
}

interface Table {
  readonly game: number;
  state: State;
  /** How many have been dealt here before. */
  deal: number;
  /** Moves played, of everybody. */
  moves: number;
  /** Said of a move with two halves, or NONE. */
  half: number;
  /** Legal packed moves of the decision. */
  legal: Int32Array;
  count: number;
  /** What is meant by an action, until it is played. */
  next: number;
  /** By seat: who decides there, undefined for a learner. */
  bots: readonly (((state: State, seat: number) => void) | undefined)[];
}

const buffer = moveBuffer();
/** Moves of most decisions; a table gets more room when it needs it. */
const ROOM = 256;

/** Throws Refused for a set-up that cannot be dealt, or that is too large to learn. */
export function openBatch(wanted: Wanted): Batch {
  const state = newGame({ ...wanted.setup, seed: wanted.seed });
  demandLearnable(state);
  const frame = new Uint8Array(FRAME_HEAD + wanted.games * RECORD);
  const records = new Uint8ClampedArray(frame.buffer, FRAME_HEAD);
  const legal = (): Int32Array => new Int32Array(ROOM);
  const tables = Array.from(
    { length: wanted.games },
    (_, game): Table => ({ game, state, deal: 0, moves: 0, half: NONE, legal: legal(), count: 0, next: NONE, bots: [] }),
  );
  const [words, frameWords] = [new DataView(frame.buffer, FRAME_HEAD), new DataView(frame.buffer)];
  const batch = { wanted, frame, frameWords, records, words, tables, seed: wanted.seed };
  reset(batch, wanted.seed);
  return batch;
}

/** Deals all games anew. */
export function reset(batch: Batch, seed: string): void {
  batch.seed = seed;
  batch.records.fill(0);
  for (const table of batch.tables) {
    table.deal = 0;
    show(batch, table, dealt(batch, table), true);
  }
}

/** One action for each game. Undefined, or which of them is not legal: then nothing has been played. */
export function act(batch: Batch, actions: Uint16Array): Foul | undefined {
  const { tables } = batch;
  for (const table of tables) {
    const action = actions[table.game] ?? ACTIONS;
    table.next = meant(table.state, table.legal, table.count, table.half, action);
    if (table.next === ILLEGAL) return { game: table.game, action };
  }
  for (const table of tables) {
    if (table.next === HALF) saidHalf(batch, table, actions[table.game] ?? 0);
    else play(batch, table);
  }
  return undefined;
}

/** The next deal of a table that somebody who learns has to decide in, and who that is. */
function dealt(batch: Batch, table: Table): number {
  const { players, setup, steps } = batch.wanted;
  for (;;) {
    const seed = `${batch.seed}/${table.game}/${table.deal}`;
    table.state = newGame({ ...setup, seed });
    table.moves = 0;
    table.bots = players.map((_, seat) => playerOf(players[(seat + table.deal) % players.length] ?? 'learner', `${seed}/${seat}`, steps));
    const seat = settled(table);
    if (seat !== undefined) return seat;
    table.deal++;
  }
}

function playerOf(player: Player, seed: string, steps: number): Table['bots'][number] {
  if (player === 'learner') return undefined;
  if (player !== 'random') {
    const bot: Bot = botOf(player, seed);
    return (state, seat) => step(state, bot.decide(view(state, seat), legalMoves(state), { steps }));
  }
  const chance = chanceFrom(seed);
  return (state) => step(state, buffer.list[chance(moves(state, buffer))] ?? 0);
}

/** Lets bots decide until a learner must, and tells which; undefined when the game is over. */
function settled(table: Table): number | undefined {
  for (;;) {
    const seat = toDecide(table.state);
    const bot = seat === undefined ? undefined : table.bots[seat];
    if (seat === undefined || bot === undefined) return seat;
    bot(table.state, seat);
    table.moves++;
  }
}

const before: number[] = [];

function play(batch: Batch, table: Table): void {
  const { records, wanted } = batch;
  const at = table.game * RECORD;
  records.fill(0, at, at + HEAD.bytes);
  const { coins } = table.state;
  for (let seat = 0; seat < coins.length; seat++) before[seat] = coins[seat] ?? 0;
  step(table.state, table.legal[table.next] ?? 0);
  table.moves++;
  table.half = NONE;
  const seat = settled(table);
  if (seat === undefined || wanted.reward === 'coins') reward(batch, table);
  if (seat === undefined) {
    records[at + HEAD.over] = 1;
    table.deal++;
  }
  show(batch, table, seat ?? dealt(batch, table), seat === undefined);
}

function reward({ records, wanted, words }: Batch, { game, state }: Table): void {
  const winners = outcome(state)?.winners ?? [];
  const at = game * RECORD;
  for (const [seat, coins] of state.coins.entries()) {
    const earned = wanted.reward === 'coins' ? coins - (before[seat] ?? 0) : shareOf(winners, seat, state.coins.length);
    words.setFloat32(at + HEAD.rewards + WORD * seat, earned, true);
  }
  records[at + HEAD.winners] = winners.reduce((bits, seat) => bits | (1 << seat), 0);
}

/** 1 for who wins alone; what some win the others lose. */
function shareOf(winners: readonly number[], seat: number, seats: number): number {
  const share = winners.includes(seat) ? 1 / winners.length : 0;
  return (share * seats - 1) / (seats - 1);
}

function show({ records, words }: Batch, table: Table, seat: number, isNew: boolean): void {
  const at = table.game * RECORD;
  table.half = NONE;
  table.count = moves(table.state, buffer);
  if (table.count > table.legal.length) table.legal = new Int32Array(2 * table.count);
  table.legal.set(buffer.list.subarray(0, table.count));
  records[at + HEAD.seat] = seat;
  words.setUint32(at + HEAD.deal, table.deal, true);
  words.setUint32(at + HEAD.moves, table.moves, true);
  showDecision(records, table, seat, isNew);
}

function showDecision(records: Uint8ClampedArray, { count, game, half, legal, state }: Table, seat: number, isNew: boolean): void {
  const at = game * RECORD + HEAD.bytes;
  if (isNew) writeObservation(state, seat, half, records, at);
  else rewriteObservation(state, seat, half, records, at);
  writeMask(state, legal, count, half, records, at + OBSERVATION);
}

/** Nothing is played yet: who decides has to see what was said. */
function saidHalf({ records }: Batch, table: Table, action: number): void {
  const at = table.game * RECORD;
  records.fill(0, at + HEAD.over, at + HEAD.deal);
  records.fill(0, at + HEAD.rewards, at + HEAD.bytes);
  table.half = action;
  showDecision(records, table, records[at + HEAD.seat] ?? 0, false);
}
