/** The weights that games to learn from are played with. */
import type { State } from '@elbowroom/rules';
import type { Net } from '../../src/net/net.ts';
import { type Weights, weightsFor } from '../../src/weights.ts';

/** The weights with another net, the same object for the same weights. */
export function weigher(net: Net | undefined): (s: State) => Weights {
  const known = new Map<Weights, Weights>();
  return (s) => {
    const weights = weightsFor(s);
    const { net: _, ...alone } = weights;
    const own = known.get(weights) ?? (net === undefined ? alone : { ...alone, net });
    known.set(weights, own);
    return own;
  };
}
