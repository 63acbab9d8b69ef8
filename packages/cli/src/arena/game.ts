/** One game of the arena: who sits where, and what came of it. */
import type { Crew } from '@elbowroom/bots';
import { apply, legalMoves, newGame, outcome, type Setup, text, toDecide, view } from '@elbowroom/rules';
import { type Contest, type Played, setupOf } from './contest.ts';
import { budgetOf } from './entrant.ts';
import { type EngineAt, type Player, playersOf } from './player.ts';

/** Rejects with an EngineFault where somebody who thinks elsewhere does not play by the rules. */
export async function playGame(contest: Contest, game: number, crew: Crew, engineAt: EngineAt): Promise<Played> {
  const { bots, budget, seed } = contest;
  const entrantAt = (seat: number): number => (seat + game) % bots.length;
  const setup = setupOf(contest, game);
  const sitting = bots.map((_, seat) => {
    const name = bots[entrantAt(seat)] ?? '';
    return { name, seed: `${seed}/${game}/${entrantAt(seat)}`, budget: budgetOf(name, budget) };
  });
  const stopwatch = stopwatchFor(bots.length);
  const players = await playersOf(setup, sitting, crew, engineAt);
  const { coins, winners } = await playedOut(setup, players, (seat, ms, choices) => stopwatch.note(entrantAt(seat), ms, choices));
  const seatOf = (entrant: number): number => bots.findIndex((_, seat) => entrantAt(seat) === entrant);
  return {
    game,
    coins: bots.map((_, entrant) => coins[seatOf(entrant)] ?? 0),
    wins: bots.map((_, entrant) => (winners.includes(seatOf(entrant)) ? 1 / winners.length : 0)),
    decisions: stopwatch.decisions,
    turns: stopwatch.turns,
  };
}

async function playedOut(setup: Setup, players: readonly Player[], spent: (seat: number, ms: number, choices: number) => void) {
  let s = newGame(setup);
  const moves: string[] = [];
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    const turn = { seen: view(s, seat), legal: legalMoves(s), moves };
    const since = performance.now();
    const move = await players[seat]?.(turn);
    if (move === undefined) throw new Error(`nobody sits on seat ${seat}`);
    spent(seat, performance.now() - since, turn.legal.length);
    moves.push(text(move));
    s = apply(s, move).state;
  }
  return outcome(s) ?? { coins: [], winners: [] };
}

/** Decisions that were one, and whole turns, of each entrant. */
function stopwatchFor(entrants: number) {
  const decisions: number[][] = Array.from({ length: entrants }, () => []);
  const turns: number[][] = Array.from({ length: entrants }, () => []);
  let last = -1;
  return {
    decisions,
    turns,
    note: (entrant: number, ms: number, choices: number): void => {
      if (choices > 1) decisions[entrant]?.push(round(ms));
      const own = turns[entrant] ?? [];
      if (entrant === last && own.length > 0) own[own.length - 1] = round((own.at(-1) ?? 0) + ms);
      else own.push(round(ms));
      last = entrant;
    },
  };
}

const round = (ms: number): number => Math.round(ms * 100) / 100;
