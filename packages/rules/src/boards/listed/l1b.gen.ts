/** Written by tools/boardgen from listings/L1b.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'L1b',
  name: { en: 'Sawback', fr: "L'Échine" },
  size: 'L',
  regions: [
    { name: { en: 'Windrow', fr: "L'Andain" }, terrain: 'farmland', native: true, edge: true, borders: [1, 8, 9] },
    { name: { en: 'Coldsoak', fr: 'Froide-Fange' }, terrain: 'swamp', edge: true, anchor: true, borders: [0, 2, 9, 10, 11] },
    { name: { en: 'Needlewood', fr: "Bois d'Aiguilles" }, terrain: 'forest', native: true, edge: true, borders: [1, 3, 11] },
    { name: { en: 'East Fang', fr: "Croc de l'Est" }, terrain: 'mountain', edge: true, borders: [2, 4, 11] },
    {
      name: { en: 'Lee Acres', fr: 'Sous-le-Vent' },
      terrain: 'farmland',
      symbols: ['cavern'],
      edge: true,
      anchor: true,
      borders: [3, 5, 11],
    },
    { name: { en: 'Softstep', fr: 'Pas-Mou' }, terrain: 'swamp', native: true, edge: true, borders: [4, 6, 10, 11] },
    { name: { en: 'Saw Cove', fr: 'Anse de la Scie' }, terrain: 'sea', edge: true, borders: [5, 7, 9, 10] },
    { name: { en: 'Havenwood', fr: 'Bois du Havre' }, terrain: 'forest', symbols: ['magic'], edge: true, anchor: true, borders: [6, 8, 9] },
    { name: { en: 'West Fang', fr: "Croc de l'Ouest" }, terrain: 'mountain', symbols: ['cavern'], edge: true, borders: [0, 7, 9] },
    { name: { en: 'Goat Pass', fr: 'Col des Chèvres' }, terrain: 'hill', borders: [0, 1, 6, 7, 8, 10] },
    { name: { en: 'The Ripsaw', fr: 'La Grande Scie' }, terrain: 'mountain', marker: true, borders: [1, 5, 6, 9, 11] },
    { name: { en: "Thief's Pass", fr: 'Col du Larron' }, terrain: 'hill', symbols: ['magic'], native: true, borders: [1, 2, 3, 4, 5, 10] },
  ],
};
