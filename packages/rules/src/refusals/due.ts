/** What is to be decided now, and by whom. */

import type { Piece } from '../core/ability.ts';
import { canDeploy, placements } from '../core/deploy.ts';
import { generate, moveBuffer, toDecide } from '../core/legal.ts';
import { pieceOf, text, unpack } from '../core/move.ts';
import type { SeatNo } from '../core/numbers.ts';
import { CHOICE, CONQUERING, DEPLOYING, PICKING } from '../core/stage.ts';
import { NONE, type Read } from '../core/state.ts';
import { indexOf } from '../core/world.ts';
import { count, listed, peopleName, pieceName } from './words.ts';

/** Every legal move, as lines. */
export function legalLines(p: Read): string[] {
  const buffer = moveBuffer();
  const found = generate(p, buffer);
  return Array.from(buffer.list.subarray(0, found), (m) => text(unpack(p.world, m)));
}

/** What may be answered to the open question; seats that it numbers are named. */
function answers(p: Read): string[] {
  const lines = legalLines(p);
  if (p.world.abilities[p.prompts.slice(-4)[0]].question?.ofSeats !== true) return lines;
  return lines.map((line) => line.replace(/ \d+$/, (seat) => `${seat} (${p.names[Number(seat)]})`));
}

/** The kind of piece that a seat must place next. */
export function pieceDue(p: Read, seat: SeatNo): Piece | undefined {
  let kind = NONE;
  placements(p, seat, (m) => {
    kind = pieceOf(m);
  });
  return p.world.pieces[kind];
}

/** Tokens in hand that a seat can place somewhere. */
export function tokensDue(p: Read, seat: SeatNo): number {
  if (!canDeploy(p, seat)) return 0;
  return p.hand.reduce((sum, hand, people) => (p.owner[people] === seat && p.holder.includes(people) ? sum + hand : sum), 0);
}

/** One sentence: who must do what. */
export function due(p: Read): string {
  const seat = toDecide(p) ?? p.turn;
  const name = p.names[seat];
  if (p.prompts.length > 0) return `${name} has to answer: ${listed(answers(p), ' · ')}.`;
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

function placing(p: Read, seat: SeatNo, name: string): string {
  const tokens = p.stage === DEPLOYING || canDeploy(p, seat) ? tokensDue(p, seat) : 0;
  if (tokens > 0) {
    const lines = legalLines(p).filter((line) => line.startsWith('deploy'));
    return `${name} has to place ${count(tokens, 'token')}: ${listed(lines, ' · ')}.`;
  }
  const piece = pieceDue(p, seat);
  return piece === undefined || p.stage === DEPLOYING
    ? `${name} may still use an ability before “done”: ${listed(legalLines(p), ' · ')}.`
    : `${name} has to place ${count(p.kept[indexOf(p, piece)], pieceName(p, piece.id))}: ${listed(legalLines(p), ' · ')}.`;
}
