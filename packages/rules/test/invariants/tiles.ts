import { NONE, type State } from '../../src/core/state.ts';
import { type Check, demand } from './check.ts';

function onceEach(tiles: readonly number[], names: readonly { readonly id: string }[]): void {
  const seen = new Array<number>(names.length).fill(0);
  for (const tile of tiles) seen[tile]++;
  for (const [tile, { id }] of names.entries()) demand(seen[tile] === 1, () => `${id} is there ${seen[tile]} times`);
  demand(tiles.length === names.length, () => `${tiles.length} tiles of ${names.length}`);
}

const real = (tiles: readonly number[]): number[] => tiles.filter((tile) => tile !== NONE);
const inPlay = (s: State): number[] => [...s.world.races.keys()].filter((race) => s.owner[race] !== NONE);

export const tiles: Check[] = [
  {
    name: 'each race tile exists once: on offer, in the stack or in play',
    state: (s) => onceEach([...real(s.columns.flat()), ...s.stacks.flat(), ...inPlay(s)], s.world.races),
  },
  {
    name: 'each power tile exists once: on offer, in the stack, discarded or in play',
    state: (s) => onceEach([...real(s.powers), ...s.powerStack, ...s.powerDiscards, ...real(s.power)], s.world.powers),
  },
];
