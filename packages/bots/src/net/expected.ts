/** What a table between two turns is worth to a seat: what the weights expect, corrected by what the net has learned from games that were played on from such tables. */
import type { State } from '@elbowroom/rules';
import { MOST_SEATS } from '../chart.ts';
import { OVER } from '../packed.ts';
import type { Weights } from '../weights.ts';
import { outlook, worth, worthOf } from '../worth.ts';
import { countRegions, look } from './inputs.ts';
import { corrected } from './net.ts';

const totals = new Float64Array(MOST_SEATS);

/** With weights that have no net it is their worth. */
export function expected(s: State, weights: Weights, me: number): number {
  const { net } = weights;
  if (net === undefined || s.stage === OVER) return worth(s, weights, me);
  const seen = outlook(s, weights);
  countRegions(s, seen);
  const { seats, turnsLeft } = seen.chart;
  for (let seat = 0; seat < seats; seat++) {
    totals[seat] = s.coins[seat];
    if (turnsLeft[seat] === 0) continue;
    look(s, seen, net.layout, seat);
    totals[seat] += seen.toCome[seat] + corrected(net);
  }
  return worthOf(s, totals, me);
}
