/** Whom the Intimidating may scare off and where to, computed again from the text of the rules. */
import { aegisToll, at, held, isAround, isWater, mustPay, ownerOf, piece, type Table, upIn } from './attack.ts';
import { reads } from './readings.ts';

const USES = 3;

/** Every `use intimidating …` that the rules allow; `options` are all moves that the engine lists. */
export function scares(t: Table, options: ReadonlySet<string>): string[] {
  if (t.power !== 'intimidating' || t.c.used.filter((id) => id === t.power).length >= USES) return [];
  const canConquer = [...options].some((move) => /^(conquer|roll) /.test(move));
  if (t.c.taken.length > 0 && !canConquer && reads(t.p, 'intimidation-last', 'no-conquest-can-follow')) return []; // AZ-INTIMIDATING-4
  return t.board.regions.flatMap((_, r) => (isTarget(t, r) ? linesFor(t, r) : []));
}

function isTarget(t: Table, r: number): boolean {
  const { race, tokens = 0 } = at(t, r);
  if (race === undefined || race === t.race || !isAround(t, r) || isShut(t, r) || isOutOfReach(t, r)) return false;
  const isPiece = piece(t, r, 'beast') + piece(t, r, 'champion') > 0 && reads(t.p, 'intimidate-pieces', 'yes');
  return (tokens > 0 || isPiece || hasWall(t, r)) && toll(t, r) <= t.coins;
}

function linesFor(t: Table, r: number): string[] {
  const { race = '' } = at(t, r);
  const isBound = hasWall(t, r) || race === 'natives' || reads(t.p, 'intimidated-goes-where', 'owner'); // AZ-INTIMIDATING-2, AZ-INTIMIDATING-3
  const refuges = isBound ? [] : held(t, race).filter((to) => to !== r && isOpen(t, to) && !isOutOfReach(t, to));
  return refuges.length === 0 ? [`use intimidating ${r}`] : refuges.map((to) => `use intimidating ${r} ${to}`);
}

const hasWall = (t: Table, r: number): boolean => piece(t, r, 'wisp-wall') + piece(t, r, 'fort') > 0;
/** AZ-WATER-1 */
const isOutOfReach = (t: Table, r: number): boolean => isWater(t, r) && reads(t.p, 'intimidation-water', 'never');
const isOpen = (t: Table, r: number): boolean =>
  reads(t.p, 'intimidate-into-immune', 'yes') || (!isShut(t, r) && (!isUnderAegis(t, r) || aegisToll(t) === 0));
const isForeign = (t: Table, r: number): boolean => ownerOf(t, at(t, r).race) !== t.seat;
const isShut = (t: Table, r: number): boolean => isForeign(t, r) && piece(t, r, 'watchtower') > 0;

function isUnderAegis(t: Table, r: number): boolean {
  const { race } = at(t, r);
  return isForeign(t, r) && t.p.seats.some(({ active }) => active?.race === race) && upIn(t, r).includes('aegis-of-aggramar');
}

/** AZ-PANDAREN-2 for a token, AZ-AEGIS-1 for whatever is there. */
function toll(t: Table, r: number): number {
  const isPandaren = at(t, r).race === 'pandaren' && t.p.seats.some(({ active }) => active?.race === 'pandaren');
  const isPeace = isPandaren && isForeign(t, r) && (t.p.harmony ?? []).includes(t.seat) && !t.c.harmonyPaid;
  return (isPeace && !hasWall(t, r) && mustPay(t) ? 2 : 0) + (isUnderAegis(t, r) ? aegisToll(t) : 0);
}
