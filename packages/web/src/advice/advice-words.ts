/** What the page says when somebody asks for advice. */
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
  readonly plan: (n: number) => string;
  /** Numbers have been written in the language already. */
  readonly thisTurn: (coins: string) => string;
  readonly behind: (coins: string) => string;
  readonly chance: (percent: number) => string;
  readonly expandBetter: (coins: string) => string;
  readonly declineBetter: (coins: string) => string;
  readonly declineBrings: (coins: string) => string;
  readonly roll: (region: string) => string;
  readonly abandon: (region: string) => string;
  readonly place: (what: string, region: string) => string;
  readonly helped: (region: string, how: string) => string;
};

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
  plan: (n) => `Plan ${n}`,
  thisTurn: (coins) => `about ${coins} coins this turn`,
  behind: (coins) => `${coins} behind the best at the end`,
  chance: (percent) => `succeeds in ${percent} %`,
  expandBetter: (coins) => `Expand: until the end of the game about ${coins} coins better than declining.`,
  declineBetter: (coins) => `Decline: until the end of the game about ${coins} coins better than expanding.`,
  declineBrings: (coins) => `A decline scores ${coins} this turn.`,
  roll: (region) => `roll for ${region}`,
  abandon: (region) => `abandon ${region}`,
  place: (what, region) => `${what} to ${region}`,
  helped: (region, how) => `${region} with ${how}`,
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
  plan: (n) => `Plan ${n}`,
  thisTurn: (coins) => `environ ${coins} pièces ce tour-ci`,
  behind: (coins) => `${coins} de moins que le meilleur à la fin`,
  chance: (percent) => `réussit à ${percent}\u00a0%`,
  expandBetter: (coins) => `S’étendre\u00a0: d’ici la fin de la partie, environ ${coins} pièces de mieux que décliner.`,
  declineBetter: (coins) => `Décliner\u00a0: d’ici la fin de la partie, environ ${coins} pièces de mieux que s’étendre.`,
  declineBrings: (coins) => `Un déclin rapporte ${coins} ce tour-ci.`,
  roll: (region) => `lancer le dé pour ${region}`,
  abandon: (region) => `abandonner ${region}`,
  place: (what, region) => `${what}\u00a0: ${region}`,
  helped: (region, how) => `${region} avec ${how}`,
};

export const adviceWords: Readonly<Record<Language, AdviceWords>> = { en, fr };
