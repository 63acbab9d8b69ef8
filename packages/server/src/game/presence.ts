/** Who is there, counted over all nodes: each tells the others what it sees, and is believed for a while. */
import type { Outside } from '../outside.ts';

export interface Seen {
  /** Seats whose person has a stream open. */
  readonly here: readonly number[];
  readonly spectators: number;
  /** Those of them who have it before their eyes. */
  readonly looking: readonly number[];
}

interface SeenElsewhere extends Seen {
  readonly at: number;
}

/** Nodes repeat themselves well within this time; one that is silent for longer is gone. */
const BELIEVED_MS = 25_000;
const MARK = '@';
/** Before the id of a game: those who see it with a delay. */
const GALLERY = '^';

/** Where somebody is seen: at the table, or where it is seen with a delay. */
export type Seeing = 'stage' | 'gallery';

export class Presence {
  readonly #steady: () => number;
  readonly #tell: (words: string) => void;
  readonly #own = new Map<string, Seen>();
  readonly #elsewhere = new Map<string, Map<string, SeenElsewhere>>();

  constructor({ steady }: Pick<Outside, 'steady'>, tell: (words: string) => void) {
    this.#steady = steady;
    this.#tell = tell;
  }

  see(id: string, seen: Seen, from: Seeing = 'stage'): void {
    const game = from === 'stage' ? id : `${GALLERY}${id}`;
    if (seen.here.length + seen.spectators === 0) this.#own.delete(game);
    else this.#own.set(game, seen);
    this.#say(game, seen);
  }

  #say(game: string, { here, spectators, looking }: Seen): void {
    this.#tell(`${MARK}${game}/${here.join('.')}/${spectators}/${looking.join('.')}`);
  }

  repeat(): void {
    for (const [game, seen] of this.#own) this.#say(game, seen);
    for (const [game, nodes] of this.#elsewhere) {
      for (const [node, { at }] of nodes) if (this.#steady() - at > BELIEVED_MS) nodes.delete(node);
      if (nodes.size === 0) this.#elsewhere.delete(game);
    }
  }

  /** The game that another node spoke of; undefined if these words are about something else. */
  hear(node: string, words: string): string | undefined {
    if (!words.startsWith(MARK)) return undefined;
    const [game = '', seats = '', spectators = '0', eyes = ''] = words.slice(MARK.length).split('/');
    const [here, looking] = [numbersIn(seats), numbersIn(eyes)];
    const nodes = this.#elsewhere.get(game) ?? new Map<string, SeenElsewhere>();
    this.#elsewhere.set(game, nodes.set(node, { here, looking, spectators: Number(spectators), at: this.#steady() }));
    return game.replace(GALLERY, '');
  }

  of(id: string): Seen {
    const all = [id, `${GALLERY}${id}`].flatMap((game) => {
      const elsewhere = [...(this.#elsewhere.get(game)?.values() ?? [])].filter(({ at }) => this.#steady() - at <= BELIEVED_MS);
      return [...elsewhere, ...[this.#own.get(game) ?? []].flat()];
    });
    return {
      here: all.flatMap(({ here }) => here),
      looking: all.flatMap(({ looking }) => looking),
      spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  }
}

const numbersIn = (words: string): number[] => (words === '' ? [] : words.split('.').map(Number));
