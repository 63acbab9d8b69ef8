/** What the page says about people, in every language. */
import type { Language } from '../../words/words.ts';
import type { TieKind } from './people-client.ts';

export type PeopleWords = {
  readonly place: string;
  readonly placeOf: (name: string) => string;
  readonly toPlace: string;
  readonly since: (day: string) => string;
  readonly publicOnly: string;
  readonly publicPage: string;
  readonly publicLink: string;
  readonly record: (games: number, won: number) => string;
  readonly noGames: string;
  readonly running: string;
  readonly games: string;
  readonly more: string;
  readonly look: string;
  readonly goOn: string;
  readonly sums: string;
  readonly columns: {
    readonly what: string;
    readonly games: string;
    readonly won: string;
    readonly coins: string;
    readonly place: string;
    readonly declines: string;
  };
  readonly allSeats: string;
  readonly atSeats: (seats: number) => string;
  readonly peoples: string;
  readonly peoplesSays: string;
  readonly favourite: string;
  readonly best: string;
  readonly standing: (share: number) => string;
  readonly times: (games: number) => string;
  readonly accuracy: (percent: number) => string;
  readonly accuracySays: (games: number) => string;
  readonly luck: string;
  readonly luckSays: string;
  readonly pips: (ahead: number, rolls: number) => string;
  readonly opponents: string;
  readonly against: (games: number, before: number, behind: number) => string;
  readonly rank: (place: number, seats: number) => string;
  readonly coins: (coins: number) => string;
  readonly quit: string;
  readonly gone: string;
  readonly showAll: string;
  readonly showAllSays: string;
  readonly devices: string;
  readonly devicesSays: string;
  readonly thisDevice: string;
  readonly onSystem: (browser: string, system: string) => string;
  readonly program: string;
  readonly lastSeen: (day: string) => string;
  readonly today: string;
  readonly drop: string;
  readonly dropOf: (device: string) => string;
  readonly rename: string;
  readonly nameOf: (device: string) => string;
  readonly addDevice: string;
  readonly addSays: string;
  readonly scan: string;
  readonly yours: string;
  readonly file: string;
  readonly fileSays: string;
  readonly leave: string;
  readonly leaveSays: string;
  readonly typeName: (name: string) => string;
  readonly reallyLeave: string;
  readonly ties: Readonly<Record<TieKind, { readonly name: string; readonly says: string }>>;
  readonly about: (name: string) => string;
  readonly report: string;
  readonly reportSays: string;
  readonly sendReport: string;
  readonly reported: string;
  readonly companions: string;
  readonly together: (games: number) => string;
  readonly ask: string;
  readonly askThem: string;
  readonly askOf: (name: string) => string;
  readonly asked: string;
  readonly invitations: string;
  readonly asksYou: (name: string) => string;
  readonly come: string;
  readonly notNow: string;
  readonly left: string;
  readonly leftSays: string;
};

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

