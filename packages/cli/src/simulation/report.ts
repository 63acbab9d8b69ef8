/** Tallies as JSON and as text. */
import type { Sum, Tally } from './tally.ts';

const hundredths = (n: number): number => Math.round(n * 100) / 100;

/** One line of a table. */
export interface TileLine {
  readonly id: string;
  readonly coinsPerTurn: number;
  readonly turns: number;
  readonly picked: number;
}

/** Those that bring most per turn first. */
function ranked({ picked }: Tally, table: ReadonlyMap<string, Sum>): TileLine[] {
  return [...table]
    .map(([id, { coins, turns }]) => ({
      id,
      coinsPerTurn: hundredths(turns === 0 ? 0 : coins / turns),
      turns,
      picked: picked.get(id) ?? 0,
    }))
    .sort((a, b) => b.coinsPerTurn - a.coinsPerTurn || (a.id < b.id ? -1 : 1));
}

export function summary(tally: Tally) {
  const { games, moves, powers, races, seats } = tally;
  return {
    moves,
    seatResults: seats.map(({ coins, wins }, seat) => ({ seat, meanCoins: hundredths(coins / games), wins: hundredths(wins) })),
    races: ranked(tally, races),
    powers: ranked(tally, powers),
  };
}

/** Names to the left, everything else to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export function summaryText(report: ReturnType<typeof summary>): string[] {
  const table = (title: string, lines: readonly TileLine[]): string[] => [
    '',
    ...columns([
      [title.padEnd(18), 'coins/turn', 'turns', 'picked'],
      ...lines.map((l) => [l.id, l.coinsPerTurn.toFixed(2), `${l.turns}`, `${l.picked}`]),
    ]),
  ];
  return [
    '',
    ...columns([
      ['seat'.padEnd(18), 'mean coins', 'wins'],
      ...report.seatResults.map((l) => [`${l.seat}`, l.meanCoins.toFixed(2), `${l.wins}`]),
    ]),
    ...table('race', report.races),
    ...table('power', report.powers),
  ];
}
