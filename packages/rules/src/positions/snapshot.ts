/** A state written out in full: `position(snapshot(s))` plays on exactly like `s`, randomness included. */
import { boards } from '../boards/board.ts';
import { pieceCount } from '../core/map.ts';
import { CONQUERING, DEPLOYING, MUSTER, PLACING } from '../core/stage.ts';
import { ACTIVE, NONE, type Read } from '../core/state.ts';
import { peoplesOf } from '../core/score.ts';
import type { Memory, OpenQuestion, Phase, Position, RegionPosition, SeatPosition, Stacks } from './position.ts';
import { STAGES } from './position.ts';

export function snapshot(s: Read): Position {
  const { edition, board, homebrew, races } = s.world;
  const bombs = Object.fromEntries([...s.faces.keys()].filter((r) => s.faces[r] > 0).map((r) => [r, faceName(s, s.faces[r] - 1)]));
  const ledger = s.world.abilities.find((a) => a.seatsAs !== undefined);
  return {
    edition: edition.id === 'classic' ? 'classic' : 'azeroth',
    ...(edition.variant === undefined ? {} : { variant: edition.variant }),
    board: boardSpec(board.id) ?? board,
    rounds: s.rounds,
    round: s.round,
    seat: s.turn,
    phase: phaseOf(s),
    seats: s.names.map((name, seat) => seatOf(s, name, seat)),
    regions: Object.fromEntries([...s.holder.keys()].map((r) => [r, regionOf(s, r)] as const).filter(([, region]) => Object.keys(region).length > 0)),
    offers: edition.draft.written(s),
    ...(Object.keys(bombs).length === 0 ? {} : { bombs }),
    ...(s.pile.length === 0 ? {} : { bombPile: [...s.pile].reverse().map((face) => faceName(s, face)) }),
    ...(ledger === undefined ? {} : { harmony: seatsIn(s, s.memory[ledger.slot]) }),
    ...(s.dice.length === 0 ? {} : { dice: [...s.dice] }),
    seed: s.seed,
    ...(homebrew === undefined ? {} : { homebrew }),
    memory: memoryOf(s),
    stacks: stacksOf(s),
    ...(s.prompts.length === 0 ? {} : { prompts: promptsOf(s) }),
  };

  function seatOf(p: Read, name: string, seat: number): SeatPosition {
    const me = p.active[seat];
    const declined = peoplesOf(p, seat)
      .filter((people) => p.standing[people] !== ACTIVE)
      .map((people) => ({ race: races[people].id, ...powerOf(p, people), ...(p.hand[people] > 0 ? { hand: p.hand[people] } : {}) }));
    const active = me === NONE ? {} : { active: { race: races[me].id, power: p.world.powers[p.power[me]].id, hand: p.hand[me], ...(p.aside[me] > 0 ? { aside: p.aside[me] } : {}) } };
    return { name, coins: p.coins[seat], ...active, ...(declined.length === 0 ? {} : { declined }) };
  }
}

/** The short name of a board that we have, or whose islands we have. */
function boardSpec(id: string): string | string[] | undefined {
  if (boards.has(id)) return id;
  const faces = id.split('+');
  return faces.every((face) => boards.has(face)) ? faces : undefined;
}

const powerOf = (p: Read, people: number): { power?: string } => (p.power[people] === NONE ? {} : { power: p.world.powers[p.power[people]].id });

const faceName = (p: Read, face: number): string => p.world.pieces.find(({ faces }) => faces.length > 0)?.faces[face]?.id ?? '';

const seatsIn = (p: Read, bits: number): number[] => [...p.coins.keys()].filter((seat) => ((bits >> seat) & 1) === 1);

function phaseOf(p: Read): Phase {
  if (p.stage < CONQUERING) return 'start';
  return p.stage === MUSTER || p.stage === DEPLOYING || p.stage === PLACING ? 'redeploy' : 'conquest';
}

function regionOf(p: Read, r: number): RegionPosition {
  const { markers, natives, pieces, races } = p.world;
  const holder = p.holder[r];
  const standing = pieces.filter((k) => k.faces.length === 0 && pieceCount(p, k.index, r) > 0);
  const here = markers.filter((_, m) => p.markerAt[m] === r);
  const isDown = here.length > 0 && here.every(({ index }) => p.markerUp[index] === 0);
  return {
    ...(holder === NONE ? {} : { race: holder === natives ? 'natives' : races[holder].id, tokens: p.tokens[r] }),
    ...(standing.length === 0 ? {} : { pieces: Object.fromEntries(standing.map((k) => [k.id, pieceCount(p, k.index, r)])) }),
    ...(here.length === 0 ? {} : { markers: here.map(({ id }) => id) }),
    ...(isDown ? { faceDown: true } : {}),
  };
}

function memoryOf(p: Read): Memory {
  const { abilities, markers, natives, pieces, races } = p.world;
  const name = (people: number): string => (people === natives ? 'natives' : races[people].id);
  const remembered = (cells: readonly number[]): Record<string, number> => Object.fromEntries(abilities.filter(({ slot }) => cells[slot] !== 0).map(({ id, slot }) => [id, cells[slot]]));
  const upIn = (r: number): boolean => markers.some(({ index }) => p.markerAt[index] === r && p.markerUp[index] === 1);
  const hidden = markers.filter(({ index }) => p.markerAt[index] !== NONE && p.markerUp[index] === 0 && upIn(p.markerAt[index])).map(({ id }) => id);
  const conquests = [];
  for (let i = 0; i < p.conquests.length; i += 5) {
    const [by, region, victim, defenders, nonEmpty] = p.conquests.slice(i, i + 5);
    conquests.push({ race: name(by), region, ...(victim === NONE ? {} : { from: name(victim) }), defenders, nonEmpty: nonEmpty === 1 });
  }
  return {
    first: p.first,
    retreating: p.retreating,
    stage: STAGES[p.stage],
    step: p.step,
    ...(p.acting === NONE ? {} : { acting: name(p.acting) }),
    begun: p.begun,
    attacked: seatsIn(p, p.attacked),
    today: remembered(p.today),
    life: remembered(p.memory),
    conquests,
    kept: Object.fromEntries(pieces.filter(({ index }) => p.kept[index] > 0).map(({ id, index }) => [id, p.kept[index]])),
    ...(hidden.length === 0 ? {} : { hidden }),
    draws: [...p.counters],
  };
}

function stacksOf(p: Read): Stacks {
  const { powers, races } = p.world;
  return {
    races: p.stacks.map((stack) => [...stack].reverse().map((race) => races[race].id)),
    powers: [...p.powerStack].reverse().map((power) => powers[power].id),
    discards: p.powerDiscards.map((power) => powers[power].id),
  };
}

function promptsOf(p: Read): OpenQuestion[] {
  const list: OpenQuestion[] = [];
  for (let i = 0; i < p.prompts.length; i += 4) {
    const [slot, seat, a, b] = p.prompts.slice(i, i + 4);
    list.push({ ability: p.world.abilities[slot].id, seat, a, b });
  }
  return list;
}
