/** A fork that friends play, too: a table online, whose seats they take by link. */
import { complete, hash, newest, replay, seatName } from '@elbowroom/rules';
import { greet, openClient, Refusal, type RefusalCode, type TableWish } from '../online/client.ts';
import { drawName } from '../online/drawn-name.ts';
import { insist } from '../online/insist.ts';
import { newKey } from '../online/key.ts';
import { ownBoard } from '../start/draft.ts';
import { earlierThan, type ForkSource, type ForkWish } from './fork.ts';

/** What the server is asked for. Dice and all that nobody has seen come anew there: with the parent's seed anybody could look up what will come. */
export function tableWishOf({ game, id, played }: ForkSource, { sitters, step }: ForkWish): TableWish {
  const setup = complete(game.setup);
  const {
    anew: all,
    box,
    edition,
    first,
    homebrew,
    openPurses,
    rounds,
    rules = newest.version,
    rulings,
    seats,
    seed,
    values,
    variant,
  } = setup;
  const board = ownBoard(setup);
  const anew = earlierThan(all, step);
  return {
    edition,
    ...(variant && { variant }),
    ...(board !== undefined && { board }),
    ...(homebrew && { homebrew }),
    ...(rounds !== undefined && { rounds }),
    ...(openPurses && { openPurses }),
    ...(rulings && { rulings }),
    ...(values && { values }),
    ...(box && { box }),
    seats: sitters.map((sitter) => (sitter === 'person' ? 'me' : sitter)),
    private: true,
    fork: {
      seed,
      rules,
      ...(first !== undefined && { first }),
      ...(anew && { anew }),
      moves: game.moves.slice(0, step),
      game: id ?? hash(replay(game.setup, game.moves)),
      names: typeof seats === 'number' ? Array.from({ length: seats }, (_, seat) => seatName(seat)) : seats,
      ...(played !== undefined && { played }),
    },
  };
}

/** What whoever opens a table wants to be called, if they say so; and what somebody is called who never did. */
type Called = { readonly name?: string | undefined; readonly guest: string };

/** Opens it, for whoever it is. */
export async function openOnline(
  source: ForkSource,
  wish: ForkWish,
  { guest, name }: Called,
  client = openClient(),
): Promise<{ readonly table: string } | { readonly refused: RefusalCode }> {
  try {
    const known = await greet(client, name ?? drawName(guest));
    if (name !== undefined && name !== known.name) await client.rename(name);
    const asked = { ...tableWishOf(source, wish), key: newKey() };
    return { table: (await insist(() => client.open(asked))).id };
  } catch (error) {
    return { refused: error instanceof Refusal ? error.code : 'fault' };
  }
}
