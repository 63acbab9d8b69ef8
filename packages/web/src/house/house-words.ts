/** What the page says about house rules: where they are chosen, and at the table. */
import type { Wording } from '../words/wording.ts';
import type { Language } from '../words/words.ts';

export type HouseWords = Wording<
  | 'title'
  | 'lead'
  | 'allUsual'
  | 'rounds'
  | 'fewer'
  | 'more'
  | 'purses'
  | 'pursesSays'
  | 'rulings'
  | 'rulingsSays'
  | 'filter'
  | 'usual'
  | 'rulingsUsual'
  | 'general'
  | 'race'
  | 'power'
  | 'marker'
  | 'theRule'
  | 'values'
  | 'valuesSays'
  | 'ownBox'
  | 'ownBoxSays'
  | 'islands'
  | 'atTable'
  | 'noneAtTable'
  | 'whatChanged'
  | 'box'
  | 'ourBox'
  | 'ourBoxSays'
  | 'toWorkshop'
  | 'fromShelf'
  | 'fromUs'
  | 'homemade'
> & {
  readonly printed: Wording<'race' | 'power' | 'artifact' | 'place'>;
  readonly count: (n: number) => string;
  readonly badge: (n: number) => string;
  readonly roundsSays: (usual: number) => string;
  readonly roundsHere: (here: number, usual: number) => string;
  readonly nothing: (query: string) => string;
  readonly between: (least: number, most: number) => string;
  readonly ours: (value: number) => string;
  readonly valueHere: (tile: string, here: number) => string;
  readonly usually: (what: string) => string;
  readonly boardHere: (seats: number) => string;
  readonly tighter: string;
  readonly wider: string;
  readonly islandsFor: (seats: number, islands: number) => string;
  readonly added: (tiles: string) => string;
  readonly missing: (tiles: string) => string;
  readonly version: (n: number) => string;
  readonly versionSays: (n: number, newest: number) => string;
};

const en: HouseWords = {
  title: 'House rules',
  lead: 'How your table likes to play. What you leave alone is played by the book.',
  allUsual: 'All as usual',
  rounds: 'Rounds',
  fewer: 'One round fewer',
  more: 'One round more',
  purses: 'Open purses',
  pursesSays: 'Everybody sees how many coins everybody has.',
  rulings: 'Rulings',
  rulingsSays: 'Where the book can be read in two ways, your table chooses.',
  filter: 'Find a ruling: Ghouls, bombs, decline …',
  usual: 'usual',
  rulingsUsual: 'Rulings as usual',
  general: 'In general',
  race: 'Races',
  power: 'Powers',
  marker: 'Artifacts and places',
  theRule: 'the rule',
  values: 'Values as printed',
  valuesSays: 'These numbers stand on the tiles only, and ours are good guesses. If you own the game, enter what your tiles show.',
  ownBox: 'As in my box',
  ownBoxSays: 'Kept in this browser and filled in for later games.',
  islands: 'Islands',
  atTable: 'At this table',
  noneAtTable: 'Everything is played as usual.',
  whatChanged: 'What has changed since',
  box: 'Tiles in the box',
  ourBox: 'Our box',
  ourBoxSays: 'Which tiles you play with. Homemade ones are shuffled in with the others, and everybody can read what they do.',
  toWorkshop: 'To the workshop',
  fromShelf: 'Homemade, from your shelf',
  fromUs: 'Homemade, by us',
  homemade: 'Homemade',
  printed: { race: 'Races of the box', power: 'Powers of the box', artifact: 'Artifacts of the box', place: 'Places of the box' },
  count: (n) => (n === 0 ? 'all as usual' : n === 1 ? '1 differs' : `${n} differ`),
  badge: (n) => `House rules: ${n}`,
  roundsSays: (usual) => `Usually ${usual} with this many seats.`,
  roundsHere: (here, usual) => `${here} rounds instead of ${usual}`,
  nothing: (query) => `No ruling about “${query}”.`,
  between: (least, most) => `A whole number from ${least} to ${most}.`,
  ours: (value) => `ours: ${value}`,
  valueHere: (tile, here) => `${tile}: ${here === 1 ? '1 token' : `${here} tokens`}`,
  usually: (what) => `usually: ${what}`,
  boardHere: (seats) => `A board for ${seats} seats`,
  tighter: 'tighter than usual',
  wider: 'wider than usual',
  islandsFor: (seats, islands) => `as for ${seats} seats: ${islands} islands`,
  added: (tiles) => `Also in the box: ${tiles}`,
  missing: (tiles) => `Left out of the box: ${tiles}`,
  version: (n) => `Rules version ${n}`,
  versionSays: (n, newest) =>
    `This game began under version ${n} of the rules and is played by it to its end; new games are played by version ${newest}.`,
};

