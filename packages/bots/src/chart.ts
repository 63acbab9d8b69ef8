/** What a survey writes down: typed lists that are made once and written again and again. */
export const MOST_REGIONS = 128;
export const MOST_SEATS = 8;

/** How a seat could come to a region. */
export const UNREACHED = 0;
export const BESIDE = 1;
export const BY_ENTRY = 2;
export const BEHIND_ENTRY = 3;
export const BY_TRAVEL = 4;
export const REACHES = 5;

/** What has changed of a seat: what it would score, what it stands to lose, where it could grow, how many turns it has left. */
export const INCOME = 1;
export const RISK = 2;
export const GROWTH = 4;
export const TIME = 8;
const ALL = INCOME | RISK | GROWTH | TIME;

const bySeat = (): Int32Array => new Int32Array(MOST_SEATS);
const byRegion = (): Int32Array => new Int32Array(MOST_REGIONS);

export const chart = {
  seats: 0,
  size: 0,
  /** By region: pieces and mountains that defend it; tokens may still move. */
  walls: byRegion(),
  immune: byRegion(),
  /** 1 where an attacker has to pay coins first. */
  dear: byRegion(),
  /** The seat whose people holds it, or NONE; and 1 where that people is the active one. */
  seatAt: byRegion(),
  isHome: byRegion(),
  /** By seat: regions of its active people, and of those in decline. */
  regions: bySeat(),
  declined: bySeat(),
  /** Tokens of the active people: on the map, and all of them; how many stay in each region. */
  onMap: bySeat(),
  tokens: bySeat(),
  least: bySeat(),
  /** Tokens that could be taken up and attack. */
  spare: bySeat(),
  /** Own turns still to come, and how many other seats play before the next of them. */
  turnsLeft: bySeat(),
  before: bySeat(),
  /** Seats in the order in which they begin their next turns. */
  order: bySeat(),
  /** seat × MOST_REGIONS + region. */
  reach: new Uint8Array(MOST_SEATS * MOST_REGIONS),
  /** By seat: what has changed since it was last described, as bits. */
  stale: bySeat(),
};
export type Chart = typeof chart;

export const reachOf = (seat: number, r: number): number => chart.reach[seat * MOST_REGIONS + r];

/** Everything, or one thing, of all seats has to be looked at again. */
export function staleForAll(bits = ALL): void {
  for (let seat = 0; seat < chart.seats; seat++) chart.stale[seat] |= bits;
}

/** The defence of a region, or who holds it, has changed: for its seat, and for those who reach it. */
export function staleAround(r: number): void {
  const { reach, seatAt, seats, stale } = chart;
  if (seatAt[r] >= 0) stale[seatAt[r]] |= RISK;
  for (let seat = 0; seat < seats; seat++) if (reach[seat * MOST_REGIONS + r] !== UNREACHED) stale[seat] |= GROWTH;
}
