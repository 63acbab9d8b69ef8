/** A finished game as a file that the command line replays and verifies. */
import { replay, type Setup } from '@elbowroom/rules';
import { endOf, writeRecord } from '@elbowroom/rules/record';
import { hashOf } from '../secrets.ts';

/** What was promised is the table's own seed: of a fork that which came anew. */
export function writeGame(setup: Setup, moves: readonly string[]): string {
  const { seed } = setup.anew ?? setup;
  return writeRecord({ setup, moves, claims: { seedHash: hashOf(seed), ...endOf(replay(setup, moves)) } });
}
