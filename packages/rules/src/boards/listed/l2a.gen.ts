/** Written by tools/boardgen from listings/L2a.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'L2a',
  name: { en: 'The Yoke', fr: 'Le Joug' },
  size: 'L',
  regions: [
    { name: { en: 'Oxfield', fr: 'Champ-aux-Bœufs' }, terrain: 'farmland', edge: true, anchor: true, borders: [1, 9, 10] },
    { name: { en: 'Hitchwood', fr: 'Bois du Licou' }, terrain: 'forest', native: true, edge: true, borders: [0, 2, 7, 8, 10] },
    { name: { en: 'Saddle Bay', fr: 'Baie de la Selle' }, terrain: 'sea', edge: true, borders: [1, 3, 7, 11] },
    { name: { en: 'Ferry Rise', fr: 'Butte du Passeur' }, terrain: 'hill', edge: true, anchor: true, borders: [2, 4, 11] },
    { name: { en: 'Brightcap', fr: 'Mont Clairet' }, terrain: 'mountain', symbols: ['magic'], edge: true, borders: [3, 5, 11] },
    { name: { en: 'Lastmud', fr: 'Bout-de-Vase' }, terrain: 'swamp', native: true, edge: true, anchor: true, borders: [4, 6, 11] },
    { name: { en: "Pedlars' Wood", fr: 'Bois des Colporteurs' }, terrain: 'forest', symbols: ['cavern'], edge: true, borders: [5, 7, 11] },
    { name: { en: 'The Causeway', fr: 'La Chaussée' }, terrain: 'swamp', native: true, edge: true, borders: [1, 2, 6, 8, 11] },
    { name: { en: 'Toll Hill', fr: 'Butte du Péage' }, terrain: 'hill', edge: true, anchor: true, borders: [1, 7, 9, 10] },
    {
      name: { en: 'Sour Reeds', fr: 'Roseaux-Amers' },
      terrain: 'swamp',
      symbols: ['magic'],
      native: true,
      edge: true,
      borders: [0, 8, 10],
    },
    { name: { en: 'Old Stubborn', fr: 'Le Vieux Têtu' }, terrain: 'mountain', symbols: ['cavern'], borders: [0, 1, 8, 9] },
    { name: { en: 'Fair Green', fr: 'Pré de la Foire' }, terrain: 'farmland', marker: true, borders: [2, 3, 4, 5, 6, 7] },
  ],
};
