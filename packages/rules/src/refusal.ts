/** Why a move is refused: a code, the rule, and a sentence that a player understands. Only looked for once a move is known to be illegal. */
import { isAnyTime, mayAbandon } from './core/abandon.ts';
import { ROLLED } from './core/deploy.ts';
import type { IllegalMove } from './core/errors.ts';
import { type Move, text } from './core/move.ts';
import { CHOICE, CONQUERING, DEPLOYING, OVER, PICKING, PLACING, RETREAT } from './core/stage.ts';
import { NONE, type Read } from './core/state.ts';
import { isDeclining } from './core/turn.ts';
import { useRefusal } from './refusals/abilities.ts';
import { refuse } from './refusals/codes.ts';
import { conquestRefusal } from './refusals/conquest.ts';
import { deploymentRefusal } from './refusals/deployment.ts';
import { due, legalLines, pieceDue, tokensDue } from './refusals/due.ts';
import { unknownRegion } from './refusals/read-move.ts';
import { count, peopleName, pieceName, quoted, readable, regionName } from './refusals/words.ts';

export { type RefusalCode, refusalCodes } from './refusals/codes.ts';

export function refusal(p: Read, move: Move): IllegalMove {
  return reason(p, move) ?? refuse('not-possible', 'CORE-TURN-1', `${quoted(text(move))} is not possible now. ${due(p)}`);
}

function reason(p: Read, move: Move): IllegalMove | undefined {
  if (p.prompts.length > 0) return wrongAnswer(p, move);
  switch (p.stage) {
    case OVER:
      return refuse('game-over', 'CORE-END-1', 'The game is over.');
    case PICKING:
      return move.type === 'pick'
        ? badPick(p, move.place)
        : refuse('pick-first', 'CORE-DRAFT-1', `${p.names[p.turn]} has no active people. ${due(p)}`);
    case CHOICE:
      return beforeExpansion(p, move);
    case CONQUERING:
      return whileConquering(p, move);
    case DEPLOYING:
    case PLACING:
      return whilePlacing(p, move);
    case RETREAT:
      return move.type === 'deploy'
        ? deploymentRefusal(p, p.retreating, move)
        : refuse('retreat-first', 'CORE-LOSS-4', `The turn of ${p.names[p.turn]} is over. ${due(p)}`);
    default:
      return undefined;
  }
}

/** A question is open: nothing else can be done. */
function wrongAnswer(p: Read, move: Move): IllegalMove {
  const [slot, seat, a, b] = p.prompts.slice(-4);
  const ability = p.world.abilities[slot];
  const { question } = ability;
  const name = readable(p, ability.id);
  const rule = question?.rule ?? 'CORE-TURN-1';
  const isAnswer = legalLines(p).some((line) => line.split(' ')[0] === move.type);
  if (isAnswer && 'region' in move && p.world.board.regions[move.region] === undefined) return unknownRegion(move.region, rule);
  const denial = question?.denies?.(p, { seat, a, b }, move);
  if (denial !== undefined)
    return refuse(denial.code, denial.rule, `${name}: ${quoted(text(move))} is no answer: ${denial.because}. ${due(p)}`);
  return refuse(isAnswer ? 'not-an-answer' : 'answer-first', rule, `${name}: ${due(p)}`);
}

/** A question of the people that had only one answer left, and was not put. */
function settled(p: Read, answer: string): IllegalMove | undefined {
  const { power, world } = p;
  const me = p.active[p.turn];
  for (const ability of [world.races[me], world.powers[power[me]]]) {
    const denial = ability?.question?.settled?.(p, p.turn, answer);
    if (denial !== undefined) return refuse(denial.code, denial.rule, `${readable(p, ability.id)}: ${denial.because}. ${due(p)}`);
  }
  return undefined;
}

function badPick(p: Read, row: number): IllegalMove {
  const { draft } = p.world.edition;
  const offer = Number.isInteger(row) && row >= 0 && row < draft.rows(p) ? draft.offer(p, p.turn, row) : undefined;
  if (offer === undefined) return refuse('no-such-offer', draft.rules.offers, `No combo is on offer at place ${quoted(row)}. ${due(p)}`);
  const name = `${readable(p, p.world.powers[offer.power].id)} ${readable(p, p.world.races[offer.race].id)}`;
  return refuse('cannot-pay-offer', draft.rules.price, `The ${name} cost ${count(offer.price, 'coin')} and you have ${p.coins[p.turn]}.`);
}

const hasPeople = (p: Read): IllegalMove =>
  refuse('has-people', 'CORE-DRAFT-1', `${p.names[p.turn]} has an active people, the ${peopleName(p, p.active[p.turn])}. ${due(p)}`);

