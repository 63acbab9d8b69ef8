/** Written by tools/boardgen from listings/S2b.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'S2b',
  name: { en: 'The Latch', fr: 'Le Loquet' },
  size: 'S',
  regions: [
    { name: { en: 'Hingefield', fr: 'Champ-du-Gond' }, terrain: 'farmland', symbols: ['magic'], edge: true, borders: [1, 5, 6, 7] },
    { name: { en: 'Keyhole', fr: 'La Serrure' }, terrain: 'sea', edge: true, borders: [0, 2, 5] },
    { name: { en: 'Doorpost Wood', fr: 'Bois-du-Linteau' }, terrain: 'forest', symbols: ['cavern'], edge: true, borders: [1, 3, 4, 5] },
    { name: { en: 'Threshold', fr: 'Le Seuil' }, terrain: 'farmland', edge: true, anchor: true, borders: [2, 4] },
    { name: { en: 'Draughty Fen', fr: 'Fagne-Venteuse' }, terrain: 'swamp', native: true, edge: true, borders: [2, 3, 5] },
    { name: { en: 'The Bolt', fr: 'Le Verrou' }, terrain: 'mountain', edge: true, marker: true, borders: [0, 1, 2, 4, 6] },
    { name: { en: 'Wet Mat', fr: 'Le Paillasson' }, terrain: 'swamp', native: true, edge: true, borders: [0, 5, 7] },
    { name: { en: "Knocker's Hill", fr: 'Butte du Heurtoir' }, terrain: 'hill', edge: true, anchor: true, borders: [0, 6] },
  ],
};
