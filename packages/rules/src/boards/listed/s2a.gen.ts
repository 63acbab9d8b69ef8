/** Written by tools/boardgen from listings/S2a.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'S2a',
  name: { en: 'The Bracelet', fr: 'Le Bracelet' },
  size: 'S',
  regions: [
    { name: { en: 'Clasp Hill', fr: 'Butte du Fermoir' }, terrain: 'hill', symbols: ['cavern'], edge: true, borders: [1, 6, 7] },
    { name: { en: 'Garnet Rock', fr: 'Roc-Grenat' }, terrain: 'mountain', edge: true, borders: [0, 2, 7] },
    { name: { en: 'Beadfield', fr: 'Champ-de-Perles' }, terrain: 'farmland', edge: true, anchor: true, borders: [1, 3, 7] },
    { name: { en: 'Nacre Flats', fr: 'Vasière de Nacre' }, terrain: 'swamp', native: true, edge: true, marker: true, borders: [2, 4, 7] },
    { name: { en: 'Coral Stack', fr: 'Pic Corail' }, terrain: 'mountain', edge: true, borders: [3, 5, 7] },
    { name: { en: 'Linkwood', fr: 'Bois-Maillon' }, terrain: 'forest', native: true, edge: true, borders: [4, 6, 7] },
    {
      name: { en: 'Salt Lace', fr: 'Dentelle-de-Sel' },
      terrain: 'swamp',
      symbols: ['magic'],
      edge: true,
      anchor: true,
      borders: [0, 5, 7],
    },
    { name: { en: 'The Pearl', fr: 'La Perle' }, terrain: 'lake', borders: [0, 1, 2, 3, 4, 5, 6] },
  ],
};
