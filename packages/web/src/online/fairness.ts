/** Whether a finished game was fair: the seed is the one that was promised, and the moves give the result that was told. */
import { clone, newGame, type Outcome, outcome, type Setup, type State, step } from '@elbowroom/rules';
import { sha256, verify } from '@elbowroom/rules/record';
import type { TableView } from './client.ts';

export type Verdict = {
  /** SHA-256 of the seed that was told at the end. */
  readonly hash: string;
  readonly isSeedTrue: boolean;
  /** Undefined if the moves cannot be played from this seed. */
  readonly coins: readonly number[] | undefined;
  readonly isResultTrue: boolean;
};

/** As the server deals it, by the rules of the table: from what the table was opened with, and the seed. */
export function setupOf({ options, rules, seats }: Pick<TableView, 'options' | 'rules' | 'seats'>, seed: string): Setup {
  const { clock: _, undo: _undo, spectators: _spectators, ...agreed } = options;
  return { ...agreed, seats: seats.map(({ name }, i) => name ?? `Seat ${i + 1}`), seed, rules: Number(rules) };
}

/** Every moment of the game, from the first. Throws what the rules throw. */
export function replayed(setup: Setup, lines: readonly string[]): State[] {
  const states = [newGame(setup)];
  for (const line of lines) {
    const state = clone(states[states.length - 1]!);
    step(state, line);
    states.push(state);
  }
  return states;
}

export function judge(
  table: Pick<TableView, 'options' | 'rules' | 'seats'>,
  promised: string,
  seed: string,
  lines: readonly string[],
  { coins, winners }: Outcome,
): Verdict {
  const claims = { seedHash: promised, coins, winners };
  const { flaws, state } = verify({ setup: setupOf(table, seed), moves: lines, claims });
  return {
    hash: sha256(seed),
    isSeedTrue: flaws.every(({ code }) => code !== 'wrong-seed'),
    coins: state && outcome(state)?.coins,
    isResultTrue: flaws.every(({ code }) => code === 'wrong-seed'),
  };
}
