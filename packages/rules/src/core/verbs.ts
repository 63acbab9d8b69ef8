/** The few ways in which a state changes on the table: coins, tokens, pieces, questions. Each writes down what it did. */

import type { Ability, Fate, Marker, Piece, Prompt, Question } from './ability.ts';
import type { Event } from './event.ts';
import { hooksOf } from './hooks.ts';
import { replaced } from './lists.ts';
import { holdsAny, pieceCount, piecesIn } from './map.ts';
import type { PeopleNo, RegionNo, SeatNo } from './numbers.ts';
import { DECLINED, IDLE, NONE, type State } from './state.ts';
import { indexOf, slotOf } from './world.ts';

export function note(s: State, event: Event): void {
  s.log?.push(event);
}

/** The name of a people in events. */
export const raceId = (s: State, people: PeopleNo): string => (people === s.world.natives ? 'natives' : s.world.races[people].id);

/** What an event comes from, if it comes from an ability. */
export const from = (ability: string | undefined): { ability?: string } => (ability === undefined ? {} : { ability });

export function earn(s: State, seat: SeatNo, coins: number, rule: string, ability?: string): void {
  if (coins === 0) return;
  s.coins[seat] += coins;
  if (s.log !== undefined) note(s, { type: 'earned', seat, coins, rule, ...from(ability) });
}

/** Coins from a seat to another one or to the bank (NONE); never more than it has. */
export function pay(s: State, seat: SeatNo, to: number, coins: number, rule: string, ability?: string): void {
  const paid = Math.min(coins, s.coins[seat]);
  if (paid === 0) return;
  s.coins[seat] -= paid;
  if (to !== NONE) s.coins[to] += paid;
  if (s.log !== undefined) note(s, { type: 'paid', seat, ...(to === NONE ? {} : { to }), coins: paid, rule, ...from(ability) });
}

/** Tokens from the tray to the hand, as far as it goes. */
export function recruit(s: State, people: PeopleNo, count: number, rule: string, ability: string): void {
  const taken = Math.min(count, s.tray[people]);
  if (taken === 0) return;
  s.tray[people] -= taken;
  s.hand[people] += taken;
  if (s.log !== undefined) note(s, { type: 'recruited', race: raceId(s, people), count: taken, rule, ability });
}

/** So many pieces of a kind in a region. */
export function setPieces(s: State, piece: Piece, r: RegionNo, count: number): void {
  s.pieces = replaced(s.pieces, indexOf(s, piece) * s.world.size + r, count);
}

/** A piece from the box onto a region, while there is one and the region may have it. */
export function raise(s: State, piece: Piece, r: RegionNo): boolean {
  const index = indexOf(s, piece);
  const at = index * s.world.size + r;
  if (s.supply[index] === 0 || s.pieces[at] >= piece.perRegion) return false;
  s.supply[index]--;
  s.pieces = replaced(s.pieces, at, s.pieces[at] + 1);
  if (s.log !== undefined) note(s, { type: 'raised', piece: piece.id, region: r });
  return true;
}

/** A piece from its owner's hand onto a region. */
export function put(s: State, piece: Piece, r: RegionNo): void {
  s.kept[indexOf(s, piece)]--;
  setPieces(s, piece, r, piecesIn(s, piece, r) + 1);
  if (s.log !== undefined) note(s, { type: 'raised', piece: piece.id, region: r });
}

/** Pieces of one kind off a region, to the box or to hand. */
export function lift(s: State, piece: Piece, r: RegionNo, count: number, fate: Fate, ability?: string): void {
  if (count === 0 || fate === 'stays') return;
  setPieces(s, piece, r, piecesIn(s, piece, r) - count);
  (fate === 'hand' ? s.kept : s.supply)[indexOf(s, piece)] += count;
  if (s.log !== undefined) note(s, { type: 'removed', piece: piece.id, region: r, ...from(ability) });
}

/** The region where the only piece of a kind stands, or NONE. */
export function whereIs(s: { readonly pieces: readonly number[]; readonly world: State['world'] }, piece: Piece): number {
  const from = indexOf(s, piece) * s.world.size;
  for (let r = 0; r < s.world.size; r++) if (s.pieces[from + r] > 0) return r;
  return NONE;
}

