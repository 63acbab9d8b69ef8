import { type Command, optionsOf } from '../command.ts';
import { serve } from '../environment/serve.ts';

const [STDIN, STDOUT] = [0, 1];

/** Many games at once for programs that learn. */
export const environment: Command = {
  usage: 'environment',
  what: 'Plays many games at once for a program that learns, in binary frames over standard input and output: what it sees, what it may do, what it gets (docs/guide/learning.md). The Python package in python/ speaks it.',
  run: async (args) => {
    optionsOf(args, {});
    serve(STDIN, STDOUT);
    return 0;
  },
};
