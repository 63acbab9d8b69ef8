/** Why a token or piece cannot be placed. */
import { canDeploy } from '../core/deploy.ts';
import type { IllegalMove } from '../core/errors.ts';
import { hooksOf } from '../core/hooks.ts';
import { pieceCount } from '../core/map.ts';
import type { Move } from '../core/move.ts';
import { DEPLOYING, RETREAT } from '../core/stage.ts';
import { ACTIVE, NONE, type Read } from '../core/state.ts';
import { refuse } from './codes.ts';
import { due, pieceDue } from './due.ts';
import { unknownRegion } from './read-move.ts';
import { count, peopleName, quoted, readable, regionName, ruleOf } from './words.ts';

type Deployment = Extract<Move, { type: 'deploy' }>;

export function deploymentRefusal(p: Read, seat: number, { region: r, piece }: Deployment): IllegalMove | undefined {
  const rule = p.stage === RETREAT ? 'CORE-LOSS-4' : 'CORE-DEPLOY-1';
  if (p.world.board.regions[r] === undefined) return unknownRegion(r, rule);
  const tokensNow = p.stage === DEPLOYING || (p.stage === RETREAT && canDeploy(p, seat));
  return piece === undefined ? tokenRefusal(p, seat, r, rule, tokensNow) : pieceRefusal(p, seat, r, piece, rule, tokensNow);
}

function tokenRefusal(p: Read, seat: number, r: number, rule: string, tokensNow: boolean): IllegalMove | undefined {
  if (!tokensNow) return refuse('piece-due', rule, `No token is left to place. ${due(p)}`);
  const people = p.holder[r];
  if (people === NONE || p.owner[people] !== seat) return notHeld(p, r, rule);
  if (p.standing[people] !== ACTIVE && !hooksOf(p, people).livesOn)
    return refuse(
      'no-mixing',
      'CORE-DEPLOY-3',
      `The ${peopleName(p, people)} in ${regionName(p, r)} are in decline: no active token joins them.`,
    );
  if (p.hand[people] === 0) return refuse('hand-empty', rule, `No ${peopleName(p, people)} are left in hand. ${due(p)}`);
  return undefined;
}

const notHeld = (p: Read, r: number, rule: string): IllegalMove => refuse('not-yours', rule, `You do not hold ${regionName(p, r)}.`);

function pieceRefusal(p: Read, seat: number, r: number, id: string, rule: string, tokensNow: boolean): IllegalMove | undefined {
  const { markers, pieces } = p.world;
  const piece = pieces.find((k) => k.id === id);
  if (piece === undefined) {
    const marker = markers.find((m) => m.id === id);
    if (marker === undefined) return refuse('unknown-piece', rule, `No piece of this game is called ${quoted(id)}.`);
    return refuse('piece-not-in-hand', ruleOf(marker, rule), `${readable(id)} is not to be laid down now. ${due(p)}`);
  }
  const name = readable(id).toLowerCase();
  const me = p.active[seat];
  if (me === NONE || !hooksOf(p, me).pieces.includes(piece) || p.kept[piece.index] === 0)
    return refuse('piece-not-in-hand', piece.rule, `You have no ${name} to place. ${due(p)}`);
  if (!piece.redeploys) return refuse('not-deployed', piece.rule, `A ${name} is not placed by hand.`);
  if (tokensNow) return refuse('tokens-first', rule, `Tokens are placed first. ${due(p)}`);
  const next = pieceDue(p, seat);
  if (next !== undefined && next !== piece) return refuse('other-piece-first', next.rule, `Another piece comes first. ${due(p)}`);
  if (p.holder[r] !== me) return notHeld(p, r, piece.rule);
  if (pieceCount(p, piece.index, r) >= piece.perRegion)
    return refuse('region-full', piece.rule, `${regionName(p, r)} has room for ${count(piece.perRegion, name)} only.`);
  return undefined;
}
