/**
 * Which regions may be attacked and what each costs, computed again from the text of the rules: slowly, from a written position,
 * with every ability in one list. It shares nothing with the engine but the board.
 */
import { type Board, boardOf, type Position } from '../../src/index.ts';
import type { Chronicle } from './chronicle.ts';
import { reads } from './readings.ts';

export interface Table {
  readonly p: Position;
  readonly board: Board;
  readonly c: Chronicle;
  readonly seat: number;
  /** The people that acts: its race, whether it is active, its power while that works. */
  readonly race: string;
  readonly isActive: boolean;
  readonly power: string;
  readonly coins: number;
  /** Tokens, and beasts that fight like them. */
  readonly hand: number;
  readonly tokens: number;
}

export function tableOf(p: Position, c: Chronicle): Table {
  const seat = p.seat ?? 0;
  const me = p.seats[seat];
  const race = p.memory?.acting ?? me.active?.race ?? '';
  const isActive = me.active?.race === race;
  const power = isActive ? (me.active?.power ?? '') : '';
  const beasts = power === 'beastmaster' ? (p.memory?.kept?.beast ?? 0) : 0;
  const hand = isActive ? (me.active?.hand ?? 0) : (me.declined?.find((d) => d.race === race)?.hand ?? 0);
  return { p, board: boardOf(p.board), c, seat, race, isActive, power, coins: me.coins ?? 0, hand: hand + beasts, tokens: hand };
}

export const at = (t: Table, r: number) => t.p.regions?.[r] ?? {};
export const piece = (t: Table, r: number, id: string): number => at(t, r).pieces?.[id] ?? 0;
export const upIn = (t: Table, r: number): readonly string[] => {
  const { markers = [], faceDown } = at(t, r);
  return faceDown === true ? [] : markers.filter((id) => !(t.p.memory?.hidden ?? []).includes(id));
};
export const held = (t: Table, race: string): number[] => t.board.regions.flatMap((_, r) => (at(t, r).race === race ? [r] : []));
export const ownerOf = (t: Table, race: string | undefined): number =>
  t.p.seats.findIndex((s) => s.active?.race === race || (s.declined ?? []).some((d) => d.race === race));
const isDeclined = (t: Table, race: string): boolean => t.p.seats.some((s) => (s.declined ?? []).some((d) => d.race === race));
export const isWater = (t: Table, r: number): boolean => ['sea', 'lake'].includes(t.board.regions[r].terrain);
const has = (t: Table, r: number, symbol: string): boolean => (t.board.regions[r].symbols ?? []).some((s) => s === symbol);
const uses = (t: Table, race: string): boolean => t.isActive && t.race === race;
/** A face-up artifact or place in a region of the active people. */
const wields = (t: Table, marker: string): boolean => t.isActive && held(t, t.race).some((r) => upIn(t, r).includes(marker));

/** A border that is drawn. */
export const isAround = (t: Table, r: number): boolean => held(t, t.race).some((m) => t.board.regions[m].borders.includes(r));

/** A common border, drawn or given by an ability. */
function borders(t: Table, r: number): boolean {
  const mine = held(t, t.race);
  if (isAround(t, r)) return true;
  if (t.power === 'underworld' && has(t, r, 'cavern') && mine.some((m) => has(t, m, 'cavern'))) return true;
  return uses(t, 'kobolds') && has(t, r, 'cavern');
}

const isEntryClassic = (t: Table, r: number): boolean => {
  const { borders: around, edge } = t.board.regions[r];
  return edge === true || around.some((b) => t.board.regions[b].terrain === 'sea' && t.board.regions[b].edge === true);
};

function mayEnterWater(t: Table): boolean {
  return t.power === 'seafaring' || uses(t, 'naga');
}

/** CL-SEAFARING-1, CL-HALFLINGS-1 A first conquest in the water. */
function maySwimIn(t: Table, r: number): boolean {
  if (uses(t, 'halflings') && reads(t.p, 'halflings-lake', 'may')) return true;
  return t.board.regions[r].terrain === 'sea' && t.board.regions[r].edge === true && reads(t.p, 'seafaring-entry', 'edge-sea');
}

function isReachable(t: Table, r: number): boolean {
  const isNew = held(t, t.race).length === 0;
  if (isWater(t, r) && !mayEnterWater(t)) return false;
  if (t.p.edition === 'classic') {
    if (t.power === 'flying') return !isWater(t, r);
    if (!isNew) return borders(t, r);
    if (isWater(t, r)) return maySwimIn(t, r);
    return uses(t, 'halflings') || isEntryClassic(t, r);
  }
  if (isWater(t, r) && isNew) return !t.c.nagaCame || reads(t.p, 'naga-return', 'yes'); // AZ-NAGA-2
  if (isWater(t, r)) return borders(t, r);
  return t.board.regions[r].anchor === true || borders(t, r);
}

