/** What is said of games that leave another one. */
import type { Parent } from '../table/parent.ts';
import type { Wording } from '../words/wording.ts';
import type { Language } from '../words/words.ts';

export type ForkWords = Wording<
  | 'choose'
  | 'says'
  | 'dice'
  | 'anew'
  | 'anewSays'
  | 'asFell'
  | 'asFellSays'
  | 'begin'
  | 'cancel'
  | 'me'
  | 'friend'
  | 'friendSays'
  | 'invite'
  | 'badge'
> & {
  /** Where a game comes from: who played the other one, when if that is known, and after how many moves it was left. */
  readonly left: (parent: Parent) => string;
};

const day = (language: Language, when: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(when);

const en: ForkWords = {
  choose: 'Play on: who sits where …',
  says: 'A game of its own begins with this very position. The other one stays as it is.',
  dice: 'Dice',
  anew: 'anew',
  anewSays: 'Nobody knows how they fall.',
  asFell: 'as they fell',
  asFellSays: 'The same play meets the same rolls.',
  begin: 'Play on',
  cancel: 'Cancel',
  me: 'Me',
  friend: 'A friend, by link',
  friendSays:
    'A table opens online, and you send its link. Dice, tiles and all that lies face down come anew: nobody can look up in the old game what will come.',
  invite: 'Open the table',
  badge: 'plays on from another game',
  left: ({ names, played, step }) =>
    `Plays on from the game of ${names.join(', ')}${played === undefined ? '' : ` (${day('en', played)})`}, after ${step} ${step === 1 ? 'move' : 'moves'}.`,
};

const fr: ForkWords = {
  choose: 'Jouer la suite\u00a0: qui joue quoi…',
  says: 'Une partie à part commence sur cette position. L’autre reste comme elle est.',
  dice: 'Dés',
  anew: 'relancés',
  anewSays: 'Personne ne sait ce qu’ils donneront.',
  asFell: 'comme ils sont tombés',
  asFellSays: 'Qui joue pareil obtient les mêmes lancers.',
  begin: 'Jouer la suite',
  cancel: 'Annuler',
  me: 'Moi',
  friend: 'Un ami, par lien',
  friendSays:
    'Une table s’ouvre en ligne, et vous envoyez son lien. Dés, tuiles et tout ce qui est face cachée sont redistribués\u00a0: personne ne peut lire la suite dans l’ancienne partie.',
  invite: 'Ouvrir la table',
  badge: 'suite d’une autre partie',
  left: ({ names, played, step }) =>
    `Suite de la partie de ${names.join(', ')}${played === undefined ? '' : ` (${day('fr', played)})`}, après ${step} ${step < 2 ? 'coup' : 'coups'}.`,
};

export const forkWords: Readonly<Record<Language, ForkWords>> = { en, fr };
