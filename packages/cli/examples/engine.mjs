// A whole engine in plain JavaScript, without any package: it takes the weakest region it can get. Make it clever at `choose`.
//
//     npx elbowroom engine check "node packages/cli/examples/engine.mjs"
import { createInterface } from 'node:readline';

/** What stands in the region of a move. */
const tokensIn = (view, move) => view.regions[Number(move.split(' ')[1])]?.tokens ?? 0;

/** `view` is what the seat may know, `legal` every move it can make. */
function choose(view, legal) {
  const [weakest] = legal.filter((move) => move.startsWith('conquer')).sort((a, b) => tokensIn(view, a) - tokensIn(view, b));
  return weakest ?? legal.find((move) => move !== 'decline' && !move.startsWith('abandon')) ?? legal[0];
}

let view;
let legal;
const answers = {
  elbowroom: () => 'name JavaScript example\nready',
  view: (rest) => {
    view = JSON.parse(rest);
  },
  legal: (rest) => {
    legal = rest.split(', ');
  },
  go: () => `move ${choose(view, legal)}`,
  quit: () => process.exit(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [word, rest] = line.split(/ (.*)/s);
  const answer = Object.hasOwn(answers, word) ? answers[word](rest) : undefined;
  if (answer !== undefined) console.log(answer);
}
