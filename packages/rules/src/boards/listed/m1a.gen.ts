/** Written by tools/boardgen from listings/M1a.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'M1a',
  name: { en: 'Thornwick', fr: 'Ronceval' },
  size: 'M',
  regions: [
    { name: { en: 'Stormhorn', fr: "Corne d'Orage" }, terrain: 'mountain', edge: true, borders: [1, 7, 8] },
    { name: { en: 'Kettlefield', fr: 'Champ-Chaudron' }, terrain: 'farmland', native: true, edge: true, anchor: true, borders: [0, 2, 8] },
    { name: { en: 'Root Hollow', fr: 'Creux-Racine' }, terrain: 'forest', symbols: ['cavern'], edge: true, borders: [1, 3, 8, 9] },
    { name: { en: 'Lookout Down', fr: 'Colline du Guet' }, terrain: 'hill', native: true, edge: true, borders: [2, 4, 9] },
    { name: { en: 'Eelmarsh', fr: 'Marais-aux-Anguilles' }, terrain: 'swamp', edge: true, anchor: true, borders: [3, 5, 9] },
    { name: { en: "Tollman's Bay", fr: 'Baie du Péager' }, terrain: 'sea', edge: true, borders: [4, 6, 9] },
    {
      name: { en: 'Moonfallow', fr: 'Jachère-de-Lune' },
      terrain: 'farmland',
      symbols: ['magic'],
      edge: true,
      anchor: true,
      borders: [5, 7, 8, 9],
    },
    { name: { en: 'Hush', fr: 'Le Chut' }, terrain: 'forest', native: true, edge: true, borders: [0, 6, 8] },
    { name: { en: 'Cairn Heights', fr: 'Hauts-du-Cairn' }, terrain: 'hill', symbols: ['magic'], marker: true, borders: [0, 1, 2, 6, 7, 9] },
    { name: { en: 'Thornspire', fr: "Flèche d'Épines" }, terrain: 'mountain', symbols: ['cavern'], borders: [2, 3, 4, 5, 6, 8] },
  ],
};
