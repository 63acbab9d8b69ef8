/**
 * A toy of the game, the second yardstick: no ability, no artifact, no die, no event, nothing asked; but the same kind of work in the same kind of
 * memory. It lists every legal move of a decision, walks integer arrays of the same size and copies them as a state of the rules is copied.
 */
import { borders, isLanding, isMountain, isNative, REGIONS } from './toy-board.ts';

const NONE = -1;
const SEATS = 4;
const ROUNDS = 9;
const PURSE = 5;
export const PEOPLES = 16;
/** The people after the last one. */
const NATIVES = PEOPLES;
/** Combos on offer. */
const OFFERS = 6;

/** All the tokens of a people: nine to twelve, and of the natives one for each of their regions. */
export const tokensOf = (people: number): number => (people === NATIVES ? isNative.filter(Boolean).length : 9 + (people % 4));

const PICKING = 0;
const CHOICE = 1;
const CONQUERING = 2;
const DEPLOYING = 3;
const OVER = 4;

/** A move: its kind, and above it a region or a place on offer. */
const PICK = 0;
const EXPAND = 1;
const DECLINE = 2;
const CONQUER = 3;
const DEPLOY = 4;
const DONE = 5;
const KIND = 7;
const ABOVE_KIND = 3;

export interface Toy {
  round: number;
  turn: number;
  stage: number;
  /** By seat. */
  coins: number[];
  active: number[];
  /** By people; the last one is the natives. */
  owner: number[];
  tray: number[];
  hand: number[];
  /** By region. */
  holder: number[];
  tokens: number[];
  /** Peoples on offer and the coins that lie on them, and those unseen, next one last. Replaced, never changed. */
  offers: readonly number[];
  offerCoins: readonly number[];
  stack: readonly number[];
}

export function newToy(random: (limit: number) => number): Toy {
  const peoples = Array.from({ length: PEOPLES }, (_, people) => people);
  for (let i = PEOPLES - 1; i > 0; i--) {
    const j = random(i + 1);
    [peoples[i], peoples[j]] = [peoples[j], peoples[i]];
  }
  return {
    round: 1,
    turn: 0,
    stage: PICKING,
    coins: new Array(SEATS).fill(PURSE),
    active: new Array(SEATS).fill(NONE),
    owner: new Array(PEOPLES + 1).fill(NONE),
    tray: Array.from({ length: PEOPLES + 1 }, (_, people) => (people === NATIVES ? 0 : tokensOf(people))),
    hand: new Array(PEOPLES + 1).fill(0),
    holder: isNative.map((native) => (native ? NATIVES : NONE)),
    tokens: isNative.map((native) => (native ? 1 : 0)),
    offers: peoples.slice(0, OFFERS),
    offerCoins: new Array(OFFERS).fill(0),
    stack: peoples.slice(OFFERS),
  };
}

/** As states of the rules are copied: arrays that change are copied, those that are replaced are shared. */
export const copyOf = (s: Toy): Toy => ({
  round: s.round,
  turn: s.turn,
  stage: s.stage,
  coins: s.coins.slice(),
  active: s.active.slice(),
  owner: s.owner.slice(),
  tray: s.tray.slice(),
  hand: s.hand.slice(),
  holder: s.holder.slice(),
  tokens: s.tokens.slice(),
  offers: s.offers,
  offerCoins: s.offerCoins,
  stack: s.stack,
});

export const isOver = (p: Toy): boolean => p.stage === OVER;

/** Writes every legal move down and tells how many there are. */
export function toyMoves(p: Toy, list: Int32Array): number {
  switch (p.stage) {
    case PICKING:
      return picks(p, list);
    case CHOICE:
      list[0] = EXPAND;
      list[1] = DECLINE;
      return 2;
    case CONQUERING:
      return conquests(p, list);
    case DEPLOYING:
      return deployments(p, list);
    default:
      return 0;
  }
}

function picks(p: Toy, list: Int32Array): number {
  let count = 0;
  for (let row = 0; row < p.offers.length; row++) if (row <= p.coins[p.turn]) list[count++] = PICK | (row << ABOVE_KIND);
  return count;
}

function conquests(p: Toy, list: Int32Array): number {
  const me = p.active[p.turn];
  let count = 0;
  for (let r = 0; r < REGIONS; r++) {
    if (p.holder[r] === me) continue;
    const near = isNear(p, me, r);
    if ((near || isLanding[r]) && price(p, r, near) <= p.hand[me]) list[count++] = CONQUER | (r << ABOVE_KIND);
  }
  list[count++] = DONE;
  return count;
}

