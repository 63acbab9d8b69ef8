/** A finished game as a file that the command line reads: the form of the golden games. */
import { newGame, outcome, type Setup, snapshot, step } from '@elbowroom/rules';

/** The version of the rules' behaviour that games are played with from now on. */
export const RULES_VERSION = '1';

export function writeGame(rules: string, setup: Setup, moves: readonly string[]): string {
  const state = newGame(setup);
  const { board } = snapshot(state);
  const head = [
    `rules: ${rules}`,
    `edition: ${setup.edition}`,
    ...(setup.variant === undefined ? [] : [`variant: ${setup.variant}`]),
    `seats: ${typeof setup.seats === 'number' ? setup.seats : setup.seats.length}`,
    `seed: ${setup.seed}`,
    ...(typeof board === 'string' ? [`board: ${board}`] : Array.isArray(board) ? [`board: ${board.join('+')}`] : []),
  ];
  const lines: string[] = [];
  let turn = '';
  for (const move of moves) {
    const now = `# round ${state.round}, seat ${state.turn}`;
    if (now !== turn) lines.push(now);
    turn = now;
    lines.push(move);
    step(state, move);
  }
  const result = outcome(state);
  const foot = result === undefined ? [] : [`coins: ${result.coins.join(' ')}`, `winners: ${result.winners.join(' ')}`];
  return [...head, '', ...lines, '', ...foot, ''].join('\n');
}
