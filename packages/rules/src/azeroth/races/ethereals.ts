import { type Race, race, TAMPER } from '../../core/ability.ts';
import { duesOn, payDues, sum } from '../../core/cost.ts';
import { isImmuneTo, isLand } from '../../core/map.ts';
import { chooseWord, wordOf } from '../../core/move.ts';
import type { Read } from '../../core/state.ts';
import { ask, carry } from '../../core/verbs.ts';
import { artifacts } from '../artifacts/index.ts';
import { faceUpIn } from '../markers.ts';

/** Ethereals. Once per turn they steal an artifact from beside their regions, or take a bordering place for two tokens less. */
export const ethereals: Race = race({
  id: 'ethereals',
  faction: 'neutral',
  value: 5,
  tray: 10,
  action: {
    rule: 'AZ-ETHEREALS-1',
    perTurn: 1,
    targets: (p, me, add) => {
      const seat = p.owner[me];
      for (let r = 0; r < p.world.size; r++) {
        if (p.holder[r] === me || artifactsIn(p, r).length === 0 || !isLand(p, r) || isImmuneTo(p, r, seat)) continue; // AZ-ETHEREALS-3
        if (sum(duesOn(p, seat, [r], TAMPER)) > p.coins[seat]) continue;
        for (const own of p.world.borders[r]) if (p.holder[own] === me) add(r, own);
      }
    },
    perform: (s, me, from, to) => {
      payDues(s, s.owner[me], duesOn(s, s.owner[me], [from], TAMPER));
      ask(s, ethereals, s.owner[me], from, to);
    },
  },
  attack: {
    rule: 'AZ-ETHEREALS-2',
    perTurn: 1,
    bordering: true,
    less: 2,
    may: (p, _me, r) => faceUpIn(p, r, 'place').length > 0,
  },
  /** Which one, where several artifacts lie together. */
  question: {
    rule: 'AZ-ETHEREALS-1',
    words: Object.keys(artifacts),
    fits: (p, { a: from, b: to }) => from < p.world.size && to < p.world.size,
    moves: (p, { a: from }, add) => {
      for (const { id } of artifactsIn(p, from)) add(chooseWord(p, id));
    },
    answer: (s, { a: from, b: to }, move) => {
      const stolen = artifactsIn(s, from).find(({ id }) => id === wordOf(s, move));
      if (stolen !== undefined) carry(s, stolen, to, ethereals.id);
    },
  },
});

const artifactsIn = (p: Read, r: number): ReturnType<typeof faceUpIn> => faceUpIn(p, r, 'artifact');
