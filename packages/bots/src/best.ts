/** The best of many, without sorting the many. */

/** Puts one among the best so many, which stand in order; of equals the earlier one comes first. */
export function keepBest<T extends { readonly value: number }>(list: T[], one: T, most: number): void {
  if (list.length === most) {
    if (one.value <= list[most - 1].value) return;
  } else list.push(one);
  let at = list.length - 1;
  for (; at > 0 && list[at - 1].value < one.value; at--) list[at] = list[at - 1];
  list[at] = one;
}
