import { hooksOf } from '../../src/core/hooks.ts';
import { ACTIVE, DECLINED, IDLE, NONE } from '../../src/core/state.ts';
import { type Check, demand } from './check.ts';

export const peoples: Check[] = [
  {
    name: 'each seat has at most one active people, and each active people its seat',
    state: (s) => {
      for (const [seat, people] of s.active.entries()) {
        if (people !== NONE)
          demand(s.owner[people] === seat && s.standing[people] === ACTIVE, () => `seat ${seat} and its people ${people} do not agree`);
      }
      for (let people = 0; people < s.world.natives; people++) {
        if (s.standing[people] === ACTIVE)
          demand(s.active[s.owner[people]] === people, () => `people ${people} is active, but not for seat ${s.owner[people]}`);
      }
    },
  },
  {
    name: 'each seat has at most one people in decline that counts',
    state: (s) => {
      const counted = s.active.map(() => 0);
      for (let people = 0; people < s.world.natives; people++) {
        if (s.standing[people] === DECLINED && !hooksOf(s, people).uncounted) counted[s.owner[people]]++;
      }
      for (const [seat, count] of counted.entries()) demand(count <= 1, () => `seat ${seat} has ${count} peoples in decline`);
    },
  },
  {
    name: 'a race that nobody plays has nothing but its tray',
    state: (s) => {
      for (const [people, { id }] of s.world.races.entries()) {
        if (s.standing[people] !== IDLE) continue;
        demand(
          s.owner[people] === NONE && s.power[people] === NONE && s.hand[people] === 0 && s.aside[people] === 0,
          () => `${id} is idle and has something`,
        );
      }
    },
  },
  {
    name: 'a people in decline stands on the map or holds tokens in hand',
    state: (s) => {
      for (const [people, { id }] of s.world.races.entries()) {
        if (s.standing[people] !== DECLINED) continue;
        demand(s.hand[people] > 0 || s.holder.includes(people), () => `${id} is in decline without anything`);
      }
    },
  },
];
