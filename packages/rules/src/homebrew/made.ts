/** What a homemade tile is compiled with, and how its hooks come together. */
import type { Ability, Piece, Term } from '../core/ability.ts';
import type { PeopleNo, RegionNo } from '../core/numbers.ts';
import type { Read, State } from '../core/state.ts';
import type { Memory } from './memory.ts';
import type { Effect } from './vocabulary.ts';
import type { Wheres } from './where.ts';

export const RULE = 'CL-BLANK-1';

type Kind = Effect['effect'];
export type Of<K extends Kind> = Extract<Effect, { effect: K }>;
export type Hooks = Omit<Ability, 'id' | 'key'>;

/** A kind of piece, and how it comes onto the map. */
export interface Laid {
  readonly kind: Piece;
  readonly effect: Of<'piece'>;
}

export interface Made {
  readonly effects: readonly Effect[];
  /** Asked for once the tile is there. */
  readonly tile: () => Ability;
  readonly wheres: Wheres;
  readonly memory: Memory;
  readonly laid: readonly Laid[];
  readonly isMarker: boolean;
}

export const ofKind = <K extends Kind>(effects: readonly Effect[], kind: K): Of<K>[] =>
  effects.filter((e): e is Of<K> => e.effect === kind);

/** Hooks of several effects on one tile: what they lower a cost by is added up, and what they do, they do one after the other. */
export function merged(list: readonly Hooks[]): Hooks {
  const [discounts, forms, conquests] = [
    list.flatMap(({ discount }) => discount ?? []),
    list.flatMap(({ onForm }) => onForm ?? []),
    list.flatMap(({ onConquest }) => onConquest ?? []),
  ];
  const all: Hooks = {};
  for (const hooks of list) Object.assign(all, hooks);
  return {
    ...all,
    ...(discounts.length > 1 && { discount: sum(discounts) }),
    ...(forms.length > 1 && {
      onForm: (s: State, me: PeopleNo) => {
        for (const react of forms) react(s, me);
      },
    }),
    ...(conquests.length > 1 && {
      onConquest: (s: State, me: PeopleNo, r: RegionNo) => {
        for (const react of conquests) react(s, me, r);
      },
    }),
  };
}

const sum = (terms: readonly Term[]): Term => ({
  rule: RULE,
  amount: (p: Read, me, r) => terms.reduce((total, { amount }) => total + amount(p, me, r), 0),
});
