/** What is to be decided now, and by whom. */

import { canDeploy, placements } from '../core/deploy.ts';
import { generate, moveBuffer, toDecide } from '../core/legal.ts';
import { pieceOf, text, unpack } from '../core/move.ts';
import { CHOICE, CONQUERING, DEPLOYING, PICKING } from '../core/stage.ts';
import { NONE, type Read } from '../core/state.ts';
import type { Kind } from '../core/tiles.ts';
import { count, listed, peopleName } from './words.ts';

/** Every legal move, as lines. */
export function legalLines(p: Read): string[] {
  const buffer = moveBuffer();
  const found = generate(p, buffer);
  return Array.from(buffer.list.subarray(0, found), (m) => text(unpack(p.world, m)));
}

/** The kind of piece that a seat must place next. */
export function pieceDue(p: Read, seat: number): Kind | undefined {
  let kind = NONE;
  placements(p, seat, (m) => {
    kind = pieceOf(m);
  });
  return p.world.pieces[kind];
}

/** Tokens in hand that a seat can place somewhere. */
export function tokensDue(p: Read, seat: number): number {
  if (!canDeploy(p, seat)) return 0;
  return p.hand.reduce((sum, hand, people) => (p.owner[people] === seat && p.holder.includes(people) ? sum + hand : sum), 0);
}

/** One sentence: who must do what. */
export function due(p: Read): string {
  const seat = toDecide(p) ?? p.turn;
  const name = p.names[seat];
  if (p.prompts.length > 0) return `${name} has to answer: ${listed(legalLines(p), ' · ')}.`;
  switch (p.stage) {
    case PICKING:
      return `${name} has to take a combo: ${listed(legalLines(p), ' · ')}.`;
    case CHOICE:
      return `${name} has to choose: expand or decline.`;
    case CONQUERING:
      return `${name} conquers with the ${peopleName(p, p.acting)} until “done”.`;
    default:
      return placing(p, seat, name);
  }
}

function placing(p: Read, seat: number, name: string): string {
  const tokens = p.stage === DEPLOYING || canDeploy(p, seat) ? tokensDue(p, seat) : 0;
  if (tokens > 0) return `${name} has to place ${count(tokens, 'token')}: ${listed(legalLines(p), ' · ')}.`;
  const piece = pieceDue(p, seat);
  return piece === undefined || p.stage === DEPLOYING
    ? `${name} can ${listed(legalLines(p), ' · ')}.`
    : `${name} has to place ${count(p.kept[piece.index], piece.id)}: ${listed(legalLines(p), ' · ')}.`;
}
