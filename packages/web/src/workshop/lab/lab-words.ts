/** What is said in the balance lab. */
import type { Wording } from '../../words/wording.ts';
import type { Language } from '../../words/words.ts';
import type { LabTrouble } from './laboratory.ts';

export type LabWords = Wording<
  | 'title'
  | 'lead'
  | 'about'
  | 'theBox'
  | 'allMine'
  | 'edition'
  | 'map'
  | 'usualMap'
  | 'seats'
  | 'games'
  | 'start'
  | 'goOn'
  | 'stop'
  | 'verdict'
  | 'waiting'
  | 'refused'
  | 'tiles'
  | 'tilesSay'
  | 'races'
  | 'powers'
  | 'race'
  | 'power'
  | 'coins'
  | 'wins'
  | 'mean'
  | 'yours'
  | 'seatsTitle'
  | 'seatsSay'
  | 'place'
  | 'even'
  | 'board'
  | 'boardSays'
  | 'held'
  | 'contested'
  | 'entered'
  | 'region'
  | 'mapMissing'
  | 'reigns'
  | 'reignsSay'
  | 'turns'
  | 'share'
  | 'asTable'
  | 'value'
  | 'taken'
  | 'price'
  | 'perTurn'
  | 'trim'
  | 'trimSays'
  | 'trimStart'
  | 'trimTake'
  | 'trimTaken'
  | 'asGiven'
  | 'low'
  | 'high'
> & {
  readonly editions: Wording<'classic' | 'azeroth'>;
  readonly trouble: Wording<LabTrouble>;
  readonly trimEnded: Wording<'fair' | 'spent' | 'stopped' | 'nothing'>;
  readonly progress: (done: number, wanted: number) => string;
  readonly based: (games: number, dealt: number) => string;
  readonly nth: (place: number) => string;
  readonly tried: (effect: string, games: number) => string;
  /** What a number of an effect is called, by its number from 1 and the name of its slot. */
  readonly slot: (effect: number, key: string) => string;
  readonly mostRegions: (metric: string, low: string, high: string) => string;
};

