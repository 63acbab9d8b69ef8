/** Why a token or piece cannot be placed. */

import type { Ability } from '../core/ability.ts';
import { canDeploy } from '../core/deploy.ts';
import type { IllegalMove } from '../core/errors.ts';
import { hooksOf } from '../core/hooks.ts';
import { pieceCount } from '../core/map.ts';
import type { Move } from '../core/move.ts';
import type { PeopleNo, RegionNo, SeatNo } from '../core/numbers.ts';
import { DEPLOYING, RETREAT } from '../core/stage.ts';
import { ACTIVE, NONE, type Read } from '../core/state.ts';
import type { Kind, NumberedMarker } from '../core/tiles.ts';
import { refuse } from './codes.ts';
import { due, pieceDue } from './due.ts';
import { unknownRegion } from './read-move.ts';
import { a, capital, count, peopleName, pieceName, quoted, readable, regionName, ruleOf } from './words.ts';

type Deployment = Extract<Move, { type: 'deploy' }>;

export function deploymentRefusal(p: Read, seat: SeatNo, { region: r, piece }: Deployment): IllegalMove | undefined {
  const rule = p.stage === RETREAT ? 'CORE-LOSS-4' : 'CORE-DEPLOY-1';
  if (p.world.board.regions[r] === undefined) return unknownRegion(r, rule);
  const tokensNow = p.stage === DEPLOYING || (p.stage === RETREAT && canDeploy(p, seat));
  return piece === undefined ? tokenRefusal(p, seat, r, rule, tokensNow) : pieceRefusal(p, seat, r, piece, rule, tokensNow);
}

function tokenRefusal(p: Read, seat: SeatNo, r: RegionNo, rule: string, tokensNow: boolean): IllegalMove | undefined {
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

const notHeld = (p: Read, r: RegionNo, rule: string): IllegalMove => refuse('not-yours', rule, `You do not hold ${regionName(p, r)}.`);

function markerRefusal(p: Read, seat: SeatNo, marker: NumberedMarker, rule: string): IllegalMove {
  const name = readable(p, marker.id);
  const isHeld = p.markerUp[marker.index] === 1 && p.holder[p.markerAt[marker.index]] === p.active[seat];
  if (marker.kind === 'place') return refuse('not-deployed', rule, `${name} is a place, and places stay where they are.`);
  if (marker.question === undefined) return refuse('not-deployed', rule, `${name} lies where it was last used.`);
  return isHeld
    ? refuse('lay-later', rule, `${name} is laid at the end of one's own turn. ${due(p)}`)
    : refuse('piece-not-in-hand', rule, `You do not hold ${name}. ${due(p)}`);
}

/** The tile that a people has a piece from. */
function bringerOf({ power, world }: Read, me: PeopleNo, piece: Kind): Ability | undefined {
  const tiles = [...(power[me] === NONE ? [] : [world.powers[power[me]]]), world.races[me]];
  return tiles.find(({ pieces = [] }) => pieces.some(({ key }) => key === piece.key));
}

function pieceRefusal(p: Read, seat: SeatNo, r: RegionNo, id: string, rule: string, tokensNow: boolean): IllegalMove | undefined {
  const { markers, pieces } = p.world;
  const piece = pieces.find((k) => k.id === id);
  if (piece === undefined) {
    const marker = markers.find((m) => m.id === id);
    return marker === undefined
      ? refuse('unknown-piece', rule, `No piece of this game is called ${quoted(id)}.`)
      : markerRefusal(p, seat, marker, ruleOf(marker, rule));
  }
  const me = p.active[seat];
  const tile = me === NONE ? undefined : bringerOf(p, me, piece);
  return notInHand(p, piece, tile) ?? misplaced(p, seat, r, piece, rule, tokensNow);
}

/** Whose piece it is, and whether it is placed in this way at all. */
function notInHand(p: Read, piece: Kind, tile: Ability | undefined): IllegalMove | undefined {
  const name = pieceName(p, piece.id);
  if (tile?.onEnd !== undefined && tile.question !== undefined)
    return refuse('lay-later', piece.rule, `${capital(a(name))} is laid at the end of one's own turn. ${due(p)}`);
  if (tile !== undefined && !piece.redeploys) {
    const how = tile.action === undefined ? 'is not placed by hand' : `is placed by its ability: use ${tile.id}`;
    return refuse('not-deployed', piece.rule, `${capital(a(name))} ${how}.`);
  }
  if (tile !== undefined && p.kept[piece.index] > 0) return undefined;
  return refuse('piece-not-in-hand', piece.rule, `You have no ${name} to place. ${due(p)}`);
}

function misplaced(p: Read, seat: SeatNo, r: RegionNo, piece: Kind, rule: string, tokensNow: boolean): IllegalMove | undefined {
  if (tokensNow) return refuse('tokens-first', rule, `Tokens are placed first. ${due(p)}`);
  const next = pieceDue(p, seat);
  if (next !== undefined && next !== piece) return refuse('other-piece-first', next.rule, `Another piece comes first. ${due(p)}`);
  if (p.holder[r] !== p.active[seat]) return notHeld(p, r, piece.rule);
  if (pieceCount(p, piece.index, r) < piece.perRegion) return undefined;
  return refuse('region-full', piece.rule, `${regionName(p, r)} has room for ${count(piece.perRegion, pieceName(p, piece.id))} only.`);
}
