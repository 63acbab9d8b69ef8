/** What whoever acts has in hand and purse. What waits for a word lies on the map already, and no longer in the hand. */
import type { Tabletop } from '@elbowroom/rules/look';
import { emblemsOf } from '../art/emblems.ts';
import { activeToken } from '../board/cardboard.ts';
import type { SeatColour } from '../board/view.ts';
import type { Words } from '../words/words.ts';
import type { Scene } from './scene.ts';
import { type Staged, stagesToken } from './staged.ts';

export type OwnHand = {
  /** The table, with that hand. */
  readonly table: Tabletop;
  /** A token with how many are in hand, drawn; undefined for who has no people. */
  readonly token: string | undefined;
  /** One of them, without a number. */
  readonly single: string | undefined;
  /** What there is to pay a people with; undefined where it is secret. */
  readonly purse: number | undefined;
};

/** The viewer if they must decide; else whoever must, or whose turn it is. */
const actorOf = ({ isMine, table, view }: Scene): number =>
  view.viewer !== undefined && isMine ? view.viewer : (table.decides ?? table.turn);

export function ownHandOf(scene: Scene, staged: Staged | undefined, colours: readonly SeatColour[], words: Words): OwnHand {
  const { table, view } = scene;
  const actor = actorOf(scene);
  const people = table.seats[actor]?.active;
  const hand = (people?.hand ?? 0) - (stagesToken(staged) ? 1 : 0);
  const seats = table.seats.map((one, seat) => (seat === actor && one.active ? { ...one, active: { ...one.active, hand } } : one));
  const drawn = (count: number): string | undefined =>
    people && activeToken(emblemsOf(table.edition, words).race(people.race), colours[actor] ?? 'blue', count);
  return {
    table: stagesToken(staged) ? { ...table, seats } : table,
    token: drawn(hand),
    single: drawn(1),
    purse: view.seats[actor]?.coins,
  };
}
