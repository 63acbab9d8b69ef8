/** What a study has shown, as text for a terminal. */
import {
  boxVerdict,
  FAIR,
  type Interval,
  mapVerdict,
  type Report,
  type Study,
  type TileReport,
  type Tried,
  tileVerdict,
} from '@elbowroom/bots/balance';
import { type Board, type BoardSpec, boardOf, boards } from '@elbowroom/rules';
import { balanceSentences, regionWords } from '@elbowroom/wording';
import { columns } from '../simulation/report.ts';

export type Language = 'en' | 'fr';

/** What a homemade tile is called; a tile of ours is called by its id. */
function nameOf({ setup: { homebrew } }: Study, id: string, language: Language): string {
  const tile = [...(homebrew?.races ?? []), ...(homebrew?.powers ?? [])].find((one) => one.id === id);
  return tile?.name?.[language] ?? id;
}

const boardIn = (spec: BoardSpec | undefined): Board | undefined => (spec === undefined ? undefined : boardOf(spec));

/** What it comes to: about the tiles that are marked, or else about the box; and about the map. */
function verdictsOf(study: Study, report: Report, language: Language): string[] {
  const say = balanceSentences[language];
  const marked = report.tiles.filter(({ isMarked }) => isMarked);
  const tiles = marked.map((tile) => say.tile(tileVerdict(tile), nameOf(study, tile.id, language), FAIR));
  const regionName = (id: string, region: number): string => {
    const board = boards.get(id) ?? boardIn(study.setup.board);
    return (board && regionWords(board, region)?.[language]) ?? `${id} ${region}`;
  };
  return [
    ...(marked.length > 0 ? tiles : [say.box(boxVerdict(report), (id) => nameOf(study, id, language))]),
    say.map(mapVerdict(report), regionName),
  ];
}

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(100 * share))} %`;
const range = (interval: Interval | undefined): string =>
  interval === undefined ? '–' : `${percent(interval.value)} (${percent(interval.low)} … ${percent(interval.high)})`;
const plusMinus = (interval: Interval | undefined, digits: number): string =>
  interval === undefined ? '–' : `${interval.value.toFixed(digits)} ± ${((interval.high - interval.low) / 2).toFixed(digits)}`;
/** Of what happens or does not the interval is not even on both sides. */
const share = (interval: Interval | undefined): string =>
  interval === undefined
    ? '–'
    : `${Math.round(100 * interval.value)} (${Math.round(100 * interval.low)} … ${Math.round(100 * interval.high)})`;

/** Those that bring most first. */
const ranked = (tiles: readonly TileReport[]): TileReport[] =>
  tiles.toSorted((a, b) => (b.coins?.value ?? 0) - (a.coins?.value ?? 0) || (a.id < b.id ? -1 : 1));

/** Head and rows of the table of one kind of tile. */
function tileRows({ tiles }: Report, kind: 'race' | 'power', name: (tile: TileReport) => string): string[][] {
  const rows = ranked(tiles.filter((tile) => tile.kind === kind)).map((tile) => [
    `${name(tile)}${tile.isMarked ? ' *' : ''}`,
    `${tile.value}`,
    range(tile.coins),
    range(tile.wins),
    share(tile.taken),
    plusMinus(tile.price, 1),
    plusMinus(tile.turns, 1),
    plusMinus(tile.perTurn, 1),
    `${tile.reigns}`,
  ]);
  return [[kind, 'value', 'coins by lot', 'wins by lot', 'taken, %', 'price', 'turns', 'coins/turn', 'by lot'], ...rows];
}

const seatRows = ({ seats }: Report): string[][] => [
  ['seats', 'plays', 'coins', 'wins, %'],
  ...seats.map(({ coins, place, seats: count, wins }) => [`${count}`, `${place + 1}.`, plusMinus(coins, 1), share(wins)]),
];

const markerRows = ({ markers }: Report): string[][] => [
  ['marker', 'kind', 'coins/turn'],
  ...markers.map(({ id, kind, perTurn }) => [id, kind, plusMinus(perTurn, 1)]),
];

/** A board each, or an island: regions of it that are held, and those that are held most and least. */
const faceRows = ({ faces }: Report): string[][] => [
  ['board', 'regions held', 'of', 'most', 'least', 'games'],
  ...faces.map(({ games, held, id, regions }) => {
    const shares = regions.filter(({ isWater }) => !isWater).map((region) => region.held);
    const [most, least] = [Math.max(...shares), Math.min(...shares)].map((share) => `${Math.round(100 * share)} %`);
    return [id, plusMinus(held, 1), `${regions.length}`, most ?? '', least ?? '', `${games}`];
  }),
];

export function reportText(study: Study, report: Report, language: Language): string[] {
  const { reigns } = report;
  const tables = [
    tileRows(report, 'race', ({ id }) => id),
    tileRows(report, 'power', ({ id }) => id),
    markerRows(report),
    seatRows(report),
    faceRows(report),
  ];
  return [
    ...verdictsOf(study, report, language),
    ...tables.filter((rows) => rows.length > 1).flatMap((rows) => ['', ...columns(rows)]),
    '',
    `reigns: ${plusMinus(reigns.turns, 1)} turns, ${share(reigns.late)} % of the coins from decline on`,
  ];
}

/** What was tried of a tile, line by line. */
export function triedLine({ changes, effect, games }: Tried): string {
  const what = changes.map(({ from, slot, to }) => `${slot} ${from} → ${to}`).join(', ') || 'as given';
  return `${what}: ${range(effect)} in ${games} games`;
}
