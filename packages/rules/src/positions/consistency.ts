/** What no table can show, however it was played: looked at when everything lies. */

import type { Reader } from '../boards/reader.ts';
import { hooksOf } from '../core/hooks.ts';
import { held } from '../core/map.ts';
import { ACTIVE, DECLINED, NONE, type State } from '../core/state.ts';

export function noteImpossible(to: Reader, s: State): void {
  noteDeclined(to, s);
  noteNatives(to, s);
  noteBoxes(to, s);
  noteHands(to, s);
}

/** CORE-DECLINE-3, CORE-DECLINE-5 One people of a seat in decline, beside those that do not count; each of them with something left. */
function noteDeclined(to: Reader, s: State): void {
  const counted = s.active.map(() => 0);
  for (const [people, { id }] of s.world.races.entries()) {
    if (s.standing[people] !== DECLINED) continue;
    const where = `seats[${s.owner[people]}].declined`;
    const hooks = hooksOf(s, people);
    if (!hooks.uncounted && ++counted[s.owner[people]] === 2)
      to.note('too-many', where, 'a seat has one people in decline', 'CORE-DECLINE-3');
    if (s.hand[people] > 0 && !hooks.livesOn) to.note('no-hand', where, `${id} in decline have no hand`, 'CORE-DECLINE-2');
    else if (s.hand[people] === 0 && held(s, people) === 0)
      to.note('nobody-there', where, `${id} in decline hold no region`, 'CORE-DECLINE-5');
  }
}

function noteNatives(to: Reader, s: State): void {
  const { nativeTokens, natives } = s.world;
  const standing = s.holder.reduce((count, holder, r) => (holder === natives ? count + s.tokens[r] : count), 0);
  if (standing > nativeTokens) to.note('too-many-tokens', 'regions', `there are only ${nativeTokens} natives`, 'CORE-SETUP-4');
}

function noteBoxes(to: Reader, s: State): void {
  for (const { id, index, rule, supply } of s.world.pieces) {
    if (s.supply[index] < 0) to.note('too-many', 'regions', `there are only ${supply} of ${id}`, rule);
  }
}

/** Pieces in hand belong to an active people, and those that it began with are in its hand or on the map. */
function noteHands(to: Reader, s: State): void {
  const owned = s.active
    .filter((people) => people !== NONE && s.standing[people] === ACTIVE)
    .flatMap((people) => hooksOf(s, people).pieces);
  for (const piece of s.world.pieces) {
    const { atStart, id, index, rule, supply } = piece;
    const isOwned = owned.includes(piece);
    if (!isOwned && s.kept[index] > 0) to.note('nobody', `memory.kept.${id}`, `no seat has a people with ${id}`, rule);
    if (isOwned && supply - s.supply[index] < atStart) to.note('too-few', 'memory.kept', `${id}: ${atStart} are in play`, rule);
  }
}
