/** The talk of bots at somebody's table: what is in the log, and what hangs in the air. */
import type { Sitting } from '../play/sitting.svelte.ts';
import type { Aside, Table } from '../table/table.ts';
import { asidesOf, type Spoken, spokenAt } from './spoken.ts';

export type Talking = {
  readonly asides: readonly Aside[];
  /** What was said last, until everybody has had a turn. */
  readonly inTheAir: Spoken | undefined;
};

/** Where others play elsewhere bots keep quiet. */
export function openTalking(sitting: Sitting, { chairs, id }: Table, isOn: () => boolean, winners: () => readonly number[]): Talking {
  const isAlone = chairs.every(({ sitter }) => sitter !== 'remote');
  const spoken = $derived(isAlone && isOn() ? spokenAt(sitting.steps, { id, chairs, winners: winners() }) : []);
  const asides = $derived(asidesOf(spoken, chairs));
  const inTheAir = $derived.by(() => {
    const last = spoken.at(-1);
    const turns = sitting.steps.slice(last?.after).flatMap(({ events }) => events.filter(({ type }) => type === 'turn-began'));
    return turns.length < chairs.length ? last : undefined;
  });
  return {
    get asides() {
      return asides;
    },
    get inTheAir() {
      return inTheAir;
    },
  };
}
