/**
 * The board of the toy: four islands of ten regions in rows of three, four and three, about the size and the borders of Azeroth for four seats.
 * It is drawn here and not taken from the boards of the game, so that the toy stays the same whatever becomes of those.
 */
const ISLANDS = 4;
const ROWS = [3, 4, 3];
const ISLAND = 10;
export const REGIONS = ISLANDS * ISLAND;

/** Within an island. */
const MOUNTAINS = [4, 9];
const NATIVES = [1, 5, 8];
const LANDINGS = [0, 6, 9];

const isOneOf = (list: readonly number[]): readonly boolean[] =>
  Array.from({ length: REGIONS }, (_, region) => list.includes(region % ISLAND));

export const isMountain = isOneOf(MOUNTAINS);
export const isNative = isOneOf(NATIVES);
/** Where a people comes ashore from elsewhere. */
export const isLanding = isOneOf(LANDINGS);

/** Two numbers a region: its row, and its place from left to right in half widths, for the rows lie like bricks. */
const spots: readonly (readonly [row: number, across: number])[] = ROWS.flatMap((width, row) =>
  Array.from({ length: width }, (_, i): [number, number] => [row, 2 * i - width]),
);

const bordersOnIsland = spots.map(([row, across]) =>
  spots.flatMap(([otherRow, otherAcross], other) => (isBeside(row - otherRow, across - otherAcross) ? [other] : [])),
);

function isBeside(rows: number, halfWidths: number): boolean {
  return rows === 0 ? Math.abs(halfWidths) === 2 : Math.abs(rows) === 1 && Math.abs(halfWidths) === 1;
}

export const borders: readonly (readonly number[])[] = Array.from({ length: REGIONS }, (_, region) =>
  bordersOnIsland[region % ISLAND].map((other) => region - (region % ISLAND) + other),
);
