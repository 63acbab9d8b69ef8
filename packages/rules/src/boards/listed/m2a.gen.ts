/** Written by tools/boardgen from listings/M2a.txt: edit that. */
import type { Board } from '../region.ts';

export const board: Board = {
  id: 'M2a',
  name: { en: 'Stewpot', fr: 'La Marmite' },
  size: 'M',
  regions: [
    { name: { en: 'Ladle Hill', fr: 'Butte de la Louche' }, terrain: 'hill', edge: true, anchor: true, borders: [1, 6, 7, 8] },
    { name: { en: 'Bayleaf Wood', fr: 'Bois-Laurier' }, terrain: 'forest', native: true, edge: true, borders: [0, 2, 8] },
    { name: { en: 'Onion Rows', fr: "Rangs d'Oignons" }, terrain: 'farmland', edge: true, anchor: true, borders: [1, 3, 8] },
    { name: { en: 'Salt Tooth', fr: 'Dent de Sel' }, terrain: 'mountain', edge: true, borders: [2, 4, 8] },
    { name: { en: 'Ember Down', fr: 'Coteau des Braises' }, terrain: 'hill', symbols: ['cavern'], edge: true, borders: [3, 5, 8] },
    { name: { en: 'Smokewood', fr: 'Bois-Fumé' }, terrain: 'forest', edge: true, anchor: true, borders: [4, 6, 8] },
    { name: { en: 'Crustfield', fr: 'Champ-Croûton' }, terrain: 'farmland', native: true, edge: true, borders: [0, 5, 7, 8] },
    { name: { en: 'Lid Rock', fr: 'Le Couvercle' }, terrain: 'mountain', symbols: ['cavern'], edge: true, borders: [0, 6] },
    {
      name: { en: 'The Stew', fr: 'Le Bouillon' },
      terrain: 'swamp',
      symbols: ['magic'],
      native: true,
      marker: true,
      borders: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
};
