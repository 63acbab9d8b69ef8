/** What is said about the deal of the day. */
import type { Wording } from '../../words/wording.ts';
import type { Language } from '../../words/words.ts';
import type { Lead } from './day-result.ts';

export type DayWords = Wording<
  | 'title'
  | 'today'
  | 'lead'
  | 'table'
  | 'board'
  | 'opponents'
  | 'rounds'
  | 'rules'
  | 'first'
  | 'undo'
  | 'foresight'
  | 'play'
  | 'resume'
  | 'again'
  | 'againSays'
  | 'before'
  | 'after'
  | 'toToday'
  | 'none'
  | 'future'
  | 'result'
  | 'roundByRound'
  | 'share'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'shareText'
  | 'show'
  | 'compare'
  | 'compareSays'
  | 'comparing'
  | 'you'
  | 'standings'
  | 'standingsSay'
  | 'nobody'
  | 'more'
  | 'sending'
  | 'place'
  | 'name'
  | 'coins'
  | 'margin'
  | 'rename'
  | 'home'
> & {
  readonly seats: (count: number) => string;
  readonly placed: (place: number, seats: number) => string;
  readonly won: (coins: number) => string;
  /** Against the best of the others. */
  readonly against: (margin: number) => string;
  /** Of two and more. */
  readonly streak: (days: number) => string;
  readonly entered: (place: number, count: number) => string;
  readonly round: (n: number, lead: string, margin: string) => string;
  readonly leads: Wording<Lead>;
  /** Why a result does not count on the server. */
  readonly refused: Wording<'other-bots' | 'no-day' | 'other'>;
  /** Before the date in what is shared. */
  readonly shared: string;
};

const en: DayWords = {
  title: 'Deal of the day',
  today: 'Today',
  lead: 'One table for everybody: the same map, the same tiles, the same dice, and bots that answer the same play in the same way everywhere. A new one at midnight in Greenwich; the week begins mildly and ends hard.',
  table: 'The table',
  board: 'Map',
  opponents: 'Against',
  rounds: 'Rounds',
  rules: 'What counts',
  first: 'Your first game of the day counts; leave it and come back as often as you like.',
  undo: 'Moves can be taken back as at every table: up to the last die, tile or decision of somebody else. There is no starting over.',
  foresight: 'What is ranked is how far you are ahead of the best bot, then your coins.',
  play: 'Play this deal',
  resume: 'Play on',
  again: 'Play it again',
  againSays: 'It does not count any more: you know what is coming.',
  before: 'The day before',
  after: 'The day after',
  toToday: 'To today’s deal',
  none: 'Nothing was dealt on that day. Today there is something.',
  future: 'This day is still to come.',
  result: 'Your result',
  roundByRound: 'Round by round',
  share: 'Share',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'This browser does not let pages copy: the text is selected, copy it by hand.',
  shareText: 'Text to share, gives nothing away',
  show: 'Show the game',
  compare: 'In your seat',
  compareSays: 'The same seat at the same table, played by bots: coins at the end, and how far ahead of the best of the others.',
  comparing: 'The bots are playing your seat …',
  you: 'You',
  standings: 'The table of the day',
  standingsSay: 'Every result was played through again by this server, with every answer of the bots.',
  nobody: 'Nobody has finished yet.',
  more: 'Show more',
  sending: 'Your game is being played through by the server …',
  place: 'Place',
  name: 'Name',
  coins: 'Coins',
  margin: 'Ahead',
  rename: 'Change my name',
  home: 'To the result of the day',
  seats: (count) => `${count} seats`,
  placed: (place, seats) => `${place === 1 ? 'First' : place === 2 ? 'Second' : place === 3 ? 'Third' : 'Fourth'} of ${seats}`,
  won: (coins) => `${coins} coins`,
  against: (margin) =>
    margin === 0 ? 'level with the best bot' : margin > 0 ? `${margin} ahead of the best bot` : `${-margin} behind the best bot`,
  streak: (days) => `${days} days in a row`,
  entered: (place, count) => `You are at place ${place} of ${count}.`,
  round: (n, lead, margin) => `Round ${n}: ${lead}, ${margin}`,
  leads: { 'far-ahead': 'far ahead', ahead: 'ahead', level: 'level', behind: 'behind', 'far-behind': 'far behind' },
  refused: {
    'other-bots':
      'This server has other bots than the ones you met: another release of the page. Your result stands here, but cannot be entered there.',
    'no-day': 'Results can be entered on the day itself and the day after.',
    other: 'Your result could not be entered now. It is kept here; come back later today.',
  },
  shared: 'Elbowroom, deal of the day',
};

