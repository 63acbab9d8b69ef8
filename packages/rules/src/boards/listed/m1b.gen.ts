/** Written by tools/boardgen from listings/M1b.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'M1b',
  name: { en: 'Cindermaw', fr: 'Gueule-Cendre' },
  size: 'M',
  regions: [
    { name: { en: 'Ashgarden', fr: 'Jardin-de-Cendre' }, terrain: 'farmland', edge: true, anchor: true, borders: [1, 4, 5] },
    { name: { en: 'Scorchwood', fr: 'Bois-Roussi' }, terrain: 'forest', native: true, edge: true, borders: [0, 2, 5, 6] },
    { name: { en: 'Pumice Steps', fr: 'Marches de Ponce' }, terrain: 'hill', edge: true, anchor: true, borders: [1, 3, 6, 7] },
    { name: { en: 'Blackfurrow', fr: 'Sillon-Noir' }, terrain: 'farmland', native: true, edge: true, borders: [2, 4, 7, 8] },
    { name: { en: 'Sootpines', fr: 'Pins-de-Suie' }, terrain: 'forest', edge: true, anchor: true, borders: [0, 3, 5, 8] },
    { name: { en: 'Rim Gate', fr: 'Porte du Cratère' }, terrain: 'hill', symbols: ['cavern'], marker: true, borders: [0, 1, 4, 6, 8, 9] },
    { name: { en: 'Hot Shoulder', fr: 'Épaule-Chaude' }, terrain: 'mountain', symbols: ['cavern'], borders: [1, 2, 5, 7, 9] },
    { name: { en: 'Bubblemire', fr: 'Bourbe-qui-Bout' }, terrain: 'swamp', symbols: ['magic'], native: true, borders: [2, 3, 6, 8, 9] },
    { name: { en: 'Grumble Peak', fr: 'Pic Grondeur' }, terrain: 'mountain', symbols: ['magic'], borders: [3, 4, 5, 7, 9] },
    { name: { en: 'The Eye', fr: "L'Œil" }, terrain: 'lake', borders: [5, 6, 7, 8] },
  ],
};
