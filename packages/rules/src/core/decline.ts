/** A people goes into decline. */

import { hooksOf } from './hooks.ts';
import { held, holdsAny, pieceCount, strength } from './map.ts';
import type { SeatNo } from './numbers.ts';
import { DECLINED, NONE, type Read, type State } from './state.ts';
import { discardPower, from, lift, note, raceId, retireIfGone, settle } from './verbs.ts';

/** CORE-TURN-4 Whether the seat whose turn it is has nothing left to expand with, and its table reads that it declines then. */
export function mustDecline(p: Read): boolean {
  if (p.world.rulings['no-tokens-left'] === 'may') return false;
  const me = p.active[p.turn];
  return p.aside[me] === 0 && strength(p, me, hooksOf(p, me).fighters) === 0 && !holdsAny(p, me);
}

export function declinePeople(s: State, seat: SeatNo, ability?: string): void {
  const me = s.active[seat];
  const active = hooksOf(s, me);
  for (const react of active.onDecline) react(s, me);
  s.active[seat] = NONE;
  s.standing[me] = DECLINED;
  if (s.power[me] !== NONE && s.world.powers[s.power[me]].stays !== true) discardPower(s, me); // CORE-DECLINE-1
  if (s.log !== undefined) note(s, { type: 'declined', seat, race: raceId(s, me), ...from(ability) });
  const declined = hooksOf(s, me);
  if (!declined.uncounted) removeEarlier(s, seat, me);
  const remains = declined.least;
  for (const piece of active.pieces) {
    s.supply[piece.index] += s.kept[piece.index];
    s.kept[piece.index] = 0;
  }
  for (let r = 0; r < s.world.size; r++) {
    const extra = s.holder[r] !== me || declined.allRemain ? 0 : Math.max(0, s.tokens[r] - remains); // CORE-DECLINE-2
    s.tokens[r] -= extra;
    s.tray[me] += extra;
  }
  for (let r = 0; r < s.world.size; r++) {
    if (s.holder[r] !== me) continue;
    for (const piece of active.pieces) lift(s, piece, r, pieceCount(s, piece.index, r), piece.inDecline);
    settle(s, r);
  }
  s.tray[me] += s.hand[me] + s.aside[me];
  s.hand[me] = 0;
  s.aside[me] = 0;
  retireIfGone(s, me);
}

/** CORE-DECLINE-3 The people that was in decline before leaves the map, unless it does not count. */
function removeEarlier(s: State, seat: SeatNo, fresh: number): void {
  for (let people = 0; people < s.world.natives; people++) {
    if (people === fresh || s.owner[people] !== seat || hooksOf(s, people).uncounted) continue;
    s.tray[people] += s.hand[people];
    s.hand[people] = 0;
    if (held(s, people) === 0) retireIfGone(s, people);
    for (let r = 0; r < s.world.size; r++) {
      if (s.holder[r] !== people) continue;
      s.tray[people] += s.tokens[r];
      s.tokens[r] = 0;
      settle(s, r);
    }
  }
}