const en: LabWords = {
  title: 'Balance lab',
  lead: 'Good bots play against each other, hundreds of times, and tell whether your invention is fair.',
  about: 'What is it about?',
  theBox: 'The box as it is',
  allMine: 'All tiles of my shelf',
  edition: 'Game',
  map: 'Map',
  usualMap: 'The usual one',
  seats: 'Seats',
  games: 'Games',
  start: 'Play',
  goOn: 'Go on',
  stop: 'Stop',
  verdict: 'Verdict',
  waiting: 'After some 40 games you read the verdict here. It gets surer with every game.',
  refused: 'No game can be played with this yet:',
  tiles: 'Races and powers',
  tilesSay:
    'What each brings beside the mean of its kind, where peoples are dealt by lot instead of picked. The line is where the truth lies 95 times out of 100.',
  races: 'Races',
  powers: 'Powers',
  race: 'Race',
  power: 'Power',
  coins: 'Coins',
  wins: 'Wins',
  mean: 'mean',
  yours: 'yours',
  seatsTitle: 'Who begins',
  seatsSay: 'Share of the games won, by order of play.',
  place: 'Plays',
  even: 'even',
  board: 'The map',
  boardSays: 'Darker is more.',
  held: 'Held',
  contested: 'Fought over',
  entered: 'Never entered',
  region: 'Region',
  mapMissing: 'The map could not be fetched; its figures are in the table.',
  reigns: 'How long peoples last',
  reignsSay: 'Turns from the pick to the decline, or to the end of the game.',
  turns: 'Turns',
  share: 'Share',
  asTable: 'As a table',
  value: 'Value',
  taken: 'Taken when on offer',
  price: 'Price',
  perTurn: 'Coins a turn',
  trim: 'Make it fair',
  trimSays:
    'Tries the value and the numbers of the effects, a little more and a little less, until the tile is within 3\u00a0% of the mean.',
  trimStart: 'Try values and effects',
  trimTake: 'Take over this tile',
  trimTaken: 'Taken over: your tile has been changed.',
  asGiven: 'as it is',
  low: 'at least',
  high: 'at most',
  editions: { classic: 'Classic', azeroth: 'Azeroth' },
  trouble: {
    missing: 'The bots could not be fetched. Are you offline?',
    failed: 'A game could not be played to its end.',
    stopped: 'Stopped. What has been played counts.',
  },
  trimEnded: {
    fair: 'This one is fair:',
    spent: 'So many games could not settle it. The likeliest is:',
    stopped: 'Stopped. The likeliest so far is:',
    nothing: 'Nothing of what can be tried is fair. The nearest is:',
  },
  progress: (done, wanted) => `${done} of ${wanted} games`,
  based: (games, dealt) => `From ${games} games, ${dealt} of them dealt by lot.`,
  nth: (place) => ['1st', '2nd', '3rd', '4th', '5th'][place] ?? `${place + 1}th`,
  tried: (effect, games) => `${effect} in ${games} games`,
  slot: (effect, key) => `effect ${effect}, ${key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
  mostRegions: (metric, low, high) => `${metric}: from ${low} to ${high}`,
};

const frSlots: Readonly<Record<string, string>> = {
  coins: 'pièces',
  tokens: 'pions',
  count: 'nombre',
  perConquests: 'conquêtes',
  perRegion: 'par région',
  times: 'fois',
  defenders: 'défenseurs',
};

const fr: LabWords = {
  title: 'Banc d’essai',
  lead: 'De bons robots s’affrontent des centaines de fois et disent si votre invention est équilibrée.',
  about: 'De quoi s’agit-il\u00a0?',
  theBox: 'La boîte telle quelle',
  allMine: 'Toutes les tuiles de mon étagère',
  edition: 'Jeu',
  map: 'Carte',
  usualMap: 'L’habituelle',
  seats: 'Places',
  games: 'Parties',
  start: 'Jouer',
  goOn: 'Continuer',
  stop: 'Arrêter',
  verdict: 'Verdict',
  waiting: 'Après une quarantaine de parties, le verdict se lit ici. Chaque partie le rend plus sûr.',
  refused: 'Aucune partie ne peut encore se jouer ainsi\u00a0:',
  tiles: 'Peuples et pouvoirs',
  tilesSay:
    'Ce que chacun rapporte par rapport à la moyenne des siens, quand les peuples sont tirés au sort au lieu d’être choisis. Le trait montre où se trouve la vérité 95 fois sur 100.',
  races: 'Peuples',
  powers: 'Pouvoirs',
  race: 'Peuple',
  power: 'Pouvoir',
  coins: 'Pièces',
  wins: 'Victoires',
  mean: 'moyenne',
  yours: 'à vous',
  seatsTitle: 'Qui commence',
  seatsSay: 'Part des parties gagnées, par ordre de jeu.',
  place: 'Joue',
  even: 'égalité',
  board: 'La carte',
  boardSays: 'Plus c’est foncé, plus il y en a.',
  held: 'Tenue',
  contested: 'Disputée',
  entered: 'Jamais prise',
  region: 'Région',
  mapMissing: 'La carte est introuvable\u00a0; ses chiffres sont dans le tableau.',
  reigns: 'Combien de temps durent les peuples',
  reignsSay: 'Tours entre le choix et le déclin, ou la fin de la partie.',
  turns: 'Tours',
  share: 'Part',
  asTable: 'En tableau',
  value: 'Valeur',
  taken: 'Choisi quand il est offert',
  price: 'Prix',
  perTurn: 'Pièces par tour',
  trim: 'Équilibrer',
  trimSays:
    'Essaie la valeur et les nombres des effets, un peu plus, un peu moins, jusqu’à ce que la tuile soit à moins de 3\u00a0% de la moyenne.',
  trimStart: 'Essayer valeurs et effets',
  trimTake: 'Adopter cette tuile',
  trimTaken: 'Adoptée\u00a0: votre tuile a été modifiée.',
  asGiven: 'telle quelle',
  low: 'au moins',
  high: 'au plus',
  editions: { classic: 'Classique', azeroth: 'Azeroth' },
  trouble: {
    missing: 'Les robots sont introuvables. Êtes-vous hors ligne\u00a0?',
    failed: 'Une partie n’a pas pu se jouer jusqu’au bout.',
    stopped: 'Arrêté. Ce qui a été joué compte.',
  },
  trimEnded: {
    fair: 'Celle-ci est équilibrée\u00a0:',
    spent: 'Autant de parties n’ont pas suffi. La plus probable\u00a0:',
    stopped: 'Arrêté. La plus probable jusqu’ici\u00a0:',
    nothing: 'Rien de ce qui peut s’essayer n’est équilibré. La plus proche\u00a0:',
  },
  progress: (done, wanted) => `${done} parties sur ${wanted}`,
  based: (games, dealt) => `D’après ${games} parties, dont ${dealt} au sort.`,
  nth: (place) => (place === 0 ? '1er' : `${place + 1}e`),
  tried: (effect, games) => `${effect} en ${games} parties`,
  slot: (effect, key) => `effet ${effect}, ${frSlots[key] ?? key}`,
  mostRegions: (metric, low, high) => `${metric}\u00a0: de ${low} à ${high}`,
};

export const labWords: Readonly<Record<Language, LabWords>> = { en, fr };
