/** Written by tools/boardgen from listings/M2b.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'M2b',
  name: { en: 'Crowfoot', fr: 'Patte-de-Corneille' },
  size: 'M',
  regions: [
    { name: { en: 'Knucklebone', fr: "L'Osselet" }, terrain: 'mountain', edge: true, borders: [1, 2, 3, 6, 8] },
    { name: { en: 'Long Claw', fr: 'Longue-Griffe' }, terrain: 'farmland', symbols: ['magic'], edge: true, anchor: true, borders: [0, 2] },
    { name: { en: 'Rookery', fr: 'Bois-Corneille' }, terrain: 'forest', native: true, edge: true, borders: [0, 1, 3] },
    { name: { en: 'Wishbone Hill', fr: 'Butte du Bréchet' }, terrain: 'hill', edge: true, marker: true, borders: [0, 2, 4, 5, 6] },
    { name: { en: 'Wet Claw', fr: 'Griffe-Mouillée' }, terrain: 'swamp', native: true, edge: true, anchor: true, borders: [3, 5] },
    { name: { en: 'Hackle Crag', fr: 'Roc-Hérissé' }, terrain: 'mountain', symbols: ['cavern'], edge: true, borders: [3, 4, 6] },
    { name: { en: 'Featherwood', fr: 'Bois-de-Plume' }, terrain: 'forest', symbols: ['magic'], edge: true, borders: [0, 3, 5, 7, 8] },
    { name: { en: 'Spur Point', fr: "Pointe de l'Ergot" }, terrain: 'hill', edge: true, anchor: true, borders: [6, 8] },
    { name: { en: 'Caw Mire', fr: 'Mare-aux-Cris' }, terrain: 'swamp', symbols: ['cavern'], native: true, edge: true, borders: [0, 6, 7] },
  ],
};
