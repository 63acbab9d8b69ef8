import { type Denial, deny, type Race, race, TAMPER } from '../../core/ability.ts';
import { dues } from '../../core/cost.ts';
import { isImmuneTo, isLand, piecesIn } from '../../core/map.ts';
import { aOf, deployPiece } from '../../core/move.ts';
import type { PeopleNo, RegionNo, SeatNo } from '../../core/numbers.ts';
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
      for (let r = 0; r < p.world.size; r++) if (deniesObjective(p, seat, r) === undefined) add(deployPiece(r, indexOf(p, objective)));
    },
    denies: (p, { seat }, move) =>
      move.type === 'deploy' && move.piece === objective.id ? deniesObjective(p, seat, move.region) : undefined,
    answer: (s, { seat }, move) => {
      raise(s, objective, aOf(move));
      if (s.supply[indexOf(s, objective)] > 0) ask(s, humans, seat);
    },
  },
  onTaken: (s, me, r, by) => {
    if (piecesIn(s, objective, r) === 0 || isOfHorde(s, by)) return;
    if (by !== me) earn(s, s.owner[by], 2, 'AZ-HUMANS-2', humans.id);
    earn(s, s.owner[me], 2, by === me ? 'AZ-HUMANS-3' : 'AZ-HUMANS-2', humans.id);
    lift(s, objective, r, 1, 'box');
  },
  onDecline: takeUp,
});

/** AZ-HUMANS-4 */
const isOfHorde = (p: Read, people: PeopleNo): boolean =>
  (p.world.rulings['objective-sided-horde'] === 'horde' ? factionOf(p, people) : p.world.races[people].faction) === 'horde';

const rule = 'AZ-HUMANS-1';
const WATER = deny('water', rule, 'objectives are laid on land');
const ALLIANCE = deny('not-a-target', rule, 'a people of the Alliance holds the region');
const LAID = deny('region-full', rule, 'the two objectives lie in different regions');
const SHUT = deny('immune', rule, 'the region is immune');

/** AZ-HUMANS-1; CORE-CONQUER-9: nowhere that is immune, or is so to those who do not pay. */
function deniesObjective(p: Read, seat: SeatNo, r: RegionNo): Denial | undefined {
  const { rulings } = p.world;
  if (!isLand(p, r) && rulings['objective-land'] === 'land-only') return WATER;
  if (factionOf(p, p.holder[r]) === 'alliance') return ALLIANCE;
  if (piecesIn(p, objective, r) > 0) return LAID;
  if (rulings['objective-immune'] === 'yes') return undefined;
  return isImmuneTo(p, r, seat) || dues(p, seat, r, TAMPER) > 0 ? SHUT : undefined;
}

function takeUp(s: State): void {
  for (let r = 0; r < s.world.size; r++) lift(s, objective, r, piecesIn(s, objective, r), 'box');
}
