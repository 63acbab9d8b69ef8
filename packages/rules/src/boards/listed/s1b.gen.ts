/** Written by tools/boardgen from listings/S1b.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'S1b',
  name: { en: 'The Plank', fr: 'La Planche' },
  size: 'S',
  regions: [
    { name: { en: 'Splinterfield', fr: 'Champ-Écharde' }, terrain: 'farmland', edge: true, anchor: true, borders: [1, 6] },
    {
      name: { en: "Caulker's Mire", fr: 'Mare du Calfat' },
      terrain: 'swamp',
      symbols: ['magic'],
      native: true,
      edge: true,
      borders: [0, 2, 5, 6],
    },
    { name: { en: 'The Nail', fr: 'Le Clou' }, terrain: 'mountain', symbols: ['cavern'], edge: true, borders: [1, 3, 4, 5] },
    { name: { en: "Walk's End", fr: 'Bout-de-Planche' }, terrain: 'hill', edge: true, anchor: true, borders: [2, 4] },
    { name: { en: 'Sawdust Acre', fr: 'Champ-Sciure' }, terrain: 'farmland', native: true, edge: true, borders: [2, 3, 5] },
    { name: { en: 'Mastwood', fr: 'Bois-des-Mâts' }, terrain: 'forest', edge: true, marker: true, borders: [1, 2, 4, 6] },
    { name: { en: 'Knot Hill', fr: 'Butte du Nœud' }, terrain: 'hill', edge: true, borders: [0, 1, 5] },
  ],
};
