/** Whether a finished game was fair: the seed is the one that was promised, and the moves give the result that was told. */
import { type Outcome, outcome, type Setup, tableSetup } from '@elbowroom/rules';
import { sha256, verify } from '@elbowroom/rules/record';
import type { TableView } from './client.ts';

export type Fairness = {
  /** SHA-256 of the seed that was told at the end. */
  readonly hash: string;
  readonly isSeedTrue: boolean;
  /** Undefined if the moves cannot be played from this seed. */
  readonly coins: readonly number[] | undefined;
  readonly isResultTrue: boolean;
};

/** As the server deals it, by the rules of the table: from what the table was opened with, and the seed. */
export function setupOf({ options, rules, seats }: Pick<TableView, 'options' | 'rules' | 'seats'>, seed: string): Setup {
  return tableSetup({ ...options, rules: Number(rules) }, seats, seed);
}

/** What was played here, after what a fork was played on from. */
export const wholeGame = ({ options: { fork } }: Pick<TableView, 'options'>, lines: readonly string[]): readonly string[] =>
  fork === undefined ? lines : [...fork.moves, ...lines];

export function judge(
  table: Pick<TableView, 'options' | 'rules' | 'seats'>,
  promised: string,
  seed: string,
  lines: readonly string[],
  { coins, winners }: Outcome,
): Fairness {
  const claims = { seedHash: promised, coins, winners };
  const { flaws, state } = verify({ setup: setupOf(table, seed), moves: wholeGame(table, lines), claims });
  return {
    hash: sha256(seed),
    isSeedTrue: flaws.every(({ code }) => code !== 'wrong-seed'),
    coins: state && outcome(state)?.coins,
    isResultTrue: flaws.every(({ code }) => code === 'wrong-seed'),
  };
}
