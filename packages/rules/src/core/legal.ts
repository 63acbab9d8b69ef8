/** Every legal move of the seat that must decide. */
import { canAbandon, isTimeToAbandon } from './abandon.ts';
import { attackMasks, canTry, isSpentForce, PAY, ROLL_FOR } from './conquest.ts';
import { isSpent } from './cost.ts';
import { mustDecline } from './decline.ts';
import { deployments, isLate, placements } from './deploy.ts';
import { canPay } from './draft.ts';
import { hooksOf } from './hooks.ts';
import { nearby } from './map.ts';
import { abandon, aOf, CONQUER, cOf, conquer, DECLINE, DONE, EXPAND, kindOf, pick, ROLL, roll, use } from './move.ts';
import { CHOICE, CONQUERING, DEPLOYING, OVER, PICKING, PLACING, RETREAT } from './stage.ts';
import { NONE, type Read } from './state.ts';

/** Room for the moves of one decision; made once, filled again and again. */
export interface MoveBuffer {
  readonly list: Int32Array;
  count: number;
  /** For the rules, which fill it. */
  readonly add: (move: number) => void;
}

/** More moves than any decision has: regions × regions for abilities that name two. */
const ROOM = 4096;

/** An empty buffer. Make one and use it for every decision. */
export function moveBuffer(): MoveBuffer {
  const list = new Int32Array(ROOM);
  const buffer: MoveBuffer = {
    list,
    count: 0,
    add: (move) => {
      list[buffer.count++] = move;
    },
  };
  return buffer;
}

/** The seat that must decide, or undefined when the game is over. */
export function toDecide(p: Read): number | undefined {
  if (p.prompts.length > 0) return p.prompts[p.prompts.length - 3];
  if (p.stage === OVER) return undefined;
  return p.stage === RETREAT ? p.retreating : p.turn;
}

/** Fills the buffer and tells how many there are. */
export function generate(p: Read, into: MoveBuffer): number {
  into.count = 0;
  const { add } = into;
  if (p.prompts.length > 0) {
    const [slot, seat, a, b] = p.prompts.slice(-4);
    p.world.abilities[slot].question?.moves(p, { seat, a, b }, add);
    return into.count;
  }
  switch (p.stage) {
    case PICKING:
      picks(p, add);
      break;
    case CHOICE:
      if (!mustDecline(p)) add(EXPAND);
      add(DECLINE);
      break;
    case CONQUERING:
      conquests(p, add);
      break;
    case DEPLOYING:
      deployments(p, p.turn, add);
      if (into.count === 0) add(DONE); // CORE-DEPLOY-1: not before all tokens are placed
      actions(p, add, true);
      break;
    case PLACING:
      placements(p, p.turn, add);
      break;
    case RETREAT:
      deployments(p, p.retreating, add);
      if (into.count === 0) placements(p, p.retreating, add);
      break;
    default:
      break;
  }
  return into.count;
}

/** CORE-DRAFT-1 */
function picks(p: Read, add: (move: number) => void): void {
  const { draft } = p.world.edition;
  for (let row = 0; row < draft.rows(p); row++) {
    const offer = draft.offer(p, p.turn, row);
    if (offer !== undefined && canPay(p, p.turn, offer)) add(pick(row));
  }
}

function conquests(p: Read, add: (move: number) => void): void {
  const me = p.acting;
  const isActive = me === p.active[p.turn];
  if (isTimeToAbandon(p)) {
    for (let r = 0; r < p.world.size; r++) if (canAbandon(p, r)) add(abandon(r)); // CORE-TURN-3
  }
  const hooks = hooksOf(p, me);
  const masks = attackMasks(p, hooks);
  if (!isSpentForce(p, me, hooks, masks)) {
    const near = nearby(p, me);
    for (let r = 0; r < p.world.size; r++) {
      if (p.holder[r] === me) continue;
      for (let i = 0; i < masks.length; i++) {
        const outlook = canTry(p, me, hooks, r, masks[i], near[r]);
        if (outlook === PAY) add(conquer(r, masks[i]));
        else if (outlook === ROLL_FOR) add(roll(r, masks[i]));
      }
    }
  }
  if (isActive) actions(p, add, false);
  add(DONE); // CORE-CONQUER-7
}

function actions(p: Read, add: (move: number) => void, deploying: boolean): void {
  const me = p.active[p.turn];
  if (me === NONE) return;
  const { actions } = hooksOf(p, me);
  for (let i = 0; i < actions.length; i++) {
    const { slot, action } = actions[i];
    if ((deploying && !isLate(p, action)) || isSpent(p, slot, action) || action.closed?.when(p, me) === true) continue;
    action.targets(p, me, (a, b) => add(use(slot, a, b)));
  }
}

/** Whether one packed move is legal: `generate` would list it. Looks at that move alone where it can. */
export function isLegal(p: Read, move: number, scratch: MoveBuffer): boolean {
  const kind = kindOf(move);
  if (p.stage === CONQUERING && p.prompts.length === 0 && (kind === CONQUER || kind === ROLL)) {
    const [me, r, mask] = [p.acting, aOf(move), cOf(move)];
    const hooks = hooksOf(p, me);
    if (r >= p.world.size || p.holder[r] === me || !attackMasks(p, hooks).includes(mask)) return false;
    const outlook = canTry(p, me, hooks, r, mask);
    return (outlook === PAY && move === conquer(r, mask)) || (outlook === ROLL_FOR && move === roll(r, mask));
  }
  const count = generate(p, scratch);
  for (let i = 0; i < count; i++) if (scratch.list[i] === move) return true;
  return false;
}
