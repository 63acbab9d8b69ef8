/** Written by tools/boardgen from listings/L2b.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'L2b',
  name: { en: 'Sicklemoon', fr: 'La Faucille' },
  size: 'L',
  regions: [
    { name: { en: 'Whetstone', fr: "L'Affiloir" }, terrain: 'mountain', edge: true, borders: [1, 7, 8, 9] },
    { name: { en: 'Haymoon', fr: 'Lune-de-Foin' }, terrain: 'farmland', native: true, edge: true, borders: [0, 2, 8] },
    { name: { en: 'North Horn', fr: 'Corne du Nord' }, terrain: 'hill', edge: true, anchor: true, borders: [1, 3, 8] },
    { name: { en: 'Moon Bay', fr: 'Baie de la Lune' }, terrain: 'sea', edge: true, borders: [2, 4, 8, 9, 10, 11] },
    {
      name: { en: 'South Horn', fr: 'Corne du Sud' },
      terrain: 'farmland',
      symbols: ['magic'],
      edge: true,
      anchor: true,
      borders: [3, 5, 11],
    },
    { name: { en: "Mowers' Wood", fr: 'Bois des Faucheurs' }, terrain: 'forest', native: true, edge: true, borders: [4, 6, 11] },
    { name: { en: 'The Handle', fr: 'Le Manche' }, terrain: 'mountain', symbols: ['cavern'], edge: true, borders: [5, 7, 10, 11] },
    { name: { en: 'Backacre', fr: 'Champs-du-Dos' }, terrain: 'farmland', edge: true, anchor: true, borders: [0, 6, 9, 10] },
    {
      name: { en: 'Lapwing Flats', fr: 'Vasière-aux-Vanneaux' },
      terrain: 'swamp',
      symbols: ['cavern'],
      native: true,
      borders: [0, 1, 2, 3, 9],
    },
    { name: { en: 'Tidewood', fr: 'Bois-Marée' }, terrain: 'forest', symbols: ['magic'], borders: [0, 3, 7, 8, 10] },
    { name: { en: 'Mirror Bank', fr: 'Rive-au-Miroir' }, terrain: 'hill', marker: true, borders: [3, 6, 7, 9, 11] },
    { name: { en: 'Cockle Mud', fr: 'Vase-aux-Coques' }, terrain: 'swamp', native: true, borders: [3, 4, 5, 6, 10] },
  ],
};
