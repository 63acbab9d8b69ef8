/** Tables for the guides, in Markdown. */
import { type Interval, mapVerdict, type Report, type Study, type TileReport, tileVerdict } from '@elbowroom/bots/balance';
import { MORE } from './studies.ts';

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(100 * share))}`;
const worth = (interval: Interval | undefined): string =>
  interval === undefined ? '–' : `${percent(interval.value)} % (${percent(interval.low)} … ${percent(interval.high)})`;
const share = (interval: Interval | undefined): string =>
  interval === undefined
    ? '–'
    : `${Math.round(100 * interval.value)} (${Math.round(100 * interval.low)} … ${Math.round(100 * interval.high)})`;
const mean = (interval: Interval | undefined): string =>
  interval === undefined ? '–' : `${interval.value.toFixed(1)} ± ${((interval.high - interval.low) / 2).toFixed(1)}`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** What is asked about, with what the lab says of it. */
export function tileTable(name: string, _: Study, { games, tiles }: Report): string[] {
  const asked = tiles.filter(({ isMarked }) => isMarked);
  const rows = asked.map((tile) => {
    const { coins, id, kind, reigns, value, wins } = tile;
    return row([id, kind, value, worth(coins), tileVerdict(tile)?.says ?? '–', worth(wins), reigns]);
  });
  return [
    `${name}: ${games} games`,
    row(['tile', 'kind', 'value', 'coins', 'verdict', 'wins', 'reigns']),
    row(['---', '---', '--:', '--:', '---', '--:', '--:']),
    ...rows,
  ];
}

/** What differs between two that were measured apart. */
function difference(a: Interval, b: Interval): Interval {
  const reach = Math.hypot(a.high - a.low, b.high - b.low) / 2;
  return around(b.value - a.value, reach);
}

const around = (value: number, reach: number): Interval => ({ value, low: value - reach, high: value + reach });

/** Their mean, each counted as far as it is sure. */
function together(all: readonly Interval[]): Interval | undefined {
  const weights = all.map(({ high, low }) => (high - low) ** -2);
  const sum = weights.reduce((a, b) => a + b, 0);
  return all.length === 0
    ? undefined
    : around(
        all.reduce((at, { value }, i) => at + (value * (weights[i] ?? 0)) / sum, 0),
        sum ** -0.5 / 2,
      );
}

/** Each tile beside its twin with a token more. */
export function tokenTable(name: string, _: Study, { games, tiles }: Report): string[] {
  const found: Interval[] = [];
  const rows = tiles.flatMap(({ coins, id, kind, value }) => {
    const twin = tiles.find((tile) => tile.id === `${id}${MORE}`);
    if (twin === undefined) return [];
    const token = coins === undefined || twin.coins === undefined ? undefined : difference(coins, twin.coins);
    if (token !== undefined) found.push(token);
    return [row([id, kind, value, worth(coins), worth(twin.coins), worth(token)])];
  });
  return [
    `${name}: ${games} games`,
    row(['tile', 'kind', 'value', 'coins', 'with a token more', 'a token']),
    row(['---', '---', '--:', '--:', '--:', '--:']),
    ...rows,
    row(['all', '', '', '', '', worth(together(found))]),
  ];
}

/** Who wins, and which land is entered least. */
export function mapTable(name: string, study: Study, report: Report): string[] {
  const { faces, games, seats } = report;
  const land = faces.flatMap(({ regions }) => regions.filter(({ isWater }) => !isWater));
  const entered = land.map((region) => region.entered).toSorted((a, b) => a - b);
  const { shunned } = mapVerdict(report);
  const held = land.map((region) => region.held);
  const percentOf = (n: number): number => Math.round(100 * n);
  return [
    row([
      name,
      study.seats.join(', '),
      games,
      seats.map(({ wins }) => share(wins)).join(', '),
      seats.map(({ coins }) => mean(coins)).join(', '),
      `${percentOf(entered[0] ?? 0)} %`,
      `${percentOf(Math.min(...held))} … ${percentOf(Math.max(...held))} %`,
      shunned.length,
    ]),
  ];
}

/** By lot and at the table. */
export function boxTable(name: string, _: Study, { dealt, games, seats, tiles }: Report): string[] {
  const tableOf = (kind: TileReport['kind']): string[] => [
    row([kind, 'value', 'coins by lot', 'wins by lot', 'taken, %', 'price', 'turns', 'coins a turn']),
    row(['---', ...Array.from({ length: 7 }, () => '--:')]),
    ...tiles
      .filter((tile) => tile.kind === kind)
      .toSorted((a, b) => (b.coins?.value ?? 0) - (a.coins?.value ?? 0))
      .map(({ coins, id, perTurn, price, taken, turns, value, wins }) =>
        row([id, value, worth(coins), worth(wins), share(taken), mean(price), mean(turns), mean(perTurn)]),
      ),
  ];
  return [
    `${name}: ${games} games, ${dealt} of them by lot; wins by place ${seats.map(({ wins }) => share(wins)).join(', ')}; coins ${seats.map(({ coins }) => mean(coins)).join(', ')}`,
    '',
    ...tableOf('race'),
    '',
    ...tableOf('power'),
    '',
  ];
}
