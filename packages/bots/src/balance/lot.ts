/** Peoples by lot: whoever needs one gets any of those on offer, so that nobody's taste or purse decides where a tile is seen. */
import type { Move, State } from '@elbowroom/rules';
import type { Chance } from '../chance.ts';

/** What comes first, to whom. */
export interface Marked {
  readonly tile: string;
  /** In the order of play. */
  readonly place: number;
}

const indexOf = (tiles: readonly { readonly id: string }[], id: string): number => tiles.findIndex((tile) => tile.id === id);

/** Lays a tile among those on offer, in the place of any of them; one that cannot be on offer stays where it is. The state is one's own. */
export function layOut(s: State, tile: string, chance: Chance): void {
  const race = indexOf(s.world.races, tile);
  if (race >= 0) {
    const laid = s.columns.map((column, i) => exchanged(column, s.stacks[i], race, chance));
    s.columns = laid.map(([column]) => column);
    s.stacks = laid.map(([, stack]) => stack);
    return;
  }
  [s.powers, s.powerStack] = exchanged(s.powers, s.powerStack, indexOf(s.world.powers, tile), chance);
}

type Laid = readonly [offered: readonly number[], stack: readonly number[]];

function exchanged(offered: readonly number[], stack: readonly number[], tile: number, chance: Chance): Laid {
  const at = stack.indexOf(tile);
  if (at < 0 || offered.length === 0) return [offered, stack];
  const row = chance(offered.length);
  return [offered.with(row, tile), stack.with(at, offered[row])];
}

const isOf = (s: State, move: Move, tile: string): boolean => {
  if (move.type !== 'pick') return false;
  const offer = s.world.edition.draft.offer(s, s.turn, move.place);
  return offer !== undefined && (s.world.races[offer.race].id === tile || s.world.powers[offer.power]?.id === tile);
};

/** The pick that the lot falls on; undefined where nothing is picked. A marked tile waits for whom it is meant for. */
export function drawn(s: State, legal: readonly Move[], isFirst: boolean, marked: Marked | undefined, chance: Chance): Move | undefined {
  const picks = legal.filter(({ type }) => type === 'pick');
  if (picks.length === 0) return undefined;
  const any = (list: readonly Move[]): Move => list[chance(list.length)];
  if (marked === undefined || !isFirst) return any(picks);
  const place = (s.turn - s.first + s.active.length) % s.active.length;
  const meant = picks.filter((move) => isOf(s, move, marked.tile));
  if (place === marked.place && meant.length > 0) return any(meant);
  const others = picks.filter((move) => !meant.includes(move));
  return any(others.length > 0 ? others : picks);
}
