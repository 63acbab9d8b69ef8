/** The game that somebody puts together before it begins. */
import { OPPONENTS } from '@elbowroom/bots/names';
import {
  boardOf,
  complete,
  houseRules,
  islandBoards,
  islandSets,
  newGame,
  Refused,
  type SeatView,
  type Setup,
  seatName,
  view,
} from '@elbowroom/rules';
import { type MapText, sketchOf, writtenMap } from '@elbowroom/rules/maps';
import { type SeatColour, seatColours } from '../board/view.ts';
import { agreedBy, type House, houseOf } from '../house/house.ts';
import type { OwnBox } from '../house/own-box.ts';
import { FORMAT, type SavedGame } from '../table/saved.ts';
import type { Chair, Sitter } from '../table/table.ts';

export const editions = ['classic', 'azeroth', 'battle'] as const;
export type GameKind = (typeof editions)[number];

/** A board of any size, whatever the number of seats. */
export type BoardWish = {
  /** A classic board by id, island faces, or a map of one's own; by the number of seats or by lot if left out. */
  readonly board?: string | readonly string[] | MapText | undefined;
  /** Islands are drawn as for so many seats; as for those at the table if left out. */
  readonly islandsFor?: number | undefined;
};

export type Draft = House &
  BoardWish & {
    readonly edition: GameKind;
    readonly chairs: readonly Chair[];
    readonly first?: number | undefined;
    readonly seed: string;
    /** People at this screen trust each other. */
    readonly isUncovered?: true | undefined;
    /** That it is short is the lesson's choice. */
    readonly isFirst?: true | undefined;
    /** A homemade race or power that somebody has just made, and wants to see on offer. */
    readonly awaited?: string | undefined;
  };

export const FEWEST = 2;
export const MOST = 5;
const BOT_NAMES = ['Bert', 'Chloé', 'Dara', 'Emil', 'Fen'];

/** Somebody against two bots, which are the mildest there are: whoever has no game yet is new here. */
export function firstDraft(you: string): Draft {
  return {
    edition: 'classic',
    seed: '',
    chairs: [
      { name: you, colour: 'blue', sitter: 'person' },
      { name: 'Bert', colour: 'vermilion', sitter: 'novice' },
      { name: 'Chloé', colour: 'green', sitter: 'novice' },
    ],
  };
}

/** Rounds of a first game after a lesson: enough to see a people decline and its successor score. */
const SHORT = 6;

/** A short game against the mildest bots; two sides of two where there are sides. */
export function shortDraft(you: string, edition: GameKind): Draft {
  const draft = firstDraft(you);
  const chairs = [...draft.chairs, { name: 'Dara', colour: 'purple', sitter: 'novice' } as const];
  return { ...draft, edition, rounds: SHORT, isFirst: true, ...(edition === 'battle' && { chairs }) };
}

/** The same people again as last time, by the same house rules; after a first game that a lesson made short, one as long as usual. */
export function draftAfter({ setup, chairs, isFirst, isUncovered }: SavedGame): Draft {
  const { boardFor } = houseRules(setup);
  const isOdd = boardFor !== undefined;
  const map = ownMap(setup.board);
  return {
    ...houseOf(setup),
    edition: setup.variant ?? setup.edition,
    seed: '',
    chairs,
    isUncovered,
    ...(isFirst && { rounds: undefined }),
    ...(map && { board: map }),
    ...(isOdd && (setup.edition === 'classic' ? { board: ownBoard(setup) } : { islandsFor: boardFor })),
  };
}

/** A map of one's own, in whichever way it is written. */
export const ownMap = (board: Setup['board']): MapText | undefined => {
  if (typeof board !== 'object' || !('shape' in board) || board.shape === undefined) return undefined;
  const { id = 'map', regions } = board;
  const lines = regions.filter((line) => typeof line === 'string');
  return lines.length === regions.length
    ? { ...board, shape: board.shape, regions: lines }
    : { id, ...writtenMap(sketchOf(boardOf(board))) };
};

