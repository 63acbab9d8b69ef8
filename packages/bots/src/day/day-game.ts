/**
 * A game of the day. Its bots think in steps, and begin every turn anew: what they answer follows from the moves alone, on every machine,
 * however often the game was left and opened again.
 */
import { apply, legalMoves, newGame, outcome, type State, text, toDecide, view } from '@elbowroom/rules';
import type { Bot, Budget } from '../bot.ts';
import { botOf } from '../levels.ts';
import type { BotName } from '../names.ts';
import type { DayDeal } from './deal.ts';

/** A game of the day under way. */
export interface DayGame {
  /** How it stands. */
  readonly state: () => State;
  /** What the bot says that must decide; undefined where the person must, or nobody. */
  readonly answer: () => string | undefined;
  /** Throws IllegalMove. */
  readonly play: (line: string) => void;
}

/** None of those who play here counts time: each knows how far to think. */
const BUDGET: Budget = {};

/** Deals the game and plays these moves, whoever thought of them. Throws IllegalMove. */
export function openDayGame({ setup, bots }: Pick<DayDeal, 'setup' | 'bots'>, moves: readonly string[] = []): DayGame {
  let s = newGame(setup);
  const players = new Map<number, Bot>();
  /** Decisions of this turn that bots have not been asked about: they have to know how they came here. */
  let unasked: State[] = [];
  let said: string | undefined;
  const botAt = (from: State): BotName | undefined => bots[toDecide(from) ?? -1];
  const ask = (from: State): string | undefined => {
    const [name, seat] = [botAt(from), toDecide(from)];
    if (name === undefined || seat === undefined) return undefined;
    const player = players.get(seat) ?? botOf(name, `${setup.seed}/${seat}`);
    players.set(seat, player);
    return text(player.decide(view(from, seat), legalMoves(from), BUDGET));
  };
  const answer = (): string | undefined => {
    if (said !== undefined || botAt(s) === undefined) return said;
    for (const past of unasked) ask(past);
    unasked = [];
    said = ask(s);
    return said;
  };
  const play = (line: string): void => {
    const before = s;
    s = apply(before, line).state;
    if (said === undefined && botAt(before) !== undefined) unasked.push(before);
    said = undefined;
    if (s.round === before.round && s.turn === before.turn) return;
    players.clear();
    unasked = [];
  };
  for (const line of moves) play(line);
  return { state: () => s, answer, play };
}

/** What the bot answers after these moves; undefined where no bot must decide. */
export type DayAnswers = (deal: DayDeal, moves: readonly string[]) => string | undefined;

/** Of a game that is asked about again and again, no move is played twice. What it answers throws IllegalMove. */
export function dayAnswers(): DayAnswers {
  let last: { readonly date: string; readonly moves: readonly string[]; readonly game: DayGame } | undefined;
  return (deal, moves) => {
    const known = last?.date === deal.date && last.moves.every((line, i) => line === moves[i]) ? last : undefined;
    const game = known?.game ?? openDayGame(deal);
    last = undefined; // if a move does not fit
    for (const line of moves.slice(known?.moves.length ?? 0)) game.play(line);
    last = { date: deal.date, moves: [...moves], game };
    return game.answer();
  };
}

/** The first of the moves from `from` on, and before `to`, that a bot is said to have made and would not have made. Throws IllegalMove. */
export function firstForged(deal: DayDeal, moves: readonly string[], from = 0, to = moves.length): number | undefined {
  const game = openDayGame(deal, moves.slice(0, from));
  for (const [i, line] of moves.slice(from, to).entries()) {
    if ((game.answer() ?? line) !== line) return from + i;
    game.play(line);
  }
  return undefined;
}

/** Coins at the end, by seat, if a bot plays for the person: something to compare oneself with. */
export function dayPar({ setup, bots, seat }: DayDeal, name: BotName): readonly number[] {
  const game = openDayGame({ setup, bots: bots.with(seat, name) });
  for (let line = game.answer(); line !== undefined; line = game.answer()) game.play(line);
  return outcome(game.state())?.coins ?? [];
}
