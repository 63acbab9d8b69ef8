/** What is said of the others since somebody's turn, and of what is important while they play. */
import type { Language } from '../words/words.ts';

export type FollowWords = {
  /** Over all of it. */
  readonly title: string;
  readonly took: (regions: number) => string;
  readonly tookFromYou: (regions: number) => string;
  /** After what was taken from you. */
  readonly andElsewhere: (regions: number) => string;
  readonly tookFrom: (regions: number, whom: string) => string;
  readonly picked: (people: string) => string;
  readonly declined: (race: string) => string;
  readonly scored: (total: number, items: string) => string;
  readonly found: (marker: string) => string;
  readonly wipedOut: (race: string) => string;
  readonly nothing: string;
  readonly playAgain: string;
  readonly close: string;
  /** Said of a region: whose it was, and by how many tokens its defence has grown or shrunk. */
  readonly was: (whose: string) => string;
  readonly wasEmpty: string;
  readonly grown: (tokens: number) => string;
  readonly shrunk: (tokens: number) => string;
  readonly you: string;
  /** Moments, told while they are shown. */
  readonly wiped: (race: string, whose: string) => string;
  readonly first: (who: string) => string;
  readonly exploded: (region: string) => string;
};

const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

const en: FollowWords = {
  title: 'Since your turn',
  took: (n) => `took ${s(n, 'region')}`,
  tookFromYou: (n) => `took ${s(n, 'region')} from you`,
  andElsewhere: (n) => `${n} elsewhere`,
  tookFrom: (n, whom) => `took ${s(n, 'region')} from ${whom}`,
  picked: (people) => `chose ${people}`,
  declined: (race) => `let the ${race} decline`,
  scored: (total, items) => `scored ${total}${items === '' ? '' : `: ${items}`}`,
  found: (marker) => `found ${marker}`,
  wipedOut: (race) => `wiped out the ${race}`,
  nothing: 'changed little',
  playAgain: 'Play it again',
  close: 'Close',
  was: (whose) => `was ${whose}`,
  wasEmpty: 'was nobody’s',
  grown: (n) => `${s(n, 'token')} stronger`,
  shrunk: (n) => `${s(n, 'token')} weaker`,
  you: 'yours',
  wiped: (race, whose) => `The ${race} of ${whose} are wiped off the map`,
  first: (who) => `${who} takes the lead`,
  exploded: (region) => `A bomb goes off in ${region}`,
};

const fr: FollowWords = {
  title: 'Depuis votre tour',
  took: (n) => `a pris ${s(n, 'région')}`,
  tookFromYou: (n) => `vous a pris ${s(n, 'région')}`,
  andElsewhere: (n) => `${n} ailleurs`,
  tookFrom: (n, whom) => `a pris ${s(n, 'région')} à ${whom}`,
  picked: (people) => `a choisi\u00a0: ${people}`,
  declined: (race) => `a mis en déclin\u00a0: ${race}`,
  scored: (total, items) => `a marqué ${total}${items === '' ? '' : `\u00a0: ${items}`}`,
  found: (marker) => `a trouvé\u00a0: ${marker}`,
  wipedOut: (race) => `a éliminé\u00a0: ${race}`,
  nothing: 'a peu changé',
  playAgain: 'Revoir',
  close: 'Fermer',
  was: (whose) => `était à ${whose}`,
  wasEmpty: 'n’était à personne',
  grown: (n) => `${s(n, 'pion')} de plus`,
  shrunk: (n) => `${s(n, 'pion')} de moins`,
  you: 'vous',
  wiped: (race, whose) => `${race} (${whose})\u00a0: plus une seule région`,
  first: (who) => `${who} passe en tête`,
  exploded: (region) => `Une bombe explose\u00a0: ${region}`,
};

export const followWords: Readonly<Record<Language, FollowWords>> = { en, fr };
