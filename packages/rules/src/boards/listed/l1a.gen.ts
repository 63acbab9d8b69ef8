/** Written by tools/boardgen from listings/L1a.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'L1a',
  name: { en: 'Hollowmere', fr: 'Lac-Profond' },
  size: 'L',
  regions: [
    { name: { en: 'Beacon Head', fr: 'Cap du Fanal' }, terrain: 'hill', edge: true, anchor: true, borders: [1, 8] },
    { name: { en: 'Nettlewood', fr: "Bois-d'Orties" }, terrain: 'forest', edge: true, borders: [0, 2, 8, 9] },
    { name: { en: 'Mount Sulk', fr: 'Mont Boudeur' }, terrain: 'mountain', symbols: ['cavern'], edge: true, borders: [1, 3, 9, 10] },
    { name: { en: 'Driftwheat', fr: 'Blé-Flotté' }, terrain: 'farmland', native: true, edge: true, anchor: true, borders: [2, 4, 10] },
    { name: { en: 'Glimmerfen', fr: 'Tourbe-Lueur' }, terrain: 'swamp', symbols: ['magic'], edge: true, borders: [3, 5, 10] },
    { name: { en: 'Owlshade', fr: 'Ombre-aux-Hiboux' }, terrain: 'forest', native: true, edge: true, borders: [4, 6, 10, 11] },
    {
      name: { en: "Cooper's Knoll", fr: 'Butte du Tonnelier' },
      terrain: 'hill',
      symbols: ['cavern'],
      edge: true,
      anchor: true,
      borders: [5, 7, 11],
    },
    { name: { en: 'The Molar', fr: 'La Molaire' }, terrain: 'mountain', edge: true, borders: [6, 8, 9, 11] },
    { name: { en: "Ploughman's Rest", fr: 'Repos du Laboureur' }, terrain: 'farmland', native: true, edge: true, borders: [0, 1, 7, 9] },
    { name: { en: 'Lowmurmur', fr: 'Bas-Murmure' }, terrain: 'swamp', symbols: ['magic'], native: true, borders: [1, 2, 7, 8, 10, 11] },
    { name: { en: 'Standing Hill', fr: 'Colline Levée' }, terrain: 'hill', marker: true, borders: [2, 3, 4, 5, 9, 11] },
    { name: { en: 'The Hollow Mere', fr: 'Le Lac Profond' }, terrain: 'lake', borders: [5, 6, 7, 9, 10] },
  ],
};
