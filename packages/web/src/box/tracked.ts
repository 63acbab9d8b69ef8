/** Where every tile of the box is, as a careful player can tell from what lies open. Only the order of the stacks stays unknown. */
import { newest, type View, versionOf } from '@elbowroom/rules';
import { homemadeTiles } from '@elbowroom/rules/homebrew';

type Faction = 'alliance' | 'horde' | 'neutral';

export type Tile = { readonly kind: 'race' | 'power'; readonly id: string; readonly faction?: Faction | undefined };

export const standings = ['active', 'declined', 'offered', 'stack', 'aside', 'absent'] as const;
/** `aside`: powers that come back when their stack is used up. `absent`: tiles of a faction that nobody plays for. */
export type Standing = (typeof standings)[number];

export type Tracked = Tile & {
  readonly standing: Standing;
  /** Whose people it belongs to. */
  readonly seat?: number;
  /** The other half of a people, or of what is on offer. */
  readonly partner?: string | undefined;
  /** What it costs, and the coins that lie on it. */
  readonly price?: number;
  readonly coins?: number | undefined;
};

type Found = Omit<Tracked, keyof Tile>;

/** One column of peoples on offer; among teams each has its own. */
export type Column = {
  readonly team?: Faction;
  readonly offers: readonly {
    readonly race?: string | undefined;
    readonly power: string;
    readonly price: number;
    readonly coins?: number | undefined;
  }[];
};

/** Whether this race or power lies in the box of a game. */
export function isInBox(
  { edition, rules, box, homebrew }: Pick<View, 'edition' | 'rules' | 'box' | 'homebrew'>,
  { kind, id }: Tile,
): boolean {
  const { races, powers } = (rules === undefined ? newest : (versionOf(rules) ?? newest))[edition];
  const homemade = homemadeTiles(homebrew).some((tile) => tile.id === id);
  const isLent = homebrew?.races?.some(({ borrows }) => borrows === id) === true;
  return homemade || (!isLent && (box?.includes(id) ?? id in (kind === 'race' ? races : powers)));
}

export function columnsOf({ offers }: Pick<View, 'offers'>): Column[] {
  if ('powers' in offers) {
    const { powers, ...teams } = offers;
    return (['alliance', 'horde', 'neutral'] as const).flatMap((team) => {
      const races = teams[team];
      return races === undefined
        ? []
        : [{ team, offers: powers.map((power, price) => ({ race: races[price] ?? undefined, power, price })) }];
    });
  }
  return [{ offers: offers.map(({ race, power, coins }, price) => ({ race, power, price, coins })) }];
}

/** Everything that lies open, by the name of its tile. */
function inSight({ offers, seats }: Pick<View, 'offers' | 'seats'>): Map<string, Found> {
  const found = new Map<string, Found>();
  const note = (race: string | undefined, power: string | undefined, at: Omit<Found, 'partner'>): void => {
    if (race !== undefined) found.set(`race ${race}`, { ...at, partner: power });
    if (power !== undefined) found.set(`power ${power}`, { ...at, partner: race });
  };
  const columns = columnsOf({ offers });
  for (const { offers: column } of columns) {
    // Powers lie beside the races of every team.
    for (const { race, power, price, coins } of column) {
      note(undefined, power, { standing: 'offered', price, coins });
      if (columns.length === 1) note(race, power, { standing: 'offered', price, coins });
      else note(race, undefined, { standing: 'offered', price });
    }
  }
  for (const [seat, { active, declined = [] }] of seats.entries()) {
    note(active?.race, active?.power, { standing: 'active', seat });
    for (const { race, power } of declined) note(race, power, { standing: 'declined', seat });
  }
  return found;
}

export function tracked(view: View, tiles: readonly Tile[]): Tracked[] {
  const found = inSight(view);
  const teams = columnsOf(view).flatMap(({ team }) => team ?? []);
  const unseen = ({ kind, id, faction }: Tile): Standing => {
    if (kind === 'power') return view.unseen.discards.includes(id) ? 'aside' : 'stack';
    return teams.length > 0 && !teams.some((team) => team === faction) ? 'absent' : 'stack';
  };
  return tiles
    .filter((tile) => isInBox(view, tile))
    .map((tile) => ({ ...tile, ...(found.get(`${tile.kind} ${tile.id}`) ?? { standing: unseen(tile) }) }));
}
