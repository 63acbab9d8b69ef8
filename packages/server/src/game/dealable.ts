/** Whether a table can be dealt, asked before anybody sits at it. */
import { type Fault, IllegalMove, newGame, outcome, Refused, type Setup, walk } from '@elbowroom/rules';
import type { State } from '@elbowroom/rules/search';
import { Problem } from '../errors.ts';
import type { Fork } from '../store/store.ts';
import { refusalOf } from './drafts.ts';

/** Deals it once, and plays the past of a fork, to be told now what is wrong with it. Throws `bad-setup` with every fault, or `illegal-move`. */
export function demandDealable(setup: Setup, fork: Fork | undefined): void {
  const dealt = dealtFrom(setup);
  if (fork === undefined) return;
  const end = playedThrough(dealt, setup, fork.moves);
  const faults = forkFaults(fork, dealt.names.length, end);
  if (faults.length > 0) throw new Problem('bad-setup', { faults });
}

function dealtFrom(setup: Setup): State {
  try {
    return newGame(setup);
  } catch (error) {
    if (error instanceof Refused) throw new Problem('bad-setup', { faults: error.faults });
    throw error;
  }
}

/** After a move that does not fit nothing can be said of the others. */
function playedThrough(dealt: State, { anew }: Setup, moves: readonly string[]): State {
  let [state, index] = [dealt, 0];
  try {
    for (const step of walk(dealt, moves, anew)) {
      state = step.state;
      index++;
    }
    return state;
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    throw refusalOf(error, moves[index] ?? '', index);
  }
}

function forkFaults({ moves, names }: Fork, seats: number, end: State): Fault[] {
  const faults: Fault[] = [];
  if (names.length !== seats)
    faults.push({ code: 'wrong-seats', where: 'fork.names', message: `must be ${seats}, one for each seat, are ${names.length}` });
  if (outcome(end) !== undefined)
    faults.push({
      code: 'game-over',
      where: 'fork.moves',
      message: `the game is over after ${moves.length} moves: nothing is left to be played`,
    });
  return faults;
}
