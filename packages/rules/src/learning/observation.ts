/**
 * What one seat may know of a position, as bytes, always as many and in the same order. Seats are counted from the one that looks: it is 0, the next one 1.
 * Of a `Read` this looks at what a view shows, and at nothing else: markers only where they lie face up, purses only where they are open.
 */
import { MOST_REGIONS } from '../boards/region.ts';
import { OVER } from '../core/stage.ts';
import { NONE, type Read, UNCOUNTED } from '../core/state.ts';
import type { World } from '../core/world.ts';
import { type ByteTable, layout } from './layout.ts';

const SEATS = 5;
const PEOPLES = 32;
const POWERS = 48;
const PIECES = 12;
const SLOTS = 64;
const ROWS = 8;
const MARKER_BYTES = 2;

/** Added to what a seat has won less what it has paid, which may be less than nothing. */
const GAINED_ZERO = 16;

/** Numbers that may be missing are told plus one: 0 is none. */
const plan = layout({
  table: [
    1,
    {
      game: '1 classic, 2 azeroth, 3 the battle',
      seats: 'how many',
      seat: 'the number of the seat that looks, as moves and records have it',
      round: '',
      rounds: '',
      stage: 'of the turn: 1 pick, 2 expand or decline, 4 conquest, 7 redeployment, 8 placing, 11 retreat',
      turn: 'whose, counted from the one that looks',
      first: 'who began, counted so',
      acting: 'people + 1',
      begun: '1: too late to abandon; 2: the last roll was made',
      attacked: 'seats whose active people was attacked in this turn, as bits',
      conquests: 'in this turn',
      question: 'ability + 1 that asks something',
      'question-a': '',
      'question-a-high': '',
      'question-b': '',
      half: 'action + 1 that was said of a move with two halves, low byte',
      'half-high': '',
      pile: 'face-down pieces in their pile',
    },
  ],
  seat: [
    SEATS,
    {
      active: 'people + 1',
      gained: `won less paid since the beginning, + ${GAINED_ZERO}`,
      coins: '+ 1; 0: not open to the one that looks',
      ally: '1: of one team',
    },
  ],
  people: [PEOPLES, { owner: 'seat + 1', standing: '1 active, 2 in decline', power: '+ 1', hand: '', tray: '', aside: '' }],
  region: [
    MOST_REGIONS,
    {
      holder: 'people + 1',
      owner: 'seat + 1',
      standing: '1 active, 2 in decline or natives',
      tokens: '',
      'markers-low': 'face up, as bits',
      'markers-high': '',
      'face-down': 'markers',
      ...Object.fromEntries(Array.from({ length: PIECES }, (_, kind) => [`piece-${kind}`, ''])),
    },
  ],
  offer: [ROWS, { race: 'people + 1', power: '+ 1', coins: 'lying there', price: '' }],
  power: [POWERS, { where: '0 unseen or not in the box, 1 on offer, 2 held, 3 discarded' }],
  ability: [SLOTS, { today: 'what it remembers of this turn', life: 'what it remembers of its people' }],
  piece: [PIECES, { kept: 'in hand', supply: 'in the box' }],
  board: [
    MOST_REGIONS,
    {
      terrain: '+ 1, 0: no such region; 1 farmland, forest, hill, swamp, mountain, sea, 7 lake',
      traits: 'bits: 1 mine, 2 cavern, 4 magic, 8 edge, 16 coast, 32 anchor',
    },
  ],
});

/** Bytes of an observation. */
export const OBSERVATION: number = plan.bytes;

/** Where everything stands in an observation. */
export const observationTables: readonly ByteTable[] = plan.tables;