/** What is said of a board in a set-up, if it is one of ours or a map of one's own. */
export function ownBoard({ board }: Pick<Setup, 'board'>): Draft['board'] {
  const map = ownMap(board);
  if (map !== undefined) return map;
  if (typeof board === 'string') return board.includes('+') ? board.split('+') : board;
  return Array.isArray(board) && board.every((face) => typeof face === 'string') ? board : undefined;
}

/** Faces of islands that were chosen one by one. */
export const facesOf = (board: Draft['board']): readonly string[] | undefined =>
  typeof board === 'object' && !('shape' in board) ? board : undefined;

/** Another game for the same people. House rules stay where it knows them; what tiles are worth is a matter of its box. */
export function withEdition(draft: Draft, edition: GameKind, ownBox: OwnBox): Draft {
  const isSameBox = (draft.edition === 'classic') === (edition === 'classic');
  const next = { ...draft, edition, first: undefined };
  if (isSameBox) return next;
  return { ...next, board: undefined, islandsFor: undefined, box: undefined, homebrew: undefined, values: valuesOf(ownBox, edition) };
}

/** What somebody's own box shows, if they play by it; every value of the classic box is known. */
export const valuesOf = ({ isOn, values }: OwnBox, edition: GameKind): House['values'] =>
  isOn && edition !== 'classic' ? values : undefined;

/** A game of others once more: whoever asks takes the first chair, bots of middling strength the rest. */
export function draftOf(setup: Setup, you: string): Draft {
  const names = typeof setup.seats === 'number' ? [you, ...BOT_NAMES].slice(0, setup.seats) : setup.seats;
  return {
    ...houseOf(setup),
    edition: setup.variant ?? setup.edition,
    seed: '',
    board: ownBoard(setup),
    chairs: names.map((name, seat) => ({ name, colour: seatColours[seat] ?? 'blue', sitter: seat === 0 ? 'person' : 'casual' })),
  };
}

export function withSeat(draft: Draft): Draft {
  const { chairs } = draft;
  if (chairs.length >= MOST) return draft;
  const name = BOT_NAMES.find((known) => chairs.every((chair) => chair.name !== known)) ?? seatName(chairs.length);
  const colour = seatColours.find((known) => chairs.every((chair) => chair.colour !== known)) ?? 'blue';
  const sitter: Sitter = OPPONENTS.find((bot) => chairs.some((chair) => chair.sitter === bot)) ?? 'casual';
  return { ...draft, first: undefined, chairs: [...chairs, { name, colour, sitter }] };
}

export function withoutSeat(draft: Draft, seat: number): Draft {
  if (draft.chairs.length <= FEWEST) return draft;
  return { ...draft, first: undefined, chairs: draft.chairs.filter((_, i) => i !== seat) };
}

/** A colour belongs to one seat: whoever had it takes the other's. */
export function withColour(draft: Draft, seat: number, colour: SeatColour): Draft {
  const before = draft.chairs[seat]?.colour;
  return {
    ...draft,
    chairs: draft.chairs.map((chair, i) => {
      if (i === seat) return { ...chair, colour };
      return chair.colour === colour && before !== undefined ? { ...chair, colour: before } : chair;
    }),
  };
}

export const withChair = (draft: Draft, seat: number, change: Partial<Chair>): Draft => ({
  ...draft,
  chairs: draft.chairs.map((chair, i) => (i === seat ? { ...chair, ...change } : chair)),
});

/** Islands to choose faces for: each a list of faces that may lie there. */
export function islandSlots(seats: number): readonly (readonly string[])[] {
  const sizes = seats === 2 || seats === 3 || seats === 4 || seats === 5 ? islandSets[seats] : [];
  return sizes.map((size) => islandBoards.filter((board) => board.size === size).flatMap(({ faces }) => faces));
}

/** Some set of faces, no piece of cardboard twice. */
export function firstFaces(seats: number): string[] {
  const laid: string[] = [];
  for (const choices of islandSlots(seats)) laid.push(choices.find((face) => laid.every((l) => l.slice(0, 2) !== face.slice(0, 2))) ?? '');
  return laid;
}