/** Nothing can be done there by this people, whatever it pays. */
function isForbidden(t: Table, r: number): boolean {
  const { race } = at(t, r);
  const owner = ownerOf(t, race);
  if (race === t.race) return true;
  if (owner === t.seat && t.isActive && race !== undefined && !isDeclined(t, race)) return true;
  if (['hole', 'hero', 'dragon', 'watchtower'].some((id) => piece(t, r, id) > 0)) return true;
  return t.isActive && owner >= 0 && race === t.p.seats[owner].active?.race && t.c.peace.get(owner) === t.seat;
}

/** Coins that must be there for a try. */
function tolls(t: Table, r: number): number {
  const { race } = at(t, r);
  const owner = ownerOf(t, race);
  if (race === undefined || owner < 0 || owner === t.seat) return 0;
  const { active, declined = [] } = t.p.seats[owner];
  const power = active?.race === race ? active.power : declined.find((d) => d.race === race)?.power;
  const marsh = power === 'marshdweller' && t.board.regions[r].terrain === 'swamp' ? 1 : 0;
  const harmony = race === 'pandaren' && active?.race === race && (t.p.harmony ?? []).includes(t.seat) && !t.c.harmonyPaid ? 2 : 0;
  const aegis = active?.race === race && upIn(t, r).includes('aegis-of-aggramar') ? aegisToll(t) : 0;
  return (mustPay(t) ? marsh + harmony : 0) + aegis;
}

/** AZ-PAY-1 Whether harmony and the marsh keep those out who cannot pay. */
export const mustPay = (t: Table): boolean => reads(t.p, 'tolls-unpayable', 'illegal');
export const aegisToll = (t: Table): number => (t.c.aegisPaid && reads(t.p, 'aegis-each-try', 'once-per-turn') ? 0 : 2);

/** AZ-BEASTMASTER-2 Whether there are tokens enough to go with the beasts. */
export const hasEscort = (t: Table): boolean => t.power !== 'beastmaster' || t.tokens >= least(t) || reads(t.p, 'beast-only-region', 'may');

/** AZ-NONEMPTY */
export const countsAsFull = (t: Table, tokens: number, pieces: number): boolean =>
  tokens > 0 || (pieces > 0 && reads(t.p, 'pieces-non-empty', 'non-empty'));

interface Attack {
  /** Made adjacent by what is named, so no travel. */
  readonly reaches?: boolean;
  readonly less?: number;
}

export const least = (t: Table): number => (uses(t, 'tauren') ? 2 : 1);

function priceOf(t: Table, r: number, { reaches = false, less = 0 }: Attack = {}): number {
  const { race, tokens = 0 } = at(t, r);
  const { terrain, borders: around, anchor } = t.board.regions[r];
  const mine = held(t, t.race);
  const isOwn = race !== undefined && ownerOf(t, race) === t.seat;
  let n = 2;
  if (terrain === 'mountain') n += 1;
  for (const id of ['lair', 'fortress', 'encampment', 'wisp-wall', 'fort', 'champion', 'beast']) n += piece(t, r, id);
  const isMyOwnActive = isOwn && race === t.p.seats[t.seat].active?.race && reads(t.p, 'revenants-owner-cost', 'counted');
  if (!(t.p.edition === 'classic' && isOwn) || isMyOwnActive) n += tokens;
  if (t.p.edition === 'azeroth' && anchor === true && !reaches && !borders(t, r) && t.power !== 'navigator' && !wields(t, 'meeting-stone'))
    n += 1;
  if (t.p.edition === 'classic') {
    const nextToMine = (m: number): boolean =>
      t.board.regions[m].borders.includes(r) ||
      (t.power === 'underworld' && has(t, m, 'cavern') && has(t, r, 'cavern') && reads(t.p, 'giants-linked', 'counts'));
    if (uses(t, 'giants') && mine.some((m) => t.board.regions[m].terrain === 'mountain' && nextToMine(m))) n -= 1;
    if (uses(t, 'tritons') && !isWater(t, r) && around.some((b) => isWater(t, b))) n -= 1;
    if (t.power === 'commando') n -= 1;
    if (t.power === 'mounted' && (terrain === 'hill' || terrain === 'farmland')) n -= 1;
    if (t.power === 'underworld' && has(t, r, 'cavern')) n -= 1;
    n -= t.power === 'berserk' && t.isActive ? t.c.die : 0;
  } else {
    if (uses(t, 'night-elves') && terrain === 'forest') n -= 1;
    if (uses(t, 'dwarves') && terrain === 'mountain') n -= 2;
    if (uses(t, 'trolls') && countsAsFull(t, tokens, piece(t, r, 'beast') + piece(t, r, 'champion'))) n -= 1;
    if (uses(t, 'worgen') && t.c.chosen.includes('worgen')) n -= 1;
    if (t.power === 'blacksmith') n -= 1;
  }
  return Math.max(least(t), n - less);
}

