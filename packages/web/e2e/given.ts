/** A game at the moment that somebody wants to look at, and how it gets into a browser. */
import { apply, complete, legalMoves, type Move, newGame, type Setup, type State, text, toDecide } from '@elbowroom/rules';

const COLOURS = ['blue', 'vermilion', 'green', 'yellow', 'purple'];

/** The first people on offer has no pieces of its own. */
export const setup: Setup & { readonly seats: readonly string[] } = {
  edition: 'classic',
  seats: ['Anna', 'Bert'],
  seed: 'plain',
  first: 0,
};

/** Moves of a seat that takes what it can, until the moment has come. */
export function movesUntil(isThere: (state: State, legal: readonly Move[]) => boolean, given: Setup = setup): string[] {
  const lines: string[] = [];
  let state = newGame(given);
  for (let legal = legalMoves(state); !isThere(state, legal); legal = legalMoves(state)) {
    const find = (type: Move['type']): Move | undefined => legal.find((move) => move.type === type);
    const move = find('conquer') ?? find('deploy') ?? find('done') ?? legal[0];
    if (move === undefined) throw new Error('that moment never comes');
    lines.push(text(move));
    state = apply(state, text(move)).state;
  }
  return lines;
}

export const isAnnas = (state: State): boolean => toDecide(state) === 0;

/** Puts that game into the browser, unless it is there and has gone on since. The first seat is somebody's at the screen, the others are bots'. */
export function keptScript(moves: readonly string[], given: Setup & { readonly seats: readonly string[] } = setup): string {
  const chairs = given.seats.map((name, seat) => ({ name, colour: COLOURS[seat], sitter: seat === 0 ? 'person' : 'novice' }));
  const game = { format: 3, id: 'kept', setup: complete(given), chairs, moves, begun: 1, touched: 1, isOver: false, round: 1 };
  return `localStorage.getItem('elbowroom.game.kept') ?? localStorage.setItem('elbowroom.game.kept', ${JSON.stringify(JSON.stringify(game))})`;
}
