/** A set-up that a stranger wrote becomes one that a game can be dealt from, or is refused with every fault named. */
import type { Anew, Setup } from './api.ts';
import { type Board, type BoardSpec, boardOf, boards, InvalidBoard } from './boards/board.ts';
import { lintBoard } from './boards/lint.ts';
import { brief, field, isRecord, type Reader, reader, readList, readText, readWhole, readWord } from './boards/reader.ts';
import { isWater, type Region } from './boards/region.ts';
import { type Agreed, agreedFrom, CHARTER_KEYS } from './charter.ts';
import type { Edition } from './core/edition.ts';
import { type Fault, Refused } from './core/errors.ts';
import { type Deal, seatName } from './core/setup.ts';
import { defaultBoard, editionOf } from './editions.ts';
import { homebrewFrom } from './homebrew/read-homebrew.ts';
import type { Homebrew } from './homebrew/vocabulary.ts';
import { noteShortage } from './shortage.ts';

const KEYS = ['edition', 'variant', 'seats', 'seed', 'board', 'first', 'homebrew', 'rounds', 'anew', ...CHARTER_KEYS];
const EDITIONS = ['classic', 'azeroth'] as const;
const FEWEST_SEATS = 2;
const MOST_SEATS = 5;
const MOST_NAME = 40;
const MOST_SEED = 200;
/** More than any game has. */
export const MOST_MOVES = 6000;
/** The least and the most rounds that a table may agree on. */
export const roundsRange = [4, 15] as const;

/** What a game is dealt from. */
interface Dealt extends Deal {
  readonly edition: Edition;
  readonly board: Board;
  readonly homebrew: Homebrew | undefined;
  readonly agreed: Agreed;
  readonly anew: Anew | undefined;
}

/** Throws Refused `bad-setup`. What it returns shares nothing with `value`. */
export function readSetup(value: unknown): Dealt {
  const to = reader();
  const dealt = isRecord(value) ? setupFrom(to, value) : to.note('not-a-setup', '', `a set-up must be an object, is ${brief(value)}`);
  if (to.faults.length > 0 || dealt === undefined) throw new Refused('bad-setup', to.faults.map(placed));
  return dealt;
}

/** Throws Refused for what is no set-up that a game can be dealt from. */
export function demandSetup(value: unknown): asserts value is Setup {
  readSetup(value);
}

function setupFrom(to: Reader, value: object): Dealt | undefined {
  for (const key of Object.keys(value)) {
    if (!KEYS.includes(key)) to.note('unknown-key', plain(key), `is no part of a set-up: ${KEYS.join(', ')} are`);
  }
  const edition = readEdition(to, value);
  const names = readSeats(to, field(value, 'seats'));
  const seed = readText(to, field(value, 'seed'), 'seed', MOST_SEED);
  const wish = field(value, 'first');
  const first = wish === undefined ? undefined : readWhole(to, wish, 'first', 0, edition?.starts ?? (names?.length ?? MOST_SEATS) - 1);
  const spec = field(value, 'board');
  const given = spec === undefined ? undefined : readSpec(to, spec, edition);
  const length = field(value, 'rounds');
  const rounds = length === undefined ? undefined : readWhole(to, length, 'rounds', ...roundsRange);
  const anew = readAnew(to, field(value, 'anew'));
  const agreed = edition === undefined ? undefined : agreedFrom(to, value, edition);
  const made = field(value, 'homebrew');
  const homebrew = made === undefined || edition === undefined ? undefined : homebrewFrom(to, made, edition, agreed?.contents ?? edition);
  if (agreed !== undefined && edition !== undefined && names !== undefined) noteShortage(to, edition, agreed, homebrew, names.length);
  if (edition === undefined || names === undefined || seed === undefined || agreed === undefined || to.faults.length > 0) return undefined;
  const key = agreed.terms.keyOf(seed);
  const board = given ?? boardOf(defaultBoard(edition, names.length, key));
  return { edition, board, names, seed, key, first, homebrew, rounds, agreed, anew };
}

function readEdition(to: Reader, value: object): Edition | undefined {
  const id = readWord(to, field(value, 'edition'), 'edition', EDITIONS);
  const variant = field(value, 'variant');
  const edition = id === undefined ? undefined : editionOf(id, variant);
  if (id !== undefined && edition === undefined)
    to.note('unknown-variant', 'variant', `must be battle, with the azeroth edition, or left out; is ${brief(variant)}`, 'BA-RULES-1');
  return edition;
}

