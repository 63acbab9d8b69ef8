import { ACTIVE, NONE, type State } from '../../src/core/state.ts';
import { hooksOf } from '../../src/core/world.ts';
import { type Check, demand, total } from './check.ts';

const onMap = (s: State, kind: number): readonly number[] => s.pieces.slice(kind * s.world.size, (kind + 1) * s.world.size);

export const pieces: Check[] = [
  {
    name: 'pieces of each kind are conserved between box, hand, pile and map',
    state: (s) => {
      for (const { id, index, supply, faces } of s.world.pieces) {
        const pile = faces.length > 0 ? s.pile.length : 0;
        const map = total(onMap(s, index));
        const count = s.supply[index] + s.kept[index] + map + pile;
        demand(count === supply, () => `${id}: ${count} of ${supply} (box ${s.supply[index]}, hand ${s.kept[index]}, pile ${pile}, map ${map})`);
      }
    },
  },
  {
    name: 'a region has no more pieces of a kind than it may',
    state: (s) => {
      for (const { id, index, perRegion } of s.world.pieces) {
        for (const [r, count] of onMap(s, index).entries()) demand(count <= perRegion, () => `${count} × ${id} in region ${r}`);
      }
    },
  },
  {
    name: 'a face lies where a face-down piece lies, and no face is there too often',
    state: (s) => {
      for (const { id, index, faces } of s.world.pieces) {
        if (faces.length === 0) continue;
        for (const [r, count] of onMap(s, index).entries()) demand(count > 0 === s.faces[r] > 0, () => `${id} in region ${r}: ${count}, face ${s.faces[r]}`);
        const seen = [...s.pile, ...s.faces.filter((f) => f > 0).map((f) => f - 1)];
        for (const [face, { count }] of faces.entries()) demand(seen.filter((f) => f === face).length <= count, () => `too many ${faces[face].id}`);
      }
    },
  },
  {
    name: 'pieces that go with their people stand only in held regions',
    state: (s) => {
      for (const { id, index, whenLeft } of s.world.pieces) {
        if (whenLeft === 'stays') continue;
        for (const [r, count] of onMap(s, index).entries()) demand(count === 0 || s.holder[r] !== NONE, () => `${id} in region ${r}, which is nobody's`);
      }
    },
  },
  {
    name: 'pieces in hand belong to an active people',
    state: (s) => {
      for (const { id, index } of s.world.pieces) {
        if (s.kept[index] === 0) continue;
        const owned = s.active.some((people) => people !== NONE && s.standing[people] === ACTIVE && hooksOf(s, people).pieces.some((k) => k.index === index));
        demand(owned, () => `${s.kept[index]} × ${id} in nobody's hand`);
      }
    },
  },
];