const fr: DayWords = {
  title: 'La donne du jour',
  today: 'Aujourd’hui',
  lead: 'Une table pour tout le monde\u00a0: la même carte, les mêmes tuiles, les mêmes dés, et des robots qui répondent partout de la même façon au même jeu. Une nouvelle à minuit, heure de Greenwich\u00a0; la semaine commence en douceur et finit dur.',
  table: 'La table',
  board: 'Carte',
  opponents: 'Contre',
  rounds: 'Manches',
  rules: 'Ce qui compte',
  first: 'Votre première partie du jour compte\u00a0; quittez-la et revenez autant que vous voulez.',
  undo: 'Les coups se reprennent comme à toute table\u00a0: jusqu’au dernier dé, à la dernière tuile ou à la dernière décision d’un autre. On ne recommence pas.',
  foresight: 'Le classement va à l’avance sur le meilleur robot, puis aux pièces.',
  play: 'Jouer cette donne',
  resume: 'Continuer',
  again: 'La rejouer',
  againSays: 'Elle ne compte plus\u00a0: vous savez ce qui vient.',
  before: 'La veille',
  after: 'Le lendemain',
  toToday: 'À la donne du jour',
  none: 'Rien n’a été distribué ce jour-là. Aujourd’hui, si.',
  future: 'Ce jour est encore à venir.',
  result: 'Votre résultat',
  roundByRound: 'Manche par manche',
  share: 'Partager',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Ce navigateur ne laisse pas copier les pages\u00a0: le texte est sélectionné, copiez-le à la main.',
  shareText: 'Texte à partager, il ne dévoile rien',
  show: 'Montrer la partie',
  compare: 'À votre place',
  compareSays: 'La même place à la même table, tenue par des robots\u00a0: pièces à la fin, et avance sur le meilleur des autres.',
  comparing: 'Les robots jouent à votre place…',
  you: 'Vous',
  standings: 'Le tableau du jour',
  standingsSay: 'Ce serveur a rejoué chaque résultat, avec toutes les réponses des robots.',
  nobody: 'Personne n’a encore terminé.',
  more: 'En montrer plus',
  sending: 'Le serveur rejoue votre partie…',
  place: 'Rang',
  name: 'Nom',
  coins: 'Pièces',
  margin: 'Avance',
  rename: 'Changer mon nom',
  home: 'Au résultat du jour',
  seats: (count) => `${count} joueurs`,
  placed: (place, seats) => `${place === 1 ? 'Premier' : place === 2 ? 'Deuxième' : place === 3 ? 'Troisième' : 'Quatrième'} sur ${seats}`,
  won: (coins) => `${coins} pièces`,
  against: (margin) =>
    margin === 0
      ? 'à égalité avec le meilleur robot'
      : margin > 0
        ? `${margin} de plus que le meilleur robot`
        : `${-margin} de moins que le meilleur robot`,
  streak: (days) => `${days} jours de suite`,
  entered: (place, count) => `Vous êtes au rang ${place} sur ${count}.`,
  round: (n, lead, margin) => `Manche ${n}\u00a0: ${lead}, ${margin}`,
  leads: { 'far-ahead': 'loin devant', ahead: 'devant', level: 'à égalité', behind: 'derrière', 'far-behind': 'loin derrière' },
  refused: {
    'other-bots':
      'Ce serveur a d’autres robots que ceux que vous avez rencontrés\u00a0: une autre version de la page. Votre résultat reste ici, mais ne peut pas y être inscrit.',
    'no-day': 'Les résultats s’inscrivent le jour même et le lendemain.',
    other: 'Votre résultat n’a pas pu être inscrit pour l’instant. Il est gardé ici\u00a0; revenez plus tard dans la journée.',
  },
  shared: 'Elbowroom, la donne du jour',
};

export const dayWords: Readonly<Record<Language, DayWords>> = { en, fr };

const MINUS = '−';

/** With its sign: +3, −3, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `${MINUS}${-n}` : '0');

/** The day as people write it, whatever zone they live in. */
export const dateIn = (language: Language, date: string, style: 'full' | 'medium' = 'full'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