const en: PeopleWords = {
  place: 'Your place',
  placeOf: (name) => name,
  toPlace: 'Your place: games, devices, leaving',
  since: (day) => `Here since ${day}`,
  publicOnly: 'Only games of public tables are shown.',
  publicPage: 'Your public page',
  publicLink: 'Link to your public page',
  record: (games, won) => `${games === 1 ? '1 game' : `${games} games`}, ${won} won`,
  noGames: 'No game has come to its end here yet.',
  running: 'Under way',
  games: 'Games',
  more: 'Show earlier games',
  look: 'Look',
  goOn: 'Go on',
  sums: 'Results',
  columns: { what: 'Game', games: 'Games', won: 'Won', coins: 'Coins', place: 'Place', declines: 'Declines' },
  allSeats: 'all tables',
  atSeats: (seats) => `${seats} seats`,
  peoples: 'Peoples',
  peoplesSays: 'Best: by the places they came in on average, among those played three times or more.',
  favourite: 'Favourite',
  best: 'Best',
  standing: (share) => `ahead of ${Math.round(share * 100)} % of the table`,
  times: (games) => (games === 1 ? 'once' : `${games} times`),
  accuracy: (percent) => `accuracy ${percent}\u00a0%`,
  accuracySays: (games) => `in the mean of ${games === 1 ? '1 game' : `${games} games`} that this server has reviewed`,
  luck: 'Luck',
  luckSays: 'What the dice showed beyond what dice do on average, by month.',
  pips: (ahead, rolls) => `${signed(ahead)} in ${rolls === 1 ? '1 roll' : `${rolls} rolls`}`,
  opponents: 'Opponents',
  against: (games, before, behind) => `${games === 1 ? '1 game' : `${games} games`}: ahead ${before}\u00a0×, behind ${behind}\u00a0×`,
  rank: (place, seats) => `${place} of ${seats}`,
  coins: (coins) => `${coins} coins`,
  quit: 'gave up',
  gone: 'somebody who left',
  showAll: 'Show everybody all my games',
  showAllSays: 'Otherwise others see only games of public tables.',
  devices: 'Devices',
  devicesSays: 'Whoever has one of these is you here.',
  thisDevice: 'this device',
  onSystem: (browser, system) => `${browser} on ${system}`,
  program: 'A program',
  lastSeen: (day) => `last here on ${day}`,
  today: 'here today',
  drop: 'Drop',
  dropOf: (device) => `Drop: ${device}`,
  rename: 'Save',
  nameOf: (device) => `Name of: ${device}`,
  addDevice: 'Add a device',
  addSays: 'Open this link there, within 15 minutes: it works once, and whoever opens it is you. Show it to nobody else.',
  scan: 'The same link, to be scanned with a phone',
  yours: 'What is yours',
  file: 'Save everything as a file',
  fileSays: 'All that this server keeps of you, with every finished game as a text that can be replayed.',
  leave: 'Leave for good',
  leaveSays:
    'Your name, devices, words and results are deleted. Running games go on with a bot in your seat. In the games of others you become “somebody who left”. Nobody can undo this.',
  typeName: (name) => `Type “${name}” to go on:`,
  reallyLeave: 'Delete me for good',
  ties: {
    friend: { name: 'Friend', says: 'Stands at the top of your list.' },
    mute: { name: 'Mute', says: 'What they say is not shown to you, on any of your devices.' },
    block: { name: 'Block', says: 'No new table with them: neither of you sees the other’s, or sits down at it.' },
  },
  about: (name) => `About ${name}`,
  report: 'Report',
  reportSays: 'Whoever runs this server gets this, with what was said here last:',
  sendReport: 'Send the report',
  reported: 'It is on its way to whoever runs this server.',
  companions: 'People you have played with',
  together: (games) => (games === 1 ? '1 game together' : `${games} games together`),
  ask: 'Ask people you have played with',
  askThem: 'Ask',
  askOf: (name) => `Ask: ${name}`,
  asked: 'Asked',
  invitations: 'You are asked to a table',
  asksYou: (name) => `${name} asks you to a table.`,
  come: 'Go there',
  notNow: 'Not now',
  left: 'You are gone',
  leftSays: 'Nothing of yours is kept here any more. If you come back, you come as somebody new.',
};

