import { step } from '../../src/api.ts';
import { clone } from '../../src/core/state.ts';
import { hash } from '../../src/hash.ts';
import { begin } from '../../src/record/start.ts';
import { type Check, demand } from './check.ts';
import { shared } from './shared.ts';

const mayBeShared: ReadonlySet<string> = new Set(shared);

export const purity: Check[] = [
  {
    name: 'step in place comes to the same state as apply on a frozen one',
    move: ({ move, after, game }) => {
      step(game.mirror, move);
      demand(hash(game.mirror) === hash(after), () => 'step and apply differ');
      demand(game.mirror.log === undefined && after.log === undefined, () => 'a state still has a listener');
    },
  },
  {
    name: 'a copy shares nothing that changes',
    state: (s, { random }) => {
      if (random(8) > 0) return;
      const copy = clone(s);
      demand(hash(copy) === hash(s), () => 'a copy differs');
      for (const [field, value] of Object.entries(copy)) {
        if (!Array.isArray(value) || mayBeShared.has(field)) continue;
        demand(
          !Object.isFrozen(value) && !value.some((inner) => Array.isArray(inner) && Object.isFrozen(inner)),
          () => `${field} is shared`,
        );
      }
    },
  },
  {
    name: 'the same set-up and the same lines give the same state again',
    end: (s, { start, lines }) => {
      const again = begin(start);
      for (const line of lines) step(again, line);
      demand(hash(again) === hash(s), () => 'a replay comes to another state');
    },
  },
];
