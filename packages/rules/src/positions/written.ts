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

/** What the turn and the abilities remember: all of it happened in the open. */
export function writtenMemory(p: Read): Memory {
  const { abilities, pieces } = p.world;
  const remembered = (cells: readonly number[]): Record<string, number> => {
    const list: Record<string, number> = {};
    for (const { id, slot } of abilities) if (cells[slot] !== 0) list[id] = cells[slot];
    return list;
  };
  return {
    first: p.first,
    retreating: p.retreating,
    stage: STAGES[p.stage],
    step: p.step,
    ...(p.acting === NONE ? {} : { acting: nameOf(p, p.acting) }),
    begun: p.begun,
    attacked: seatsIn(p, p.attacked),
    today: remembered(p.today),
    life: remembered(p.memory),
    conquests: writtenConquests(p),
    kept: Object.fromEntries(pieces.filter(({ index }) => p.kept[index] > 0).map(({ id, index }) => [id, p.kept[index]])),
  };
}

function writtenConquests(p: Read): PastConquest[] {
  const list: PastConquest[] = [];
  for (let i = 0; i < p.conquests.length; i += 5) {
    const [by, region, victim, defenders, bits] = p.conquests.slice(i, i + 5);
    list.push({
      race: nameOf(p, by),
      region,
      ...(victim === NONE ? {} : { from: nameOf(p, victim) }),
      defenders,
      nonEmpty: (bits & NON_EMPTY) !== 0,
      ...((bits & OWN) === 0 ? {} : { own: true }),
    });
  }
  return list;
}

export function writtenPrompts(p: Read): OpenQuestion[] {
  const list: OpenQuestion[] = [];
  for (let i = 0; i < p.prompts.length; i += 4) {
    const [slot, seat, a, b] = p.prompts.slice(i, i + 4);
    list.push({ ability: p.world.abilities[slot].id, seat, a, b });
  }
  return list;
}
