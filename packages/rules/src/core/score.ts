/** What a turn brings, line by line. */

import type { Item } from './event.ts';
import { hooksOf } from './hooks.ts';
import { held } from './map.ts';
import type { SeatNo } from './numbers.ts';
import { NONE, type Read, type State } from './state.ts';
import { note } from './verbs.ts';

/** CORE-SCORE-1, CORE-SCORE-2 What a seat would score now. */
export function itemsOf(p: Read, seat: SeatNo): Item[] {
  const items: Item[] = [];
  for (const people of peoplesOf(p, seat)) {
    const regions = held(p, people);
    if (regions > 0) items.push({ rule: 'CORE-SCORE-1', what: p.world.races[people].id, amount: regions });
    for (const { rule, what, amount } of hooksOf(p, people).income) {
      const coins = amount(p, people, NONE);
      if (coins > 0) items.push({ rule, what, amount: coins });
    }
  }
  return items;
}

/** The same as a sum alone, for play without a listener. */
export function incomeOf(p: Read, seat: SeatNo): number {
  let total = 0;
  for (let people = 0; people < p.world.natives; people++) {
    if (p.owner[people] !== seat) continue;
    total += held(p, people);
    const { income } = hooksOf(p, people);
    for (let i = 0; i < income.length; i++) total += income[i].amount(p, people, NONE);
  }
  return total;
}

/** A seat's peoples: the active one first. */
export function peoplesOf(p: Read, seat: SeatNo): number[] {
  const peoples: number[] = [];
  if (p.active[seat] !== NONE) peoples.push(p.active[seat]);
  for (let people = 0; people < p.world.natives; people++) if (p.owner[people] === seat && people !== p.active[seat]) peoples.push(people);
  return peoples;
}

export function scoreTurn(s: State): void {
  const total = incomeOf(s, s.turn);
  s.coins[s.turn] += total;
  if (s.log !== undefined) note(s, { type: 'scored', seat: s.turn, total, items: itemsOf(s, s.turn) });
}
