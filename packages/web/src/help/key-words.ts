/** The keys of the table, and what a mouse and a finger can do on the map. */
import type { Language } from '../words/words.ts';

export type KeyLine = { readonly keys: readonly string[]; readonly does: string };

type KeyWords = { readonly title: string; readonly keys: readonly KeyLine[]; readonly gestures: readonly KeyLine[] };

const line = (does: string, ...keys: string[]): KeyLine => ({ keys, does });

export const keyWords: Readonly<Record<Language, KeyWords>> = {
  en: {
    title: 'Keys and gestures',
    keys: [
      line('the coloured button: expand, end conquests, end the turn, skip', 'N'),
      line('undo', 'U', 'Ctrl Z'),
      line('take up everything that was placed', 'Shift U'),
      line('place for me', 'P'),
      line('place evenly, against attack, as before', 'E', 'F', 'B'),
      line('decline', 'D'),
      line('abandon a region', 'X'),
      line('watch again', 'W'),
      line('halt what the others do, or go on; skip one step', 'H', 'S'),
      line('advice', 'A'),
      line('where the tiles are', 'T'),
      line('pick a people on offer', '1 … 6'),
      line('to the map; arrows go from region to region', 'M'),
      line('in a region: take it, or place one token', 'Enter'),
      line('in a region: place five, or all', '5', 'Shift Enter'),
      line('in a region: take one back', 'Delete'),
      line('out of whatever was begun', 'Esc'),
      line('this page', '?'),
    ],
    gestures: [
      line('take the region, or place a token; where there is a choice, once more takes the first', 'click, tap'),
      line('place all', 'hold'),
      line('place five', 'Shift click'),
      line('from the hand to a region, from region to region, or off the map', 'drag'),
      line('take one back', 'right click, swipe'),
    ],
  },
  fr: {
    title: 'Touches et gestes',
    keys: [
      line('le bouton coloré\u00a0: s’étendre, finir les conquêtes, finir le tour, passer', 'N'),
      line('annuler', 'U', 'Ctrl Z'),
      line('reprendre tout ce qui a été placé', 'Maj U'),
      line('placer pour moi', 'P'),
      line('placer réparti, en défense, comme avant', 'E', 'F', 'B'),
      line('décliner', 'D'),
      line('abandonner une région', 'X'),
      line('revoir', 'W'),
      line('arrêter les coups des autres, ou continuer\u00a0; passer un coup', 'H', 'S'),
      line('conseil', 'A'),
      line('où sont les tuiles', 'T'),
      line('choisir un peuple', '1 … 6'),
      line('vers la carte\u00a0; les flèches vont de région en région', 'M'),
      line('sur une région\u00a0: la prendre, ou y placer un pion', 'Entrée'),
      line('sur une région\u00a0: en placer cinq, ou tous', '5', 'Maj Entrée'),
      line('sur une région\u00a0: en reprendre un', 'Suppr'),
      line('renoncer à ce qui est commencé', 'Échap'),
      line('cette page', '?'),
    ],
    gestures: [
      line('prendre la région, ou y placer un pion\u00a0; s’il y a un choix, une seconde fois prend le premier', 'clic, toucher'),
      line('placer tous les pions', 'maintenir'),
      line('en placer cinq', 'Maj clic'),
      line('de la main à une région, d’une région à l’autre, ou hors de la carte', 'glisser'),
      line('en reprendre un', 'clic droit, balayer'),
    ],
  },
};
