/** A move that would end the turn though that was not said waits for a word, and lies on the map meanwhile. */
import { type Event, foresee, type Item, type Move } from '@elbowroom/rules';
import { type Holding, look, type Spread } from '@elbowroom/rules/look';
import type { Scene } from './scene.ts';

export type Staged = {
  readonly move: Move;
  /** The map with what the move does to it. */
  readonly regions: readonly Spread[];
  readonly items: readonly Item[];
  /** What the move itself does, before the turn is scored. */
  readonly events: readonly Event[];
};

/** Whether a token from the hand is what waits. */
export const stagesToken = (staged: Staged | undefined): boolean => staged?.move.type === 'deploy' && staged.move.piece === undefined;

export function stagedBy({ view, table }: Pick<Scene, 'view' | 'table'>, move: Move): Staged | undefined {
  const { events, score, view: after } = foresee(view, move);
  if (score === undefined) return undefined;
  const end = events.findIndex(({ type }) => type === 'scored');
  const own = events.slice(0, end < 0 ? events.length : end);
  // The end of the game or a bomb may come right behind the turn, and nobody knows what they bring: what the move itself does is known.
  const regions = after === undefined ? own.reduce(withEvent, table.regions) : look(after).regions;
  return { move, regions, items: score, events: own };
}

/** What a move that ends the turn scores; undefined if it does not end it. */
export const scoreOf = ({ view }: Pick<Scene, 'view'>, move: Move): readonly Item[] | undefined => foresee(view, move).score;

function withEvent(regions: readonly Spread[], event: Event): readonly Spread[] {
  const change = (at: number, to: (spread: Spread) => Spread): Spread[] => regions.map((spread, r) => (r === at ? to(spread) : spread));
  switch (event.type) {
    case 'deployed':
      // Pieces that are put down are raised as well.
      return change(event.region, (spread) => (event.what === spread.holding?.race ? withToken(spread, spread.holding) : spread));
    case 'raised':
      return change(event.region, (spread) => withPieces(spread, event.piece, 1));
    case 'removed':
      return change(event.region, (spread) => withPieces(spread, event.piece, -1));
    case 'abandoned':
      return change(event.region, ({ pieces, markers }) => ({ pieces, markers }));
    case 'carried':
      return regions.map((spread, r) => withMarker(spread, event.marker, r === event.to));
    default:
      return regions;
  }
}

const withToken = (spread: Spread, holding: Holding): Spread => ({ ...spread, holding: { ...holding, tokens: holding.tokens + 1 } });

function withPieces(spread: Spread, piece: string, more: number): Spread {
  const { count = 0, guard = 0 } = spread.pieces.find((known) => known.piece === piece) ?? {};
  const others = spread.pieces.filter((known) => known.piece !== piece);
  return { ...spread, pieces: count + more > 0 ? [...others, { piece, count: count + more, guard }] : others };
}

const withMarker = (spread: Spread, marker: string, isHere: boolean): Spread => ({
  ...spread,
  markers: [...spread.markers.filter((known) => known.marker !== marker), ...(isHere ? [{ marker, kind: 'artifact' as const }] : [])],
});
