/** How things of the game are called in sentences. */
import type { Ability } from '../core/ability.ts';
import { controller } from '../core/map.ts';
import { NONE, type Read } from '../core/state.ts';

/** `night-elves` becomes Night Elves, `well-of-eternity` Well of Eternity. */
export const readable = (id: string): string =>
  id
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** Anything at all in a few harmless characters. */
export function quoted(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const line = typeof value === 'string' ? value : typeof value === 'object' || typeof value === 'function' ? 'this' : String(value);
  return `“${line.slice(0, 40).replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '?')}${line.length > 40 ? '…' : ''}”`;
}

export const regionName = ({ world }: Read, r: number): string => {
  const name = world.board.regions[r]?.name?.en;
  return name === undefined ? `Region ${r}` : `${name} (${r})`;
};

/** A people by its tiles: Dragon Master Elves. */
export function peopleName({ power, world }: Read, people: number): string {
  if (people === world.natives) return 'natives';
  const tile = power[people] === NONE ? '' : `${readable(world.powers[power[people]].id)} `;
  return tile + readable(world.races[people].id);
}

/** Whoever holds a region, with their seat: Anna's Dragon Master Elves. */
export function holderName(p: Read, r: number): string {
  const seat = controller(p, r);
  if (p.holder[r] === NONE) return 'nobody';
  return seat === NONE ? 'natives' : `${p.names[seat]}'s ${peopleName(p, p.holder[r])}`;
}

/** 1 hero, 2 heroes. */
export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : /[os]$/.test(one) ? 'es' : 's'}`;

const MOST_LISTED = 12;

/** A list that stays readable, however long it is. */
export function listed(words: readonly string[], between = ', '): string {
  if (words.length <= MOST_LISTED) return words.join(between);
  return `${words.slice(0, MOST_LISTED).join(between)} and ${words.length - MOST_LISTED} more`;
}

/** A rule that an ability's own data names; `otherwise` where none does. */
export function ruleOf({ action, attack, bars, discount, income, pieces, toll }: Ability, otherwise: string): string {
  const [first] = [action, attack, bars, toll, ...(pieces ?? []), ...[income ?? []].flat(), discount].filter((part) => part !== undefined);
  return first?.rule ?? otherwise;
}
