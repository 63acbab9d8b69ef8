import type { State } from '../../src/core/state.ts';
import { type Check, demand } from './check.ts';

function onMap(s: State): number[] {
  const counts = new Array<number>(s.world.natives + 1).fill(0);
  for (let r = 0; r < s.world.size; r++) if (s.holder[r] >= 0) counts[s.holder[r]] += s.tokens[r];
  return counts;
}

export const tokens: Check[] = [
  {
    name: 'tokens of each race are conserved between tray, hand, aside and map',
    state: (s) => {
      const standing = onMap(s);
      for (const [people, { id, tray }] of s.world.races.entries()) {
        const count = s.tray[people] + s.hand[people] + s.aside[people] + standing[people];
        demand(
          count === tray,
          () =>
            `${id}: ${count} of ${tray} (tray ${s.tray[people]}, hand ${s.hand[people]}, aside ${s.aside[people]}, map ${standing[people]})`,
        );
      }
    },
  },
  {
    name: 'natives only fall',
    move: ({ before, after }) => {
      const { natives } = before.world;
      const [was, is] = [onMap(before)[natives], onMap(after)[natives]];
      demand(is <= was, () => `${was} natives became ${is}`);
    },
  },
];
