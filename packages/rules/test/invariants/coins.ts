import type { Event } from '../../src/core/event.ts';
import { type Check, demand, total } from './check.ts';

/** What the events say that each seat got. */
function told(events: readonly Event[], seats: number): number[] {
  const coins = new Array<number>(seats).fill(0);
  for (const e of events) {
    if (e.type === 'earned') coins[e.seat] += e.coins;
    else if (e.type === 'scored') coins[e.seat] += e.total;
    else if (e.type === 'paid') {
      coins[e.seat] -= e.coins;
      if (e.to !== undefined) coins[e.to] += e.coins;
    }
  }
  return coins;
}

export const coins: Check[] = [
  {
    name: 'coins of each seat change by exactly what the events say',
    move: ({ before, after, events }) => {
      const change = told(events, before.coins.length);
      for (const [seat, was] of before.coins.entries()) {
        demand(
          after.coins[seat] === was + change[seat],
          () => `seat ${seat}: ${was} became ${after.coins[seat]}, events say ${change[seat]}`,
        );
      }
    },
  },
  {
    name: 'coins on offers change by exactly what is paid and found at a pick',
    move: ({ before, after, events }) => {
      let change = 0;
      const isPaidToBank = before.world.edition.variant === 'battle'; // BA-DRAFT-2
      for (const e of events) if (e.type === 'picked') change += (isPaidToBank ? 0 : e.price) - e.found;
      const [was, is] = [total(before.offerCoins), total(after.offerCoins)];
      demand(is === was + change, () => `${was} on offers became ${is}, events say ${change}`);
    },
  },
  {
    name: 'a score is the sum of its lines',
    move: ({ events }) => {
      for (const e of events) {
        if (e.type !== 'scored') continue;
        const sum = total(e.items.map(({ amount }) => amount));
        demand(sum === e.total, () => `${e.total} scored, lines give ${sum}`);
      }
    },
  },
];
