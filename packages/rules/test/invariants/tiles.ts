import { NONE, type State } from '../../src/core/state.ts';
import { type Check, demand } from './check.ts';

type Tile = { readonly id: string };

function onceEach<T extends Tile>(tiles: readonly number[], all: readonly T[], isInGame: (tile: T) => boolean = () => true): void {
  const seen = new Array<number>(all.length).fill(0);
  for (const tile of tiles) seen[tile]++;
  for (const [tile, one] of all.entries()) demand(seen[tile] === (isInGame(one) ? 1 : 0), () => `${one.id} is there ${seen[tile]} times`);
}

const real = (tiles: readonly number[]): number[] => tiles.filter((tile) => tile !== NONE);
const inPlay = (s: State): number[] => [...s.world.races.keys()].filter((race) => s.owner[race] !== NONE);

/** Where seats play for factions, races of a faction that nobody plays for are out of the game. */
function factionsOf(s: State): ReadonlySet<unknown> | undefined {
  const { teamOf } = s.world.edition;
  return teamOf && new Set(s.active.map((_, seat) => teamOf(s.active.length, seat)));
}

export const tiles: Check[] = [
  {
    name: 'each race tile exists once: on offer, in the stack or in play',
    state: (s) => {
      const factions = factionsOf(s);
      const dealt = [...real(s.columns.flat()), ...s.stacks.flat(), ...inPlay(s)];
      onceEach(dealt, s.world.races, ({ faction }) => factions === undefined || factions.has(faction));
    },
  },
  {
    name: 'where seats play for factions, their peoples are of their own',
    state: (s) => {
      const { teamOf } = s.world.edition;
      if (teamOf === undefined) return;
      for (const people of inPlay(s)) {
        const [{ id, faction }, team] = [s.world.races[people], teamOf(s.active.length, s.owner[people])];
        demand(faction === team, () => `${id} of the ${faction} for seat ${s.owner[people]} of the ${team}`);
      }
    },
  },
  {
    name: 'each power tile exists once: on offer, in the stack, discarded or in play',
    state: (s) => onceEach([...real(s.powers), ...s.powerStack, ...s.powerDiscards, ...real(s.power)], s.world.powers),
  },
];
