import { board } from './scene.ts';

/** Five regions in a row: who is at one end must pass the others to the other. */
export const row = board(`
  0 hill edge    - 1
  1 forest       - 0 2
  2 swamp        - 1 3
  3 farmland     - 2 4
  4 hill edge    - 3
`);
