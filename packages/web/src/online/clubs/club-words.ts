/** What the page says about clubs and the ranking, in every language. */
import type { Wording } from '../../words/wording.ts';
import type { Language } from '../../words/words.ts';

type Columns = Wording<'rank' | 'name' | 'rating' | 'games' | 'won' | 'place'>;

export type ClubWords = Wording<
  | 'clubs'
  | 'clubsSays'
  | 'begin'
  | 'found'
  | 'name'
  | 'foundIt'
  | 'joinByCode'
  | 'codeOrLink'
  | 'notACode'
  | 'join'
  | 'open'
  | 'invited'
  | 'tables'
  | 'noTables'
  | 'newTable'
  | 'noNewTable'
  | 'underWay'
  | 'games'
  | 'noGames'
  | 'earlier'
  | 'look'
  | 'sit'
  | 'goOn'
  | 'ranking'
  | 'rankingSays'
  | 'leads'
  | 'you'
  | 'invite'
  | 'inviteSays'
  | 'code'
  | 'qr'
  | 'scan'
  | 'lead'
  | 'rename'
  | 'save'
  | 'newCode'
  | 'newCodeSays'
  | 'members'
  | 'handOver'
  | 'remove'
  | 'removeSays'
  | 'belonging'
  | 'leave'
  | 'leaveSays'
  | 'reallyLeave'
  | 'close'
  | 'closeSays'
  | 'reallyClose'
  | 'apart'
  | 'whose'
  | 'everybodys'
  | 'privateSays'
  | 'all'
  | 'allSays'
  | 'nobody'
  | 'further'
  | 'toRanking'
> & {
  readonly columns: Columns;
  readonly count: (members: number) => string;
  readonly since: (day: string) => string;
  readonly handOverTo: (name: string) => string;
  readonly removeOf: (name: string) => string;
  readonly own: (rating: string) => string;
};

const en: ClubWords = {
  clubs: 'Clubs',
  clubsSays: 'A club has a code, its own tables, its games and its ranking.',
  begin: 'Found a club, or join one',
  found: 'Found a club',
  name: 'Name of the club',
  foundIt: 'Found it',
  joinByCode: 'Join by code or link',
  codeOrLink: 'Code or link of the club',
  notACode: 'This is neither a code of ten letters nor a link to a club.',
  join: 'Join the club',
  open: 'Visit',
  invited: 'You are invited to this club.',
  tables: 'Tables of the club',
  noTables: 'No table waits right now.',
  newTable: 'New table for the club',
  noNewTable: 'No new table',
  underWay: 'Being played',
  games: 'Games of the club',
  noGames: 'No game of the club has come to its end yet.',
  earlier: 'Show earlier games',
  look: 'Look',
  sit: 'Take a seat',
  goOn: 'Go on',
  ranking: 'Ranking',
  rankingSays: 'By rating. Games, wins and mean place count at tables of the club only.',
  leads: 'leads the club',
  you: 'you',
  invite: 'Invite people',
  inviteSays: 'Whoever has this link can see who is in the club, and join it.',
  code: 'Or by this code:',
  qr: 'Show it as a QR code',
  scan: 'The link to the club, to be scanned with a phone',
  lead: 'Leading the club',
  rename: 'Another name for the club',
  save: 'Save',
  newCode: 'Make a new code',
  newCodeSays: 'Old links and the old code then lead nowhere.',
  members: 'Members',
  handOver: 'Hand over',
  remove: 'Send away',
  removeSays: 'Whoever is sent away knows the code, so the club gets a new one.',
  belonging: 'Your membership',
  leave: 'Leave the club',
  leaveSays:
    'You can come back with the code. If you lead the club, whoever has been in it longest takes your place; without members it is gone.',
  reallyLeave: 'Yes, leave it',
  close: 'Close the club',
  closeSays: 'Nobody is in it any more, and the code leads nowhere. Games stay with those who played them. Nobody can undo this.',
  reallyClose: 'Yes, close it for good',
  apart: 'You and whoever leads this club do not play together: one of you has blocked the other.',
  whose: 'For',
  everybodys: 'everybody',
  privateSays: 'Found by the club, and by link or code',
  all: 'Ranking',
  allSays: 'Everybody who has played a game that counts. Nobody needs a rating: tables count only if whoever opens them says so.',
  nobody: 'No game has counted yet. Open a table that counts for ratings.',
  further: 'Show more',
  toRanking: 'The ranking',
  columns: { rank: 'Rank', name: 'Name', rating: 'Rating', games: 'Games', won: 'Won', place: 'Mean place' },
  count: (members) => (members === 1 ? '1 member' : `${members} members`),
  since: (day) => `since ${day}`,
  handOverTo: (name) => `Hand over: ${name}`,
  removeOf: (name) => `Send away: ${name}`,
  own: (rating) => `Your rating: ${rating}`,
};

