/** What an ability remembers: one number for this turn, and one for the life of its people. */
import type { Ability } from './ability.ts';
import { replaced } from './lists.ts';
import type { Read, State } from './state.ts';
import { slotOf } from './world.ts';

export const today = (p: Read, ability: Ability): number => p.today[slotOf(p, ability)];
export const remembered = (p: Read, ability: Ability): number => p.memory[slotOf(p, ability)];

export function noteToday(s: State, ability: Ability, number: number): void {
  s.today[slotOf(s, ability)] = number;
}

export function remember(s: State, ability: Ability, number: number): void {
  s.memory = replaced(s.memory, slotOf(s, ability), number);
}
