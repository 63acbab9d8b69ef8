/** Least squares that hold on to what was known before where the data say little. */

export interface Sums {
  readonly size: number;
  readonly squares: Float64Array;
  readonly products: Float64Array;
}

export const emptySums = (size: number): Sums => ({ size, squares: new Float64Array(size * size), products: new Float64Array(size) });

export function addRow({ products, size, squares }: Sums, row: readonly number[], wanted: number): void {
  for (let i = 0; i < size; i++) {
    products[i] += row[i] * wanted;
    for (let j = 0; j < size; j++) squares[i * size + j] += row[i] * row[j];
  }
}

/** `hold`: how many rows' worth of trust each part of the earlier solution has. */
export function solved({ products, size, squares }: Sums, earlier: readonly number[], hold: readonly number[]): number[] {
  const matrix = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size + 1 }, (_unused, j) =>
      j === size ? products[i] + hold[i] * earlier[i] : squares[i * size + j] + (i === j ? hold[i] : 0),
    ),
  );
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot], matrix[column]];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = matrix[row][column] / matrix[column][column];
      for (let j = column; j <= size; j++) matrix[row][j] -= factor * matrix[column][j];
    }
  }
  return matrix.map((line, i) => line[size] / line[i]);
}
