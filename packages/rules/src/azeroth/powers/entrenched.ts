import { deny, type Power, power } from '../../core/ability.ts';
import { piecesIn } from '../../core/map.ts';
import { aOf, deployPiece } from '../../core/move.ts';
import type { PeopleNo } from '../../core/numbers.ts';
import type { Read } from '../../core/state.ts';
import { ask, raise } from '../../core/verbs.ts';
import { indexOf } from '../../core/world.ts';
import { fort } from '../pieces.ts';
import { unverified } from '../values.ts';

/** Entrenched. A fort in every region held, while there are any; they stay in decline, and so does the power (AZ-ENTRENCHED-2). */
export const entrenched: Power = power({
  id: 'entrenched',
  value: unverified.entrenched,
  stays: true,
  pieces: [fort],
  onConquest: (s, _me, r) => void raise(s, fort, r), // AZ-ENTRENCHED-1
  onEnd: (s, me) => {
    const open = openRegions(s, me);
    if (open.length > s.supply[indexOf(s, fort)]) return ask(s, entrenched, s.owner[me]);
    for (const r of open) raise(s, fort, r);
  },
  /** Which of them, when there are fewer forts than regions. */
  question: {
    rule: 'AZ-ENTRENCHED-1',
    moves: (p, { seat }, add) => {
      if (p.supply[indexOf(p, fort)] > 0) for (const r of openRegions(p, p.active[seat])) add(deployPiece(r, indexOf(p, fort)));
    },
    denies: (p, { seat }, move) =>
      move.type !== 'deploy' || move.piece !== fort.id ? undefined : p.holder[move.region] !== p.active[seat] ? NOT_HELD : BUILT,
    answer: (s, { seat }, move) => {
      raise(s, fort, aOf(move));
      ask(s, entrenched, seat);
    },
  },
});

const NOT_HELD = deny('not-yours', 'AZ-ENTRENCHED-1', 'a fort stands in a region of this people');
const BUILT = deny('region-full', 'AZ-ENTRENCHED-1', 'a fort stands there already');

const openRegions = (p: Read, me: PeopleNo): number[] =>
  [...p.holder.keys()].filter((r) => p.holder[r] === me && piecesIn(p, fort, r) === 0);
