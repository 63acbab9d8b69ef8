/** What a homemade tile remembers of its people. */
import type { Ability } from '../core/ability.ts';
import { remember, remembered } from '../core/memory.ts';
import type { Read, State } from '../core/state.ts';
import type { Effect } from './vocabulary.ts';

/** Whether the coins of its first turn were paid, if it has such; and how many of its first pieces have been laid. */
export interface Memory {
  readonly veteran: number;
  readonly isPaid: (p: Read) => boolean;
  readonly onPaid: (s: State) => void;
  readonly laid: (p: Read) => number;
  readonly onLaid: (s: State) => void;
}

export function memoryOf(effects: readonly Effect[], tile: () => Ability): Memory {
  const shift = effects.some((e) => e.effect === 'income' && e.per === 'first-turn') ? 1 : 0;
  const first = effects.find((e) => e.effect === 'piece' && e.placed === 'first-conquests');
  const count = first?.effect === 'piece' ? first.count : 0;
  return {
    veteran: shift | (count << shift),
    isPaid: (p) => (remembered(p, tile()) & shift) !== 0,
    onPaid: (s) => remember(s, tile(), remembered(s, tile()) | shift),
    laid: (p) => remembered(p, tile()) >> shift,
    onLaid: (s) => remember(s, tile(), remembered(s, tile()) + (1 << shift)),
  };
}