const {
  table,
  seat: seatAt,
  people: peopleAt,
  region: regionAt,
  offer: offerAt,
  power: powerAt,
  ability: abilityAt,
  piece: pieceAt,
  board,
} = plan.at;
const { region: REGION, seat: SEAT, people: PEOPLE, offer: OFFER } = plan.stride;
// As constants: what is looked up for every byte is not looked up in an object.
const {
  'half-high': HALF_HIGH,
  'question-a': QUESTION_A,
  'question-a-high': QUESTION_A_HIGH,
  'question-b': QUESTION_B,
  acting: ACTING,
  attacked: ATTACKED,
  begun: BEGUN,
  conquests: CONQUESTS,
  first: FIRST,
  game: GAME,
  half: HALF_SAID,
  pile: PILE_COUNT,
  question: QUESTION,
  round: ROUND,
  rounds: ROUNDS,
  seat: OWN_SEAT,
  seats: SEAT_COUNT,
  stage: STAGE,
  turn: TURN,
} = plan.field.table;
const { active: SEAT_ACTIVE, ally: SEAT_ALLY, coins: SEAT_COINS, gained: SEAT_GAINED } = plan.field.seat;
const {
  aside: PEOPLE_ASIDE,
  hand: PEOPLE_HAND,
  owner: PEOPLE_OWNER,
  power: PEOPLE_POWER,
  standing: PEOPLE_STANDING,
  tray: PEOPLE_TRAY,
} = plan.field.people;
const {
  'face-down': REGION_FACE_DOWN,
  'markers-low': REGION_MARKERS_LOW,
  'piece-0': REGION_PIECE_0,
  holder: REGION_HOLDER,
  owner: REGION_OWNER,
  standing: REGION_STANDING,
  tokens: REGION_TOKENS,
} = plan.field.region;

const ON_OFFER = 1;
const HELD = 2;
const DISCARDED = 3;
const BYTE = 255;

/** What keeps a game from being told so: homemade things can be more than there is room for. */
export function unfitToObserve({ abilities, markers, natives, pieces, powers }: World): string | undefined {
  const room = [
    ['races', natives + 1, PEOPLES],
    ['powers', powers.length, POWERS],
    ['pieces', pieces.length, PIECES],
    ['abilities', abilities.length, SLOTS],
    ['markers', markers.length, 8 * MARKER_BYTES],
  ] as const;
  const short = room.find(([, count, most]) => count > most);
  return short === undefined ? undefined : `${short[1]} ${short[0]}, where there is room for ${short[2]}`;
}

/**
 * Writes what that seat may know; `half`: the action that has been said of a move, or NONE.
 * @internal
 */
export function writeObservation(p: Read, seat: number, half: number, into: Uint8ClampedArray, at: number): void {
  const { anchor, coast, edge, size, symbols, terrain } = p.world;
  into.fill(0, at + board, at + OBSERVATION);
  for (let r = 0, to = at + board; r < size; r++, to += 2) {
    into[to] = terrain[r] + 1;
    into[to + 1] = symbols[r] | (edge[r] ? 8 : 0) | (coast[r] ? 16 : 0) | (anchor[r] ? 32 : 0);
  }
  rewriteObservation(p, seat, half, into, at);
}

/**
 * The same where an earlier position of the same game stands: what never changes, at the end, is left as it is.
 * @internal
 */
export function rewriteObservation(p: Read, seat: number, half: number, into: Uint8ClampedArray, at: number): void {
  into.fill(0, at, at + board);
  writeTable(p, seat, half, into, at + table);
  writeSeats(p, seat, into, at + seatAt);
  writePeoples(p, seat, into, at + peopleAt);
  writeRegions(p, seat, into, at + regionAt);
  writeTiles(p, seat, into, at);
  writeMemory(p, into, at);
}

const from = (p: Read, seat: number, other: number): number => (other >= seat ? other - seat : other - seat + p.active.length);

function writeTable(p: Read, seat: number, half: number, into: Uint8ClampedArray, at: number): void {
  const { edition } = p.world;
  const seats = p.active.length;
  into[at + GAME] = edition.id === 'classic' ? 1 : edition.variant === undefined ? 2 : 3;
  into[at + SEAT_COUNT] = seats;
  into[at + OWN_SEAT] = seat;
  into[at + ROUND] = p.round;
  into[at + ROUNDS] = p.rounds;
  into[at + STAGE] = p.stage;
  into[at + TURN] = from(p, seat, p.turn);
  into[at + FIRST] = from(p, seat, p.first);
  into[at + ACTING] = p.acting + 1;
  into[at + BEGUN] = p.begun;
  for (let other = 0; other < seats; other++) if (((p.attacked >> other) & 1) === 1) into[at + ATTACKED] |= 1 << from(p, seat, other);
  into[at + CONQUESTS] = p.conquests.length / 5;
  const asked = p.prompts.length;
  if (asked > 0) {
    into[at + QUESTION] = p.prompts[asked - 4] + 1;
    into[at + QUESTION_A] = p.prompts[asked - 2] & BYTE;
    into[at + QUESTION_A_HIGH] = p.prompts[asked - 2] >> 8;
    into[at + QUESTION_B] = p.prompts[asked - 1];
  }
  into[at + HALF_SAID] = (half + 1) & BYTE;
  into[at + HALF_HIGH] = (half + 1) >> 8;
  into[at + PILE_COUNT] = p.pile.length;
}

