/** What the page says about looking on, and about ratings. */
import type { Wording } from '../words/wording.ts';
import type { Language } from '../words/words.ts';
import type { ShownRating, TableView } from './client.ts';

type Delay = NonNullable<TableView['options']['delay']>;
export const DELAYS = [30, 120, 'turn'] as const satisfies readonly Delay[];

export const delayFrom = (said: string): Delay => DELAYS.find((known) => String(known) === said) ?? 'turn';

/** As everywhere: 1510 ± 90. */
export const ratingSaid = ({ points, about, games }: ShownRating): string => (games === 0 ? String(points) : `${points} ± ${about}`);

type WatchWords = Wording<
  | 'running'
  | 'noneRunning'
  | 'featured'
  | 'watch'
  | 'delay'
  | 'rated'
  | 'ratedSays'
  | 'ratedBadge'
  | 'atTable'
  | 'forecast'
  | 'forecastSays'
  | 'onTurn'
  | 'prices'
  | 'pricesSays'
> & {
  readonly delays: Readonly<Record<Delay | 'none', string>>;
  /** Beside a table in the list. */
  readonly late: Readonly<Record<Delay, string>>;
  /** To whoever looks on. */
  readonly watchingLate: Readonly<Record<Delay, string>>;
  readonly watching: (n: number) => string;
};

const en: WatchWords = {
  running: 'Being played',
  noneRunning: 'Nobody plays where one can watch right now.',
  featured: 'Featured',
  watch: 'Watch',
  delay: 'They see it',
  delays: { none: 'as it happens', 30: '30 seconds later', 120: '2 minutes later', turn: 'a whole turn later' },
  late: { 30: 'shown 30 s later', 120: 'shown 2 min later', turn: 'shown a turn later' },
  watchingLate: {
    30: 'You are watching, 30 seconds behind.',
    120: 'You are watching, 2 minutes behind.',
    turn: 'You are watching, a whole turn behind.',
  },
  watching: (n) => (n === 1 ? '1 watches' : `${n} watch`),
  rated: 'Counts for ratings',
  ratedSays: 'Whoever gives up, or is away at the end, comes last',
  ratedBadge: 'rated',
  atTable: 'at the table',
  forecast: 'If the turn ended now',
  forecastSays: 'Coins each would take, from what lies open',
  onTurn: 'on turn',
  prices: 'Cheapest conquests',
  pricesSays: 'Tokens that whoever is on turn would need there now',
};

const fr: WatchWords = {
  running: 'Parties en cours',
  noneRunning: 'Aucune partie à regarder pour le moment.',
  featured: 'À la une',
  watch: 'Regarder',
  delay: 'On la voit',
  delays: { none: 'en direct', 30: '30 secondes plus tard', 120: '2 minutes plus tard', turn: 'un tour entier plus tard' },
  late: { 30: 'visible 30 s plus tard', 120: 'visible 2 min plus tard', turn: 'visible un tour plus tard' },
  watchingLate: {
    30: 'Vous regardez avec 30 secondes de retard.',
    120: 'Vous regardez avec 2 minutes de retard.',
    turn: 'Vous regardez avec un tour entier de retard.',
  },
  watching: (n) => (n === 1 ? '1 personne regarde' : `${n} personnes regardent`),
  rated: 'Compte pour le classement',
  ratedSays: 'Qui abandonne ou manque à la fin est dernier',
  ratedBadge: 'classée',
  atTable: 'à la table',
  forecast: 'Si le tour s’arrêtait maintenant',
  forecastSays: 'Les pièces que chacun prendrait, d’après ce qui est découvert',
  onTurn: 'joue',
  prices: 'Conquêtes les moins chères',
  pricesSays: 'Pions qu’il y faudrait maintenant à qui joue',
};

export const watchWords: Readonly<Record<Language, WatchWords>> = { en, fr };
