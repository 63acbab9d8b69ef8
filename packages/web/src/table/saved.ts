/**
 * A game as it is kept in the browser: its set-up, who sits where, and its moves. Everything else follows from these.
 * Every format that was ever written can be read; what cannot be read is named and left as it is.
 */
import { type Charter, Refused, type Setup, seatName } from '@elbowroom/rules';
import { demandSetup } from '@elbowroom/rules/record';
import { type SeatColour, seatColours } from '../board/view.ts';
import { opponentFrom } from '../opponents/chosen.ts';
import type { Parent } from './parent.ts';
import type { Chair } from './table.ts';

export const FORMAT = 3;

export type SavedGame = {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly setup: Setup;
  readonly chairs: readonly Chair[];
  readonly moves: readonly string[];
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
  readonly isOver: boolean;
  /** For the list of games, so that it need not play them again. */
  readonly round: number;
  /** People at one screen trust each other: it is handed over without a sheet in between. */
  readonly isUncovered?: true;
  /** The short game that a lesson ends with. */
  readonly isFirst?: true;
  /** Undefined for a game that began at its beginning. */
  readonly parent?: Parent;
  /** Whose deal of the day it is. */
  readonly day?: string;
};

/** Why something kept is no game for this page. */
export type SavedFault = 'not-json' | 'foreign' | 'newer' | 'broken';

export type ReadGame = { readonly game: SavedGame } | { readonly fault: SavedFault };

export function readSaved(text: string): ReadGame {
  const found = parsed(text);
  if (found === undefined) return { fault: 'not-json' };
  if (!isRecord(found) || typeof found.format !== 'number' || !isRecord(found.setup)) return { fault: 'foreign' };
  if (found.format > FORMAT) return { fault: 'newer' };
  const game = found.format === 1 ? first(found, found.setup) : later(found, found.setup);
  return game === undefined ? { fault: 'broken' } : { game };
}

export const written = (game: SavedGame): string => JSON.stringify(game);

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isRecordOf = <T>(value: unknown, is: (one: unknown) => one is T): value is Readonly<Record<string, T>> =>
  isRecord(value) && Object.values(value).every(is);
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((v) => typeof v === 'string');
const isColour = (value: unknown): value is SeatColour => seatColours.some((colour) => colour === value);
const numberIn = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What only forks of games from elsewhere have, or forks at all: the rules look at all of it. */
const isUnusual = ({ anew, board, homebrew }: Fields): boolean => anew !== undefined || homebrew !== undefined || isRecord(board);

function unusualSetup(value: Fields): Setup | undefined {
  const given = { rules: FIRST_RULES, ...value };
  try {
    demandSetup(given);
    return given;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** The rules look at the rest of a set-up when the game is dealt, and refuse it by name. */
function setupOf(value: Fields): Setup | undefined {
  if (isUnusual(value)) return unusualSetup(value);
  const { edition, seats, seed, variant } = value;
  if ((edition !== 'classic' && edition !== 'azeroth') || typeof seed !== 'string') return undefined;
  if (typeof seats !== 'number' && !isTexts(seats)) return undefined;
  const { board, first: start } = value;
  return {
    edition,
    seats,
    seed,
    ...agreedIn(value),
    ...(variant === 'battle' && { variant }),
    ...((typeof board === 'string' || isTexts(board)) && { board }),
    ...(typeof start === 'number' && { first: start }),
  };
}

/** Before set-ups named their rules there was the first version. */
const FIRST_RULES = 1;

function agreedIn({ rules, box, rulings, values, rounds, openPurses }: Fields): Charter & Pick<Setup, 'rounds'> {
  return {
    rules: typeof rules === 'number' ? rules : FIRST_RULES,
    ...(isTexts(box) && { box }),
    ...(isRecordOf(rulings, isText) && { rulings }),
    ...(isRecordOf(values, isNumber) && { values }),
    ...(isNumber(rounds) && { rounds }),
    ...(openPurses === true && { openPurses }),
  };
}

function chairOf(value: unknown): Chair | undefined {
  if (!isRecord(value)) return undefined;
  const { name, colour, sitter } = value;
  const known = sitter === 'person' ? sitter : opponentFrom(sitter);
  return typeof name !== 'string' || !isColour(colour) || known === undefined ? undefined : { name, colour, sitter: known };
}

/** A parent that cannot be read is not worth losing the game for. */
function parentOf(value: unknown): Parent | undefined {
  if (!isRecord(value)) return undefined;
  const { game, names, played, step } = value;
  if (typeof game !== 'string' || !isTexts(names) || !Number.isInteger(step)) return undefined;
  return { game, names, step: numberIn(step), ...(isNumber(played) && { played }) };
}

/** Formats 2 and 3 differ in what a set-up says: since 3 it is complete. */
function later(value: Fields, given: Fields): SavedGame | undefined {
  const setup = setupOf(given);
  const { id, chairs, moves, begun, touched, isOver, round, isUncovered, isFirst, day } = value;
  const parent = parentOf(value.parent);
  const seated = Array.isArray(chairs) ? chairs.map(chairOf) : [];
  const known = seated.filter((chair) => chair !== undefined);
  if (setup === undefined || typeof id !== 'string' || id === '' || !isTexts(moves) || known.length !== seated.length) return undefined;
  if (known.length !== seatsOf(setup)) return undefined;
  return {
    format: FORMAT,
    id,
    setup,
    chairs: known,
    moves,
    begun: numberIn(begun),
    touched: numberIn(touched),
    isOver: isOver === true,
    round: Math.max(1, numberIn(round)),
    ...(isUncovered === true && { isUncovered }),
    ...(isFirst === true && { isFirst }),
    ...(parent && { parent }),
    ...(isText(day) && { day }),
  };
}

const seatsOf = ({ seats }: Setup): number => (typeof seats === 'number' ? seats : seats.length);

/** Format 1: moves as one text, one to a line; bots by seat, `-` for a person; colours went by seat. */
function first(value: Fields, given: Fields): SavedGame | undefined {
  const setup = setupOf(given);
  const { id, bots, moves, at } = value;
  if (setup === undefined || typeof id !== 'string' || typeof moves !== 'string' || !isTexts(bots)) return undefined;
  const names = typeof setup.seats === 'number' ? bots.map((_, seat) => seatName(seat)) : setup.seats;
  if (names.length !== bots.length) return undefined;
  return {
    format: FORMAT,
    id,
    setup,
    chairs: names.map((name, seat) => ({
      name,
      colour: seatColours[seat] ?? 'blue',
      sitter: opponentFrom(bots[seat]) ?? 'person',
    })),
    moves: moves.split('\n').filter((line) => line !== ''),
    begun: numberIn(at),
    touched: numberIn(at),
    isOver: false,
    round: 1,
  };
}
