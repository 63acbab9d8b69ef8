/** How a turn runs: from one decision to the next, everything in between passes by itself. */

import { mayAbandon } from './abandon.ts';
import { canAttack } from './conquest.ts';
import { declinePeople } from './decline.ts';
import { canDeploy, canPlace, hasLateUse, muster, ROLLED, ready, readyRevenants, revenantOf } from './deploy.ts';
import { hooksOf } from './hooks.ts';
import { holdsAny, tokensOnMap } from './map.ts';
import type { PeopleNo, SeatNo } from './numbers.ts';
import { hasToRetreat, nextRetreat } from './retreat.ts';
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
import { clone, NONE, type Read, type State } from './state.ts';
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
        if (!reacts(s, 'onRally')) takeInHand(s);
        break;
      case MUSTER:
        if (!reacts(s, 'onMuster')) enter(s, DEPLOYING);
        break;
      case DEPLOYING:
        if (canDeploy(s, s.turn) || hasLateUse(s)) return;
        enter(s, PLACING);
        break;
      case PLACING:
        if (s.step === 0) musterOnce(s);
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
        else if (hasToRetreat(s, s.retreating)) return;
        else s.retreating = nextRetreat(s, s.retreating);
        break;
      default:
        return;
    }
  }
}

function takeInHand(s: State): void {
  ready(s, s.turn);
  enter(s, MUSTER);
}

function musterOnce(s: State): void {
  s.step = 1;
  muster(s, s.turn);
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

export function beginTurn(s: State, seat: SeatNo): void {
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

/** First, one after the other, peoples in decline that still act and have something to decide; then the active one. */
function beginConquests(s: State, last: number = NONE): void {
  const people = nextRevenant(s, last);
  beginConquestsOf(s, people === NONE ? s.active[s.turn] : people);
}

/** The next people in decline that still acts and has something to decide, or NONE. */
function nextRevenant(p: Read, last: number): number {
  let people = revenantOf(p, p.turn, last);
  while (people !== NONE && !canAttack(p, people) && !canRegroup(p, people)) people = revenantOf(p, p.turn, people);
  return people;
}

function beginConquestsOf(s: State, people: PeopleNo): void {
  s.acting = people;
  s.begun = 0;
  s.attacked = 0;
  enter(s, CONQUERING);
}

/** CL-GHOULS-2 Whether giving up a region could help a people in decline: a single token has nobody to join, nor to march with. */
const canRegroup = (p: Read, me: PeopleNo): boolean => mayAbandon(p, me) && holdsAny(p, me) && p.hand[me] + tokensOnMap(p, me) > 1;

/** The acting people's conquests are over: a declined one hands over to the next, and at last to the active one. */
export function endConquests(s: State): void {
  if (isDeclining(s)) conquerBeforeDecline(s, s.acting);
  else if (s.acting !== s.active[s.turn]) beginConquests(s, s.acting);
  else enter(s, RALLY);
}

/** CORE-DIE-3 No conquest of the seat follows a roll. */
export function endByRoll(s: State): void {
  const isRevenant = s.acting !== s.active[s.turn];
  if (isRevenant && s.world.rulings['revenants-one-roll'] === 'people') {
    endConquests(s); // CL-GHOULS-7
    return;
  }
  if (isDeclining(s)) {
    endByDecline(s);
    return;
  }
  s.begun = ROLLED;
  if (isRevenant) s.attacked = 0; // what a people in decline attacked is not the active one's doing
  enter(s, RALLY);
}

function beginRetreats(s: State): void {
  s.acting = NONE;
  s.retreating = nextRetreat(s, s.turn);
  enter(s, RETREAT);
}

/** CL-GHOULS-6 A people declines; first come the conquests of those of its owner that still act in decline, if the table reads it so. */
export function decline(s: State): void {
  if (s.world.rulings['revenants-decline-turn'] === 'yes' && hasRevenantToAct(s)) {
    readyRevenants(s, s.turn);
    conquerBeforeDecline(s, NONE);
  } else endByDecline(s);
}

/** Whether one of them would have something to decide with its tokens in hand. */
function hasRevenantToAct(s: State): boolean {
  const readied = clone(s);
  readyRevenants(readied, s.turn);
  return nextRevenant(readied, NONE) !== NONE;
}

/** Steps of CONQUERING: this one is a turn that ends in a decline. */
const DECLINING = 1;

export const isDeclining = (p: Read): boolean => p.stage === CONQUERING && p.step === DECLINING;

function conquerBeforeDecline(s: State, last: number): void {
  const people = nextRevenant(s, last);
  if (people === NONE) endByDecline(s);
  else {
    beginConquestsOf(s, people);
    s.step = DECLINING;
  }
}

/** CORE-DECLINE-4 A turn in which a people declined is scored as soon as nothing is left to ask, and those that act on in decline stand again. */
function endByDecline(s: State): void {
  const hasActed = isDeclining(s);
  declinePeople(s, s.turn);
  s.acting = NONE;
  if (hasActed) readyRevenants(s, s.turn);
  enter(s, hasActed && canDeploy(s, s.turn) ? DEPLOYING : ENDING);
}