/** Lays a face into a slot; another slot that shows the same piece of cardboard gets what lay here before. */
export function withFace(faces: readonly string[], slot: number, face: string): string[] {
  const boardOfFace = (id: string): string => id.slice(0, 2);
  const next = faces.map((known, i) => (i === slot ? face : known));
  const other = next.findIndex((known, i) => i !== slot && boardOfFace(known) === boardOfFace(face));
  if (other < 0) return next;
  return next.map((known, i) => (i === other ? (faces[slot] ?? known) : known));
}

export type Team = NonNullable<SeatView['team']>;

/** On which side each seat plays, where there are sides; empty elsewhere. */
export function teamsAt(edition: GameKind, seats: number): readonly Team[] {
  const laid = newGame({ ...boxOf(edition), seats, seed: 'teams' });
  return view(laid, undefined).seats.flatMap(({ team }) => team ?? []);
}

/** Who may be made to begin: the rules of some games leave no choice. */
export function beginners(edition: GameKind, seats: number): readonly number[] {
  const may = (first: number): boolean => {
    try {
      newGame({ ...boxOf(edition), seats, seed: 'first', first });
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  };
  return Array.from({ length: seats }, (_, seat) => seat).filter(may);
}

export const boxOf = (edition: GameKind): Pick<Setup, 'edition' | 'variant'> =>
  edition === 'battle' ? { edition: 'azeroth', variant: 'battle' } : { edition };

/** Islands drawn as for another number of seats come from the same seed: the same seed gives the same game. */
export function wishedBoard({ board, islandsFor }: BoardWish, edition: GameKind, seed: string): Draft['board'] {
  if (board !== undefined || islandsFor === undefined || edition === 'classic') return board;
  return ownBoard(complete({ edition: 'azeroth', seats: islandsFor, seed }));
}

function setupOf(draft: Draft, fresh: () => string): Setup {
  const { edition, chairs, first } = draft;
  const seed = draft.seed.trim() === '' ? fresh() : draft.seed.trim();
  const box = boxOf(edition);
  const board = wishedBoard(draft, edition, seed);
  return {
    ...box,
    seats: chairs.map(({ name }) => name.trim()),
    seed,
    ...agreedBy(draft, box.edition),
    ...(board !== undefined && { board }),
    ...(first !== undefined && { first }),
  };
}

/** Whoever plays with something new is not to wait for it, nor to see a bot take it: so many deals are looked at until it is on offer and a person picks first. */
const MOST_DEALS = 120;

function dealtOf(draft: Draft, fresh: () => string): Setup {
  const { awaited, chairs, seed } = draft;
  const first = complete(setupOf(draft, fresh));
  if (awaited === undefined || seed.trim() !== '') return first;
  let setup = first;
  let offered: Setup | undefined;
  for (let deals = 1; deals < MOST_DEALS; deals++) {
    const { offers, toDecide = 0 } = view(newGame(setup), 0);
    if (JSON.stringify(offers).includes(JSON.stringify(awaited))) {
      if (chairs[toDecide]?.sitter === 'person') return setup;
      offered ??= setup;
    }
    setup = complete(setupOf(draft, fresh));
  }
  return offered ?? setup;
}

export type Dealt = { readonly game: SavedGame } | { readonly faults: readonly string[] };

export function deal(draft: Draft, fresh: () => string, now: number): Dealt {
  try {
    const setup = dealtOf(draft, fresh);
    const { round } = newGame(setup);
    const trust = draft.isUncovered && { isUncovered: draft.isUncovered };
    const first = draft.isFirst && { isFirst: draft.isFirst };
    return {
      game: {
        format: FORMAT,
        id: fresh(),
        setup,
        chairs: draft.chairs,
        moves: [],
        begun: now,
        touched: now,
        isOver: false,
        round,
        ...trust,
        ...first,
      },
    };
  } catch (error) {
    if (error instanceof Refused) return { faults: error.faults.map(({ message }) => message) };
    throw error;
  }
}