/** How many, or their names. */
function readSeats(to: Reader, value: unknown): string[] | undefined {
  if (!Array.isArray(value)) {
    const count = readWhole(to, value, 'seats', FEWEST_SEATS, MOST_SEATS);
    return count === undefined ? undefined : Array.from({ length: count }, (_, seat) => seatName(seat));
  }
  const list = readList(to, value, 'seats', FEWEST_SEATS, MOST_SEATS);
  const names = list?.map((name, i) => readText(to, name, `seats[${i}]`, MOST_NAME)).filter((name) => name !== undefined);
  return names?.length === list?.length ? names : undefined;
}

function readAnew(to: Reader, value: unknown, where = 'anew', most = MOST_MOVES): Anew | undefined {
  if (value === undefined) return undefined;
  if (!isRecord(value) || Object.keys(value).some((key) => !['after', 'seed', 'unseen', 'before'].includes(key)))
    return to.note('not-anew', where, `must be { after, seed, unseen?, before? }, is ${brief(value)}`);
  const after = readWhole(to, field(value, 'after'), `${where}.after`, 0, most);
  const seed = readText(to, field(value, 'seed'), `${where}.seed`, MOST_SEED);
  const unseen = field(value, 'unseen');
  if (unseen !== undefined && unseen !== true) to.note('not-anew', `${where}.unseen`, `must be true or left out, is ${brief(unseen)}`);
  if (after === undefined || seed === undefined) return undefined;
  const before = readAnew(to, field(value, 'before'), `${where}.before`, after - 1);
  return { after, seed, ...(unseen === true && { unseen }), ...(before && { before }) };
}

/** Whether `boardOf` will look at it at all; it trusts nothing itself. */
const isSpec = (value: unknown): value is BoardSpec => typeof value === 'string' || Array.isArray(value) || isRecord(value);

function readSpec(to: Reader, value: unknown, edition: Edition | undefined): Board | undefined {
  if (!isSpec(value)) return to.note('not-a-board', 'board', `must be an id, a list of island faces or a board, is ${brief(value)}`);
  try {
    const board = boardOf(value);
    const isOurs = typeof value === 'string' || Array.isArray(value) || boards.get(board.id) === board;
    if (edition !== undefined) noteMisfit(to, board, isOurs, edition);
    return board;
  } catch (error) {
    if (!(error instanceof InvalidBoard)) throw error;
    for (const { code, where, message, rule } of error.faults) to.note(code, inBoard(where), message, rule);
    return undefined;
  }
}

const inBoard = (where: string): string => (where === '' || where.startsWith('board') ? where || 'board' : `board.${where}`);

/** Our own boards belong to one edition each; people's own need a way in, and maps of their own are looked at closely. */
function noteMisfit(to: Reader, board: Board, isOurs: boolean, { id, landing }: Edition): void {
  const isClassic = id === 'classic';
  if (isOurs && board.id.startsWith('classic-') !== isClassic)
    to.note('wrong-edition', 'board', `${board.id} is no board of the ${id} edition`, landing.entry);
  else if (board.shape !== undefined)
    for (const { code, where, message, rule } of lintBoard(board, isClassic ? 'classic' : 'azeroth'))
      to.note(code, inBoard(where), message, rule);
  if (!isOurs && !board.regions.some((region) => isEntry(board, region, isClassic)))
    to.note('no-entry', 'board', `nobody can enter this board: no land ${isClassic ? 'at the edge' : 'with an anchor'}`, landing.entry);
}

/** CL-FIRST-1, AZ-FIRST-1 Land by which any people can come in. */
function isEntry({ regions }: Board, region: Region, isClassic: boolean): boolean {
  if (isWater(region)) return false;
  if (!isClassic) return region.anchor === true;
  return region.edge === true || region.borders.some((b) => regions[b].edge === true && regions[b].terrain === 'sea');
}

/** The reader blames MAP-DATA-1 for data of any kind: here it is the rule of the field, if it has one. */
function placed({ code, message, rule, where = '' }: Fault): Fault {
  const own = where.startsWith('seats') ? 'CORE-SETUP-1' : where === 'first' ? 'CORE-SETUP-5' : rule;
  return { code, message, where, ...(own === undefined || own === 'MAP-DATA-1' ? {} : { rule: own }) };
}

const plain = (key: string): string => key.slice(0, MOST_NAME).replace(/[\p{Cc}\p{Cs}]/gu, '?');
