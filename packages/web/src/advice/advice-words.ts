/** What the page says when somebody asks for advice. */
import type { Term } from '@elbowroom/bots';
import { termWords } from '@elbowroom/wording';
import type { Language } from '../words/words.ts';

export type AdviceWords = {
  readonly title: string;
  /** How far to trust it. */
  readonly lead: string;
  readonly close: string;
  readonly thinking: string;
  readonly nothing: string;
  readonly failed: string;
  readonly show: string;
  /** In place of the words above while the map shows a plan and the others make room for it. */
  readonly all: string;
  readonly best: string;
  readonly scores: string;
  /** Why a plan is better than the next one, or worse than the best. */
  readonly why: string;
  readonly term: (term: Term) => string;
  /** Coins more or less, with a sign. */
  readonly signed: (coins: number) => string;
  readonly plan: (n: number) => string;
  /** Coins here are what is to be expected: not always whole. */
  readonly thisTurn: (coins: number) => string;
  readonly behind: (coins: number) => string;
  readonly chance: (percent: number) => string;
  readonly expandBetter: (coins: number) => string;
  readonly declineBetter: (coins: number) => string;
  readonly declineBrings: (coins: number) => string;
  readonly roll: (region: string) => string;
  readonly abandon: (region: string) => string;
  readonly place: (what: string, region: string) => string;
  readonly helped: (region: string, how: string) => string;
  /** What a combo costs, the coins that lie on it taken off: less than 0 if it brings some. */
  readonly price: (coins: number) => string;
  /** Of the tokens of a people so many must stay where they are. */
  readonly bound: (bound: number, tokens: number) => string;
  /** Whom one could come back with. */
  readonly next: (combo: string, price: string) => string;
};

const tenths = (language: Language): ((n: number) => string) => {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return format;
};
const [inEnglish, inFrench] = [tenths('en'), tenths('fr')];
/** With a minus as wide as the plus. */
const withSign = (language: Language): ((n: number) => string) => {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (n) => format(n).replace('-', '−');
};
const coins = (n: number): string => `${inEnglish(n)} ${inEnglish(n) === '1' ? 'coin' : 'coins'}`;
/** French counts in the plural from two on. */
const pieces = (n: number): string => `${inFrench(n)} ${Math.round(n * 10) < 20 ? 'pièce' : 'pièces'}`;

/** Coins that are to be expected: not always whole. */
export const expectedCoins: Readonly<Record<Language, (coins: number) => string>> = { en: coins, fr: pieces };

const en: AdviceWords = {
  title: 'Advice',
  lead: 'What a good bot would weigh here, from what you can see.',
  close: 'Close the advice',
  thinking: 'Thinking …',
  nothing: 'There is nothing to weigh here. Ask when you pick, expand, decline or conquer.',
  failed: 'No advice this time. Ask again.',
  show: 'Show on the map',
  all: 'All plans',
  best: 'Best plan',
  scores: 'What it scores',
  why: 'Why',
  term: (term) => termWords[term].en,
  signed: withSign('en'),
  plan: (n) => `Plan ${n}`,
  thisTurn: (n) => `about ${coins(n)} this turn`,
  behind: (n) => `${coins(n)} behind the best at the end`,
  chance: (percent) => `succeeds in ${percent} %`,
  expandBetter: (n) => `Expand: until the end of the game about ${coins(n)} better than declining.`,
  declineBetter: (n) => `Decline: until the end of the game about ${coins(n)} better than expanding.`,
  declineBrings: (n) => `A decline scores ${inEnglish(n)} this turn.`,
  roll: (region) => `roll for ${region}`,
  abandon: (region) => `abandon ${region}`,
  place: (what, region) => `${what} to ${region}`,
  helped: (region, how) => `${region} with ${how}`,
  price: (n) => (n === 0 ? 'for free' : n < 0 ? `with ${coins(-n)} on it` : `for ${coins(n)}`),
  bound: (bound, tokens) => `${bound} of ${tokens} tokens are bound to their regions.`,
  next: (combo, price) => `Next you could take ${combo} ${price}.`,
};

const fr: AdviceWords = {
  title: 'Conseil',
  lead: 'Ce qu’un bon robot pèserait ici, d’après ce que vous voyez.',
  close: 'Fermer le conseil',
  thinking: 'Réflexion…',
  nothing: 'Il n’y a rien à peser ici. Demandez au moment de choisir un peuple, de vous étendre, de décliner ou de conquérir.',
  failed: 'Pas de conseil cette fois. Redemandez.',
  show: 'Montrer sur la carte',
  all: 'Tous les plans',
  best: 'Meilleur plan',
  scores: 'Ce qu’il rapporte',
  why: 'Pourquoi',
  term: (term) => termWords[term].fr,
  signed: withSign('fr'),
  plan: (n) => `Plan ${n}`,
  thisTurn: (n) => `environ ${pieces(n)} ce tour-ci`,
  behind: (n) => `${pieces(n)} de moins que le meilleur à la fin`,
  chance: (percent) => `réussit à ${percent}\u00a0%`,
  expandBetter: (n) => `S’étendre\u00a0: d’ici la fin de la partie, environ ${pieces(n)} de mieux que décliner.`,
  declineBetter: (n) => `Décliner\u00a0: d’ici la fin de la partie, environ ${pieces(n)} de mieux que s’étendre.`,
  declineBrings: (n) => `Un déclin rapporte ${inFrench(n)} ce tour-ci.`,
  roll: (region) => `lancer le dé pour ${region}`,
  abandon: (region) => `abandonner ${region}`,
  place: (what, region) => `${what}\u00a0: ${region}`,
  helped: (region, how) => `${region} avec ${how}`,
  price: (n) => (n === 0 ? 'gratuitement' : n < 0 ? `avec ${pieces(-n)} dessus` : `pour ${pieces(n)}`),
  bound: (bound, tokens) =>
    `${bound} ${bound < 2 ? 'pion' : 'pions'} sur ${tokens} ${bound < 2 ? 'est retenu dans sa région' : 'sont retenus dans leurs régions'}.`,
  next: (combo, price) => `Vous pourriez prendre ensuite ${combo} ${price}.`,
};

export const adviceWords: Readonly<Record<Language, AdviceWords>> = { en, fr };
