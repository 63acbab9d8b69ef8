/** Questions that a position says are open: only such as the seat can have been asked. */
import type { Reader } from '../boards/reader.ts';
import type { Ability } from '../core/ability.ts';
import { SCORED } from '../core/stage.ts';
import { NONE, type Read, type State } from '../core/state.ts';
import type { OpenQuestion } from './position.ts';

export function openQuestions(to: Reader, s: State, prompts: readonly OpenQuestion[]): void {
  for (const [i, { ability, seat, a, b }] of prompts.entries()) {
    const found = s.world.abilities.find(({ id }) => id === ability);
    const isFirst = prompts.findIndex((other) => other.ability === ability) === i;
    if (found?.question === undefined || seat >= s.coins.length || !isFirst)
      to.note('unknown-question', `prompts[${i}]`, 'nobody asks that');
    else if (to.faults.length > 0) continue;
    else if (!canAsk(s, found, seat) || !(found.question.fits?.(s, { seat, a, b }) ?? (a === 0 && b === 0)))
      to.note('unknown-question', `prompts[${i}]`, `${ability} has nothing to ask of seat ${seat} here`);
    else s.prompts = [...s.prompts, found.slot, seat, a, b];
  }
  if (prompts.length > 1 && s.stage === SCORED) to.note('unknown-question', 'prompts', 'after a score one question is open at most');
}

/** Whether a people of the seat has the ability: by its tiles, in decline what is left of them, or by a marker that lies face up in its region. */
function canAsk(p: Read, ability: Ability, seat: number): boolean {
  const { markers, powers, races } = p.world;
  const me = p.active[ability.question?.ofOthers === true ? p.turn : seat];
  if (me !== NONE && (races[me] === ability || powers[p.power[me]] === ability)) return true;
  if (
    me !== NONE &&
    markers.some((marker) => marker === ability && p.markerUp[marker.index] === 1 && p.holder[p.markerAt[marker.index]] === me)
  )
    return true;
  return races.some((race, people) => race === ability && race.inDecline !== undefined && p.owner[people] === seat);
}
