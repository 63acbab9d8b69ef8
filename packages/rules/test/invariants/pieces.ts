import { hooksOf } from '../../src/core/hooks.ts';
import { ACTIVE, NONE, type State } from '../../src/core/state.ts';
import { type Check, demand } from './check.ts';

/** Every region with pieces of a kind. */
function whereverIs(s: State, kind: number, look: (r: number, count: number) => void): void {
  const from = kind * s.world.size;
  for (let r = 0; r < s.world.size; r++) if (s.pieces[from + r] !== 0) look(r, s.pieces[from + r]);
}

export const pieces: Check[] = [
  {
    name: 'pieces of each kind are conserved between box, hand, pile and map',
    state: (s) => {
      for (const { id, index, supply, faces } of s.world.pieces) {
        const pile = faces.length > 0 ? s.pile.length : 0;
        let map = 0;
        whereverIs(s, index, (_, n) => {
          map += n;
        });
        const count = s.supply[index] + s.kept[index] + map + pile;
        demand(
          count === supply,
          () => `${id}: ${count} of ${supply} (box ${s.supply[index]}, hand ${s.kept[index]}, pile ${pile}, map ${map})`,
        );
      }
    },
  },
  {
    name: 'a region has no more pieces of a kind than it may',
    state: (s) => {
      for (const { id, index, perRegion } of s.world.pieces) {
        whereverIs(s, index, (r, count) => demand(count <= perRegion, () => `${count} × ${id} in region ${r}`));
      }
    },
  },
  {
    name: 'a face lies where a face-down piece lies, and no face is there too often',
    state: (s) => {
      for (const { id, index, faces } of s.world.pieces) {
        if (faces.length === 0) continue;
        for (const [r, face] of s.faces.entries()) {
          demand(face > 0 === s.pieces[index * s.world.size + r] > 0, () => `${id} and its face do not agree in region ${r}`);
        }
        const seen = [...s.pile, ...s.faces.filter((f) => f > 0).map((f) => f - 1)];
        for (const [face, { count }] of faces.entries())
          demand(seen.filter((f) => f === face).length <= count, () => `too many ${faces[face].id}`);
      }
    },
  },
  {
    name: 'pieces that go with their people stand only in held regions',
    state: (s) => {
      for (const { id, index, whenLeft } of s.world.pieces) {
        if ((typeof whenLeft === 'string' ? whenLeft : whenLeft(s)) === 'stays') continue;
        whereverIs(s, index, (r) => demand(s.holder[r] !== NONE, () => `${id} in region ${r}, which is nobody's`));
      }
    },
  },
  {
    name: 'pieces in hand belong to an active people',
    state: (s) => {
      for (const { id, index } of s.world.pieces) {
        if (s.kept[index] === 0) continue;
        const owned = s.active.some(
          (people) => people !== NONE && s.standing[people] === ACTIVE && hooksOf(s, people).pieces.some((k) => k.index === index),
        );
        demand(owned, () => `${s.kept[index]} × ${id} in nobody's hand`);
      }
    },
  },
];
