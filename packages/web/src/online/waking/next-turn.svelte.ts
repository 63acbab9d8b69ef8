/** At a table where others decide: which of my other tables waits for me. */
import type { AwaitedTable } from '@elbowroom/server';
import type { Client } from '../client.ts';

/** Milliseconds: bots often answer at once, and it is my turn again. */
const SOON_MS = 1500;
const AGAIN_MS = 60_000;

export type NextTurn = { readonly others: readonly AwaitedTable[] };

/** `isFree`: whether nothing is waited for here. */
export function watchTurns(client: Pick<Client, 'turns'>, id: string, isFree: () => boolean): NextTurn {
  let others = $state.raw<readonly AwaitedTable[]>([]);
  /** News that leave that as it is begin nothing anew. */
  const free = $derived(isFree());
  $effect(() => {
    others = [];
    if (!free) return;
    const look = (): void => {
      client.turns().then(
        (turns) => {
          others = turns.filter(({ table }) => table.id !== id);
        },
        () => undefined,
      );
    };
    const soon = setTimeout(look, SOON_MS);
    const again = setInterval(look, AGAIN_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  });
  return {
    get others() {
      return others;
    },
  };
}
