/** What can be done now, sorted for the page: everything comes from the list of legal moves. */
import type { Move } from '@elbowroom/rules';

type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

type AttackMove = MoveOf<'conquer' | 'roll'>;

/** An ability that is used by itself: at once, on a region, or on two regions one after the other. */
type Ability = {
  readonly id: string;
  readonly now?: Move;
  readonly first: ReadonlyMap<number, { readonly move?: Move; readonly second: ReadonlyMap<number, Move> }>;
};

export type Controls = {
  /** By place in the column of offers. */
  readonly picks: ReadonlyMap<number, Move>;
  readonly expand?: Move;
  readonly decline?: Move;
  readonly done?: Move;
  /** By region, each with every way to attack it. */
  readonly attacks: ReadonlyMap<number, readonly AttackMove[]>;
  readonly abandons: ReadonlyMap<number, Move>;
  /** Tokens to put down, by region. */
  readonly tokens: ReadonlyMap<number, Move>;
  /** Pieces and markers to put down, by their id and by region. */
  readonly pieces: ReadonlyMap<string, ReadonlyMap<number, Move>>;
  readonly abilities: readonly Ability[];
  readonly answers: readonly MoveOf<'choose'>[];
};

export function controlsOf(moves: readonly Move[]): Controls {
  const picks = new Map<number, Move>();
  const attacks = new Map<number, AttackMove[]>();
  const abandons = new Map<number, Move>();
  const tokens = new Map<number, Move>();
  const pieces = new Map<string, Map<number, Move>>();
  const uses = new Map<string, MoveOf<'use'>[]>();
  const answers: MoveOf<'choose'>[] = [];
  const plain: { expand?: Move; decline?: Move; done?: Move } = {};
  for (const move of moves) {
    switch (move.type) {
      case 'pick':
        picks.set(move.place, move);
        break;
      case 'expand':
      case 'decline':
      case 'done':
        plain[move.type] = move;
        break;
      case 'conquer':
      case 'roll':
        attacks.set(move.region, [...(attacks.get(move.region) ?? []), move]);
        break;
      case 'abandon':
        abandons.set(move.region, move);
        break;
      case 'deploy':
        if (move.piece === undefined) tokens.set(move.region, move);
        else pieces.set(move.piece, (pieces.get(move.piece) ?? new Map()).set(move.region, move));
        break;
      case 'use':
        uses.set(move.ability, [...(uses.get(move.ability) ?? []), move]);
        break;
      case 'choose':
        answers.push(move);
        break;
    }
  }
  return { ...plain, picks, attacks, abandons, tokens, pieces, answers, abilities: [...uses].map(([id, list]) => abilityOf(id, list)) };
}

function abilityOf(id: string, moves: readonly MoveOf<'use'>[]): Ability {
  const first = new Map<number, { move?: Move; second: Map<number, Move> }>();
  let now: Move | undefined;
  for (const move of moves) {
    const [a, b] = move.regions;
    if (a === undefined) {
      now = move;
      continue;
    }
    const known: { move?: Move; second: Map<number, Move> } = first.get(a) ?? { second: new Map() };
    if (b === undefined) known.move = move;
    else known.second.set(b, move);
    first.set(a, known);
  }
  return { id, ...(now && { now }), first };
}

/** What the map is asked for at the moment. */
export type Mode =
  | { readonly type: 'main' }
  | { readonly type: 'decline' }
  | { readonly type: 'abandon' }
  | { readonly type: 'piece'; readonly piece: string }
  | { readonly type: 'use'; readonly ability: string; readonly first?: number };

/** What a region can be tapped for: a move, or a first region that asks for a second one. */
export type Deed =
  | { readonly kind: 'attack' | 'abandon' | 'token' | 'use'; readonly move: Move }
  | { readonly kind: 'piece'; readonly move: Move; readonly piece: string }
  | { readonly kind: 'first'; readonly next: Mode };

export function deedsOf(controls: Controls, mode: Mode): Map<number, Deed[]> {
  const { attacks, abandons, tokens, pieces } = controls;
  const each = <T>(map: ReadonlyMap<number, T>, deed: (value: T) => Deed[]): Map<number, Deed[]> =>
    new Map([...map].map(([region, value]) => [region, deed(value)]));
  switch (mode.type) {
    case 'decline':
      return new Map();
    case 'abandon':
      return each(abandons, (move) => [{ kind: 'abandon', move }]);
    case 'use':
      return useDeeds(controls, mode);
    case 'piece':
      return each(pieces.get(mode.piece) ?? new Map<number, Move>(), (move) => [{ kind: 'piece', move, piece: mode.piece }]);
    case 'main': {
      if (attacks.size > 0) return each(attacks, (list) => list.map((move) => ({ kind: 'attack', move })));
      if (tokens.size > 0) return each(tokens, (move) => [{ kind: 'token', move }]);
      const [piece] = pieces;
      return piece === undefined ? new Map() : each(piece[1], (move) => [{ kind: 'piece', move, piece: piece[0] }]);
    }
  }
}

function useDeeds({ abilities }: Controls, mode: Extract<Mode, { type: 'use' }>): Map<number, Deed[]> {
  const found = new Map<number, Deed[]>();
  const ability = abilities.find(({ id }) => id === mode.ability);
  if (mode.first !== undefined) {
    for (const [region, move] of ability?.first.get(mode.first)?.second ?? []) found.set(region, [{ kind: 'use', move }]);
    return found;
  }
  for (const [region, { move, second }] of ability?.first ?? []) {
    const deeds: Deed[] = move === undefined ? [] : [{ kind: 'use', move }];
    if (second.size > 0) deeds.push({ kind: 'first', next: { ...mode, first: region } });
    found.set(region, deeds);
  }
  return found;
}

/** Whether a mode still has something to offer after the table has changed. */
export function isPossible(controls: Controls, mode: Mode): boolean {
  if (mode.type === 'main') return true;
  if (mode.type === 'decline') return controls.decline !== undefined;
  return deedsOf(controls, mode).size > 0 || (mode.type === 'use' && controls.abilities.some(({ id, now }) => id === mode.ability && now));
}