const fr: PeopleWords = {
  place: 'Chez vous',
  placeOf: (name) => name,
  toPlace: 'Chez vous\u00a0: parties, appareils, départ',
  since: (day) => `Ici depuis le ${day}`,
  publicOnly: 'Seules les parties des tables publiques sont montrées.',
  publicPage: 'Votre page publique',
  publicLink: 'Lien vers votre page publique',
  record: (games, won) => `${games === 1 ? '1 partie' : `${games} parties`}, dont ${won === 1 ? '1 gagnée' : `${won} gagnées`}`,
  noGames: 'Aucune partie n’a encore été finie ici.',
  running: 'En cours',
  games: 'Parties',
  more: 'Voir les parties précédentes',
  look: 'Regarder',
  goOn: 'Continuer',
  sums: 'Résultats',
  columns: { what: 'Jeu', games: 'Parties', won: 'Gagnées', coins: 'Pièces', place: 'Place', declines: 'Déclins' },
  allSeats: 'toutes les tables',
  atSeats: (seats) => `à ${seats}`,
  peoples: 'Peuples',
  peoplesSays: 'Le meilleur\u00a0: celui qui finit le mieux en moyenne, parmi ceux joués au moins trois fois.',
  favourite: 'Préféré',
  best: 'Meilleur',
  standing: (share) => `devant ${Math.round(share * 100)}\u00a0% de la table`,
  times: (games) => `${games} fois`,
  accuracy: (percent) => `justesse ${percent}\u00a0%`,
  accuracySays: (games) => `en moyenne sur ${games === 1 ? '1 partie relue' : `${games} parties relues`} par ce serveur`,
  luck: 'Chance',
  luckSays: 'Ce que les dés ont donné de plus qu’ils ne donnent en moyenne, par mois.',
  pips: (ahead, rolls) => `${signed(ahead)} en ${rolls === 1 ? '1 lancer' : `${rolls} lancers`}`,
  opponents: 'Adversaires',
  against: (games, before, behind) =>
    `${games === 1 ? '1 partie' : `${games} parties`}\u00a0: ${before} fois devant, ${behind} fois derrière`,
  rank: (place, seats) => `${place === 1 ? '1er' : `${place}e`} sur ${seats}`,
  coins: (coins) => `${coins} pièces`,
  quit: 'abandon',
  gone: 'quelqu’un qui est parti',
  showAll: 'Montrer à tous toutes mes parties',
  showAllSays: 'Sinon, les autres ne voient que les parties des tables publiques.',
  devices: 'Appareils',
  devicesSays: 'Qui tient l’un d’eux est vous, ici.',
  thisDevice: 'cet appareil',
  onSystem: (browser, system) => `${browser} sur ${system}`,
  program: 'Un programme',
  lastSeen: (day) => `vu le ${day}`,
  today: 'vu aujourd’hui',
  drop: 'Retirer',
  dropOf: (device) => `Retirer\u00a0: ${device}`,
  rename: 'Enregistrer',
  nameOf: (device) => `Nom de\u00a0: ${device}`,
  addDevice: 'Ajouter un appareil',
  addSays:
    'Ouvrez ce lien là-bas, dans les 15 minutes\u00a0: il sert une fois, et qui l’ouvre devient vous. Ne le montrez à personne d’autre.',
  scan: 'Le même lien, à scanner avec un téléphone',
  yours: 'Ce qui est à vous',
  file: 'Tout enregistrer en un fichier',
  fileSays: 'Tout ce que ce serveur garde de vous, chaque partie finie sous forme d’un texte qui se rejoue.',
  leave: 'Partir pour de bon',
  leaveSays:
    'Votre nom, vos appareils, vos paroles et vos résultats sont effacés. Les parties en cours continuent avec un robot à votre place. Dans celles des autres, vous devenez «\u00a0quelqu’un qui est parti\u00a0». Personne ne peut revenir là-dessus.',
  typeName: (name) => `Pour continuer, écrivez «\u00a0${name}\u00a0»\u00a0:`,
  reallyLeave: 'M’effacer pour de bon',
  ties: {
    friend: { name: 'Ami', says: 'En tête de votre liste.' },
    mute: { name: 'Ne plus entendre', says: 'Ce qu’il dit ne vous est plus montré, sur aucun de vos appareils.' },
    block: {
      name: 'Bloquer',
      says: 'Plus de nouvelle table ensemble\u00a0: aucun de vous deux ne voit celles de l’autre ni ne s’y assoit.',
    },
  },
  about: (name) => `À propos de ${name}`,
  report: 'Signaler',
  reportSays: 'Qui tient ce serveur reçoit ceci, avec les derniers messages d’ici\u00a0:',
  sendReport: 'Envoyer',
  reported: 'C’est en route vers qui tient ce serveur.',
  companions: 'Ceux avec qui vous avez joué',
  together: (games) => (games === 1 ? '1 partie ensemble' : `${games} parties ensemble`),
  ask: 'Inviter ceux avec qui vous avez joué',
  askThem: 'Inviter',
  askOf: (name) => `Inviter\u00a0: ${name}`,
  asked: 'Invité',
  invitations: 'On vous invite à une table',
  asksYou: (name) => `${name} vous invite à une table.`,
  come: 'Y aller',
  notNow: 'Pas maintenant',
  left: 'Vous êtes parti',
  leftSays: 'Plus rien de vous n’est gardé ici. Si vous revenez, vous serez quelqu’un d’autre.',
};

export const peopleWords: Readonly<Record<Language, PeopleWords>> = { en, fr };
