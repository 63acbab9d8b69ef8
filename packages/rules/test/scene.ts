/**
 * Small positions for tests: *a position, a move, a fact*.
 *
 *   const glade = board(`
 *     0 forest anchor   - 1 2
 *     1 mountain magic  - 0 2
 *     2 swamp native    - 0 1
 *   `);
 *   const start = scene(glade, `
 *     anna*  night-elves+herbalist  hand 5  2:2+wisp-wall   / tauren 1:2
 *     bert   orcs+miner  coins 0            0:1
 *     natives 3:1
 *     nobody 4+objective
 *     markers 2:frostmourne 4?karazhan
 *   `, { dice: [2] });
 *
 * `*`: whose turn it is. `2:2+wisp-wall`: two tokens and a wall in region 2; `encampment*3`: three of a piece. After `/`: a people in decline.
 * `2:frostmourne` lies face up, `4?karazhan` face down. A board with anchors is an Azeroth board. The phase is `conquest` unless the third argument says otherwise.
 */
import { expect } from 'vitest';
import type { Board, Event, Position, Region, State } from '../src/index.ts';
import { apply, boardOf, legalMoves, position, snapshot, text } from '../src/index.ts';
import { withTiles } from './extras.ts';

const TERRAINS = ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'] as const;
const SYMBOLS = ['mine', 'cavern', 'magic'] as const;

export function board(listing: string): Board {
  const regions = lines(listing).map((line): Region => {
    const [facts = '', borders = ''] = line.split(' - ');
    const words = facts.trim().split(/\s+/).slice(1);
    const island = words.find((w) => /^island\d$/.test(w));
    const terrain = TERRAINS.find((t) => words.includes(t));
    if (terrain === undefined) throw new Error(`no terrain in “${line}”`);
    return {
      terrain,
      symbols: SYMBOLS.filter((s) => words.includes(s)),
      native: words.includes('native'),
      edge: words.includes('edge'),
      anchor: words.includes('anchor'),
      marker: words.includes('marker'),
      ...(island === undefined ? {} : { island: Number(island.slice(-1)) }),
      borders: borders.trim() === '' ? [] : borders.trim().split(/\s+/).map(Number),
    };
  });
  return boardOf({ id: 'scene', regions });
}

type Extras = Partial<Omit<Position, 'seats' | 'board'>>;
type Regions = Record<number, { race?: string; tokens?: number; pieces?: Record<string, number>; markers?: string[]; faceDown?: boolean }>;

export function scene(on: Board | string | readonly string[], table: string, extras: Extras = {}): State {
  const map = boardOf(on);
  const regions: Regions = {};
  const seats: Position['seats'][number][] = [];
  let turn = 0;
  for (const line of lines(table)) {
    const [head = '', ...rest] = line.trim().split(/\s+/);
    if (head === 'natives') for (const spot of rest) fill(regions, spot, 'natives');
    else if (head === 'nobody') for (const spot of rest) fill(regions, spot, undefined);
    else if (head === 'markers') for (const spot of rest) mark(regions, spot);
    else {
      if (head.endsWith('*')) turn = seats.length;
      seats.push(seatFrom(head.replace('*', ''), rest.join(' '), regions));
    }
  }
  while (seats.length < 2) seats.push({ name: `seat ${seats.length}` });
  const edition = map.regions.some((r) => r.anchor === true) ? 'azeroth' : 'classic';
  const whole: Position = { edition, board: map, seat: turn, phase: 'conquest', seats, regions, ...extras };
  return position(withTiles(whole, table.match(/[a-z-]+/g) ?? []));
}

function seatFrom(name: string, line: string, regions: Regions): Position['seats'][number] {
  const [first = '', ...declined] = line.split('/').map((part) => part.trim());
  const active = peopleFrom(first, regions);
  const [race, power] = active.tile?.split('+') ?? [];
  return {
    name,
    ...(active.coins === undefined ? {} : { coins: active.coins }),
    ...(race === undefined || power === undefined ? {} : { active: { race, power, hand: active.hand ?? 0, aside: active.aside ?? 0 } }),
    declined: declined.map((part) => {
      const people = peopleFrom(part, regions);
      const [tile = '', kept] = people.tile?.split('+') ?? [];
      return { race: tile, ...(kept === undefined ? {} : { power: kept }), hand: people.hand ?? 0 };
    }),
  };
}