const fr: ClubWords = {
  clubs: 'Clubs',
  clubsSays: 'Un club a un code, ses tables, ses parties et son classement.',
  begin: 'Fonder un club, ou en rejoindre un',
  found: 'Fonder un club',
  name: 'Nom du club',
  foundIt: 'Le fonder',
  joinByCode: 'Rejoindre par code ou par lien',
  codeOrLink: 'Code ou lien du club',
  notACode: 'Ce n’est ni un code de dix lettres ni le lien d’un club.',
  join: 'Rejoindre le club',
  open: 'Visiter',
  invited: 'Vous êtes invité dans ce club.',
  tables: 'Tables du club',
  noTables: 'Aucune table n’attend pour le moment.',
  newTable: 'Nouvelle table pour le club',
  noNewTable: 'Pas de nouvelle table',
  underWay: 'Parties en cours',
  games: 'Parties du club',
  noGames: 'Aucune partie du club n’est encore finie.',
  earlier: 'Voir les parties précédentes',
  look: 'Regarder',
  sit: 'Prendre place',
  goOn: 'Continuer',
  ranking: 'Classement',
  rankingSays: 'D’après la cote. Parties, victoires et place moyenne ne comptent qu’aux tables du club.',
  leads: 'mène le club',
  you: 'vous',
  invite: 'Inviter',
  inviteSays: 'Qui a ce lien voit qui est du club, et peut le rejoindre.',
  code: 'Ou avec ce code\u00a0:',
  qr: 'Le montrer en code QR',
  scan: 'Le lien du club, à scanner avec un téléphone',
  lead: 'Mener le club',
  rename: 'Un autre nom pour le club',
  save: 'Enregistrer',
  newCode: 'Changer le code',
  newCodeSays: 'Les anciens liens et l’ancien code ne mènent alors plus à rien.',
  members: 'Membres',
  handOver: 'Passer la main',
  remove: 'Renvoyer',
  removeSays: 'Qui est renvoyé connaît le code\u00a0: le club en reçoit donc un nouveau.',
  belonging: 'Votre place au club',
  leave: 'Quitter le club',
  leaveSays:
    'Vous pourrez revenir avec le code. Si vous menez le club, le plus ancien membre prend votre place\u00a0; sans membres, il disparaît.',
  reallyLeave: 'Oui, le quitter',
  close: 'Dissoudre le club',
  closeSays:
    'Plus personne n’en est, et le code ne mène plus à rien. Les parties restent à ceux qui les ont jouées. Personne ne peut revenir là-dessus.',
  reallyClose: 'Oui, le dissoudre pour de bon',
  apart: 'Vous ne jouez pas avec la personne qui mène ce club\u00a0: l’un de vous a bloqué l’autre.',
  whose: 'Pour',
  everybodys: 'tout le monde',
  privateSays: 'Trouvée par le club, par lien ou par code',
  all: 'Classement',
  allSays:
    'Tous ceux qui ont joué une partie qui compte. Personne n’a besoin d’une cote\u00a0: une table ne compte que si qui l’ouvre le veut.',
  nobody: 'Aucune partie n’a encore compté. Ouvrez une table qui compte pour le classement.',
  further: 'Voir la suite',
  toRanking: 'Le classement',
  columns: { rank: 'Rang', name: 'Nom', rating: 'Cote', games: 'Parties', won: 'Gagnées', place: 'Place moy.' },
  count: (members) => (members === 1 ? '1 membre' : `${members} membres`),
  since: (day) => `depuis le ${day}`,
  handOverTo: (name) => `Passer la main\u00a0: ${name}`,
  removeOf: (name) => `Renvoyer\u00a0: ${name}`,
  own: (rating) => `Votre cote\u00a0: ${rating}`,
};

export const clubWords: Readonly<Record<Language, ClubWords>> = { en, fr };