/** What a plain conquest costs; undefined: it cannot be tried. */
export function plainCost(t: Table, r: number): number | undefined {
  if (isForbidden(t, r) || !isReachable(t, r) || tolls(t, r) > t.coins) return undefined;
  return priceOf(t, r);
}

const PLACES = ['battlefield', 'lights-hope-chapel', 'spirit-healer', 'karazhan', 'meeting-stone', 'dark-portal', 'well-of-eternity'];

/** What a conquest costs with one thing named; undefined: it cannot be tried. */
export function specialCost(t: Table, r: number, ability: string): number | undefined {
  const isSpent = t.c.used.includes(ability);
  const isTollFree = ability === 'champion' && reads(t.p, 'champion-tolls', 'free');
  if (!t.isActive || isForbidden(t, r) || (!isTollFree && tolls(t, r) > t.coins)) return undefined;
  const land = !isWater(t, r);
  switch (ability) {
    case 'dragon-master':
      return t.power === ability && !isSpent && isReachable(t, r) && t.hand >= 1 ? 1 : undefined;
    case 'champion':
      return t.power === ability && !isSpent && borders(t, r) && isReachable(t, r) && mayLeave(t) ? retinue(t) : undefined;
    case 'sorcerers':
      return mayConvert(t, r) ? 0 : undefined;
    case 'ethereals':
      return uses(t, ability) && !isSpent && borders(t, r) && land && upIn(t, r).some((m) => PLACES.includes(m))
        ? priceOf(t, r, { less: 2 })
        : undefined;
    case 'gnomes':
      return uses(t, ability) && !isSpent && land ? assaultCost(t, r) : undefined;
    case 'ashes-of-alar':
      return wields(t, ability) && !isSpent && (land || mayEnterWater(t)) ? priceOf(t, r, { reaches: true }) : undefined;
    case 'frostmourne':
      return wields(t, ability) && !isSpent && isReachable(t, r) ? priceOf(t, r, { less: 2 }) : undefined;
    case 'doomhammer':
      if (least(t) > 1 && reads(t.p, 'tauren-doomhammer', 'none')) return undefined;
      return wields(t, ability) && !isSpent && isReachable(t, r) && tolls(t, r) + 2 <= t.coins ? least(t) : undefined;
    default:
      return undefined;
  }
}

/** AZ-CHAMPION-4 */
function mayLeave(t: Table): boolean {
  const from = held(t, t.race).find((r) => piece(t, r, 'champion') > 0);
  return from === undefined || (at(t, from).tokens ?? 0) > 0 || reads(t.p, 'champion-alone-leaves', 'nobodys');
}

/** AZ-CHAMPION-1 Tauren who go with the champion. */
const retinue = (t: Table): number => (least(t) > 1 && reads(t.p, 'tauren-champion-alone', 'never') ? least(t) : 0);

/** AZ-GNOMES-3 */
function assaultCost(t: Table, r: number): number | undefined {
  if (held(t, t.race).length > 0 || reads(t.p, 'gnomes-entry', 'may')) return priceOf(t, r, { reaches: true });
  return isReachable(t, r) ? priceOf(t, r) : undefined;
}

/** CL-SORCERERS-1 to 5, without the tray, which no position shows: counted from what is in play. */
function mayConvert(t: Table, r: number): boolean {
  const { race, tokens } = at(t, r);
  const owner = ownerOf(t, race);
  if (!uses(t, 'sorcerers') || race === undefined || owner < 0 || owner === t.seat) return false;
  const me = t.p.seats[t.seat].active;
  const inPlay = held(t, 'sorcerers').reduce((n, m) => n + (at(t, m).tokens ?? 0), me?.hand ?? 0);
  if (inPlay >= 18 || t.c.converted.includes(owner)) return false;
  const isFirst = held(t, t.race).length === 0;
  const flies =
    t.power === 'flying' && reads(t.p, 'sorcerers-flying', 'anywhere') && (!isFirst || reads(t.p, 'sorcerers-first', 'flying-yes'));
  const isVictim = t.p.seats[owner].active?.race === race || (race === 'ghouls' && reads(t.p, 'revenants-converted', 'like-active'));
  return isVictim && tokens === 1 && piece(t, r, 'encampment') === 0 && (borders(t, r) || flies) && isReachable(t, r);
}
