/** What the page says about playing with others over a server. */

import type { BotWords } from '../opponents/bot-words.ts';
import type { Wording } from '../words/wording.ts';
import type { Language } from '../words/words.ts';
import type { RefusalCode } from './client.ts';
import { en } from './en-online.ts';
import { fr } from './fr-online.ts';
import type { PeopleWords } from './people/people-words.ts';
import type { IncidentKind } from './remarks.ts';
import type { TroubleText } from './trouble.ts';

export type OnlineWords = Wording<
  | 'title'
  | 'clockStands'
  | 'invite'
  | 'inviteSays'
  | 'lead'
  | 'openTables'
  | 'noTables'
  | 'myTables'
  | 'join'
  | 'joinSays'
  | 'joinField'
  | 'notATable'
  | 'noSuchCode'
  | 'again'
  | 'look'
  | 'goOn'
  | 'newTable'
  | 'seats'
  | 'me'
  | 'open'
  | 'clock'
  | 'noClock'
  | 'undo'
  | 'undoSays'
  | 'spectators'
  | 'spectatorsSays'
  | 'private'
  | 'privateSays'
  | 'make'
  | 'guest'
  | 'you'
  | 'yourName'
  | 'save'
  | 'saved'
  | 'waiting'
  | 'sendLink'
  | 'copy'
  | 'copied'
  | 'share'
  | 'code'
  | 'free'
  | 'sitHere'
  | 'stand'
  | 'sendAway'
  | 'putBot'
  | 'fill'
  | 'fillSays'
  | 'closeTable'
  | 'hostWaits'
  | 'toLobby'
  | 'connecting'
  | 'lost'
  | 'here'
  | 'away'
  | 'bot'
  | 'absent'
  | 'resigned'
  | 'yourTurn'
  | 'chat'
  | 'say'
  | 'send'
  | 'noChat'
  | 'earlier'
  | 'menu'
  | 'notices'
  | 'close'
  | 'resign'
  | 'resignSays'
  | 'reallyResign'
  | 'pause'
  | 'pauseSays'
  | 'agreePause'
  | 'unpause'
  | 'paused'
  | 'backSays'
  | 'back'
  | 'rematchSays'
  | 'rematchJoin'
  | 'watchingOnly'
  | 'fair'
  | 'fairSays'
  | 'hash'
  | 'seed'
  | 'check'
  | 'seedTrue'
  | 'seedFalse'
  | 'resultTrue'
  | 'resultFalse'
  | 'file'
  | 'dismiss'
  | 'copyFailed'
> & {
  /** Who sat there and has left for good. */
  readonly gone: string;
  readonly people: PeopleWords;
  readonly bots: BotWords;
  readonly minutes: (n: number) => string;
  /** Of the time for a turn, in few letters. */
  readonly daysLeft: (days: number, hours: number) => string;
  readonly days: (n: number) => string;
  readonly seatOf: (letter: string) => string;
  readonly waitsFor: (name: string) => string;
  readonly seatsFree: (n: number) => string;
  readonly showAll: (n: number) => string;
  readonly looking: (n: number) => string;
  readonly unread: (n: number) => string;
  readonly unsent: (n: number) => string;
  readonly wantsPause: (names: string) => string;
  readonly incidents: Readonly<Record<IncidentKind, (name: string) => string>>;
  readonly status: Wording<'open' | 'running' | 'finished' | 'closed'>;
  /** Said on a page of its own, instead of a table. */
  readonly troubles: Readonly<Record<'no-table' | 'closed' | 'offline' | 'no-spectators' | 'no-link' | 'other', TroubleText>>;
  readonly refusals: Readonly<Record<RefusalCode, string>>;
};

export const onlineWords: Readonly<Record<Language, OnlineWords>> = { en, fr };
