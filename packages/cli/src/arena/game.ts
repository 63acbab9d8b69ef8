/** One game of the arena: who sits where, and what came of it. */
import type { Crew } from '@elbowroom/bots';
import { apply, legalMoves, newGame, type Outcome, outcome, type Setup, text, toDecide, view } from '@elbowroom/rules';
import { type Contest, type Forfeit, type Played, setupOf } from './contest.ts';
import { budgetOf, entrantOf } from './entrant.ts';
import { type EngineFor, type Player, patienceFor, playersOf } from './player.ts';

/** Rejects with an EngineFault where a bot of another commit does not play by the rules; programs of others lose by that. */
export async function playGame(contest: Contest, game: number, crew: Crew, engineFor: EngineFor, patience = patienceFor): Promise<Played> {
  const { bots, budget, seed } = contest;
  const entrantAt = (seat: number): number => (seat + game) % bots.length;
  const setup = setupOf(contest, game);
  const sitting = bots.map((_, seat) => {
    const name = bots[entrantAt(seat)] ?? '';
    const allowed = budgetOf(name, budget);
    return {
      name,
      seed: `${seed}/${game}/${entrantAt(seat)}`,
      budget: allowed,
      patience: patience(allowed, entrantOf(name)?.commit !== undefined),
    };
  });
  const stopwatch = stopwatchFor(bots.length);
  const forfeits: Forfeit[] = [];
  const players = playersOf(setup, sitting, crew, engineFor, (seat, reason) => forfeits.push({ entrant: entrantAt(seat), reason }));
  const ended = await playedOut(setup, players, (seat, ms, choices) => stopwatch.note(entrantAt(seat), ms, choices));
  const seatOf = (entrant: number): number => bots.findIndex((_, seat) => entrantAt(seat) === entrant);
  const { coins, winners } = judged(
    ended,
    forfeits.map(({ entrant }) => seatOf(entrant)),
  );
  return {
    game,
    coins: bots.map((_, entrant) => coins[seatOf(entrant)] ?? 0),
    wins: bots.map((_, entrant) => (winners.includes(seatOf(entrant)) ? 1 / winners.length : 0)),
    decisions: stopwatch.decisions,
    turns: stopwatch.turns,
    ...(forfeits.length > 0 && { forfeits }),
  };
}

type Ended = Pick<Outcome, 'coins' | 'winners'>;

/** Who has forfeited has nothing and does not win, whatever was played for it: then whoever has most of the others does. */
function judged(ended: Ended, out: readonly number[]): Ended {
  if (out.length === 0) return ended;
  const coins = ended.coins.map((purse, seat) => (out.includes(seat) ? 0 : purse));
  const left = ended.winners.filter((seat) => !out.includes(seat));
  const others = [...coins.keys()].filter((seat) => !out.includes(seat));
  const most = Math.max(...others.map((seat) => coins[seat] ?? 0));
  return { coins, winners: left.length > 0 ? left : others.filter((seat) => coins[seat] === most) };
}

async function playedOut(
  setup: Setup,
  players: readonly Player[],
  spent: (seat: number, ms: number, choices: number) => void,
): Promise<Ended> {
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
