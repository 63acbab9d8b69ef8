/** What the page says about waking people, and about games that take days. */
import type { Wording } from '../../words/wording.ts';
import type { Language } from '../../words/words.ts';
import type { NoticeKind } from './calls.ts';

export type WakingWords = Wording<
  | 'title'
  | 'says'
  | 'here'
  | 'hereSays'
  | 'off'
  | 'blocked'
  | 'home'
  | 'none'
  | 'refused'
  | 'ask'
  | 'notNow'
  | 'mail'
  | 'mailAddress'
  | 'mailSays'
  | 'mailWaits'
  | 'mailOff'
  | 'turns'
  | 'play'
  | 'next'
  | 'reserve'
  | 'noReserve'
  | 'holidays'
  | 'noHolidays'
  | 'orders'
  | 'ordersSays'
  | 'ordersAsk'
  | 'ordersBot'
  | 'ordersHold'
  | 'daysOff'
  | 'daysOffSays'
  | 'from'
  | 'until'
  | 'take'
  | 'withdraw'
  | 'withdrawn'
  | 'holdWhich'
  | 'granted'
  | 'notGranted'
  | 'confirmTitle'
  | 'confirmAct'
  | 'confirmDone'
  | 'stopTitle'
  | 'stopAct'
  | 'stopDone'
> & {
  readonly kinds: Readonly<Record<NoticeKind, string>>;
  readonly days: (n: number) => string;
  readonly offs: (n: number) => string;
  readonly span: (from: string, until: string) => string;
  readonly left: (time: string) => string;
  readonly nextOf: (n: number) => string;
};

const en: WakingWords = {
  title: 'Wake me',
  says: 'With the page closed, on this device:',
  here: 'Tell me on this device',
  hereSays: 'Once a turn, and never while you look at the table.',
  off: 'Not on this device any more',
  blocked: 'Notifications are blocked for this site. Allow them in the settings of the browser.',
  home: 'On an iPhone: tap Share, then “Add to Home Screen”, and open Elbowroom from there. Then it can tell you when it is your turn.',
  none: 'This browser cannot be woken.',
  refused: 'The browser would rather not.',
  ask: 'This game takes days. Shall this device tell you when it is your turn?',
  notNow: 'No, thanks',
  mail: 'Tell me by mail',
  mailAddress: 'Mail address',
  mailSays: 'We ask the mailbox first. Nobody else sees the address.',
  mailWaits: 'waits for your yes: look into the mailbox',
  mailOff: 'No more mail',
  turns: 'Your turn',
  play: 'Play',
  next: 'Next turn',
  reserve: 'Reserve',
  noReserve: 'None',
  holidays: 'Days off',
  noHolidays: 'None',
  orders: 'Standing orders',
  ordersSays: 'When you are asked something in the turn of another. Nobody else sees this.',
  ordersAsk: 'Ask me',
  ordersBot: 'As the planner would',
  ordersHold: 'Hold regions that I pick; else as the planner would',
  daysOff: 'Take days off',
  daysOffSays: 'Your clocks stand still, at all your games that grant it.',
  from: 'From',
  until: 'Until, inclusive',
  take: 'Announce',
  withdraw: 'Withdraw the days off to come',
  withdrawn: 'Done: your clocks run as they did.',
  holdWhich: 'Regions to hold, strongest first',
  granted: 'Done. Enjoy!',
  notGranted: 'Not every table grants so many days.',
  confirmTitle: 'Mail from Elbowroom',
  confirmAct: 'Yes, write to me',
  confirmDone: 'Done: this mailbox will be told.',
  stopTitle: 'No more mail',
  stopAct: 'Stop writing to me',
  stopDone: 'Done: no more mail comes to this mailbox.',
  kinds: { turn: 'It is my turn', over: 'A game is over', invited: 'I am invited', chat: 'Somebody talks' },
  days: (n) => (n === 1 ? '1 day for the game' : `${n} days for the game`),
  offs: (n) => `${n} a year`,
  span: (from, until) => `${from} to ${until}`,
  left: (time) => `${time} left`,
  nextOf: (n) => (n === 1 ? '1 other table waits for you' : `${n} other tables wait for you`),
};

const fr: WakingWords = {
  title: 'Me prévenir',
  says: 'La page fermée, sur cet appareil\u00a0:',
  here: 'Me prévenir sur cet appareil',
  hereSays: 'Une fois par tour, et jamais pendant que vous regardez la table.',
  off: 'Plus sur cet appareil',
  blocked: 'Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du navigateur.',
  home: 'Sur un iPhone\u00a0: touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0», et ouvrez Elbowroom de là. Il pourra alors vous dire quand c’est à vous.',
  none: 'Ce navigateur ne peut pas être prévenu.',
  refused: 'Le navigateur préfère que non.',
  ask: 'Cette partie dure des jours. Cet appareil doit-il vous dire quand c’est à vous\u00a0?',
  notNow: 'Non merci',
  mail: 'Me prévenir par courriel',
  mailAddress: 'Adresse',
  mailSays: 'L’adresse est d’abord consultée. Personne d’autre ne la voit.',
  mailWaits: 'attend votre oui\u00a0: regardez votre boîte',
  mailOff: 'Plus de courriel',
  turns: 'À vous de jouer',
  play: 'Jouer',
  next: 'Tour suivant',
  reserve: 'Réserve',
  noReserve: 'Aucune',
  holidays: 'Congés',
  noHolidays: 'Aucun',
  orders: 'Consignes',
  ordersSays: 'Quand on vous demande quelque chose pendant le tour d’un autre. Personne d’autre ne le voit.',
  ordersAsk: 'Me demander',
  ordersBot: 'Comme le ferait le planificateur',
  ordersHold: 'Tenir les régions que je choisis\u00a0; sinon comme le planificateur',
  daysOff: 'Prendre des congés',
  daysOffSays: 'Vos pendules s’arrêtent, à toutes vos parties qui l’accordent.',
  from: 'Du',
  until: 'Au, inclus',
  take: 'Annoncer',
  withdraw: 'Annuler les congés à venir',
  withdrawn: 'C’est fait\u00a0: vos pendules tournent comme avant.',
  holdWhich: 'Régions à tenir, les plus fortes d’abord',
  granted: 'C’est fait. Profitez-en\u00a0!',
  notGranted: 'Toutes les tables n’accordent pas tant de jours.',
  confirmTitle: 'Courriel d’Elbowroom',
  confirmAct: 'Oui, écrivez-moi',
  confirmDone: 'C’est fait\u00a0: cette adresse sera prévenue.',
  stopTitle: 'Plus de courriel',
  stopAct: 'Ne plus m’écrire',
  stopDone: 'C’est fait\u00a0: cette adresse ne recevra plus rien.',
  kinds: { turn: 'C’est à moi', over: 'Une partie est finie', invited: 'On m’invite', chat: 'On parle' },
  days: (n) => (n === 1 ? '1 jour pour la partie' : `${n} jours pour la partie`),
  offs: (n) => `${n} par an`,
  span: (from, until) => `du ${from} au ${until}`,
  left: (time) => `encore ${time}`,
  nextOf: (n) => (n === 1 ? '1 autre table vous attend' : `${n} autres tables vous attendent`),
};

export const wakingWords: Readonly<Record<Language, WakingWords>> = { en, fr };
