import { hooksOf } from '../../src/core/hooks.ts';
import { defenders } from '../../src/core/map.ts';
import { IDLE, NONE } from '../../src/core/state.ts';
import { type Check, demand } from './check.ts';

export const regions: Check[] = [
  {
    name: 'tokens stand only in held regions',
    state: (s) => {
      for (let r = 0; r < s.world.size; r++)
        demand(s.holder[r] !== NONE || s.tokens[r] === 0, () => `${s.tokens[r]} tokens of nobody in region ${r}`);
    },
  },
  {
    name: 'a held region has a token or a piece that holds it',
    state: (s) => {
      const holding = s.world.pieces.filter(({ holds }) => holds);
      for (let r = 0; r < s.world.size; r++) {
        const held = s.tokens[r] > 0 || holding.some(({ index }) => s.pieces[index * s.world.size + r] > 0);
        demand(s.holder[r] === NONE || held, () => `region ${r} is held by people ${s.holder[r]} with nothing`);
      }
    },
  },
  {
    name: 'a people that keeps tokens together has as many in each region',
    state: (s) => {
      if (s.prompts.length > 0) return;
      for (let r = 0; r < s.world.size; r++) {
        const people = s.holder[r];
        if (people === NONE || people === s.world.natives || s.tokens[r] === 0) continue;
        const { least } = hooksOf(s, people);
        demand(defenders(s, r) >= least, () => `region ${r}: ${s.tokens[r]} of ${s.world.races[people].id}, which go in ${least}`);
      }
    },
  },
  {
    name: 'regions are held by peoples that are in the game',
    state: (s) => {
      for (let r = 0; r < s.world.size; r++) {
        const people = s.holder[r];
        if (people !== NONE)
          demand(s.standing[people] !== IDLE, () => `region ${r} is held by ${s.world.races[people]?.id}, which nobody plays`);
      }
    },
  },
  {
    name: 'markers lie on the board, and only those that do are face up',
    state: (s) => {
      for (const [m, at] of s.markerAt.entries()) {
        demand(at >= NONE && at < s.world.size, () => `${s.world.markers[m].id} in region ${at}`);
        demand(at !== NONE || s.markerUp[m] === 0, () => `${s.world.markers[m].id} is face up nowhere`);
      }
    },
  },
];
