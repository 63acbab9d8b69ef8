/** How things of the game are called in sentences. */

import type { Ability } from '../core/ability.ts';
import { controller } from '../core/map.ts';
import type { PeopleNo, RegionNo } from '../core/numbers.ts';
import { NONE, type Read } from '../core/state.ts';
import { homemadeTiles } from '../homebrew/vocabulary.ts';

/** Names that do not follow from their ids. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['ashes-of-alar', "Ashes of Al'ar"],
  ['lights-hope-chapel', "Light's Hope Chapel"],
  ['watchtower', 'Watch Tower'],
]);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => (word === 'of' ? word : capital(word)))
    .join(' ');

/** `night-elves` becomes Night Elves, `well-of-eternity` Well of Eternity; a homemade tile is called as its maker wants. */
export function readable({ world }: Read, id: string): string {
  const made = homemadeTiles(world.homebrew).find((tile) => tile.id === id);
  return made?.name?.en ?? NAMES.get(id) ?? titled(id);
}

/** A piece in the middle of a sentence: watch tower. */
export const pieceName = (p: Read, id: string): string => readable(p, id).toLowerCase();

/** a hero, an objective. */
export const a = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

/** An ability at the beginning of a sentence: Frostmourne, or The ability of the Orcs. */
export const abilityName = (p: Read, { id }: Ability): string =>
  p.world.races.some((race) => race.id === id) ? `The ability of the ${readable(p, id)}` : readable(p, id);

/** Anything at all in a few harmless characters. */
export function quoted(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const line = typeof value === 'string' ? value : typeof value === 'object' || typeof value === 'function' ? 'this' : String(value);
  return `“${line.slice(0, 40).replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '?')}${line.length > 40 ? '…' : ''}”`;
}

export const regionName = ({ world }: Read, r: RegionNo): string => {
  const name = world.board.regions[r]?.name?.en;
  return name === undefined ? `Region ${r}` : `${name} (${r})`;
};

/** A people by its tiles: Dragon Master Elves. */
export function peopleName(p: Read, people: PeopleNo): string {
  const { power, world } = p;
  if (people === world.natives) return 'natives';
  const tile = power[people] === NONE ? '' : `${readable(p, world.powers[power[people]].id)} `;
  return tile + readable(p, world.races[people].id);
}

/** Whoever holds a region, with their seat: Anna's Dragon Master Elves. */
export function holderName(p: Read, r: RegionNo): string {
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
export function ruleOf({ action, attack, bars, discount, income, pieces, question, toll }: Ability, otherwise: string): string {
  const [first] = [action, attack, bars, toll, ...(pieces ?? []), ...[income ?? []].flat(), discount, question].filter(
    (part) => part !== undefined,
  );
  return first?.rule ?? otherwise;
}
