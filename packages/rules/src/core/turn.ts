/** How a turn runs: from one decision to the next, everything in between passes by itself. */
import { attackMasks, canTry, OUT_OF_REACH } from './conquest.ts';
import { canDeploy, canPlace, hasLateUse, muster, ROLLED, ready, revenantOf } from './deploy.ts';
import { hooksOf } from './hooks.ts';
import { scoreTurn } from './score.ts';
import {
  CHOICE,
  CONQUERING,
  DEPLOYING,
  ENDING,
  EXPANDING,
  MUSTER,
  OVER,
  PICKING,
  PLACING,
  RALLY,
  RETREAT,
  SCORED,
  START,
} from './stage.ts';
import { NONE, type Read, type State } from './state.ts';
import { note } from './verbs.ts';

/** Goes on until a seat has to decide, or the game is over. */
export function advance(s: State): void {
  while (s.prompts.length === 0) {
    switch (s.stage) {
      case START:
        if (!reacts(s, 'onTurn')) enter(s, s.active[s.turn] === NONE ? PICKING : CHOICE);
        break;
      case EXPANDING:
        if (!reacts(s, 'onExpand')) beginConquests(s);
        break;
      case RALLY:
        if (!reacts(s, 'onRally')) {
          ready(s, s.turn);
          enter(s, MUSTER);
        }
        break;
      case MUSTER:
        if (!reacts(s, 'onMuster')) enter(s, DEPLOYING);
        break;
      case DEPLOYING:
        if (canDeploy(s, s.turn) || hasLateUse(s)) return;
        enter(s, PLACING);
        break;
      case PLACING:
        if (s.step === 0) {
          s.step = 1;
          muster(s, s.turn);
        }
        if (canPlace(s, s.turn)) return;
        enter(s, ENDING);
        break;
      case ENDING:
        if (reacts(s, 'onEnd')) break;
        scoreTurn(s);
        enter(s, SCORED);
        break;
      case SCORED:
        if (!reacts(s, 'onScored')) beginRetreats(s);
        break;
      case RETREAT:
        if (s.retreating === s.turn) beginTurn(s, (s.turn + 1) % s.active.length);
        else if (canDeploy(s, s.retreating) || canPlace(s, s.retreating)) return;
        else s.retreating = (s.retreating + 1) % s.active.length;
        break;
      default:
        return;
    }
  }
}

type Phase = 'onTurn' | 'onExpand' | 'onRally' | 'onMuster' | 'onEnd' | 'onScored';

/** Lets the active people's next reaction of a phase happen; false when there is none left. */
function reacts(s: State, phase: Phase): boolean {
  const me = s.active[s.turn];
  if (me === NONE) return false;
  const reactions = hooksOf(s, me)[phase];
  if (s.step >= reactions.length) return false;
  reactions[s.step++](s, me);
  return true;
}

export function enter(s: State, stage: number): void {
  s.stage = stage;
  s.step = 0;
}

export function beginTurn(s: State, seat: number): void {
  s.turn = seat;
  s.today.fill(0);
  s.conquests = [];
  s.attacked = 0;
  s.begun = 0;
  s.acting = NONE;
  s.retreating = seat;
  if (seat === s.first) s.round++;
  if (s.round > s.rounds) {
    s.round = s.rounds;
    enter(s, OVER);
    note(s, { type: 'ended' });
    return;
  }
  if (s.log !== undefined) {
    if (seat === s.first) note(s, { type: 'round-began', round: s.round });
    note(s, { type: 'turn-began', seat });
  }
  enter(s, START);
}

/** Tokens are taken up, and whatever happens at the beginning of an expansion happens. */
export function expand(s: State): void {
  ready(s, s.turn);
  enter(s, EXPANDING);
}

/** First, one after the other, peoples in decline that still act and can attack something; then the active one. */
function beginConquests(s: State, last: number = NONE): void {
  let people = revenantOf(s, s.turn, last);
  while (people !== NONE && !canAttack(s, people)) people = revenantOf(s, s.turn, people);
  beginConquestsOf(s, people === NONE ? s.active[s.turn] : people);
}

function beginConquestsOf(s: State, people: number): void {
  s.acting = people;
  s.begun = 0;
  s.attacked = 0;
  enter(s, CONQUERING);
}

/** Whether a people could try to conquer anything at all. */
function canAttack(p: Read, me: number): boolean {
  const hooks = hooksOf(p, me);
  const masks = attackMasks(p, hooks);
  for (let r = 0; r < p.world.size; r++) {
    for (let i = 0; i < masks.length; i++) if (canTry(p, me, hooks, r, masks[i]) !== OUT_OF_REACH) return true;
  }
  return false;
}

/** The acting people's conquests are over: a declined one hands over to the next, and at last to the active one. */
export function endConquests(s: State): void {
  if (s.acting !== s.active[s.turn]) beginConquests(s, s.acting);
  else enter(s, RALLY);
}

/** CORE-DIE-3 No conquest of the seat follows a roll. */
export function endByRoll(s: State): void {
  s.begun = ROLLED;
  if (s.acting !== s.active[s.turn]) s.attacked = 0; // what a people in decline attacked is not the active one's doing
  enter(s, RALLY);
}

function beginRetreats(s: State): void {
  s.acting = NONE;
  s.retreating = (s.turn + 1) % s.active.length;
  enter(s, RETREAT);
}

/** CORE-DECLINE-4 A turn in which a people declined is scored as soon as nothing is left to ask. */
export function endAfterDecline(s: State): void {
  enter(s, ENDING);
}