function beforeExpansion(p: Read, { type }: Move): IllegalMove {
  if (type === 'pick') return hasPeople(p);
  if (type === 'expand')
    return refuse('must-decline', 'CORE-TURN-4', `The ${peopleName(p, p.active[p.turn])} have nothing left to expand with: decline.`);
  return refuse('expand-or-decline-first', 'CORE-TURN-1', due(p));
}

function whileConquering(p: Read, move: Move): IllegalMove | undefined {
  switch (move.type) {
    case 'conquer':
    case 'roll':
      return conquestRefusal(p, move);
    case 'use':
      return useRefusal(p, move);
    case 'abandon':
      return badAbandon(p, move.region);
    case 'deploy':
      return refuse('deploy-too-early', 'CORE-CONQUER-3', `Tokens and pieces are placed when the conquests are over. ${due(p)}`);
    default:
      return outOfTurn(p, move);
  }
}

function badAbandon(p: Read, r: number): IllegalMove | undefined {
  if (p.world.board.regions[r] === undefined) return unknownRegion(r, 'CORE-TURN-3');
  const people = peopleName(p, p.acting);
  if (p.holder[r] !== p.acting)
    return p.holder[r] === p.active[p.turn]
      ? refuse('abandon-later', 'CORE-TURN-3', `The ${people} in decline conquer first, until “done”.`)
      : refuse('not-yours', 'CORE-TURN-3', `The ${people} do not hold ${regionName(p, r)}.`);
  if (!mayAbandon(p, p.acting)) return refuse('abandon-never', 'CL-GHOULS-2', `The ${people} in decline keep the regions that they hold.`);
  return isAnyTime(p)
    ? refuse('abandon-too-late', 'CORE-TURN-3', `${regionName(p, r)} was taken in this turn, and is kept until the next.`)
    : refuse('abandon-too-late', 'CORE-TURN-3', 'Regions are abandoned before the first conquest and the first ability.');
}

function whilePlacing(p: Read, move: Move): IllegalMove | undefined {
  switch (move.type) {
    case 'deploy':
      return deploymentRefusal(p, p.turn, move);
    case 'use':
      return p.active[p.turn] !== NONE
        ? useRefusal(p, move)
        : refuse('use-too-late', 'CORE-DEPLOY-1', `Abilities are used before pieces are placed. ${due(p)}`);
    case 'conquer':
    case 'roll':
      return refuse(
        'conquests-over',
        p.begun === ROLLED ? 'CORE-DIE-3' : 'CORE-DEPLOY-1',
        `The conquests of this turn are over. ${due(p)}`,
      );
    case 'abandon':
      return refuse('abandon-too-late', 'CORE-DEPLOY-2', `No region is given up at redeployment. ${due(p)}`);
    case 'done':
      return stillToPlace(p);
    default:
      return outOfTurn(p, move);
  }
}

function stillToPlace(p: Read): IllegalMove | undefined {
  if (p.stage === DEPLOYING && tokensDue(p, p.turn) > 0) return refuse('must-deploy', 'CORE-DEPLOY-1', `No token stays in hand. ${due(p)}`);
  const piece = pieceDue(p, p.turn);
  return piece === undefined ? undefined : refuse('must-place', piece.rule, `No ${pieceName(p, piece.id)} stays in hand. ${due(p)}`);
}

/** What belongs to another moment of a turn. */
function outOfTurn(p: Read, move: Move): IllegalMove | undefined {
  const hasDeclined = isDeclining(p) || p.active[p.turn] === NONE; // CL-GHOULS-6
  switch (move.type) {
    case 'pick':
      return hasDeclined
        ? refuse('pick-later', 'CORE-DRAFT-7', `${p.names[p.turn]} declines, and picks at the next turn. ${due(p)}`)
        : hasPeople(p);
    case 'expand':
      if (hasDeclined) return refuse('decline-too-late', 'CORE-DECLINE-4', `${p.names[p.turn]} has chosen to decline. ${due(p)}`);
      return refuse('already-expanding', 'CORE-TURN-1', `${p.names[p.turn]} is expanding already. ${due(p)}`);
    case 'decline':
      return refuse('decline-too-late', 'CORE-DECLINE-4', `Decline is chosen at the start of a turn, in place of conquests. ${due(p)}`);
    case 'choose':
      return settled(p, move.answer) ?? refuse('no-question', 'CORE-TURN-1', `Nothing has been asked. ${due(p)}`);
    default:
      return undefined;
  }
}
