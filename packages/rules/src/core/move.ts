/**
 * Moves, three ways: as one line of text (saved games, tests, reports), as an object (clients), and packed into one integer (search).
 * A packed move is kind | a << 4 | b << 12 | c << 20.
 */
import { IllegalMove } from './errors.ts';
import type { Read } from './state.ts';
import type { World } from './world.ts';

/** What a seat may do, as an object; `text` makes it a line. */
export type Move =
  | { readonly type: 'pick'; readonly place: number }
  | { readonly type: 'expand' | 'decline' | 'done' }
  | { readonly type: 'abandon'; readonly region: number }
  | { readonly type: 'conquer' | 'roll'; readonly region: number; readonly with?: readonly string[] }
  | { readonly type: 'use'; readonly ability: string; readonly regions: readonly number[] }
  | { readonly type: 'choose'; readonly answer: string }
  | { readonly type: 'deploy'; readonly region: number; readonly piece?: string };

/** Kind of a packed move: a combo is taken. */
export const PICK = 0;
/** The packed move `expand`, and its kind. */
export const EXPAND = 1;
/** The packed move `decline`, and its kind. */
export const DECLINE = 2;
/** The packed move `done`, and its kind. */
export const DONE = 3;
/** Kind of a packed move: a region is given up. */
export const ABANDON = 4;
/** Kind of a packed move: a conquest paid from the hand. */
export const CONQUER = 5;
/** Kind of a packed move: the last conquest, by the die. */
export const ROLL = 6;
/** Kind of a packed move: an ability outside a conquest. */
export const USE = 7;
export const CHOOSE = 8;
/** Kind of a packed move: a token or piece is put down. */
export const DEPLOY = 9;

/** Where markers begin among the things that can be deployed: 0 is a token, then the pieces. */
const MARKER = 128;

/** Special attacks that a packed conquest has bits for. */
export const MOST_ATTACKS = 10;

/** What kind of move a packed one is: `PICK`, `CONQUER` … */
export const kindOf = (m: number): number => m & 15;
/** The first number of a packed move: the region of a conquest, roll or deployment, the row of a pick. */
export const aOf = (m: number): number => (m >> 4) & 255;
export const bOf = (m: number): number => (m >> 12) & 255;
/** The third number of a packed move: special attacks of a conquest as bits, the ability of a use, the piece of a deployment (0: a token). */
export const cOf = (m: number): number => (m >> 20) & 1023;

export const pick = (row: number): number => PICK | (row << 4);
export const abandon = (r: number): number => ABANDON | (r << 4);
export const conquer = (r: number, mask: number): number => CONQUER | (r << 4) | (mask << 20);
export const roll = (r: number, mask: number): number => ROLL | (r << 4) | (mask << 20);
export const deploy = (r: number): number => DEPLOY | (r << 4);
export const deployPiece = (r: number, kind: number): number => DEPLOY | (r << 4) | ((kind + 1) << 20);
export const deployMarker = (r: number, marker: number): number => DEPLOY | (r << 4) | ((MARKER + marker) << 20);
/** `NONE` stands for no region. */
export const use = (slot: number, a: number, b: number): number => USE | ((a + 1) << 4) | ((b + 1) << 12) | (slot << 20);

export const chooseNumber = (n: number): number => CHOOSE | ((n + 1) << 12);
export const chooseWord = (p: Read, word: string): number => CHOOSE | ((p.world.words.indexOf(word) + 1) << 4);
export const chooseNone = CHOOSE | (1 << 4);
export const chooseFrom = (p: Read, word: string, n: number): number => chooseWord(p, word) | chooseNumber(n);
export const wordOf = (p: Read, m: number): string | undefined => p.world.words[aOf(m) - 1];
export const numberOf = (m: number): number => bOf(m) - 1;

export function unpack(world: World, m: number): Move {
  const a = aOf(m);
  switch (kindOf(m)) {
    case PICK:
      return { type: 'pick', place: a };
    case EXPAND:
      return { type: 'expand' };
    case DECLINE:
      return { type: 'decline' };
    case ABANDON:
      return { type: 'abandon', region: a };
    case CONQUER:
      return { type: 'conquer', region: a, ...named(world, cOf(m)) };
    case ROLL:
      return { type: 'roll', region: a, ...named(world, cOf(m)) };
    case USE:
      return { type: 'use', ability: world.abilities[cOf(m)].id, regions: [a - 1, bOf(m) - 1].filter((r) => r >= 0) };
    case CHOOSE:
      return {
        type: 'choose',
        answer: [world.words[a - 1], bOf(m) === 0 ? undefined : bOf(m) - 1].filter((w) => w !== undefined).join(' '),
      };
    case DEPLOY:
      return { type: 'deploy', region: a, ...deployed(world, cOf(m)) };
    default:
      return { type: 'done' };
  }
}

function named(world: World, mask: number): { with?: readonly string[] } {
  return mask === 0 ? {} : { with: attackIds(world, mask) };
}

export function attackIds(world: World, mask: number): string[] {
  return world.attacks.filter((_, bit) => ((mask >> bit) & 1) === 1).map(({ id }) => id);
}

function deployed(world: World, c: number): { piece?: string } {
  return c === 0 ? {} : { piece: c >= MARKER ? world.markers[c - MARKER].id : world.pieces[c - 1].id };
}

