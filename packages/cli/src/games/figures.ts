/** What a set of games says, in three pictures. */
import { history } from '@elbowroom/rules';
import { meanOf, shareOf, sum } from '../arena/interval.ts';
import { type Curve, curveChart, type Dot, dotChart } from '../chart.ts';
import type { GameLine } from './game.ts';
import type { GameSet } from './set.ts';

/** Races that fewer have played say nothing. */
const FEWEST = 8;

interface Told {
  readonly game: GameLine;
  /** By seat, for each round: coins won so far. */
  readonly won: readonly (readonly number[])[];
  /** The seat that began, and the race that each took first. */
  readonly first: number;
  readonly races: readonly string[];
}

/** The pictures by name. */
export function figuresOf({ games, head }: GameSet): Readonly<Record<string, string>> {
  const told = games.map(toldBy);
  const where = `${head.games} games, ${head.asked.setup.variant ?? head.asked.setup.edition}, ${[...new Set(head.asked.bots)].join(' and ')}`;
  return {
    'games-rounds.svg': curveChart(`Coins by round: ${where}`, ['round', 'coins won so far'], curvesOf(told)),
    'games-order.svg': dotChart(`Who wins, by when its turn comes: ${where}`, '% of games won, with 95 % intervals', [
      { name: '', dots: byOrder(told) },
    ]),
    'games-races.svg': dotChart(`What the first race brings: ${where}`, 'coins at the end, with 95 % intervals', [
      { name: '', dots: byRace(told) },
    ]),
  };
}

function toldBy(game: GameLine): Told {
  const seats = game.coins.length;
  const won: number[][] = Array.from({ length: seats }, () => []);
  const races: string[] = [];
  let first: number | undefined;
  for (const event of history(game.setup, game.moves).steps.flatMap(({ events }) => events)) {
    if (event.type === 'picked') {
      races[event.seat] ??= event.race;
      first ??= event.seat;
    }
    const own = event.type === 'scored' ? won[event.seat] : undefined;
    if (event.type === 'scored') own?.push((own.at(-1) ?? 0) + event.total);
  }
  return { game, won, first: first ?? 0, races };
}

function curvesOf(told: readonly Told[]): Curve[] {
  const rounds = Math.max(...told.flatMap(({ won }) => won.map((own) => own.length)));
  const curve = (name: string, isWinner: boolean): Curve => ({
    name,
    points: Array.from({ length: rounds }, (_, round): [number, number] => {
      const purses = told.flatMap(({ game, won }) =>
        won.filter((_, seat) => game.winners.includes(seat) === isWinner).flatMap((own) => own[round] ?? []),
      );
      return [round + 1, sum(purses) / Math.max(1, purses.length)];
    }),
  });
  return [curve('who wins', true), curve('who does not', false)];
}

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'];

function byOrder(told: readonly Told[]): Dot[] {
  const seats = Math.max(...told.map(({ game }) => game.coins.length));
  return Array.from({ length: seats }, (_, place) => {
    const shares = told.map(({ first, game: { winners } }) => (winners.includes((first + place) % seats) ? 1 / winners.length : 0));
    return { name: ORDER[place] ?? '', ...shareOf(sum(shares), told.length) };
  });
}

function byRace(told: readonly Told[]): Dot[] {
  const coins = new Map<string, number[]>();
  for (const { game, races } of told)
    for (const [seat, race] of races.entries()) coins.set(race, [...(coins.get(race) ?? []), game.coins[seat] ?? 0]);
  return [...coins]
    .filter(([, list]) => list.length >= FEWEST)
    .map(([name, list]): Dot => ({ name, ...meanOf(list) }))
    .sort((a, b) => b.value - a.value);
}
