/**
 * A game on one sheet, to be shown around: who won, who came where, the purses by round, and the map.
 * Only a drawing: styles, patterns and emblems are those of the page, which raster.ts puts beside it.
 */
import { coin } from '../board/cardboard.ts';
import { escaped } from '../board/markup.ts';
import type { SeatColour } from '../board/view.ts';
import { courseOf, DASHES, SHAPES } from './course.ts';
import type { Drawing } from './map-picture.ts';
import { LEFT } from './scale.ts';

export type Result = {
  readonly kicker: string;
  readonly title: string;
  readonly story: string;
  /** Cardboard of those who won. */
  readonly champions: readonly string[];
  readonly places: readonly {
    readonly rank: number;
    readonly name: string;
    readonly detail: string;
    readonly colour: SeatColour;
    readonly coins: number;
    readonly hasWon: boolean;
    /** The cardboard that the seat ends with. */
    readonly tokens: readonly string[];
  }[];
  /** By seat. */
  readonly lines: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly colours: readonly SeatColour[];
  readonly start: string;
};

const WIDTH = 1200;
const [MARGIN, GAP, BANNER, ROW, PAD] = [28, 16, 176, 58, 10];
const COLUMN = 440;
/** Below the banner at least as high as a chart beside the column; the lines of the purses take what the ranking leaves. */
const [HEIGHT, COURSE] = [536, 236];

const rankingHeight = (seats: number): number => seats * ROW + 2 * PAD;
const roomHeight = (seats: number): number => Math.max(HEIGHT, rankingHeight(seats) + GAP + COURSE);

/** The room for the map beside so many seats. */
export const mapRoom = (seats: number): { readonly width: number; readonly height: number } => ({
  width: WIDTH - 2 * MARGIN - GAP - COLUMN,
  height: roomHeight(seats),
});

