/** A table in the page: the rules run here, bots are asked for their moves, and every change is kept. */
import { apply, IllegalMove, legalMoves, type Move, newGame, outcome, type State, text, toDecide, type View, view } from '@elbowroom/rules';
import type { SavedGame } from './saved.ts';
import { type BotLevel, botLevels, type Chair, type Step, type Table, type Trouble } from './table.ts';
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
export function openLocalTable(game: SavedGame, { think, keep, now, grace }: LocalOptions): Table {
  const { chairs, id } = game;
  const states: State[] = [newGame(game.setup)];
  const steps: Step[] = [];
  const listeners = new Set<() => void>();
  const people = chairs.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  let viewer: number | undefined = people.length === 1 ? people[0] : undefined;
  let trouble: Trouble | undefined;
  let isLeft = false;
  /** Grows whenever a thought that is under way has lost its point. */
  let moment = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const present = (): State => states[states.length - 1]!;
  const decider = (): number | undefined => toDecide(present());
  const push = (move: Move | string): void => {
    const seat = decider() ?? 0;
    const { state, events } = apply(present(), move);
    states.push(state);
    steps.push({ seat, line: typeof move === 'string' ? move : text(move), events });
  };
  for (const line of game.moves) push(line);

  const enact = (moves: readonly (Move | string)[]): void => {
    for (const move of moves) {
      if (decider() === undefined || decider() !== viewer) throw new IllegalMove('not-listed', 'CORE-TURN-1', 'It is not your turn.');
      push(move);
    }
  };

  /** With several people at one screen nobody looks until they have said who they are; what was theirs to see stays until then. */
  const waitsFor = (): number | undefined => {
    const seat = decider();
    return seat !== undefined && seat !== viewer && people.includes(seat) ? seat : undefined;
  };
  const changed = (): void => {
    const state = present();
    const isKept = keep({
      ...game,
      moves: steps.map(({ line }) => line),
      touched: now(),
      isOver: outcome(state) !== undefined,
      round: state.round,
    });
    trouble = isKept ? (trouble === 'not-kept' ? undefined : trouble) : 'not-kept';
    for (const listener of listeners) listener();
  };
  const askBot = (wait: number): void => {
    clearTimeout(timer);
    const seat = decider();
    const level = seat === undefined ? undefined : levelOf(chairs[seat]);
    if (isLeft || seat === undefined || level === undefined) return;
    const mine = ++moment;
    const isStale = (): boolean => isLeft || mine !== moment;
    timer = setTimeout(() => {
      const state = present();
      think({ game: id, seat, level, view: view(state, seat), legal: legalMoves(state) }).then(
        (line) => {
          if (isStale()) return;
          try {
            push(line);
          } catch {
            push(legalMoves(present())[0]!);
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
          push(legalMoves(present())[0]!);
          changed();
          askBot(50);
        },
      );
    }, wait);
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
      return steps.length;
    },
    get steps() {
      return steps;
    },
    get view() {
      return view(present(), viewer);
    },
    viewAt: (seq) => view(states[Math.max(0, Math.min(seq, steps.length))]!, viewer),
    recalls: (seq) => seq < states.length,
    get canUndo() {
      return canTakeBack(steps, viewer);
    },
    get record() {
      return outcome(present()) === undefined ? undefined : { setup: game.setup, moves: steps.map(({ line }) => line) };
    },
    get trouble() {
      return trouble;
    },
    play: (moves) => {
      if (isLeft) return;
      const before = steps.length;
      try {
        enact(moves);
      } catch (error) {
        states.length = before + 1;
        steps.length = before;
        throw error;
      }
      moment++;
      changed();
      askBot(grace());
    },
    undo: (count = 1, instead = []) => {
      if (isLeft || stepsBack(steps, viewer) < count) return;
      const keep = steps.length - count;
      const gone = { steps: steps.splice(keep), states: states.splice(keep + 1) };
      try {
        enact(instead);
      } catch (error) {
        steps.splice(keep, steps.length, ...gone.steps);
        states.splice(keep + 1, states.length, ...gone.states);
        throw error;
      }
      moment++;
      changed();
      askBot(grace());
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
