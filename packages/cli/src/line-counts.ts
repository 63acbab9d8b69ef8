/** Perft: how many lines of play of each length the rules allow. Any change in what is legal shows up in these numbers. */
import { clone, moveBuffer, moves, type State, step } from '@elbowroom/rules';

/** Lines of 1, 2 … `depth` moves. Lines that come to the end of the game earlier are not counted further on. */
export function lineCounts(s: State, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const buffers = counts.map(() => moveBuffer());
  const descend = (here: State, ply: number): void => {
    const buffer = buffers[ply]!;
    const count = moves(here, buffer);
    counts[ply] = counts[ply]! + count;
    if (ply + 1 === depth) return;
    for (let i = 0; i < count; i++) {
      const next = clone(here);
      step(next, buffer.list[i]!);
      descend(next, ply + 1);
    }
  };
  descend(s, 0);
  return counts;
}