function writeSeats(p: Read, seat: number, into: Uint8ClampedArray, start: number): void {
  const { teamOf } = p.world.edition;
  const seats = p.active.length;
  const isOpen = p.world.openPurses || p.stage === OVER;
  const team = teamOf?.(seats, seat);
  for (let other = 0; other < seats; other++) {
    const at = start + from(p, seat, other) * SEAT;
    const isAlly = team !== undefined && teamOf?.(seats, other) === team;
    into[at + SEAT_ACTIVE] = p.active[other] + 1;
    into[at + SEAT_GAINED] = p.opening[other] === UNCOUNTED ? 0 : p.coins[other] - p.opening[other] + GAINED_ZERO;
    if (isOpen || isAlly || other === seat) into[at + SEAT_COINS] = p.coins[other] + 1;
    if (isAlly) into[at + SEAT_ALLY] = 1;
  }
}

function writePeoples(p: Read, seat: number, into: Uint8ClampedArray, start: number): void {
  for (let people = 0, at = start; people <= p.world.natives; people++, at += PEOPLE) {
    if (p.owner[people] !== NONE) into[at + PEOPLE_OWNER] = from(p, seat, p.owner[people]) + 1;
    into[at + PEOPLE_STANDING] = p.standing[people];
    into[at + PEOPLE_POWER] = p.power[people] + 1;
    into[at + PEOPLE_HAND] = p.hand[people];
    into[at + PEOPLE_TRAY] = p.tray[people];
    into[at + PEOPLE_ASIDE] = p.aside[people];
  }
}

function writeRegions(p: Read, seat: number, into: Uint8ClampedArray, start: number): void {
  const { markers, pieces, size } = p.world;
  for (let r = 0, at = start; r < size; r++, at += REGION) {
    const holder = p.holder[r];
    if (holder === NONE) continue;
    into[at + REGION_HOLDER] = holder + 1;
    into[at + REGION_TOKENS] = p.tokens[r];
    into[at + REGION_STANDING] = p.standing[holder];
    if (p.owner[holder] !== NONE) into[at + REGION_OWNER] = from(p, seat, p.owner[holder]) + 1;
  }
  for (let kind = 0; kind < pieces.length; kind++) {
    // None lies on the map while all are in the box or in a hand; of most kinds that is so for most of a game.
    if (p.supply[kind] + p.kept[kind] >= pieces[kind].supply) continue;
    for (let r = 0, i = kind * size; r < size; r++, i++)
      if (p.pieces[i] > 0) into[start + r * REGION + REGION_PIECE_0 + kind] = p.pieces[i];
  }
  for (let m = 0; m < markers.length; m++) {
    if (p.markerAt[m] === NONE) continue;
    const at = start + p.markerAt[m] * REGION;
    if (p.markerUp[m] === 0) into[at + REGION_FACE_DOWN]++;
    else into[at + REGION_MARKERS_LOW + (m >> 3)] |= 1 << (m & 7);
  }
}

function writeTiles(p: Read, seat: number, into: Uint8ClampedArray, start: number): void {
  const { draft } = p.world.edition;
  const rows = Math.min(ROWS, draft.rows(p));
  for (let row = 0, at = start + offerAt; row < rows; row++, at += OFFER) {
    const offer = draft.offer(p, seat, row);
    if (offer === undefined) continue;
    into[at] = offer.race + 1;
    into[at + 1] = offer.power + 1;
    into[at + 2] = offer.coins;
    into[at + 3] = offer.price;
  }
  const where = start + powerAt;
  for (let i = 0; i < p.powers.length; i++) into[where + p.powers[i]] = ON_OFFER;
  for (let i = 0; i < p.powerDiscards.length; i++) into[where + p.powerDiscards[i]] = DISCARDED;
  for (let people = 0; people < p.world.natives; people++) if (p.power[people] !== NONE) into[where + p.power[people]] = HELD;
}

function writeMemory(p: Read, into: Uint8ClampedArray, start: number): void {
  for (let slot = 0, at = start + abilityAt; slot < p.today.length; slot++, at += 2) {
    into[at] = p.today[slot];
    into[at + 1] = p.memory[slot];
  }
  for (let kind = 0, at = start + pieceAt; kind < p.kept.length; kind++, at += 2) {
    into[at] = p.kept[kind];
    into[at + 1] = p.supply[kind];
  }
}
