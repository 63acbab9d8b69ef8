/** What lies hidden dealt anew, for a table that plays on from a game whose seed is known: nobody is to look up there what will come. */
import { MARKERS, PILE, shuffle, TILES } from './random.ts';
import { reseeded } from './setup.ts';
import { NONE, type State } from './state.ts';

/** The same table as far as anybody can see; all that nobody has seen, and all chance from now on, comes from this seed. */
export function redealt(s: State, seed: string): State {
  const then = reseeded(s, seed);
  shuffleStacks(then);
  shuffleFaces(then);
  shuffleMarkers(then);
  return then;
}

/** Tiles that came back lie under the others in the order in which they came, but no view tells so: they are shuffled in. */
function shuffleStacks(s: State): void {
  const shuffled = (stack: readonly number[]): number[] => {
    const order = stack.slice();
    shuffle(s, order, TILES);
    return order;
  };
  s.stacks = s.stacks.map(shuffled);
  s.powerStack = shuffled(s.powerStack);
}

/** Those on the map and those of the pile together. */
function shuffleFaces(s: State): void {
  const laid = [...s.faces.keys()].filter((r) => s.faces[r] > 0);
  const hidden = [...laid.map((r) => s.faces[r] - 1), ...s.pile];
  shuffle(s, hidden, PILE);
  const faces = s.faces.slice();
  for (const [i, r] of laid.entries()) faces[r] = hidden[i] + 1;
  s.faces = faces;
  s.pile = hidden.slice(laid.length);
}

/** Whatever does not lie open may lie where one lies face down. */
function shuffleMarkers(s: State): void {
  const unseen = [...s.markerUp.keys()].filter((m) => s.markerUp[m] === 0);
  const spots = unseen.flatMap((m) => (s.markerAt[m] === NONE ? [] : [s.markerAt[m]])).sort((a, b) => a - b);
  shuffle(s, unseen, MARKERS);
  const at = s.markerAt.slice();
  for (const [i, m] of unseen.entries()) at[m] = spots[i] ?? NONE;
  s.markerAt = at;
}
