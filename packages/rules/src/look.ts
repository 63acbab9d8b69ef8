/**
 * What lies on the table for whoever has a view of it, ready to be drawn: names instead of numbers, the offers of whoever plays, what each piece is
 * worth in defence.
 * @module @elbowroom/rules/look
 */
import type { Board } from './boards/board.ts';
import { CHOICE, CONQUERING, DEPLOYING, OVER, PICKING, PLACING, RETREAT } from './core/stage.ts';
import { ACTIVE, DECLINED, NONE, type Read } from './core/state.ts';
import { known } from './views/known.ts';
import type { RegionView, View } from './views/view.ts';

type TablePhase = 'pick' | 'choice' | 'conquest' | 'deploy' | 'place' | 'retreat' | 'question' | 'over';

/** Who stands in a region. */
export type Holding = {
  /** A race, or `natives`. */
  readonly race: string;
  /** Nobody's, if left out. */
  readonly seat?: number;
  readonly declined: boolean;
  /** 0: held by a piece alone. */
  readonly tokens: number;
};

/** What lies in one region. */
export type Spread = {
  readonly holding?: Holding;
  readonly pieces: readonly { readonly piece: string; readonly count: number; readonly guard: number }[];
  /** Artifacts and places; `sealed` ones lie face down and have no name yet. */
  readonly markers: readonly { readonly marker: string; readonly kind: 'artifact' | 'place' | 'sealed' }[];
};

/** A people as its seat has it before it. */
export type People = {
  readonly race: string;
  readonly power?: string;
  readonly faction?: string;
  readonly regions: number;
  readonly hand: number;
};

/** What lies on the table as a whole. A purse that the viewer may not look into is not there. */
export type Tabletop = {
  readonly edition: string;
  readonly board: Board;
  readonly rounds: number;
  readonly round: number;
  /** Whose turn it is, and who must decide: nobody when the game is over. */
  readonly turn: number;
  readonly decides: number | undefined;
  readonly phase: TablePhase;
  /** The ability that asks, while there is a question. */
  readonly question?: string;
  readonly regions: readonly Spread[];
  readonly seats: readonly {
    readonly name: string;
    readonly coins?: number;
    readonly active?: People;
    readonly declined: readonly People[];
  }[];
  /** Among teams: whose column the offers are. */
  readonly team?: 'alliance' | 'horde' | 'neutral';
  /** Top first. */
  readonly offers: readonly {
    readonly race: string;
    readonly power: string;
    readonly tokens: number;
    readonly price: number;
    readonly coins: number;
    readonly faction?: string;
  }[];
};

const PHASE: Readonly<Record<number, TablePhase>> = {
  [PICKING]: 'pick',
  [CHOICE]: 'choice',
  [CONQUERING]: 'conquest',
  [DEPLOYING]: 'deploy',
  [PLACING]: 'place',
  [RETREAT]: 'retreat',
  [OVER]: 'over',
};

/** What the viewer sees on the table. Throws Refused `bad-view` for what is no view of a game. */
export function look(v: View): Tabletop {
  const p = known(v);
  const { world } = p;
  const asked = v.prompts.at(-1)?.ability;
  const team = world.edition.teamOf?.(p.names.length, p.turn);
  return {
    edition: world.edition.id,
    board: world.board,
    rounds: p.rounds,
    round: p.round,
    turn: p.turn,
    decides: v.toDecide,
    phase: asked === undefined ? (PHASE[p.stage] ?? 'conquest') : 'question',
    ...(asked === undefined ? {} : { question: asked }),
    regions: v.regions.map((region, r) => spread(p, region, r)),
    seats: v.seats.map(({ coins }, seat) => ({
      name: p.names[seat],
      ...(coins === undefined ? {} : { coins }),
      ...(p.active[seat] === NONE ? {} : { active: people(p, p.active[seat]) }),
      declined: world.races.flatMap((_, i) => (p.owner[i] === seat && p.standing[i] === DECLINED ? [people(p, i)] : [])),
    })),
    ...(team && { team }),
    offers: Array.from({ length: world.edition.draft.rows(p) }, (_, row) => world.edition.draft.offer(p, p.turn, row)).flatMap((offer) => {
      if (offer === undefined) return [];
      const [race, power] = [world.races[offer.race], world.powers[offer.power]];
      const tokens = race.value + power.value;
      return [
        { race: race.id, power: power.id, tokens, price: offer.price, coins: offer.coins, ...(race.faction && { faction: race.faction }) },
      ];
    }),
  };
}

function people(p: Read, i: number): People {
  const { races, powers } = p.world;
  return {
    race: races[i].id,
    ...(p.power[i] === NONE ? {} : { power: powers[p.power[i]].id }),
    ...(races[i].faction && { faction: races[i].faction }),
    regions: p.holder.filter((holder) => holder === i).length,
    hand: p.hand[i],
  };
}

function spread(p: Read, { markers: up = [], faceDown = 0 }: RegionView, r: number): Spread {
  const { markers, natives, pieces, races, size } = p.world;
  const holder = p.holder[r];
  const sealed = { marker: 'sealed', kind: 'sealed' } as const;
  return {
    ...(holder !== NONE && {
      holding: {
        race: holder === natives ? 'natives' : races[holder].id,
        ...(p.owner[holder] !== NONE && { seat: p.owner[holder] }),
        declined: holder !== natives && p.standing[holder] !== ACTIVE,
        tokens: p.tokens[r],
      },
    }),
    pieces: pieces.flatMap(({ id, guard }, kind) => {
      const count = p.pieces[kind * size + r];
      return count > 0 ? [{ piece: id, count, guard }] : [];
    }),
    markers: [
      ...markers.flatMap(({ id, kind }) => (up.includes(id) ? [{ marker: id, kind }] : [])),
      ...new Array<typeof sealed>(faceDown).fill(sealed),
    ],
  };
}
