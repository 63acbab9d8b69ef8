/** One move, in place. The move must be legal: `apply` looks first, searchers take their moves from `generate`. */

import { conquerRegion, rollForRegion } from './conquest.ts';
import type { State } from './fields.ts';
import { hooksOf } from './hooks.ts';
import { replaced } from './lists.ts';
import {
  ABANDON,
  aOf,
  bOf,
  CHOOSE,
  CONQUER,
  cOf,
  DECLINE,
  DEPLOY,
  DONE,
  EXPAND,
  kindOf,
  PICK,
  pieceOf,
  ROLL,
  text,
  USE,
  unpack,
} from './move.ts';
import type { RegionNo, SlotNo } from './numbers.ts';
import { CONQUERING, PLACING } from './stage.ts';
import { ACTIVE, NONE } from './state.ts';
import { advance, decline, endByRoll, endConquests, enter, expand } from './turn.ts';
import { abandonRegion, ask, note, put, raceId } from './verbs.ts';

export function stepPacked(s: State, move: number): void {
  if (s.prompts.length > 0) answer(s, move);
  else act(s, move);
  advance(s);
}

function answer(s: State, move: number): void {
  const [slot, seat, a, b] = s.prompts.slice(-4);
  s.prompts = s.prompts.slice(0, -4);
  if (s.log !== undefined && kindOf(move) === CHOOSE)
    note(s, { type: 'chose', seat, answer: text(unpack(s.world, move)).slice('choose '.length), ability: s.world.abilities[slot].id });
  s.world.abilities[slot].question?.answer(s, { seat, a, b }, move);
}

function act(s: State, move: number): void {
  const a = aOf(move);
  switch (kindOf(move)) {
    case PICK:
      pickCombo(s, a);
      break;
    case EXPAND:
      expand(s);
      if (s.log !== undefined)
        note(s, { type: 'expanded', seat: s.turn, race: raceId(s, s.active[s.turn]), hand: s.hand[s.active[s.turn]] });
      break;
    case DECLINE:
      decline(s);
      break;
    case ABANDON:
      abandonRegion(s, a);
      break;
    case CONQUER:
      conquer(s, a, cOf(move));
      break;
    case ROLL:
      rollForRegion(s, s.acting, a, cOf(move), NONE);
      endByRoll(s);
      break;
    case USE:
      useAbility(s, cOf(move), a - 1, bOf(move) - 1);
      break;
    case DEPLOY:
      deployOne(s, a, pieceOf(move));
      break;
    case DONE:
      if (s.stage === CONQUERING) endConquests(s);
      else enter(s, PLACING);
      break;
  }
}

/** CORE-DRAFT-4 The seat takes a combo and its tokens. */
function pickCombo(s: State, row: number): void {
  const seat = s.turn;
  const { race, power, price, coins } = s.world.edition.draft.take(s, seat, row);
  s.active[seat] = race;
  s.owner[race] = seat;
  s.power[race] = power;
  s.standing[race] = ACTIVE;
  const [raceTile, powerTile] = [s.world.races[race], s.world.powers[power]];
  s.memory = replaced(replaced(s.memory, raceTile.slot, 0), powerTile.slot, 0);
  s.hand[race] = Math.min(raceTile.value + powerTile.value, s.tray[race]);
  s.tray[race] -= s.hand[race];
  const hooks = hooksOf(s, race);
  for (const { index, atStart } of hooks.pieces) {
    s.kept[index] = Math.min(atStart, s.supply[index]);
    s.supply[index] -= s.kept[index];
  }
  if (s.log !== undefined)
    note(s, { type: 'picked', seat, race: raceTile.id, power: powerTile.id, price, found: coins, tokens: s.hand[race] });
  for (const react of hooks.onForm) react(s, race);
  expand(s);
}

function conquer(s: State, r: RegionNo, mask: number): void {
  const me = s.acting;
  const { taken, die } = conquerRegion(s, me, r, mask);
  if (taken) return;
  const free = s.world.attacks.find((a, bit) => ((mask >> bit) & 1) === 1 && a.attack?.freeDie === true);
  if (free !== undefined) ask(s, free, s.turn, r | (mask << 8), die);
}

function useAbility(s: State, slot: SlotNo, a: number, b: number): void {
  const { action } = s.world.abilities[slot];
  if (action === undefined) return;
  if (action.perTurn !== undefined) s.today[slot]++;
  if (s.stage === CONQUERING) s.begun = 1;
  action.perform(s, s.active[s.turn], a, b);
}

function deployOne(s: State, r: RegionNo, kind: number): void {
  const people = s.holder[r];
  if (kind === NONE) {
    s.hand[people]--;
    s.tokens[r]++;
  } else put(s, s.world.pieces[kind], r);
  if (s.log !== undefined)
    note(s, { type: 'deployed', seat: s.owner[people], region: r, what: kind === NONE ? raceId(s, people) : s.world.pieces[kind].id });
}
