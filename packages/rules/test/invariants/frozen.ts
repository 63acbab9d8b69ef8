import type { State } from '../../src/core/state.ts';

/** Freezes everything of a state that belongs to it alone; what states share (world, names, key) is frozen once. */
export function deepFrozen(s: State): State {
  for (const value of Object.values(s)) {
    if (!Array.isArray(value) || Object.isFrozen(value)) continue;
    for (const inner of value) if (Array.isArray(inner)) Object.freeze(inner);
    Object.freeze(value);
  }
  return Object.freeze(s);
}
