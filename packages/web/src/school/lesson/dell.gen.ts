/** Written by tools/boardgen from lessons/dell.txt: edit that. */
import type { Board } from '@elbowroom/rules';

export const dell: Board = {
  id: 'dell',
  name: { en: 'The Dell', fr: 'Le Vallon' },
  regions: [
    { name: { en: 'Lark Knoll', fr: 'Butte-aux-Merles' }, terrain: 'hill', native: true, edge: true, borders: [1, 4, 5] },
    { name: { en: 'Acorn Wood', fr: 'Bois-aux-Glands' }, terrain: 'forest', edge: true, borders: [0, 2, 5, 6] },
    { name: { en: 'Croaking Mere', fr: 'Mare-qui-Coasse' }, terrain: 'swamp', edge: true, borders: [1, 3, 6, 7] },
    { name: { en: 'Windy Acre', fr: 'Champ-au-Vent' }, terrain: 'farmland', edge: true, borders: [2, 7] },
    { name: { en: 'Soggy Sock', fr: 'Chaussette-Mouillée' }, terrain: 'swamp', edge: true, borders: [0, 5, 8] },
    { name: { en: 'Butter Acre', fr: 'Arpent-du-Beurre' }, terrain: 'farmland', borders: [0, 1, 4, 6, 8, 9] },
    { name: { en: 'The Molar', fr: 'La Molaire' }, terrain: 'mountain', borders: [1, 2, 5, 7, 9, 10] },
    { name: { en: 'Goose Rise', fr: 'Côte-aux-Oies' }, terrain: 'hill', native: true, edge: true, borders: [2, 3, 6, 10, 11] },
    { name: { en: 'Hollow Oak', fr: 'Chêne-Creux' }, terrain: 'forest', edge: true, borders: [4, 5, 9] },
    { name: { en: 'Old Hump', fr: 'Vieille-Bosse' }, terrain: 'hill', edge: true, borders: [5, 6, 8, 10] },
    { name: { en: 'Crumb Field', fr: 'Champ-des-Miettes' }, terrain: 'farmland', edge: true, borders: [6, 7, 9, 11] },
    { name: { en: 'Puddle Sea', fr: 'Mer-Flaque' }, terrain: 'sea', edge: true, borders: [7, 10] },
  ],
};