export function carry(s: State, marker: Marker, r: RegionNo, ability?: string): void {
  const before = s.markerAt[indexOf(s, marker)];
  if (before === r) return;
  s.markerAt = replaced(s.markerAt, indexOf(s, marker), r);
  if (s.log !== undefined) note(s, { type: 'carried', marker: marker.id, from: before, to: r, ...from(ability) });
}

/** No purse is fuller: a bottomless one, to see what would be asked of anybody. */
const BOTTOMLESS = 1000;

/**
 * Puts a question to a seat. One without an answer is dropped; one with a single answer answers itself,
 * but not where coins would open another: others would learn from it that the purse is empty (AZ-PAY-2).
 */
export function ask(s: State, ability: Ability, seat: SeatNo, a = 0, b = 0): void {
  const { question } = ability;
  if (question === undefined) return;
  const prompt = { seat, a, b };
  const [count, only] = answersTo(s, question, prompt);
  if (count === 0) return;
  if (count > 1 || hasDearAnswers(s, question, prompt)) s.prompts = [...s.prompts, slotOf(s, ability), seat, a, b];
  else question.answer(s, prompt, only);
}

function answersTo(s: State, question: Question, prompt: Prompt): [count: number, last: number] {
  let count = 0;
  let last = 0;
  question.moves(s, prompt, (move) => {
    count++;
    last = move;
  });
  return [count, last];
}

function hasDearAnswers(s: State, question: Question, prompt: Prompt): boolean {
  if (s.world.rulings['unpayable-asked'] === 'no') return false;
  const coins = s.coins[prompt.seat];
  s.coins[prompt.seat] = BOTTOMLESS;
  const [count] = answersTo(s, question, prompt);
  s.coins[prompt.seat] = coins;
  return count > 1;
}

/** A region that may have nobody left in it: its pieces go, and with a declined people's last region its tile. */
export function settle(s: State, r: RegionNo): void {
  const people = s.holder[r];
  if (people === NONE) return;
  if (s.tokens[r] > 0 || isHeldByPieces(s, r)) {
    for (const react of hooksOf(s, people).onThinned) react(s, people, r);
    return;
  }
  for (const piece of s.world.pieces) lift(s, piece, r, pieceCount(s, piece.index, r), fateWhenLeft(s, piece));
  s.holder[r] = NONE;
  retireIfGone(s, people);
}

/** What becomes of a piece that nobody is left beside. */
export const fateWhenLeft = (s: State, { whenLeft }: Piece): Fate => (typeof whenLeft === 'string' ? whenLeft : whenLeft(s));

function isHeldByPieces(s: State, r: RegionNo): boolean {
  return s.world.pieces.some((piece) => piece.holds && pieceCount(s, piece.index, r) > 0);
}

/** CORE-DECLINE-5 A people in decline with nothing left on the map nor in hand gives its tiles back. */
export function retireIfGone(s: State, people: PeopleNo): void {
  if (people === s.world.natives || s.standing[people] !== DECLINED || s.hand[people] > 0 || holdsAny(s, people)) return;
  if (s.log !== undefined) note(s, { type: 'vanished', race: raceId(s, people) });
  s.standing[people] = IDLE;
  s.owner[people] = NONE;
  discardPower(s, people);
  s.world.edition.draft.giveBack(s, people);
}

export function discardPower(s: State, people: PeopleNo): void {
  if (s.power[people] !== NONE) s.powerDiscards = [...s.powerDiscards, s.power[people]];
  s.power[people] = NONE;
}

/** CORE-TURN-3 The last tokens come to hand, and the region is nobody's. */
export function abandonRegion(s: State, r: RegionNo, ability?: string): void {
  const people = s.holder[r];
  s.hand[people] += s.tokens[r];
  s.tokens[r] = 0;
  if (s.log !== undefined) note(s, { type: 'abandoned', seat: s.owner[people], race: raceId(s, people), region: r, ...from(ability) });
  for (const piece of s.world.pieces) {
    const at = piece.index * s.world.size + r;
    if (!piece.holds || s.pieces[at] === 0) continue;
    s.kept[piece.index] += s.pieces[at];
    s.pieces = replaced(s.pieces, at, 0);
  }
  settle(s, r);
}
