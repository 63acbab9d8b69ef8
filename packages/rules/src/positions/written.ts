/** The parts of a game that everybody at the table sees, as positions and views write them. No secret is read here. */
import { type Board, type BoardSpec, boards, isLaid } from '../boards/board.ts';
import { pieceCount } from '../core/map.ts';
import { peoplesOf } from '../core/score.ts';
import { CHOICE, CONQUERING } from '../core/stage.ts';
import { ACTIVE, NON_EMPTY, NONE, OWN, type Read, UNCOUNTED } from '../core/state.ts';
import {
  type Memory,
  type OpenQuestion,
  type PastConquest,
  type Phase,
  type RegionPosition,
  type SeatPosition,
  STAGES,
} from './position.ts';

/** The short name of a board that we have, or whose islands we have; any other is written out. */
export function writtenBoard({ world: { board } }: { readonly world: { readonly board: Board } }): BoardSpec {
  if (boards.get(board.id) === board) return board.id;
  return isLaid(board) ? board.id.split('+') : board;
}

/** A part as it was written then, if it `isSame` since; else it is written now. */
const unless = <T>(isSame: boolean, then: T | undefined, write: () => T): T => (isSame && then !== undefined ? then : write());

function areAlike(a: readonly number[] | undefined, b: readonly number[]): boolean {
  if (a === b || a?.length !== b.length) return a === b;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const nameOf = (p: Read, people: number): string => (people === p.world.natives ? 'natives' : p.world.races[people].id);

/** A seat's peoples; coins are another matter. */
export function writtenSeat(p: Read, seat: number): SeatPosition {
  const { powers, races } = p.world;
  const me = p.active[seat];
  const kept = (people: number): { power?: string } => (p.power[people] === NONE ? {} : { power: powers[p.power[people]].id });
  const declined = peoplesOf(p, seat)
    .filter((people) => p.standing[people] !== ACTIVE)
    .map((people) => ({ race: races[people].id, ...kept(people), ...(p.hand[people] > 0 ? { hand: p.hand[people] } : {}) }));
  const aside = me !== NONE && p.aside[me] > 0 ? { aside: p.aside[me] } : {};
  return {
    name: p.names[seat],
    ...(p.opening[seat] === UNCOUNTED ? {} : { gained: p.coins[seat] - p.opening[seat] }),
    ...(me === NONE ? {} : { active: { race: races[me].id, power: powers[p.power[me]].id, hand: p.hand[me], ...aside } }),
    ...(declined.length === 0 ? {} : { declined }),
  };
}

/** Whether the same is to be written of a seat. */
export function isSeatAsBefore(was: Read, p: Read, seat: number): boolean {
  const me = p.active[seat];
  if (was.active[seat] !== me || was.coins[seat] !== p.coins[seat] || was.opening[seat] !== p.opening[seat]) return false;
  for (let people = 0; people < p.owner.length; people++) {
    if (people !== me && p.owner[people] !== seat && was.owner[people] !== seat) continue;
    const isSame =
      was.owner[people] === p.owner[people] && was.power[people] === p.power[people] && was.standing[people] === p.standing[people];
    if (!isSame || was.hand[people] !== p.hand[people] || was.aside[people] !== p.aside[people]) return false;
  }
  return true;
}

/** Whether the same is to be written of a region, markers aside. */
export function isRegionAsBefore(was: Read, p: Read, r: number): boolean {
  if (was.holder[r] !== p.holder[r] || was.tokens[r] !== p.tokens[r]) return false;
  return was.pieces === p.pieces || p.world.pieces.every(({ index }) => pieceCount(was, index, r) === pieceCount(p, index, r));
}

/** Who and what stands in a region; markers, and the faces of pieces, are another matter. */
export function writtenRegion(p: Read, r: number): Pick<RegionPosition, 'race' | 'tokens' | 'pieces'> {
  const holder = p.holder[r];
  const held = holder === NONE ? {} : { race: nameOf(p, holder), tokens: p.tokens[r] };
  let standing: Record<string, number> | undefined; // a server writes all regions after every move: nothing is made that is not there
  for (const { id, index } of p.world.pieces) {
    const count = pieceCount(p, index, r);
    if (count === 0) continue;
    standing ??= {};
    standing[id] = count;
  }
  return standing === undefined ? held : { ...held, pieces: standing };
}

/** `start` until expand or decline is chosen, `redeploy` from the end of the conquests on. */
export function phaseOf(p: Read): Phase {
  if (p.stage <= CHOICE) return 'start';
  return p.stage <= CONQUERING ? 'conquest' : 'redeploy';
}

const seatsIn = (p: Read, bits: number): number[] => [...p.coins.keys()].filter((seat) => ((bits >> seat) & 1) === 1);

/** Seats that hold a token of an ability which hands them out. */
export function writtenHarmony(p: Read): { harmony?: number[] } {
  const ledger = p.world.abilities.find((a) => a.seatsAs === 'harmony');
  return ledger === undefined ? {} : { harmony: seatsIn(p, p.memory[ledger.slot]) };
}

/**
 * What the turn and the abilities remember: all of it happened in the open. `was` and `then`: the game at an earlier moment and what was written of it,
 * of which parts that are the same since are taken over.
 */
export function writtenMemory(p: Read, was?: Read, then?: Memory): Memory {
  return {
    first: p.first,
    retreating: p.retreating,
    stage: STAGES[p.stage],
    step: p.step,
    ...(p.acting === NONE ? {} : { acting: nameOf(p, p.acting) }),
    begun: p.begun,
    attacked: unless(was?.attacked === p.attacked, then?.attacked, () => seatsIn(p, p.attacked)),
    today: unless(areAlike(was?.today, p.today), then?.today, () => remembered(p, p.today)),
    life: unless(was?.memory === p.memory, then?.life, () => remembered(p, p.memory)),
    conquests: writtenConquests(p, was, then?.conquests),
    kept: unless(areAlike(was?.kept, p.kept), then?.kept, () => keptPieces(p)),
  };
}

function remembered({ world: { abilities } }: Read, cells: readonly number[]): Record<string, number> {
  const list: Record<string, number> = {};
  for (const { id, slot } of abilities) if (cells[slot] !== 0) list[id] = cells[slot];
  return list;
}

const keptPieces = ({ world: { pieces }, kept }: Read): Record<string, number> =>
  Object.fromEntries(pieces.filter(({ index }) => kept[index] > 0).map(({ id, index }) => [id, kept[index]]));

/** A conquest in `conquests`. */
const WIDTH = 5;

/** A turn adds to its conquests one by one. */
function writtenConquests(p: Read, was: Read | undefined, then: readonly PastConquest[] = []): readonly PastConquest[] {
  let known = 0;
  while (known < Math.min(p.conquests.length, was?.conquests.length ?? 0) && was?.conquests[known] === p.conquests[known]) known++;
  const list = then.slice(0, Math.floor(known / WIDTH));
  if (list.length === then.length && known === p.conquests.length && was !== undefined) return then;
  for (let i = list.length * WIDTH; i < p.conquests.length; i += WIDTH) list.push(writtenConquest(p, p.conquests.slice(i, i + WIDTH)));
  return list;
}

function writtenConquest(p: Read, [by, region, victim, defenders, bits]: readonly number[]): PastConquest {
  return {
    race: nameOf(p, by),
    region,
    ...(victim === NONE ? {} : { from: nameOf(p, victim) }),
    defenders,
    nonEmpty: (bits & NON_EMPTY) !== 0,
    ...((bits & OWN) === 0 ? {} : { own: true }),
  };
}

export function writtenPrompts(p: Read): OpenQuestion[] {
  const list: OpenQuestion[] = [];
  for (let i = 0; i < p.prompts.length; i += 4) {
    const [slot, seat, a, b] = p.prompts.slice(i, i + 4);
    list.push({ ability: p.world.abilities[slot].id, seat, a, b });
  }
  return list;
}
