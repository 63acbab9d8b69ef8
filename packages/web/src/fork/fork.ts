/** A game played on otherwise from some step of another: the same table up to there, and its own from there on. */
import { type Anew, complete, hash, history, replay } from '@elbowroom/rules';
import { seatColours } from '../board/view.ts';
import type { Game } from '../games/game.ts';
import { opponentFrom } from '../opponents/chosen.ts';
import { FORMAT, type SavedGame } from '../table/saved.ts';
import type { Chair, Sitter } from '../table/table.ts';

/** The game that is left. */
export type ForkSource = {
  readonly game: Game;
  /** Who sat there, if that is known here. */
  readonly chairs?: readonly Chair[] | undefined;
  /** Of a table that has one, and when somebody last played there. */
  readonly id?: string | undefined;
  readonly played?: number | undefined;
};

/** `open`: a friend who comes by link. With one of them the game is a table online. */
export type ForkSitter = Sitter | 'open';

export const isForFriends = (sitters: readonly ForkSitter[]): boolean => sitters.includes('open');

export type ForkWish = {
  /** After so many moves. */
  readonly step: number;
  readonly sitters: readonly ForkSitter[];
  /** Whether chance is another from there on. */
  readonly isAnew: boolean;
};

/** Bots sit where bots sat, and somebody plays one seat; who sat elsewhere or is not known here has a middling bot in their place. */
export const sittersFor = (seats: number, chairs: readonly Chair[] | undefined, mine: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => (seat === mine ? 'person' : (opponentFrom(chairs?.[seat]?.sitter) ?? 'casual')));

/** The seat of somebody who plays on: the only person who sat there, or whoever must decide. */
export function seatFor(chairs: readonly Chair[] | undefined, decider: number): number {
  const people = (chairs ?? []).flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  const [only] = people;
  return people.length === 1 && only !== undefined ? only : decider;
}

/** What came anew before this step. */
export function earlierThan(anew: Anew | undefined, step: number): Anew | undefined {
  return anew === undefined || anew.after < step ? anew : earlierThan(anew.before, step);
}

/** What came anew before this step stays; what would have come later is no more. */
export function anewFrom(before: Anew | undefined, after: number, seed: string): Anew {
  const earlier = earlierThan(before, after);
  return { after, seed, ...(earlier && { before: earlier }) };
}

/** Nobody comes by link to a table of this device. */
function sitterAt(sitters: readonly ForkSitter[], seat: number): Sitter {
  const sitter = sitters[seat];
  return sitter === undefined || sitter === 'open' ? 'casual' : sitter;
}

/** `fresh`: a word that nobody has had. The game must be one that can be played through, and not over after so many moves. */
export function forkOf({ game, chairs, id, played }: ForkSource, wish: ForkWish, fresh: () => string, now: number): SavedGame {
  const { step, sitters, isAnew } = wish;
  const setup = complete({ ...game.setup, ...(isAnew && { anew: anewFrom(game.setup.anew, step, fresh()) }) });
  const moves = game.moves.slice(0, step);
  const { round, seats } = history(setup, moves).end.view(undefined);
  const names = seats.map(({ name = '' }) => name);
  return {
    format: FORMAT,
    id: fresh(),
    setup,
    chairs: names.map((name, seat) => ({
      name,
      colour: chairs?.[seat]?.colour ?? seatColours[seat] ?? 'blue',
      sitter: sitterAt(sitters, seat),
    })),
    moves,
    begun: now,
    touched: now,
    isOver: false,
    round,
    parent: { game: id ?? hash(replay(game.setup, game.moves)), names, ...(played !== undefined && { played }), step },
  };
}
