/** A game in the page and those who sit around it: who looks, what is kept, who is told. */
import type { BotName } from '@elbowroom/bots';
import type { Move, View } from '@elbowroom/rules';
import type { LocalGame } from './local-game.ts';
import type { SavedGame } from './saved.ts';
import type { Trouble } from './table.ts';

/** Asks a bot; the answer is one of the legal moves, as its line. */
export type Think = (asked: {
  readonly game: string;
  readonly seat: number;
  readonly bot: BotName;
  readonly view: View;
  readonly legal: readonly Move[];
  /** In a game of the day: what its bots answer follows from the moves alone. */
  readonly day?: { readonly date: string; readonly moves: readonly string[] };
}) => Promise<string>;

export type LocalOptions = {
  readonly think: Think;
  /** False if the game could not be kept. */
  readonly keep: (game: SavedGame) => boolean;
  readonly now: () => number;
  /** Milliseconds before the first decision of a bot after one of a person, so that it can still be taken back. */
  readonly grace: () => number;
  /** Only a turn of the game is of interest: nobody looks back on it as a whole, or plays it on. */
  readonly isExercise?: true;
};

export type Seating = {
  readonly saved: SavedGame;
  readonly game: LocalGame;
  readonly options: LocalOptions;
  /** Seats of people at this screen. */
  readonly people: readonly number[];
  readonly listeners: Set<() => void>;
  viewer: number | undefined;
  /** Whether whoever looks next has to say so first: only where there is something to hide, and the table has not waved it away. */
  isCovered: boolean;
  trouble: Trouble | undefined;
  isLeft: boolean;
};

export function tell({ listeners }: Seating): void {
  for (const listener of listeners) listener();
}

/** Where nothing is hidden, whoever must decide at this screen looks. */
export function turnTo(seating: Seating): void {
  const { game, people, isCovered } = seating;
  const seat = game.decider;
  if (!isCovered && seat !== undefined && people.includes(seat)) seating.viewer = seat;
}

export const linesOf = ({ game }: Seating): string[] => game.steps.map(({ move }) => move);

/** Whether the table has waved the sheet away. Open purses need none anyway. */
const isWaved = ({ isCovered, saved }: Seating): boolean => !isCovered && saved.setup.openPurses !== true;

/** Keeps the game as it is now, and says so to all who look. */
export function keepOn(seating: Seating): void {
  const { saved, game, options, trouble } = seating;
  turnTo(seating);
  const isKept = options.keep({
    ...saved,
    ...(isWaved(seating) && { isUncovered: true as const }),
    moves: linesOf(seating),
    touched: options.now(),
    isOver: game.decider === undefined,
    round: game.view(undefined).round,
  });
  seating.trouble = isKept ? (trouble === 'not-kept' ? undefined : trouble) : 'not-kept';
  tell(seating);
}

/** With several people at one screen nobody looks until they have said who they are; what was theirs to see stays until then. */
export function awaited({ game, people, viewer }: Seating): number | undefined {
  const seat = game.decider;
  return seat !== undefined && seat !== viewer && people.includes(seat) ? seat : undefined;
}
