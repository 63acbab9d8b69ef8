/** How evenly a game is dealt: coins per turn of everything that can be had or stood on, and wins by order of play, with 95 % confidence intervals. */
import { islandBoards } from '@elbowroom/rules';
import { estimateOf, noRatio, type Ratio } from './ratio.ts';
import { columns, mean } from './report.ts';
import type { Tally } from './tally.ts';

/** From the mean of its size, a face may be this far. */
const FAR = 0.15;

interface Entry {
  readonly id: string;
  readonly mean: number;
  readonly margin: number;
  readonly turns: number;
  /** How far from the whole table, as a share. */
  readonly fromMean: number;
}

interface Face {
  readonly id: string;
  readonly size: string;
  /** Coins of a seat in a turn of games with this face, and regions that a seat holds on it; compared with all faces of the size. */
  readonly coins: Entry;
  readonly regions: Entry;
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

/** `whole`: the mean of what it is compared with. */
function entryOf(id: string, ratio: Ratio, whole = 0): Entry {
  const { margin, mean: middle, turns } = estimateOf(ratio);
  const fromMean = whole === 0 ? 0 : mean(middle / whole - 1);
  return { id, mean: mean(middle), margin: mean(Number.isFinite(margin) ? margin : middle), turns, fromMean };
}

/** Coins over turns of those that fit, taken together. */
function wholeOf(table: ReadonlyMap<string, Ratio>, fits: (id: string) => boolean = () => true): number {
  const [coins, turns] = [...table].reduce(([c, t], [id, ratio]) => (fits(id) ? [c + ratio.coins, t + ratio.turns] : [c, t]), [0, 0]);
  return turns === 0 ? 0 : coins / turns;
}

function ranked(table: ReadonlyMap<string, Ratio>, whole = wholeOf(table)): Entry[] {
  return [...table].map(([id, ratio]) => entryOf(id, ratio, whole)).sort((a, b) => b.mean - a.mean || (a.id < b.id ? -1 : 1));
}

const sizeOf = (face: string): string => islandBoards.find(({ faces }) => faces.includes(face))?.size ?? face;

export function balanceOf({ by, order, turns }: Tally): Balance {
  const amongSize = (table: ReadonlyMap<string, Ratio>, id: string): Entry =>
    entryOf(
      id,
      table.get(id) ?? noRatio(),
      wholeOf(table, (other) => sizeOf(other) === sizeOf(id)),
    );
  const faces = [...by.face.keys()].sort().map((id): Face => {
    const [coins, regions] = [amongSize(by.face, id), amongSize(by.regions, id)];
    return { id, size: sizeOf(id), coins, regions, isFar: [coins, regions].some(({ fromMean }) => Math.abs(fromMean) > FAR) };
  });
  return {
    all: entryOf('all', turns),
    races: ranked(by.race),
    powers: ranked(by.power),
    artifacts: ranked(by.artifact),
    places: ranked(by.place),
    faces,
    order: [...order]
      .sort(([a], [b]) => a - b)
      .flatMap(([seats, places]) =>
        places.map(({ coins, wins }, place) => ({ seats, place: place + 1, coins: entryOf('coins', coins), wins: entryOf('wins', wins) })),
      ),
  };
}

const figure = ({ margin, mean: middle }: Entry): string => `${middle.toFixed(2)} ± ${margin.toFixed(2)}`;
const away = ({ fromMean }: Entry): string => `${fromMean < 0 ? '−' : '+'}${Math.abs(Math.round(fromMean * 100))} %`;
const share = ({ margin, mean: middle }: Entry): string => `${Math.round(middle * 100)} ± ${Math.ceil(margin * 100)} %`;

export function balanceText({ all, artifacts, faces, order, places, powers, races }: Balance): string[] {
  const table = (title: string, list: readonly Entry[]): string[] => {
    const rows = list.map((e) => [e.id, figure(e), away(e), `${e.turns}`]);
    return rows.length === 0 ? [] : ['', ...columns([[title, 'coins/turn', 'of mean', 'turns'], ...rows])];
  };
  const faceRows = faces.map((f) => [
    f.id,
    figure(f.coins),
    away(f.coins),
    figure(f.regions),
    away(f.regions),
    `${f.coins.turns}`,
    f.isFar ? 'far' : '',
  ]);
  const orderRows = order.map((o) => [`${o.seats}`, `${o.place}.`, figure(o.coins), share(o.wins)]);
  return [
    `${figure(all)} coins a turn`,
    ...table('race', races),
    ...table('power', powers),
    ...table('artifact', artifacts),
    ...table('place', places),
    '',
    ...columns([['face', 'coins/turn', 'of size', 'regions/turn', 'of size', 'turns', ''], ...faceRows]),
    '',
    ...columns([['seats', 'plays', 'coins', 'wins'], ...orderRows]),
  ];
}
