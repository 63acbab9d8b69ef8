/** The toy at play: what the engine is held against. */
import { randomFrom } from '../packages/rules/test/random.ts';
import type { Yardstick } from './slices.ts';
import { copyOf, isOver, newToy, type Toy, toyMoves, toyStep } from './toy.ts';
import { copying, playing } from './work.ts';

/** More moves than any decision of the toy has. */
const list = new Int32Array(64);

/** As searchers play: against `moves` and `step` of the rules. */
export const toyInPlace: Yardstick = {
  name: 'in place',
  thing: 'moves',
  work: playing((game) => {
    const random = randomFrom(`toy ${game}`);
    const s = newToy(random);
    let count = 0;
    for (; !isOver(s); count++) toyStep(s, list[random(toyMoves(s, list))]);
    return count;
  }),
};

/** Every state is kept, as `apply` keeps them. */
export const toyByCopying: Yardstick = {
  name: 'by copying',
  thing: 'moves',
  work: playing((game) => {
    const random = randomFrom(`toy ${game}`);
    let s = newToy(random);
    let count = 0;
    for (; !isOver(s); count++) {
      const move = list[random(toyMoves(s, list))];
      s = copyOf(s);
      toyStep(s, move);
    }
    return count;
  }),
};

/** All the states of a game of the toy. */
function statesOfGame(): Toy[] {
  const random = randomFrom('toy copies');
  const states: Toy[] = [];
  for (const s = newToy(random); !isOver(s); toyStep(s, list[random(toyMoves(s, list))])) states.push(copyOf(s));
  return states;
}

export const toyCopies: Yardstick = { name: 'copies', thing: 'copies', work: copying(statesOfGame(), copyOf) };