/** The packed move, or undefined when it names something that this game does not have. */
export function pack(world: World, m: Move): number | undefined {
  switch (m.type) {
    case 'pick':
      return within(m.place) ? pick(m.place) : undefined;
    case 'expand':
      return EXPAND;
    case 'decline':
      return DECLINE;
    case 'done':
      return DONE;
    case 'abandon':
      return within(m.region) ? abandon(m.region) : undefined;
    case 'conquer':
    case 'roll': {
      const mask = maskOf(world, m.with ?? []);
      if (mask === undefined || !within(m.region)) return undefined;
      return m.type === 'conquer' ? conquer(m.region, mask) : roll(m.region, mask);
    }
    case 'use': {
      const slot = world.abilities.findIndex(({ id }) => id === m.ability);
      const [a = -1, b = -1] = m.regions;
      return slot < 0 || m.regions.length > 2 || !m.regions.every(within) ? undefined : use(slot, a, b);
    }
    case 'choose':
      return packedAnswer(world, m.answer);
    case 'deploy':
      return within(m.region) ? packedDeployment(world, m.region, m.piece) : undefined;
  }
}

const within = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < 255;

function maskOf(world: World, ids: readonly string[]): number | undefined {
  let mask = 0;
  for (const id of ids) {
    const bit = world.attacks.findIndex((a) => a.id === id);
    if (bit < 0 || (mask & (1 << bit)) !== 0) return undefined;
    mask |= 1 << bit;
  }
  return mask;
}

function packedAnswer(world: World, answer: string): number | undefined {
  const words = answer.split(' ');
  const last = words.at(-1) ?? '';
  const number = /^\d{1,2}$/.test(last) ? Number(last) : undefined;
  const rest = (number === undefined ? words : words.slice(0, -1)).join(' ');
  const word = rest === '' ? 0 : world.words.indexOf(rest) + 1;
  return rest !== '' && word === 0 ? undefined : CHOOSE | (word << 4) | (number === undefined ? 0 : (number + 1) << 12);
}

function packedDeployment(world: World, region: number, id: string | undefined): number | undefined {
  if (id === undefined) return deploy(region);
  const kind = world.pieces.findIndex((k) => k.id === id);
  if (kind >= 0) return deployPiece(region, kind);
  const marker = world.markers.findIndex((m) => m.id === id);
  return marker >= 0 ? deployMarker(region, marker) : undefined;
}

/** The kind of piece a packed deployment names, or NONE for a token. */
export const pieceOf = (m: number): number => (cOf(m) >= MARKER ? -1 : cOf(m) - 1);

/** The canonical line of a move. Throws IllegalMove for what is none. */
export function text(m: Move): string {
  switch (m?.type) {
    case 'pick':
      return `pick ${m.place}`;
    case 'expand':
    case 'decline':
    case 'done':
      return m.type;
    case 'abandon':
      return `abandon ${m.region}`;
    case 'conquer':
    case 'roll':
      return `${m.type} ${m.region}${m.with === undefined || m.with.length === 0 ? '' : ` with ${m.with.join(' ')}`}`;
    case 'use':
      return ['use', m.ability, ...m.regions].join(' ');
    case 'choose':
      return `choose ${m.answer}`;
    case 'deploy':
      return m.piece === undefined ? `deploy ${m.region}` : `deploy ${m.region} ${m.piece}`;
    default:
      throw unreadable();
  }
}

const unreadable = (line = 'This'): IllegalMove => new IllegalMove('unreadable', 'CORE-TURN-1', `“${line}” is not a move.`);

const NUMBER = /^(0|[1-9]\d{0,2})$/;
const WORD = /^[a-z][a-z0-9-]{0,39}$/;

/** The inverse of `text`; anything else is refused. */
export function parse(line: string): Move {
  const move = typeof line === 'string' && line.length <= 200 ? parsed(line.split(' ')) : undefined;
  if (move === undefined) throw unreadable(typeof line === 'string' ? line.slice(0, 60).replace(/[\p{Cc}\p{Cs}]/gu, '?') : undefined);
  return move;
}

function parsed([type, ...rest]: readonly string[]): Move | undefined {
  const [first = '', second, ...more] = rest;
  const region = NUMBER.test(first) ? Number(first) : undefined;
  switch (type) {
    case 'pick':
      return region !== undefined && rest.length === 1 ? { type, place: region } : undefined;
    case 'expand':
    case 'decline':
    case 'done':
      return rest.length === 0 ? { type } : undefined;
    case 'abandon':
      return region !== undefined && rest.length === 1 ? { type, region } : undefined;
    case 'conquer':
    case 'roll':
      if (region === undefined) return undefined;
      if (second === undefined) return { type, region };
      return second === 'with' && more.length > 0 && more.every((w) => WORD.test(w)) ? { type, region, with: more } : undefined;
    case 'use': {
      const regions = rest.slice(1);
      return WORD.test(first) && regions.length <= 2 && regions.every((w) => NUMBER.test(w))
        ? { type, ability: first, regions: regions.map(Number) }
        : undefined;
    }
    case 'choose':
      return rest.length > 0 && rest.length <= 3 && rest.every((w) => WORD.test(w) || NUMBER.test(w))
        ? { type, answer: rest.join(' ') }
        : undefined;
    case 'deploy':
      if (region === undefined || rest.length > 2) return undefined;
      if (second === undefined) return { type, region };
      return WORD.test(second) ? { type, region, piece: second } : undefined;
    default:
      return undefined;
  }
}