/** About how wide a letter of a text is, as a share of its size: nothing is measured before the picture is made. */
const WIDE = 0.48;
const sizeFor = (text: string, most: number, width: number): number => Math.min(most, width / (text.length * WIDE));
const shortened = (text: string, size: number, width: number): string => {
  const letters = Math.floor(width / (size * WIDE));
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
};
const at = (x: number, y: number, body: string, scale = 1): string => `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
const panel = (x: number, y: number, width: number, height: number): string =>
  `<rect class="leaf" x="${x}" y="${y}" width="${width}" height="${height}" rx="12"/>`;
const line = (kind: string, x: number, y: number, text: string | number, more = ''): string =>
  `<text class="${kind}" x="${x}" y="${y}" ${more}>${escaped(String(text))}</text>`;

export const pictureStyle = `
  .leaf { fill: var(--paper); stroke: var(--line); }
  .ground { fill: var(--table); }
  .banner { fill: #1d5670; stroke: #0d2836; }
  .kicker { font: italic 500 19px var(--display); fill: #d8e6ea; }
  .headline { font-family: var(--display); font-weight: 800; fill: #fbf5e6; letter-spacing: -0.01em; }
  .story { font: 400 19px var(--text); fill: #fbf5e6; }
  .maker { font: 800 24px var(--display); fill: #fbf5e6; text-anchor: end; }
  .rank { font: 800 30px var(--display); text-anchor: middle; fill: var(--ink-soft); }
  .winner { fill: var(--gold-light); }
  .name { font: 700 22px var(--display); fill: var(--ink); }
  .detail, .axis { font: 400 14px var(--text); fill: var(--ink-soft); }
  .purse { font: 800 30px var(--display); fill: var(--ink); text-anchor: end; }
  .grid { stroke: var(--line); stroke-dasharray: 1 4; }
  .run polyline { fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linejoin: round; }
  .run path { fill: currentColor; stroke: var(--paper); stroke-width: 1.5; }
  .run text { font: 600 15px var(--text); fill: currentColor; }
  .paper { display: none; }
`;

function banner({ kicker, title, story, champions }: Result): string {
  const textX = MARGIN + 32 + (champions.length === 0 ? 0 : 50 + champions.length * 62);
  const width = WIDTH - MARGIN - 24 - textX;
  const size = sizeFor(title, 48, width);
  return [
    `<rect class="banner" x="${MARGIN}" y="${MARGIN}" width="${WIDTH - 2 * MARGIN}" height="${BANNER - MARGIN}" rx="14"/>`,
    ...champions.map((body, i) => at(MARGIN + 66 + i * 62, MARGIN + (BANNER - MARGIN) / 2, body, champions.length === 1 ? 1.9 : 1.3)),
    line('kicker', textX, MARGIN + 40, shortened(kicker, 19, width - 140)),
    line('headline', textX, MARGIN + 88, title, `font-size="${size.toFixed(1)}"`),
    line('story', textX, MARGIN + 122, shortened(story, 19, width)),
    line('maker', WIDTH - MARGIN - 24, MARGIN + 40, 'Elbowroom'),
  ].join('');
}

function ranking({ places }: Result, top: number): string {
  const rows = places.map(({ rank, name, detail, colour, coins, hasWon, tokens }, i) => {
    const y = top + PAD + i * ROW;
    const middle = y + ROW / 2;
    const room = COLUMN - 100 - 100 - tokens.length * 46;
    return [
      hasWon ? `<rect class="winner" x="${MARGIN + 8}" y="${y + 2}" width="${COLUMN - 16}" height="${ROW - 4}" rx="9"/>` : '',
      line('rank', MARGIN + 36, middle + 10, rank),
      `<rect x="${MARGIN + 62}" y="${middle - 19}" width="18" height="18" rx="4" fill="url(#seat-${colour})" stroke="#2a1c10" stroke-width="1.5"/>`,
      line('name', MARGIN + 90, middle - 3, shortened(name, 22, room)),
      line('detail', MARGIN + 62, middle + 20, detail),
      ...tokens.map((body, t) => at(MARGIN + COLUMN - 124 - (tokens.length - 1 - t) * 46, middle, body, 0.86)),
      at(MARGIN + COLUMN - 84, middle, coin(11)),
      line('purse', MARGIN + COLUMN - 20, middle + 10, coins),
    ].join('');
  });
  return panel(MARGIN, top, COLUMN, rankingHeight(places.length)) + rows.join('');
}

function course({ lines, names, colours, start }: Result, top: number, total: number): string {
  const [width, height] = [COLUMN - 24, total - 24];
  const { rounds, ticks, right, x, y, labels, short } = courseOf(lines, names, width, height);
  const grid = ticks.map(
    (tick) =>
      `<path class="grid" d="M${LEFT} ${y(tick)}H${width - right}"/>${line('axis', LEFT - 8, y(tick) + 5, tick, 'text-anchor="end"')}`,
  );
  const axis = Array.from({ length: rounds + 1 }, (_, round) =>
    line('axis', x(round), height - 8, round === 0 ? start : round, 'text-anchor="middle"'),
  );
  const runs = lines.map((purse, seat) => {
    const colour = colours[seat] ?? 'blue';
    const points = purse.map((coins, round) => `${x(round).toFixed(1)},${y(coins).toFixed(1)}`);
    const marks = points.map((point) => `<path d="${SHAPES[colour]}" transform="translate(${point.replace(',', ' ')})"/>`);
    return `<g class="run of-${colour}"><polyline points="${points.join(' ')}" stroke-dasharray="${DASHES[colour]}"/>${marks.join('')}${line('', width - right + 12, (labels[seat] ?? 0) + 5, `${purse.at(-1) ?? 0} ${short(names[seat] ?? '')}`)}</g>`;
  });
  return panel(MARGIN, top, COLUMN, total) + at(MARGIN + 12, top + 12, [...grid, ...axis, ...runs].join(''));
}

/** `map`: none where there is no drawing of the board. */
export function drawResult(result: Result, map: Drawing | undefined): Drawing {
  const top = BANNER + GAP;
  const room = mapRoom(result.places.length);
  const height = top + room.height + MARGIN;
  const above = rankingHeight(result.places.length) + GAP;
  const scale = map === undefined ? 1 : Math.min(room.width / map.width, room.height / map.height);
  const [x, y] = [
    MARGIN + COLUMN + GAP + (room.width - (map?.width ?? 0) * scale) / 2,
    top + (room.height - (map?.height ?? 0) * scale) / 2,
  ];
  const body = [
    `<rect class="ground" width="${WIDTH}" height="${height}"/>`,
    banner(result),
    ranking(result, top),
    course(result, top + above, room.height - above),
    map === undefined
      ? ''
      : `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(map.width * scale).toFixed(1)}" height="${(map.height * scale).toFixed(1)}" viewBox="0 0 ${map.width} ${map.height}">${map.body}</svg>`,
  ].join('');
  return { body, width: WIDTH, height };
}
