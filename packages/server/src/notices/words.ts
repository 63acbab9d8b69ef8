/** What notices and mails say. */
import type { Language, NoticeKind } from '../store/notices.ts';
import type { Game } from '../store/store.ts';

interface Said {
  readonly title: string;
  readonly body: string;
}

export interface MailWords {
  /** Leads to the table. */
  readonly open: string;
  readonly stop: string;
  readonly asks: Said;
  readonly confirm: string;
  /** Whoever did not ask for it. */
  readonly ignore: string;
}

type Speech = Readonly<Record<NoticeKind, (others: string) => Said>> & {
  readonly alone: string;
  readonly and: string;
  readonly mail: MailWords;
};

const speeches: Readonly<Record<Language, Speech>> = {
  en: {
    alone: 'bots',
    and: 'and',
    turn: (others) => ({ title: 'It is your turn', body: `The table with ${others} waits for you.` }),
    over: (others) => ({ title: 'The game is over', body: `See how it ended with ${others}.` }),
    invited: (others) => ({ title: 'You are invited', body: `A place is kept for you at a table with ${others}.` }),
    chat: (others) => ({ title: 'Somebody talks at your table', body: `There is something new at the table with ${others}.` }),
    mail: {
      open: 'Go to the table',
      stop: 'No more mails of this kind',
      asks: {
        title: 'Do you want mail from Elbowroom?',
        body: 'Somebody asked us to tell this mailbox when it is their turn. If that was you, say yes:',
      },
      confirm: 'Yes, write to me',
      ignore: 'If it was not you, do nothing: no other mail will come.',
    },
  },
  fr: {
    alone: 'des robots',
    and: 'et',
    turn: (others) => ({ title: 'C’est à vous de jouer', body: `La table avec ${others} vous attend.` }),
    over: (others) => ({ title: 'La partie est finie', body: `Voyez comment elle s’est terminée avec ${others}.` }),
    invited: (others) => ({ title: 'On vous invite', body: `Une place vous est gardée à une table avec ${others}.` }),
    chat: (others) => ({ title: 'On parle à votre table', body: `Il y a du nouveau à la table avec ${others}.` }),
    mail: {
      open: 'Aller à la table',
      stop: 'Ne plus recevoir ces messages',
      asks: {
        title: 'Voulez-vous des messages d’Elbowroom\u00a0?',
        body: 'Quelqu’un nous a demandé de prévenir cette adresse quand c’est son tour. Si c’était vous, dites oui\u00a0:',
      },
      confirm: 'Oui, écrivez-moi',
      ignore: 'Sinon, ne faites rien\u00a0: aucun autre message ne viendra.',
    },
  },
};

export const mailWords = (language: Language): MailWords => speeches[language].mail;

/** Names of the others are text, and nothing else is known of a game from outside. */
export function wordsFor(language: Language, kind: NoticeKind, { seats }: Pick<Game, 'seats'>, guest: string): Said {
  const speech = speeches[language];
  const names = seats.flatMap((seat) => (seat.guest === guest || seat.bot !== undefined || seat.name === undefined ? [] : [seat.name]));
  const [last, ...before] = names.toReversed();
  const others = last === undefined ? speech.alone : before.length === 0 ? last : `${before.toReversed().join(', ')} ${speech.and} ${last}`;
  return speech[kind](others);
}
