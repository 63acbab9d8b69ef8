/** The house rules that somebody puts together before a game begins: only what is not as usual. */
import { complete, type GameTerms, houseRuleCount, houseRules, readings, rulingsOf, type Setup } from '@elbowroom/rules';
import { type Homebrew, homemadeTiles } from '@elbowroom/rules/homebrew';

export type House = {
  /** As many as usual for the seats if left out. */
  readonly rounds?: number | undefined;
  readonly openPurses?: true | undefined;
  /** Of both editions: one that an edition does not know waits for its game. */
  readonly rulings?: Readonly<Record<string, string>> | undefined;
  /** As printed in one's own box; left out: as the rules have them. */
  readonly values?: Readonly<Record<string, number>> | undefined;
  /** The tiles that are played with. */
  readonly box?: readonly string[] | undefined;
  /** Homemade tiles among them. */
  readonly homebrew?: Homebrew | undefined;
};

/** Not what lies in the box: that is a choice of its own. */
export const asUsual: Required<Omit<House, 'box' | 'homebrew'>> = {
  rounds: undefined,
  openPurses: undefined,
  rulings: undefined,
  values: undefined,
};

const isFilled = (record: object | undefined): boolean => record !== undefined && Object.keys(record).length > 0;

type Agreed = Pick<Setup, 'rounds' | 'openPurses' | 'rulings' | 'values' | 'box' | 'homebrew'>;

/** What of it concerns a game of this edition, as a set-up says it. */
export function agreedBy({ rounds, openPurses, rulings = {}, values, box, homebrew }: House, edition: Setup['edition']): Agreed {
  const own = Object.fromEntries(Object.entries(rulings).filter(([name]) => Object.hasOwn(rulingsOf(edition), name)));
  return {
    ...(rounds !== undefined && { rounds }),
    ...(openPurses === true && { openPurses }),
    ...(isFilled(own) && { rulings: own }),
    ...(values !== undefined && isFilled(values) && { values }),
    ...(box !== undefined && { box }),
    ...(homebrew !== undefined && { homebrew }),
  };
}

/** What a game was played by, for the next one: a box that was its version's is left to the version of the day. */
export function houseOf(setup: Setup): House {
  const { rounds, openPurses, added, missing } = houseRules(setup);
  const { rulings, values, box, homebrew } = setup;
  return {
    ...(rounds !== undefined && { rounds: rounds.here }),
    ...(openPurses === true && { openPurses }),
    ...(isFilled(rulings) && { rulings }),
    ...(isFilled(values) && { values }),
    ...(added.length + missing.length > 0 && { box }),
    ...(homebrew !== undefined && { homebrew }),
  };
}

/** How much of it differs from the rules of the day; what lies in the box is counted there. */
export const differenceCount = ({ box: _, ...house }: House, game: Pick<GameTerms, 'edition' | 'variant' | 'seats'>): number =>
  houseRuleCount(houseRules({ ...game, ...agreedBy(house, game.edition) }));

/** How a ruling is read, unless the house reads it otherwise. */
export const usualReading = (name: string): string => readings({})[name] ?? '';

/** The usual reading is not written down. */
export function withReading(house: House, name: string, reading: string): House {
  const { [name]: _, ...others } = house.rulings ?? {};
  const rulings = reading === usualReading(name) ? others : { ...others, [name]: reading };
  return { ...house, rulings: isFilled(rulings) ? rulings : undefined };
}

/** The rulings of an edition all as usual; those of another edition stay. */
export function withUsualReadings(house: House, edition: Setup['edition']): House {
  const others = Object.fromEntries(Object.entries(house.rulings ?? {}).filter(([name]) => !Object.hasOwn(rulingsOf(edition), name)));
  return { ...house, rulings: isFilled(others) ? others : undefined };
}

/** The tiles of a new game that nobody has chosen otherwise. */
export const usualBox = (edition: Setup['edition']): readonly string[] => complete({ edition, seats: 2, seed: 'box' }).box ?? [];

/** How many tiles are left out, put in, or homemade. */
export function boxCount({ box, homebrew }: House, edition: Setup['edition']): number {
  const usual = usualBox(edition);
  const own = box ?? usual;
  return own.filter((id) => !usual.includes(id)).length + usual.filter((id) => !own.includes(id)).length + homemadeTiles(homebrew).length;
}