function deployments(p: Toy, list: Int32Array): number {
  const me = p.active[p.turn];
  let count = 0;
  for (let r = 0; r < REGIONS; r++) if (p.holder[r] === me) list[count++] = DEPLOY | (r << ABOVE_KIND);
  return count;
}

function isNear(p: Toy, me: number, r: number): boolean {
  const around = borders[r];
  for (let i = 0; i < around.length; i++) if (p.holder[around[i]] === me) return true;
  return false;
}

/** Two, one for each token and for a mountain, and one for coming from elsewhere. */
const price = (p: Toy, r: number, near: boolean): number => 2 + p.tokens[r] + (isMountain[r] ? 1 : 0) + (near ? 0 : 1);

function held(p: Toy, people: number): number {
  let count = 0;
  for (let r = 0; r < REGIONS; r++) if (p.holder[r] === people) count++;
  return count;
}

/** Plays a legal move in place. */
export function toyStep(s: Toy, move: number): void {
  const me = s.active[s.turn];
  switch (move & KIND) {
    case PICK:
      pick(s, move >> ABOVE_KIND);
      break;
    case EXPAND:
      takeUp(s, me);
      s.stage = CONQUERING;
      break;
    case DECLINE:
      decline(s, me);
      break;
    case CONQUER:
      conquer(s, me, move >> ABOVE_KIND);
      break;
    case DEPLOY:
      s.hand[me]--;
      s.tokens[move >> ABOVE_KIND]++;
      if (s.hand[me] === 0) endTurn(s);
      break;
    default:
      takeUp(s, me);
      if (s.hand[me] > 0 && held(s, me) > 0) s.stage = DEPLOYING;
      else endTurn(s);
  }
}

function pick(s: Toy, row: number): void {
  const people = s.offers[row];
  s.coins[s.turn] += s.offerCoins[row] - row;
  const left = (_: number, other: number): boolean => other !== row;
  s.offerCoins = [...s.offerCoins.map((coins, other) => (other < row ? coins + 1 : coins)).filter(left), 0];
  s.offers = [...s.offers.filter(left), s.stack[s.stack.length - 1]];
  s.stack = s.stack.slice(0, -1);
  s.active[s.turn] = people;
  s.owner[people] = s.turn;
  s.hand[people] = s.tray[people];
  s.tray[people] = 0;
  s.stage = CONQUERING;
}

/** Tokens to hand, but for one in each region. */
function takeUp(s: Toy, people: number): void {
  for (let r = 0; r < REGIONS; r++) {
    if (s.holder[r] !== people) continue;
    s.hand[people] += s.tokens[r] - 1;
    s.tokens[r] = 1;
  }
}

/** The people that was in decline before leaves the map, and of this one a token stays in each region. */
function decline(s: Toy, me: number): void {
  for (let people = 0; people < PEOPLES; people++) if (people !== me && s.owner[people] === s.turn) leave(s, people);
  takeUp(s, me);
  s.tray[me] += s.hand[me];
  s.hand[me] = 0;
  s.active[s.turn] = NONE;
  if (held(s, me) === 0) retire(s, me);
  endTurn(s);
}

function leave(s: Toy, people: number): void {
  for (let r = 0; r < REGIONS; r++) {
    if (s.holder[r] !== people) continue;
    s.tray[people] += s.tokens[r];
    s.tokens[r] = 0;
    s.holder[r] = NONE;
  }
  retire(s, people);
}

/** The tile goes under the stack. */
function retire(s: Toy, people: number): void {
  s.owner[people] = NONE;
  s.stack = [people, ...s.stack];
}

/** Who is driven out loses a token and has the others back, until its seat's next turn; natives and peoples in decline have but the one. */
function conquer(s: Toy, me: number, r: number): void {
  const cost = price(s, r, isNear(s, me, r));
  const victim = s.holder[r];
  s.holder[r] = me;
  if (victim !== NONE) {
    s.tray[victim]++;
    s.hand[victim] += s.tokens[r] - 1;
    if (victim !== NATIVES && s.active[s.owner[victim]] !== victim && held(s, victim) === 0) retire(s, victim);
  }
  s.hand[me] -= cost;
  s.tokens[r] = cost;
}

/** A coin for each region of the seat, then the next seat. */
function endTurn(s: Toy): void {
  for (let people = 0; people < PEOPLES; people++) if (s.owner[people] === s.turn) s.coins[s.turn] += held(s, people);
  s.turn = (s.turn + 1) % SEATS;
  if (s.turn === 0) s.round++;
  if (s.round > ROUNDS) s.stage = OVER;
  else s.stage = s.active[s.turn] === NONE ? PICKING : CHOICE;
}
