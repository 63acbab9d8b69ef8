/** A finished game as a file that the command line replays and verifies. */
import { replay, type Setup } from '@elbowroom/rules';
import { endOf, writeRecord } from '@elbowroom/rules/record';
import { hashOf } from '../secrets.ts';

export function writeGame(setup: Setup, moves: readonly string[]): string {
  return writeRecord({ setup, moves, claims: { seedHash: hashOf(setup.seed), ...endOf(replay(setup, moves)) } });
}
