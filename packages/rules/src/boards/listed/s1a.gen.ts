/** Written by tools/boardgen from listings/S1a.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'S1a',
  name: { en: "Gull's Rest", fr: 'Le Repos du Goéland' },
  size: 'S',
  regions: [
    { name: { en: 'Spyglass Point', fr: 'Pointe Longue-Vue' }, terrain: 'hill', edge: true, anchor: true, borders: [1, 5] },
    { name: { en: 'Crow Copse', fr: 'Taillis-aux-Corneilles' }, terrain: 'forest', native: true, edge: true, borders: [0, 2, 5, 6] },
    { name: { en: 'Brackwater', fr: 'Eau-Saumâtre' }, terrain: 'swamp', symbols: ['magic'], edge: true, borders: [1, 3, 6] },
    { name: { en: 'Shell Bluff', fr: 'Butte-Coquille' }, terrain: 'hill', edge: true, borders: [2, 4, 6] },
    {
      name: { en: 'Landing Wood', fr: 'Bois du Débarcadère' },
      terrain: 'forest',
      native: true,
      edge: true,
      anchor: true,
      borders: [3, 5, 6],
    },
    { name: { en: 'Gull Rock', fr: 'Roc-Goéland' }, terrain: 'mountain', symbols: ['cavern'], edge: true, borders: [0, 1, 4, 6] },
    { name: { en: 'Bread Acre', fr: 'Arpent-de-Pain' }, terrain: 'farmland', marker: true, borders: [1, 2, 3, 4, 5] },
  ],
};
