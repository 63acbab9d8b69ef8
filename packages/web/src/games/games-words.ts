/** What the page says about games as links and files. */
import type { Language } from '../words/words.ts';
import type { FaultCode, UnreadableGame } from './game.ts';

export type GamesWords = {
  readonly open: string;
  readonly openTitle: string;
  readonly file: string;
  readonly fileHint: string;
  readonly link: string;
  readonly show: string;
  readonly close: string;
  readonly faults: Readonly<Record<FaultCode, string>>;
  readonly atMove: (n: number, what: string) => string;
  readonly kept: string;
};

const en: GamesWords = {
  open: 'Open a game …',
  openTitle: 'Open a game',
  file: 'Choose a file',
  fileHint: 'or drop it here',
  link: 'or paste a link, or the text of a game',
  show: 'Show the game',
  close: 'Close',
  faults: {
    empty: 'There is nothing in it.',
    'too-long': 'This is longer than any game can be.',
    'not-a-game': 'This is no game of Elbowroom: the head with edition and seats is missing.',
    'not-a-link': 'This address leads to no game: the part after #game/ is missing.',
    damaged: 'This link or file is damaged. Perhaps it was cut off when it was copied.',
    newer: 'This game was written by a newer version. Load the page again and try once more.',
    prepared: 'This game began with tiles laid out by hand, which only the test tools can do.',
    'bad-setup': 'This game cannot be set up.',
    'bad-move': 'One of its moves does not fit the rules.',
    differs: 'Played again, it ends with other coins than it says: it was played under other rules, or changed.',
  },
  atMove: (n, what) => `Move ${n}: ${what}`,
  kept: 'Nothing of yours was changed.',
};

const fr: GamesWords = {
  open: 'Ouvrir une partie…',
  openTitle: 'Ouvrir une partie',
  file: 'Choisir un fichier',
  fileHint: 'ou le déposer ici',
  link: 'ou coller un lien, ou le texte d’une partie',
  show: 'Montrer la partie',
  close: 'Fermer',
  faults: {
    empty: 'Il n’y a rien dedans.',
    'too-long': 'C’est plus long qu’aucune partie ne peut l’être.',
    'not-a-game': 'Ce n’est pas une partie d’Elbowroom\u00a0: l’en-tête avec l’édition et les joueurs manque.',
    'not-a-link': 'Cette adresse ne mène à aucune partie\u00a0: il manque ce qui suit #game/.',
    damaged: 'Ce lien ou ce fichier est abîmé. Il a peut-être été coupé en le copiant.',
    newer: 'Cette partie a été écrite par une version plus récente. Rechargez la page et réessayez.',
    prepared: 'Cette partie a commencé avec des tuiles préparées à la main, ce que seuls les outils de test savent faire.',
    'bad-setup': 'Cette partie ne peut pas être mise en place.',
    'bad-move': 'Un de ses coups ne respecte pas les règles.',
    differs: 'Rejouée, elle finit avec d’autres pièces qu’annoncé\u00a0: elle a été jouée avec d’autres règles, ou modifiée.',
  },
  atMove: (n, what) => `Coup ${n}\u00a0: ${what}`,
  kept: 'Rien de ce qui est à vous n’a changé.',
};

export const gamesWords: Readonly<Record<Language, GamesWords>> = { en, fr };

/** What is wrong in this very game, which the words for its kind cannot know. The others say everything already. */
const TELLING: readonly FaultCode[] = ['bad-setup', 'bad-move', 'differs'];

/** The reason in words, and what exactly is wrong. */
export function faultText(words: GamesWords, { code, detail, move }: UnreadableGame): string {
  const exactly = move === undefined ? detail : words.atMove(move, detail);
  return TELLING.includes(code) && exactly !== '' ? `${words.faults[code]} ${exactly}` : words.faults[code];
}
