/** Losses: what becomes of tokens and pieces when a people is driven out of a region or loses a single token. */

import { hooksOf } from './hooks.ts';
import { pieceCount } from './map.ts';
import type { PeopleNo, RegionNo } from './numbers.ts';
import { ACTIVE, NONE, type State } from './state.ts';
import { from, lift, note, raceId, retireIfGone, settle } from './verbs.ts';

/** A region is lost, by conquest or by something that acts like one. `by`: the people that did it; it may be NONE. Leaves the region empty. */
export function loseRegion(s: State, r: RegionNo, cause: number, by: PeopleNo, ability?: string): void {
  const people = s.holder[r];
  const count = s.tokens[r];
  const hooks = hooksOf(s, people);
  const standsUp = s.standing[people] === ACTIVE || (hooks.livesOn && !isSpentByOwner(s, people, by));
  const fallen = standsUp ? (isSaved(s, people, r, cause) || count === 0 ? 0 : 1) : count; // CORE-LOSS-1, CORE-LOSS-3
  if (s.log !== undefined) {
    const seat = s.owner[people];
    const whose = { race: raceId(s, people), ...(seat === NONE ? {} : { seat }) };
    note(s, { type: 'lost', ...whose, region: r, fallen, saved: count - fallen, ...from(ability) });
  }
  for (const react of hooks.onLoss) react(s, people, r, by === NONE ? NONE : s.owner[by], cause);
  s.tokens[r] = 0;
  s.tray[people] += fallen;
  s.hand[people] += count - fallen;
  for (const piece of s.world.pieces) lift(s, piece, r, pieceCount(s, piece.index, r), piece.whenLost); // CORE-LOSS-6
  s.holder[r] = NONE;
  slay(s, by, fallen);
  retireIfGone(s, people);
}

/** One token falls where it stands; saved ones go to hand. The region may be empty afterwards. */
export function loseToken(s: State, r: RegionNo, cause: number, by: PeopleNo, ability?: string): void {
  const people = s.holder[r];
  const standsUp = s.standing[people] === ACTIVE || hooksOf(s, people).livesOn;
  const saved = standsUp && isSaved(s, people, r, cause);
  s.tokens[r]--;
  (saved ? s.hand : s.tray)[people]++;
  if (s.log !== undefined && !saved) note(s, { type: 'fell', race: raceId(s, people), region: r, ...from(ability) });
  slay(s, by, saved ? 0 : 1);
  settle(s, r);
}

/** CL-GHOULS-3 Whether a people that lives on in decline falls whole, because its owner's own people takes the region. */
const isSpentByOwner = (s: State, people: PeopleNo, by: PeopleNo): boolean =>
  by !== NONE && s.owner[by] === s.owner[people] && s.world.rulings['revenants-own-attack'] === 'all';

function isSaved(s: State, people: PeopleNo, r: RegionNo, cause: number): boolean {
  for (const react of hooksOf(s, people).onCasualty) if (react(s, people, r, cause)) return true;
  return false;
}

function slay(s: State, by: PeopleNo, count: number): void {
  if (by === NONE || count === 0) return;
  for (const react of hooksOf(s, by).onSlain) react(s, by, count);
}
