/** A copy of a list with one number changed. (`Array.prototype.with` makes lists that are slow to read.) */
export function replaced(list: readonly number[], at: number, number: number): number[] {
  const copy = list.slice();
  copy[at] = number;
  return copy;
}
