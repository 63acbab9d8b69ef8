/** Peoples by lot: whoever needs one gets any of those on offer, so that nobody's taste or purse decides where a tile is seen. */
import type { Move, State } from '@elbowroom/rules';
import type { Chance } from '../chance.ts';
import { NONE } from '../packed.ts';
import type { Marked } from './study.ts';

const indexOf = (tiles: readonly { readonly id: string }[], id: string): number => tiles.findIndex((tile) => tile.id === id);

/** Lays tiles among those on offer, a race and a power not side by side; what cannot be on offer stays where it is. The state is one's own. */
export function layOut(s: State, marked: readonly Marked[], chance: Chance): void {
  const numbersIn = (tiles: readonly { readonly id: string }[]): number[] =>
    marked.map(({ tile }) => indexOf(tiles, tile)).filter((number) => number >= 0);
  const [race = NONE] = numbersIn(s.world.races);
  const [power = NONE] = numbersIn(s.world.powers);
  if (race !== NONE) layRace(s, race, chance);
  if (power !== NONE) layPower(s, power, Math.max(...s.columns.map((column) => column.indexOf(race))), chance);
}

function layRace(s: State, race: number, chance: Chance): void {
  const laid = s.columns.map((column, i) => exchanged(column, s.stacks[i], race, chance));
  s.columns = laid.map(([column]) => column);
  s.stacks = laid.map(([, stack]) => stack);
}

type Laid = readonly [offered: readonly number[], stack: readonly number[]];

function exchanged(offered: readonly number[], stack: readonly number[], tile: number, chance: Chance): Laid {
  const at = stack.indexOf(tile);
  if (at < 0 || offered.length === 0) return [offered, stack];
  const row = chance(offered.length);
  return [offered.with(row, tile), stack.with(at, offered[row])];
}

/** `taken`: a row that it must not lie in. */
function layPower(s: State, power: number, taken: number, chance: Chance): void {
  const { powerStack, powers } = s;
  const [now, at] = [powers.indexOf(power), powerStack.indexOf(power)];
  const rows = [...powers.keys()].filter((row) => row !== taken);
  if ((now < 0 && at < 0) || rows.includes(now) || rows.length === 0) return;
  const row = rows[chance(rows.length)];
  const other = powers[row];
  s.powers = powers.with(row, power);
  if (now >= 0) s.powers = s.powers.with(now, other);
  else s.powerStack = powerStack.with(at, other);
}

const isOf = (s: State, move: Move, tile: string): boolean => {
  if (move.type !== 'pick') return false;
  const offer = s.world.edition.draft.offer(s, s.turn, move.place);
  return offer !== undefined && (s.world.races[offer.race].id === tile || s.world.powers[offer.power]?.id === tile);
};

/** The pick that the lot falls on; undefined where nothing is picked. Marked tiles wait for whom they are meant for. `taken`: by seat, how many peoples it has had. */
export function drawn(
  s: State,
  legal: readonly Move[],
  taken: readonly number[],
  marked: readonly Marked[],
  chance: Chance,
): Move | undefined {
  const picks = legal.filter(({ type }) => type === 'pick');
  if (picks.length === 0) return undefined;
  const seats = s.active.length;
  const any = (list: readonly Move[]): Move => list[chance(list.length)];
  const withAny = (tiles: readonly Marked[]): Move[] => picks.filter((move) => tiles.some(({ tile }) => isOf(s, move, tile)));
  const waiting = marked.filter(({ people, place }) => taken[(place + s.first) % seats] < people);
  const mine = waiting.filter(({ people, place }) => (place + s.first) % seats === s.turn && taken[s.turn] + 1 === people);
  const meant = withAny(mine);
  if (meant.length > 0) return any(meant);
  const kept = withAny(waiting);
  const others = picks.filter((move) => !kept.includes(move));
  return any(others.length > 0 ? others : picks);
}
