/** What the page says to whoever runs the server, in every language. */
import type { Language } from '../../words/words.ts';
import type { KeeperAct } from './keeper-client.ts';

export type KeeperWords = {
  readonly title: string;
  readonly says: string;
  readonly token: string;
  readonly enter: string;
  readonly wrongToken: string;
  readonly reports: string;
  readonly none: string;
  readonly why: string;
  readonly newName: string;
  readonly clubs: string;
  readonly noClubs: string;
  readonly clubName: string;
  readonly closeClub: string;
  readonly founder: string;
  readonly table: string;
  readonly acts: Readonly<Record<KeeperAct | 'rename', string>>;
  readonly close: string;
  /** On a second press. */
  readonly sure: string;
  readonly log: string;
  readonly noDeeds: string;
  /** What a keeper did, in the past tense. */
  readonly deeds: Readonly<Record<string, string>>;
};

const en: KeeperWords = {
  title: 'Keeping the peace',
  says: 'For whoever runs this server. Everything done here is written down with your name.',
  token: 'Your token',
  enter: 'Enter',
  wrongToken: 'No keeper has this token.',
  reports: 'Reports',
  none: 'Nobody complains.',
  why: 'Why (for the log)',
  newName: 'Another name for them',
  clubs: 'Clubs',
  noClubs: 'There are no clubs.',
  clubName: 'Another name for a club',
  closeClub: 'Close it',
  founder: 'led by',
  table: 'the table',
  acts: { mute: 'Mute', unmute: 'Unmute', ban: 'Ban', unban: 'Unban', remove: 'Remove for good', rename: 'Rename' },
  close: 'Seen to',
  sure: 'Yes, for good',
  log: 'What was done',
  noDeeds: 'Nothing yet.',
  deeds: {
    mute: 'muted',
    unmute: 'unmuted',
    ban: 'banned',
    unban: 'let back in',
    remove: 'removed',
    rename: 'renamed',
    close: 'saw to',
    'rename-club': 'renamed the club',
    'close-club': 'closed the club',
  },
};

const fr: KeeperWords = {
  title: 'Veiller à la paix',
  says: 'Pour qui tient ce serveur. Tout ce qui se fait ici est noté avec votre nom.',
  token: 'Votre jeton',
  enter: 'Entrer',
  wrongToken: 'Aucun gardien n’a ce jeton.',
  reports: 'Signalements',
  none: 'Personne ne se plaint.',
  why: 'Pourquoi (pour le journal)',
  newName: 'Un autre nom pour cette personne',
  clubs: 'Clubs',
  noClubs: 'Il n’y a pas de clubs.',
  clubName: 'Un autre nom pour un club',
  closeClub: 'Le dissoudre',
  founder: 'mené par',
  table: 'la table',
  acts: {
    mute: 'Retirer la parole',
    unmute: 'Rendre la parole',
    ban: 'Bannir',
    unban: 'Laisser revenir',
    remove: 'Effacer pour de bon',
    rename: 'Renommer',
  },
  close: 'C’est vu',
  sure: 'Oui, pour de bon',
  log: 'Ce qui a été fait',
  noDeeds: 'Rien encore.',
  deeds: {
    mute: 'a retiré la parole à',
    unmute: 'a rendu la parole à',
    ban: 'a banni',
    unban: 'a laissé revenir',
    remove: 'a effacé',
    rename: 'a renommé',
    close: 'a traité',
    'rename-club': 'a renommé le club',
    'close-club': 'a dissous le club',
  },
};

export const keeperWords: Readonly<Record<Language, KeeperWords>> = { en, fr };
