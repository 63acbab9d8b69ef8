/** The moves of a decision that are worth a closer look. */
import { moveBuffer, moves, type State } from '@elbowroom/rules';
import { bargain, type Glance, glance } from './bargain.ts';
import { ABANDON, CONQUER, kindOf, ROLL, USE } from './packed.ts';

const MOST_USES = 24;
const MOST_ROLLS = 2;

export interface Eye {
  /** Conquests looked at closely. */
  readonly looks: number;
  /** What a token in hand is worth. */
  readonly hunger: number;
  /** Moves that this player does not think of. */
  readonly overlooks: ((s: State, move: number) => boolean) | undefined;
}

const buffer = moveBuffer();
const conquests: number[] = [];
const rolls: number[] = [];
const others: number[] = [];

/** Of conquests and last rolls those that look best at a glance, of abilities some of each kind, all others. */
export function promising(s: State, { hunger, looks, overlooks }: Eye): number[] {
  sortOut(s, overlooks);
  if (conquests.length <= looks && rolls.length <= MOST_ROLLS) return [...conquests, ...rolls, ...others];
  const eye = glance(s, hunger);
  return [...best(s, eye, conquests, looks), ...best(s, eye, rolls, MOST_ROLLS), ...others];
}

/** An answer to a question is neither a conquest nor a last roll, whatever it says. */
function sortOut(s: State, overlooks: Eye['overlooks']): void {
  const count = moves(s, buffer);
  const isAsked = s.prompts.length > 0;
  const stride = Math.ceil(usesIn(count) / MOST_USES);
  conquests.length = rolls.length = others.length = 0;
  for (let i = 0, use = 0; i < count; i++) {
    const move = buffer.list[i];
    const kind = kindOf(move);
    if (kind === ABANDON || (kind === USE && use++ % stride !== 0) || overlooks?.(s, move) === true) continue;
    if (!isAsked && kind === CONQUER) conquests.push(move);
    else if (!isAsked && kind === ROLL) rolls.push(move);
    else others.push(move);
  }
}

function usesIn(count: number): number {
  let uses = 0;
  for (let i = 0; i < count; i++) if (kindOf(buffer.list[i]) === USE) uses++;
  return uses;
}

const values: number[] = [];

/** The best so many, in order; of equals the one listed first. */
function best(s: State, eye: Glance, list: number[], most: number): number[] {
  if (list.length <= most) return list;
  let count = 0;
  for (let i = 0; i < list.length; i++) {
    const move = list[i];
    const value = bargain(s, eye, move);
    if (count === most && value <= values[count - 1]) continue;
    let at = count < most ? count++ : count - 1;
    for (; at > 0 && values[at - 1] < value; at--) {
      values[at] = values[at - 1];
      list[at] = list[at - 1];
    }
    values[at] = value;
    list[at] = move;
  }
  list.length = most;
  return list;
}
