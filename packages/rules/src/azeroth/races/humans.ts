import { type Race, race, TAMPER } from '../../core/ability.ts';
import { dues } from '../../core/cost.ts';
import { isImmuneTo, isLand, piecesIn } from '../../core/map.ts';
import { aOf, deployPiece } from '../../core/move.ts';
import type { Read, State } from '../../core/state.ts';
import { ask, earn, lift, raise } from '../../core/verbs.ts';
import { indexOf } from '../../core/world.ts';
import { factionOf } from '../factions.ts';
import { objective } from '../pieces.ts';

/** Humans. Two objectives, laid anew each turn: whoever takes one pays off, for the taker and for the Humans, unless it is the Horde. */
export const humans: Race = race({
  id: 'humans',
  faction: 'alliance',
  value: 5,
  tray: 10,
  pieces: [objective],
  onEnd: (s, me) => {
    takeUp(s);
    ask(s, humans, s.owner[me]);
  },
  question: {
    rule: 'AZ-HUMANS-1',
    moves: (p, { seat }, add) => {
      for (let r = 0; r < p.world.size; r++) if (mayLay(p, seat, r)) add(deployPiece(r, indexOf(p, objective)));
    },
    answer: (s, { seat }, move) => {
      raise(s, objective, aOf(move));
      if (s.supply[indexOf(s, objective)] > 0) ask(s, humans, seat);
    },
  },
  onTaken: (s, me, r, by) => {
    if (piecesIn(s, objective, r) === 0 || factionOf(s, by) === 'horde') return; // AZ-HUMANS-4
    if (by !== me) earn(s, s.owner[by], 2, 'AZ-HUMANS-2', humans.id);
    earn(s, s.owner[me], 2, by === me ? 'AZ-HUMANS-3' : 'AZ-HUMANS-2', humans.id);
    lift(s, objective, r, 1, 'box');
  },
  onDecline: takeUp,
});

/** AZ-HUMANS-1; CORE-CONQUER-9: nowhere that is immune, or is so to those who do not pay. */
function mayLay(p: Read, seat: number, r: number): boolean {
  if (!isLand(p, r) || factionOf(p, p.holder[r]) === 'alliance' || piecesIn(p, objective, r) > 0) return false;
  return !isImmuneTo(p, r, seat) && dues(p, seat, r, TAMPER) === 0;
}

function takeUp(s: State): void {
  for (let r = 0; r < s.world.size; r++) lift(s, objective, r, piecesIn(s, objective, r), 'box');
}
