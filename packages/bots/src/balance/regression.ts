/** Least squares that tells several causes apart, and how sure of it one can be. Rows of one game hang together, so games are what is counted. */

/** A figure that was measured: for each of its causes one is added to it. */
export interface Row {
  /** Numbers of the causes. */
  readonly causes: readonly number[];
  readonly value: number;
  readonly weight: number;
  readonly game: number;
}

export interface Fit {
  readonly effects: readonly number[];
  /** How sure each is, and each pair of them. */
  readonly covariance: readonly (readonly number[])[];
}

/** Makes a solution of many the smallest one: what is asked afterwards, how one cause differs from others of its kind, does not depend on it. */
const SMALL = 1e-7;

/** `count`: how many causes there are. */
export function fitted(rows: readonly Row[], count: number): Fit {
  const squares = square(count);
  const products = Array.from({ length: count }, () => 0);
  for (const { causes, value, weight } of rows)
    for (const a of causes) {
      products[a] += weight * value;
      for (const b of causes) squares[a][b] += weight;
    }
  const scale = SMALL * Math.max(1, ...squares.map((line, i) => line[i]));
  for (let i = 0; i < count; i++) squares[i][i] += scale;
  const inverse = inverseOf(squares);
  const effects = times(inverse, products);
  return { effects, covariance: sandwich(inverse, scatter(rows, effects, inverse)) };
}

const square = (size: number): number[][] => Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((line) => line.reduce((sum, n, i) => sum + n * vector[i], 0));

/** A row that explains itself nearly alone says nothing about how far rows scatter; it counts at most so many times. */
const ALONE = 0.05;

/** What the fit leaves unexplained, game by game: of every row how far it is from what the others would have it be. */
function scatter(rows: readonly Row[], effects: readonly number[], inverse: readonly (readonly number[])[]): number[][] {
  const byGame = new Map<number, Map<number, number>>();
  for (const { causes, game, value, weight } of rows) {
    const pull = weight * causes.reduce((sum, a) => sum + causes.reduce((part, b) => part + inverse[a][b], 0), 0);
    const left = (weight * (value - causes.reduce((sum, cause) => sum + effects[cause], 0))) / Math.max(ALONE, 1 - pull);
    const sums = byGame.get(game) ?? new Map<number, number>();
    byGame.set(game, sums);
    for (const cause of causes) sums.set(cause, (sums.get(cause) ?? 0) + left);
  }
  const scattered = square(effects.length);
  for (const sums of byGame.values()) for (const [a, x] of sums) for (const [b, y] of sums) scattered[a][b] += x * y;
  const games = byGame.size;
  const correction = games > 1 ? games / (games - 1) : 1;
  return scattered.map((line) => line.map((n) => n * correction));
}

function sandwich(bread: readonly (readonly number[])[], filling: readonly (readonly number[])[]): number[][] {
  const half = bread.map((line) => filling.map((_, j) => line.reduce((sum, n, k) => sum + n * filling[k][j], 0)));
  return half.map((line) => bread.map((other) => line.reduce((sum, n, k) => sum + n * other[k], 0)));
}

/** By elimination, the largest of each column first. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const lines = matrix.map((line, i) => [...line, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let i = column + 1; i < size; i++) if (Math.abs(lines[i][column]) > Math.abs(lines[best][column])) best = i;
    [lines[column], lines[best]] = [lines[best], lines[column]];
    const pivot = lines[column][column];
    for (let j = column; j < 2 * size; j++) lines[column][j] /= pivot;
    for (let i = 0; i < size; i++) {
      const factor = lines[i][column];
      if (i === column || factor === 0) continue;
      for (let j = column; j < 2 * size; j++) lines[i][j] -= factor * lines[column][j];
    }
  }
  return lines.map((line) => line.slice(size));
}

/** By how much a cause differs from the mean of a list that it may be part of, and the standard error of that. */
export function contrast({ covariance, effects }: Fit, cause: number, among: readonly number[]): { value: number; error: number } {
  const parts = new Map(among.map((other) => [other, -1 / among.length]));
  parts.set(cause, (parts.get(cause) ?? 0) + 1);
  let [value, variance] = [0, 0];
  for (const [a, x] of parts) {
    value += x * effects[a];
    for (const [b, y] of parts) variance += x * y * covariance[a][b];
  }
  return { value, error: Math.sqrt(Math.max(0, variance)) };
}
