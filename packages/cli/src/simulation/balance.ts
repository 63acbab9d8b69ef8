/** How evenly a game is dealt: coins per turn of everything that can be had or stood on, and wins by order of play, with 95 % confidence intervals. */
import { islandBoards } from '@elbowroom/rules';
import { estimateOf, type Ratio } from './ratio.ts';
import { columns, mean } from './report.ts';
import type { Tally } from './tally.ts';

/** From the mean of its size, a face may be this far. */
const FAR = 0.15;

interface Entry {
  readonly id: string;
  readonly mean: number;
  readonly margin: number;
  readonly turns: number;
}

interface Face {
  readonly id: string;
  readonly size: string;
  readonly turns: number;
  /** Coins of a seat in a turn of games with this face; regions that a seat holds on it; and how far from all faces of the size. */
  readonly coins: Entry;
  readonly regions: Entry;
  readonly coinsFromSize: number;
  readonly regionsFromSize: number;
  readonly isFar: boolean;
}

interface Order {
  readonly seats: number;
  /** 1: the seat that begins. */
  readonly place: number;
  readonly coins: Entry;
  readonly wins: Entry;
}

export interface Balance {
  readonly all: Entry;
  readonly races: readonly Entry[];
  readonly powers: readonly Entry[];
  readonly artifacts: readonly Entry[];
  readonly places: readonly Entry[];
  readonly faces: readonly Face[];
  readonly order: readonly Order[];
}

function entryOf(id: string, ratio: Ratio): Entry {
  const { margin, mean: middle, turns } = estimateOf(ratio);
  return { id, mean: mean(middle), margin: mean(Number.isFinite(margin) ? margin : middle), turns };
}

const ranked = (table: ReadonlyMap<string, Ratio>): Entry[] =>
  [...table].map(([id, ratio]) => entryOf(id, ratio)).sort((a, b) => b.mean - a.mean || (a.id < b.id ? -1 : 1));

const sizeOf = (face: string): string => islandBoards.find(({ faces }) => faces.includes(face))?.size ?? face;

/** How far one is from all of its size taken together. */
function fromSize(table: ReadonlyMap<string, Ratio>, face: string): number {
  const [coins, turns] = [...table].reduce(
    ([c, t], [id, ratio]) => (sizeOf(id) === sizeOf(face) ? [c + ratio.coins, t + ratio.turns] : [c, t]),
    [0, 0],
  );
  const own = table.get(face);
  return own === undefined || coins === 0 ? 0 : own.coins / own.turns / (coins / turns) - 1;
}

export function balanceOf({ by, order, turns }: Tally): Balance {
  const faces = [...by.face].map(([id, ratio]): Face => {
    const [coinsFromSize, regionsFromSize] = [fromSize(by.face, id), fromSize(by.regions, id)];
    const regions = entryOf(id, by.regions.get(id) ?? ratio);
    const isFar = Math.max(Math.abs(coinsFromSize), Math.abs(regionsFromSize)) > FAR;
    return {
      id,
      size: sizeOf(id),
      turns: ratio.turns,
      coins: entryOf(id, ratio),
      regions,
      coinsFromSize: mean(coinsFromSize),
      regionsFromSize: mean(regionsFromSize),
      isFar,
    };
  });
  return {
    all: entryOf('all', turns),
    races: ranked(by.race),
    powers: ranked(by.power),
    artifacts: ranked(by.artifact),
    places: ranked(by.place),
    faces: faces.sort((a, b) => (a.id < b.id ? -1 : 1)),
    order: [...order]
      .sort(([a], [b]) => a - b)
      .flatMap(([seats, places]) =>
        places.map(({ coins, wins }, place) => ({ seats, place: place + 1, coins: entryOf('coins', coins), wins: entryOf('wins', wins) })),
      ),
  };
}

const figure = ({ margin, mean: middle }: Entry): string => `${middle.toFixed(2)} ± ${margin.toFixed(2)}`;
const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))} %`;
const share = ({ margin, mean: middle }: Entry): string => `${Math.round(middle * 100)} ± ${Math.ceil(margin * 100)} %`;

export function balanceText({ all, artifacts, faces, order, places, powers, races }: Balance): string[] {
  const table = (title: string, list: readonly Entry[]): string[] =>
    list.length === 0
      ? []
      : [
          '',
          ...columns([
            [title, 'coins/turn', 'of all', 'turns'],
            ...list.map((e) => [e.id, figure(e), percent(e.mean / all.mean - 1), `${e.turns}`]),
          ]),
        ];
  return [
    `${figure(all)} coins a turn`,
    ...table('race', races),
    ...table('power', powers),
    ...table('artifact', artifacts),
    ...table('place', places),
    '',
    ...columns([
      ['face', 'coins/turn', 'of size', 'regions/turn', 'of size', 'turns', ''],
      ...faces.map((f) => [
        f.id,
        figure(f.coins),
        percent(f.coinsFromSize),
        figure(f.regions),
        percent(f.regionsFromSize),
        `${f.turns}`,
        f.isFar ? 'far' : '',
      ]),
    ]),
    '',
    ...columns([['seats', 'plays', 'coins', 'wins'], ...order.map((o) => [`${o.seats}`, `${o.place}.`, figure(o.coins), share(o.wins)])]),
  ];
}