const fr: HouseWords = {
  title: 'Règles maison',
  lead: 'Comment on joue chez vous. Ce que vous laissez tel quel se joue selon le livret.',
  allUsual: 'Tout comme d’habitude',
  rounds: 'Manches',
  fewer: 'Une manche de moins',
  more: 'Une manche de plus',
  purses: 'Bourses ouvertes',
  pursesSays: 'Tout le monde voit combien de pièces a chacun.',
  rulings: 'Arbitrages',
  rulingsSays: 'Là où le livret se lit de deux façons, votre table choisit.',
  filter: 'Chercher\u00a0: Zombies, bombes, déclin…',
  usual: 'd’habitude',
  rulingsUsual: 'Arbitrages habituels',
  general: 'En général',
  race: 'Races',
  power: 'Pouvoirs',
  marker: 'Artefacts et lieux',
  theRule: 'la règle',
  values: 'Valeurs imprimées',
  valuesSays:
    'Ces nombres ne figurent que sur les tuiles, et les nôtres sont de bonnes estimations. Si vous avez le jeu, entrez ce que montrent vos tuiles.',
  ownBox: 'Comme dans ma boîte',
  ownBoxSays: 'Gardé dans ce navigateur et repris pour les parties suivantes.',
  islands: 'Îles',
  atTable: 'À cette table',
  noneAtTable: 'Tout se joue comme d’habitude.',
  whatChanged: 'Ce qui a changé depuis',
  box: 'Tuiles dans la boîte',
  ourBox: 'Notre boîte',
  ourBoxSays:
    'Les tuiles avec lesquelles vous jouez. Celles que vous avez créées sont mêlées aux autres, et tout le monde peut lire ce qu’elles font.',
  toWorkshop: 'À l’atelier',
  fromShelf: 'Créées, de votre étagère',
  fromUs: 'Créées par nous',
  homemade: 'Création',
  printed: { race: 'Peuples de la boîte', power: 'Pouvoirs de la boîte', artifact: 'Artefacts de la boîte', place: 'Lieux de la boîte' },
  count: (n) => (n === 0 ? 'tout comme d’habitude' : n === 1 ? '1 différence' : `${n} différences`),
  badge: (n) => `Règles maison\u00a0: ${n}`,
  roundsSays: (usual) => `D’habitude ${usual} pour ce nombre de places.`,
  roundsHere: (here, usual) => `${here} manches au lieu de ${usual}`,
  nothing: (query) => `Aucun arbitrage sur «\u00a0${query}\u00a0».`,
  between: (least, most) => `Un nombre entier de ${least} à ${most}.`,
  ours: (value) => `chez nous\u00a0: ${value}`,
  valueHere: (tile, here) => `${tile}\u00a0: ${here} ${here < 2 ? 'pion' : 'pions'}`,
  usually: (what) => `d’habitude\u00a0: ${what}`,
  boardHere: (seats) => `Un plateau pour ${seats} places`,
  tighter: 'plus serré que d’habitude',
  wider: 'plus vaste que d’habitude',
  islandsFor: (seats, islands) => `comme pour ${seats} places\u00a0: ${islands} îles`,
  added: (tiles) => `Aussi dans la boîte\u00a0: ${tiles}`,
  missing: (tiles) => `Retiré de la boîte\u00a0: ${tiles}`,
  version: (n) => `Règles, version ${n}`,
  versionSays: (n, newest) =>
    `Cette partie a commencé avec la version ${n} des règles et se joue ainsi jusqu’au bout\u00a0; les nouvelles parties suivent la version ${newest}.`,
};

export const houseWords: Readonly<Record<Language, HouseWords>> = { en, fr };

/** Of a board that is made for another number of seats. */
export function howRoomy(boardFor: number, seats: number, language: Language): string | undefined {
  const { tighter, wider } = houseWords[language];
  return boardFor === seats ? undefined : boardFor < seats ? tighter : wider;
}