function peopleFrom(part: string, regions: Regions): { tile?: string; hand?: number; aside?: number; coins?: number } {
  const found: { tile?: string; hand?: number; aside?: number; coins?: number } = {};
  const words = part.split(/\s+/).filter(Boolean);
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === 'hand' || word === 'aside' || word === 'coins') found[word] = Number(words[++i]);
    else if (/^\d/.test(word)) fill(regions, word, found.tile?.split('+')[0]);
    else found.tile = word;
  }
  return found;
}

function fill(regions: Regions, spot: string, race: string | undefined): void {
  const [place = '', ...pieces] = spot.split('+');
  const [r = '', tokens] = place.split(':');
  regions[Number(r)] = {
    ...regions[Number(r)],
    ...(race === undefined ? {} : { race, tokens: Number(tokens ?? 1) }),
    ...(pieces.length === 0
      ? {}
      : { pieces: Object.fromEntries(pieces.map((p) => [p.split('*')[0] ?? '', Number(p.split('*')[1] ?? 1)])) }),
  };
}

function mark(regions: Regions, spot: string): void {
  const [, r = '', face = '', id = ''] = /^(\d+)([:?])(.+)$/.exec(spot) ?? [];
  const here = regions[Number(r)] ?? {};
  regions[Number(r)] = { ...here, markers: [...(here.markers ?? []), id], ...(face === '?' ? { faceDown: true } : {}) };
}

const lines = (given: string): string[] => given.split('\n').filter((line) => line.trim() !== '');

/** The state after some moves. Dice laid down for the scene must all be used by them. */
export function after(s: State, ...moves: string[]): State {
  const end = moves.reduce((state, move) => apply(state, move).state, s);
  if (end.dice.length > 0) throw new Error(`dice left over: ${end.dice.join(' ')}`);
  return end;
}

/** What the last of some moves made happen. */
export function events(s: State, ...moves: string[]): Event[] {
  return moves.reduce<{ state: State; events: Event[] }>((now, move) => apply(now.state, move), { state: s, events: [] }).events;
}

/** Plays the first legal move until the turn of another seat begins (or the game ends): redeployment and questions however they come. */
export function endTurn(s: State): State {
  const seat = snapshot(s).seat;
  let now = s;
  for (let guard = 0; guard < 500; guard++) {
    const position = snapshot(now);
    if (position.seat !== seat || position.memory?.stage === 'over') return now;
    const options = legalMoves(now).map(text);
    now = apply(now, options.includes('done') ? 'done' : (options[0] ?? 'done')).state;
  }
  throw new Error('the turn does not end');
}

/** What lies in a region. */
export const at = (s: State, r: number): NonNullable<Position['regions']>[number] => snapshot(s).regions?.[r] ?? {};

/** A seat as it is written in a position. */
export function seatAt(s: State, seat: number): Position['seats'][number] {
  const found = snapshot(s).seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

export const coins = (s: State, seat: number): number => seatAt(s, seat).coins ?? 0;
export const hand = (s: State, seat: number): number => seatAt(s, seat).active?.hand ?? 0;

/** Tokens of a race that are out of the game for now. */
export const tray = (s: State, race: string): number => s.tray[s.world.races.findIndex(({ id }) => id === race)] ?? 0;

/** Legal moves as text, all of them or those that begin with some words. */
export const legal = (s: State, start = ''): string[] =>
  legalMoves(s)
    .map(text)
    .filter((line) => line.startsWith(start));

expect.extend({
  /** `toHold(7, 'trolls', 2)`: so many tokens of a race, or of a piece, or a marker, in a region. */
  toHold(s: State, r: number, what: string, count?: number) {
    const here = at(s, r);
    const found = here.race === what ? (here.tokens ?? 0) : (here.pieces?.[what] ?? (here.markers?.includes(what) === true ? 1 : 0));
    return { pass: count === undefined ? found > 0 : found === count, message: () => `region ${r} holds ${JSON.stringify(here)}` };
  },
});

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toHold(region: number, what: string, count?: number): R;
  }
}
