/** Follows one game: who plays what, and what it brings while it is active. What is paid and found in the draft is not the people's doing. */
import type { Event, Item } from '@elbowroom/rules';
import type { State } from '@elbowroom/rules/search';
import { addTo, type Tally } from './tally.ts';

interface Played {
  readonly race: string;
  readonly power: string;
}

/** Hears what came of each move: the state after it, and the events. */
export type Ledger = (after: State, events: readonly Event[]) => void;

export function openLedger(tally: Tally): Ledger {
  /** What each seat plays. */
  const active = new Map<number, Played>();
  const credit = (seat: number, coins: number, turns = 0): void => {
    const played = active.get(seat);
    if (played === undefined) return;
    addTo(tally.races, played.race, coins, turns);
    addTo(tally.powers, played.power, coins, turns);
  };
  const enter = (after: State, event: Event): void => {
    if (event.type === 'picked') {
      active.set(event.seat, event);
      for (const id of [event.race, event.power]) tally.picked.set(id, (tally.picked.get(id) ?? 0) + 1);
    } else if (event.type === 'declined') active.delete(event.seat);
    else if (event.type === 'earned' && event.ability !== undefined) credit(event.seat, event.coins);
    else if (event.type === 'paid' && event.ability !== undefined) {
      credit(event.seat, -event.coins);
      if (event.to !== undefined) credit(event.to, event.coins);
    } else if (event.type === 'scored') credit(event.seat, event.total - declinedShare(after, event.items, active.get(event.seat)), 1);
  };
  return (after, events) => {
    for (const event of events) enter(after, event);
  };
}

/** Coins of a score that came from a people in decline: the lines of another race, or of a power that has stayed with it. */
function declinedShare({ world }: State, items: readonly Item[], active: Played | undefined): number {
  const isOfOther = (what: string): boolean =>
    (what !== active?.race && world.races.some(({ id }) => id === what)) ||
    (what !== active?.power && world.powers.some(({ id }) => id === what));
  return items.reduce((sum, { what, amount }) => (isOfOther(what) ? sum + amount : sum), 0);
}
