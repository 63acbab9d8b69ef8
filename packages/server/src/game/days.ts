/** Deals of the day: a result counts when the whole game has been played again here, and every move of its bots is what they answer. */
import { type DayDeal, dayAt, daysAfter, dealOf } from '@elbowroom/bots/day';
import { newGame, outcome, toDecide } from '@elbowroom/rules';
import type { Thinker } from '../bots/thinker.ts';
import { Problem } from '../errors.ts';
import type { Standing, Store } from '../store/store.ts';
import { attempt } from './drafts.ts';

/** A line of the table, as it is told. */
export interface DayStanding extends Omit<Standing, 'guest'> {
  readonly mine?: true;
}

export interface DayTable {
  readonly date: string;
  readonly count: number;
  readonly results: readonly DayStanding[];
  readonly own?: DayStanding;
  readonly next?: number;
}

/** Games that are played again here at the same time. */
const MOST_AT_ONCE = 4;
/** Seconds after which there is room again, as a rule. */
const COME_BACK = 5;

type Shelf = Pick<Store, 'now' | 'addDayResult' | 'standings' | 'standingOf' | 'standingCount'>;

export class Days {
  readonly #store: Shelf;
  readonly #thinker: Pick<Thinker, 'firstForged'>;
  #underWay = 0;

  constructor(store: Shelf, thinker: Pick<Thinker, 'firstForged'>) {
    this.#store = store;
    this.#thinker = thinker;
  }

  /** Throws `no-day` but for today and yesterday: whoever began before midnight may end after it. */
  demandOpen(date: string): DayDeal {
    const today = dayAt(this.#store.now());
    const deal = date === today || date === daysAfter(today, -1) ? dealOf(date) : undefined;
    if (deal === undefined) throw new Problem('no-day');
    return deal;
  }

  /** The one there is, or what has become of these moves. Throws `illegal-move`, `not-finished`, `other-bots`, `too-many`. */
  async enter(deal: DayDeal, guest: string, lines: readonly string[]): Promise<DayStanding> {
    const { date: day, seat } = deal;
    const known = await this.#store.standingOf(day, guest);
    if (known !== undefined) return told(known, guest);
    const game = replayed(deal, lines);
    await this.#demandHonest(deal, game, guest);
    const others = game.coins.filter((_, other) => other !== seat);
    const coins = game.coins[seat] ?? 0;
    await this.#store.addDayResult({ day, guest, coins, margin: coins - Math.max(...others) });
    const standing = await this.#store.standingOf(day, guest);
    if (standing === undefined) throw new Problem('no-guest'); // gone since
    return told(standing, guest);
  }

  async table(date: string, from: number, most: number, guest: string | undefined): Promise<DayTable> {
    const [count, results, own] = await Promise.all([
      this.#store.standingCount(date),
      this.#store.standings(date, from, most),
      guest === undefined ? undefined : this.#store.standingOf(date, guest),
    ]);
    return {
      date,
      count,
      results: results.map((one) => told(one, guest)),
      ...(own && { own: told(own, guest) }),
      ...(results.length === most && { next: from + most }),
    };
  }

  /** Turn by turn: whoever plays at a table need not wait for more than one. */
  async #demandHonest({ date }: DayDeal, { moves, turns }: Replayed, host: string): Promise<void> {
    if (this.#underWay >= MOST_AT_ONCE) throw new Problem('too-many', { retryAfter: COME_BACK });
    this.#underWay++;
    try {
      for (const { from, to } of turns) {
        const index = await this.#thinker.firstForged({ key: `${date} ${host}`, host, isAwaited: false, date, moves, from, to });
        if (index !== undefined) throw new Problem('other-bots', { index, move: moves[index] });
      }
    } finally {
      this.#underWay--;
    }
  }
}

const told = ({ guest, ...line }: Standing, reader: string | undefined): DayStanding => ({
  ...line,
  ...(guest === reader && { mine: true as const }),
});

interface Replayed {
  /** As the rules write them. */
  readonly moves: readonly string[];
  /** By seat, at the end. */
  readonly coins: readonly number[];
  /** Those in which bots decide something. */
  readonly turns: readonly { readonly from: number; readonly to: number }[];
}

function replayed({ setup, bots }: DayDeal, lines: readonly string[]): Replayed {
  const moves: string[] = [];
  const turns: { from: number; to: number; hasBots: boolean }[] = [{ from: 0, to: 0, hasBots: false }];
  let state = newGame(setup);
  for (const line of lines) {
    const turn = turns.at(-1);
    if (turn !== undefined && bots[toDecide(state) ?? -1] !== undefined) turn.hasBots = true;
    const { body, tried } = attempt(state, line, moves.length);
    moves.push(body);
    state = tried.state;
    if (turn !== undefined) turn.to = moves.length;
    if (tried.events.some(({ type }) => type === 'turn-began')) turns.push({ from: moves.length, to: moves.length, hasBots: false });
  }
  const result = outcome(state);
  if (result === undefined) throw new Problem('not-finished');
  return { moves, coins: result.coins, turns: turns.filter(({ hasBots }) => hasBots) };
}
