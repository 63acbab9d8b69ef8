/** The bench for one map. Every change of the map is kept at once. */
import type { Sketch } from '@elbowroom/rules/maps';
import { type BenchState, laid } from './strokes.ts';

export type Bench = {
  readonly now: BenchState;
  readonly sketch: Sketch;
  /** Does something on it. */
  readonly act: (deed: (bench: BenchState) => BenchState) => void;
};

export function openBench(first: Sketch, keep: (sketch: Sketch) => void): Bench {
  let now = $state.raw(laid(first));
  return {
    get now() {
      return now;
    },
    get sketch() {
      return now.history.now;
    },
    act: (deed) => {
      const before = now.history.now;
      now = deed(now);
      if (now.history.now !== before) keep(now.history.now);
    },
  };
}
