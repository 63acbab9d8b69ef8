/** Charts as SVG: plain shapes and words, readable on light and on dark paper. */

/** A value with how sure it is. */
export interface Dot {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface Panel {
  readonly name: string;
  readonly dots: readonly Dot[];
}

export interface Curve {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const ROW = 20;
const NAMES = 130;
const WIDTH = 720;
const TOP = 44;
const PANEL = 34;
const BOTTOM = 34;
const RIGHT = 64;
const HEIGHT = 320;
const TICKS = 5;
const COLOURS = ['#b4552d', '#2f7d6b', '#6a5acd', '#b8860b', '#4a7fb5'];

const STYLE = `<style>
text{font:13px system-ui,sans-serif;fill:#3a3430}.title{font-size:15px;font-weight:600}.small{font-size:11px;fill:#8a8078}
.grid{stroke:#8a8078;stroke-opacity:.3}
@media (prefers-color-scheme:dark){text{fill:#e8e0d4}.small{fill:#a89e92}}
</style>`;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const tenth = (n: number): string => String(Math.round(n * 10) / 10);

function framed(height: number, title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">`,
    STYLE,
    words(12, 24, title, 'title'),
    ...parts,
    '</svg>\n',
  ].join('\n');
}

const words = (x: number, y: number, said: string, kind = '', anchor = 'start'): string =>
  `<text x="${tenth(x)}" y="${tenth(y)}" text-anchor="${anchor}"${kind === '' ? '' : ` class="${kind}"`}>${escaped(said)}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number, more: string): string =>
  `<line x1="${tenth(x1)}" y1="${tenth(y1)}" x2="${tenth(x2)}" y2="${tenth(y2)}" ${more}/>`;

/** A round step that makes about so many ticks. */
export function ticksBetween(low: number, high: number): number[] {
  const rough = Math.max(high - low, 1e-9) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((n) => n * power >= rough) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Rows with a dot and a whisker each, in panels below each other. */
export function dotChart(title: string, unit: string, panels: readonly Panel[]): string {
  const all = panels.flatMap(({ dots }) => dots);
  const [low, high] = [Math.min(...all.map((dot) => dot.low)), Math.max(...all.map((dot) => dot.high))];
  const at = (value: number): number => NAMES + ((value - low) / Math.max(high - low, 1e-9)) * (WIDTH - NAMES - RIGHT);
  const height = TOP + panels.reduce((sum, { dots }) => sum + PANEL + dots.length * ROW, 0) + BOTTOM;
  const parts = ticksBetween(low, high).flatMap((tick) => [
    line(at(tick), TOP, at(tick), height - BOTTOM, 'class="grid"'),
    words(at(tick), height - BOTTOM + 16, tenth(tick), 'small', 'middle'),
  ]);
  let y = TOP;
  for (const [i, { dots, name }] of panels.entries()) {
    const colour = COLOURS[i % COLOURS.length] ?? '';
    if (name !== '') parts.push(words(12, y + 18, name, 'small'));
    y += PANEL - ROW / 2;
    for (const dot of dots) {
      parts.push(
        words(NAMES - 12, y + 4, dot.name, '', 'end'),
        line(at(dot.low), y, at(dot.high), y, `stroke="${colour}" stroke-width="2"`),
      );
      parts.push(
        `<circle cx="${tenth(at(dot.value))}" cy="${tenth(y)}" r="4" fill="${colour}"/>`,
        words(at(dot.high) + 8, y + 4, tenth(dot.value), 'small'),
      );
      y += ROW;
    }
    y += ROW / 2;
  }
  parts.push(words(WIDTH - 12, height - 4, unit, 'small', 'end'));
  return framed(height, title, parts);
}

/** Curves over the same axes, named at their ends. */
export function curveChart(title: string, [across, up]: readonly [string, string], curves: readonly Curve[]): string {
  const points = curves.flatMap((curve) => curve.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.max(...ys)];
  const x = (value: number): number => 48 + ((value - left) / Math.max(right - left, 1e-9)) * (WIDTH - 48 - NAMES);
  const y = (value: number): number => HEIGHT - BOTTOM - 8 - (value / Math.max(top, 1e-9)) * (HEIGHT - BOTTOM - 8 - TOP - 12);
  const grid = ticksBetween(0, top).flatMap((tick) => [
    line(x(left), y(tick), x(right), y(tick), 'class="grid"'),
    words(40, y(tick) + 4, tenth(tick), 'small', 'end'),
  ]);
  const below = ticksBetween(left, right).map((tick) => words(x(tick), HEIGHT - BOTTOM + 10, tenth(tick), 'small', 'middle'));
  const drawn = curves.flatMap(({ name, points: own }, i) => {
    const colour = COLOURS[i % COLOURS.length] ?? '';
    const [endX = 0, endY = 0] = own.at(-1) ?? [];
    const path = own.map(([a, b]) => `${tenth(x(a))},${tenth(y(b))}`).join(' ');
    return [`<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2.5"/>`, words(x(endX) + 8, y(endY) + 4, name)];
  });
  const axes = [words(x(right), HEIGHT - 6, across, 'small', 'end'), words(12, TOP, up, 'small')];
  return framed(HEIGHT, title, [...grid, ...below, ...drawn, ...axes]);
}
