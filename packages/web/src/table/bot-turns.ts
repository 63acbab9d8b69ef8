/** The turns of the bots at a table in the page: whoever must decide is asked, and the game goes on. */
import { opponentFrom } from '../opponents/chosen.ts';
import type { LocalGame } from './local-game.ts';
import { keepOn, linesOf, type Seating } from './seating.ts';
import { BotsMissing } from './thinker.ts';

type BotTurns = {
  /** Asks the bot that must decide, if it is one, after so many milliseconds. A thought under way has lost its point. */
  readonly ask: (wait: number) => void;
  readonly stop: () => void;
};

/** Milliseconds after which bots that could not be fetched are called again. */
const CALL_AGAIN = 5000;
/** And after which the next is asked when one has failed. */
const AFTER_FAILURE = 50;

const playAny = (game: LocalGame): void => game.play(game.legal[0]!);

/** What does not fit is not played: anything is, so that nobody has to wait. */
function playOr(game: LocalGame, line: string): void {
  try {
    game.play(line);
  } catch {
    playAny(game);
  }
}

export function openBotTurns(seating: Seating): BotTurns {
  const { saved, game, options } = seating;
  /** Grows whenever a thought that is under way has lost its point. */
  let moment = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    moment++;
  };
  const onThought = (line: string): void => {
    playOr(game, line);
    seating.trouble = undefined;
    keepOn(seating);
    ask(0);
  };
  const onFailure = (error: unknown): void => {
    // The game waits for them: nobody is to lose because a file did not come.
    if (error instanceof BotsMissing) {
      ask(CALL_AGAIN);
      return;
    }
    seating.trouble = 'bot-failed';
    playAny(game);
    keepOn(seating);
    ask(AFTER_FAILURE);
  };
  function ask(wait: number): void {
    stop();
    const seat = game.decider;
    const bot = seat === undefined ? undefined : opponentFrom(saved.chairs[seat]?.sitter);
    if (seating.isLeft || seat === undefined || bot === undefined) return;
    const mine = moment;
    timer = setTimeout(() => {
      const day = saved.day === undefined ? {} : { day: { date: saved.day, moves: linesOf(seating) } };
      options.think({ game: saved.id, seat, bot, view: game.view(seat), legal: game.legal, ...day }).then(
        (line) => mine === moment && onThought(line),
        (error: unknown) => mine === moment && onFailure(error),
      );
    }, wait);
  }
  return { ask, stop };
}
