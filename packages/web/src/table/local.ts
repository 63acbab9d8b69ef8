/** A table in the page: the rules run here, bots are asked for their moves, and every change is kept. */
import type { Move, View } from '@elbowroom/rules';
import { dealLocally } from './local-game.ts';
import type { SavedGame } from './saved.ts';
import { type BotLevel, botLevels, type Chair, type Table, type Trouble } from './table.ts';
import { BotsMissing } from './thinker.ts';
import { canTakeBack, stepsBack } from './undo.ts';

/** Asks a bot; the answer is one of the legal moves, as its line. */
export type Think = (asked: {
  readonly game: string;
  readonly seat: number;
  readonly level: BotLevel;
  readonly view: View;
  readonly legal: readonly Move[];
}) => Promise<string>;

export type LocalOptions = {
  readonly think: Think;
  /** False if the game could not be kept. */
  readonly keep: (game: SavedGame) => boolean;
  readonly now: () => number;
  /** Milliseconds before the first decision of a bot after one of a person, so that it can still be taken back. */
  readonly grace: () => number;
};

/** Milliseconds after which bots that could not be fetched are called again. */
const CALL_AGAIN = 5000;

const levelOf = (chair: Chair | undefined): BotLevel | undefined => botLevels.find((level) => level === chair?.sitter);

/** Throws Refused for a set-up, IllegalMove for a move that the rules do not know any more. */
export function openLocalTable(saved: SavedGame, { think, keep, now, grace }: LocalOptions): Table {
  const { chairs, id, setup } = saved;
  const game = dealLocally(setup, saved.moves);
  const listeners = new Set<() => void>();
  const people = chairs.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  let viewer: number | undefined = people.length === 1 ? people[0] : undefined;
  let trouble: Trouble | undefined;
  let isLeft = false;
  /** Grows whenever a thought that is under way has lost its point. */
  let moment = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const moves = (): string[] => game.steps.map(({ move }) => move);
  const isOver = (): boolean => game.decider === undefined;
  /** With several people at one screen nobody looks until they have said who they are; what was theirs to see stays until then. */
  const waitsFor = (): number | undefined => {
    const seat = game.decider;
    return seat !== undefined && seat !== viewer && people.includes(seat) ? seat : undefined;
  };
  const changed = (): void => {
    const isKept = keep({ ...saved, moves: moves(), touched: now(), isOver: isOver(), round: game.view(undefined).round });
    trouble = isKept ? (trouble === 'not-kept' ? undefined : trouble) : 'not-kept';
    for (const listener of listeners) listener();
  };
  const askBot = (wait: number): void => {
    clearTimeout(timer);
    const seat = game.decider;
    const level = seat === undefined ? undefined : levelOf(chairs[seat]);
    if (isLeft || seat === undefined || level === undefined) return;
    const mine = ++moment;
    const isStale = (): boolean => isLeft || mine !== moment;
    timer = setTimeout(() => {
      think({ game: id, seat, level, view: game.view(seat), legal: game.legal }).then(
        (line) => {
          if (isStale()) return;
          try {
            game.play(line);
          } catch {
            game.play(game.legal[0]!);
          }
          trouble = undefined;
          changed();
          askBot(0);
        },
        (error: unknown) => {
          if (isStale()) return;
          // The game waits for them: nobody is to lose because a file did not come.
          if (error instanceof BotsMissing) {
            askBot(CALL_AGAIN);
            return;
          }
          trouble = 'bot-failed';
          game.play(game.legal[0]!);
          changed();
          askBot(50);
        },
      );
    }, wait);
  };

  /** Goes so many moves back, and on with these. */
  const revise = (back: number, instead: readonly (Move | string)[]): void => {
    game.revise(game.steps.length - back, instead, viewer);
    moment++;
    changed();
    askBot(grace());
  };

  const table: Table = {
    id,
    chairs,
    get viewer() {
      return viewer;
    },
    get waitsFor() {
      return waitsFor();
    },
    get seq() {
      return game.steps.length;
    },
    get steps() {
      return game.steps;
    },
    get view() {
      return game.view(viewer);
    },
    viewAt: (seq) => game.view(viewer, seq),
    recalls: (seq) => seq <= game.steps.length,
    get canUndo() {
      return canTakeBack(game.steps, viewer);
    },
    get record() {
      return isOver() ? { setup, moves: moves() } : undefined;
    },
    get trouble() {
      return trouble;
    },
    play: (wanted) => {
      if (!isLeft) revise(0, wanted);
    },
    undo: (count = 1, instead = []) => {
      if (!isLeft && stepsBack(game.steps, viewer) >= count) revise(count, instead);
    },
    look: (seat) => {
      if (!people.includes(seat)) return;
      viewer = seat;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => {
      isLeft = true;
      clearTimeout(timer);
      listeners.clear();
    },
  };
  askBot(0);
  return table;
}
