import { apply } from '../../src/api.ts';
import { begin } from '../../src/record/start.ts';
import { type Check, demand } from './check.ts';

export const turns: Check[] = [
  {
    name: 'every seat has as many turns as there are rounds, and scores in each',
    end: (s, { start, lines }) => {
      let again = begin(start);
      const began = s.active.map((_, seat) => (seat === again.turn ? 1 : 0));
      const scored = s.active.map(() => 0);
      for (const line of lines) {
        const { state, events } = apply(again, line);
        for (const e of events) {
          if (e.type === 'turn-began') began[e.seat]++;
          if (e.type === 'scored') scored[e.seat]++;
        }
        again = state;
      }
      for (const seat of s.active.keys()) {
        demand(
          began[seat] === s.rounds && scored[seat] === s.rounds,
          () => `seat ${seat}: ${began[seat]} turns, ${scored[seat]} scores, ${s.rounds} rounds`,
        );
      }
    },
  },
  {
    name: 'rounds and dealt luck only go on',
    move: ({ before, after }) => {
      demand(after.round >= before.round && after.rounds === before.rounds, () => `round ${before.round} became ${after.round}`);
      for (const [purpose, count] of before.counters.entries())
        demand(after.counters[purpose] >= count, () => `draws for purpose ${purpose} went back`);
    },
  },
];
