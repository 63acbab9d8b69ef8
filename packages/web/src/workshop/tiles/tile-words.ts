/** What is said at the bench where tiles are made. */
import type { TileKind } from '@elbowroom/rules/homebrew';
import type { Wording } from '../../words/wording.ts';
import type { Language } from '../../words/words.ts';

export type TileWords = Wording<
  | 'bench'
  | 'begin'
  | 'beginSays'
  | 'example'
  | 'blank'
  | 'game'
  | 'classic'
  | 'azeroth'
  | 'nameEn'
  | 'nameFr'
  | 'emblem'
  | 'noEmblem'
  | 'chooseEmblem'
  | 'findEmblem'
  | 'emblemCredit'
  | 'moreEmblems'
  | 'value'
  | 'tray'
  | 'faction'
  | 'borrows'
  | 'borrowsSays'
  | 'borrowsNone'
  | 'effects'
  | 'noEffects'
  | 'add'
  | 'addTitle'
  | 'full'
  | 'remove'
  | 'earlier'
  | 'later'
  | 'empty'
  | 'everywhere'
  | 'any'
  | 'done'
  | 'undo'
  | 'redo'
  | 'saved'
  | 'rules'
  | 'try'
  | 'trySays'
  | 'tryAgain'
  | 'notYet'
  | 'lab'
  | 'close'
  | 'fewer'
  | 'more'
  | 'plainFolk'
  | 'plainPower'
> & {
  readonly kinds: Wording<TileKind>;
  readonly factions: Wording<'alliance' | 'horde' | 'neutral'>;
  readonly noEmblemFound: (query: string) => string;
  readonly faults: Readonly<Record<string, string>>;
  readonly between: (least: number, most: number) => string;
};

const en: TileWords = {
  bench: 'A tile of your own',
  begin: 'What will it be?',
  beginSays: 'Begin with one of ours and change it, or with nothing at all.',
  example: 'Begin with one of ours',
  blank: 'Begin with nothing',
  game: 'For which game?',
  classic: 'Small World',
  azeroth: 'Azeroth',
  nameEn: 'Name in English',
  nameFr: 'Name in French',
  emblem: 'Emblem',
  noEmblem: 'none yet',
  chooseEmblem: 'Choose an emblem',
  findEmblem: 'Look for one: fox, ship, flame …',
  emblemCredit: 'Drawings by the artists of game-icons.net, CC BY 3.0',
  moreEmblems: 'Show more',
  value: 'Tokens',
  tray: 'In the tray',
  faction: 'Side',
  borrows: 'Borrows the tokens of',
  borrowsSays: 'At a table of cardboard somebody has to lend their tokens; their tile stays in the box.',
  borrowsNone: 'nobody',
  effects: 'What it does',
  noEffects: 'Nothing yet but numbers.',
  add: 'Add something that it does',
  addTitle: 'It could have …',
  full: 'That is as much as a tile can do.',
  remove: 'Remove',
  earlier: 'Further up',
  later: 'Further down',
  empty: 'Leave out',
  everywhere: 'Whatever is left open holds for all regions.',
  any: 'any',
  done: 'Done',
  undo: 'Undo',
  redo: 'Redo',
  saved: 'Kept in this browser as you work.',
  rules: 'Its rules, as everybody will read them',
  try: 'Try it',
  trySays: 'Conquer, score, decline: a turn takes a minute. Bert hardly defends himself.',
  tryAgain: 'Begin again',
  notYet: 'As soon as nothing is amiss with it, it can be tried here.',
  fewer: 'One fewer',
  more: 'One more',
  lab: 'Is it fair?',
  close: 'Close',
  plainFolk: 'Folk',
  plainPower: 'Ordinary',
  kinds: { race: 'Race', power: 'Power', artifact: 'Artifact', place: 'Place' },
  factions: { alliance: 'Alliance', horde: 'Horde', neutral: 'Neutral' },
  noEmblemFound: (query) => `No drawing for “${query}”. The names are English: try another word.`,
  between: (least, most) => `from ${least} to ${most}`,
  faults: {
    'taken-id': 'Something else is called so already.',
    'odd-id': 'It needs a name that begins with a letter.',
    blank: 'It needs a name.',
    'too-long': 'That is too long.',
    'control-character': 'Only plain letters, please.',
    'out-of-range': 'This number is not possible here.',
    'not-whole': 'This has to be a whole number.',
    'small-tray': 'There have to be at least as many tokens as it brings.',
    'no-lender': 'These tokens are not to be had.',
    'too-many': 'That is one too many on a tile.',
    'two-choices': 'Only one kind of piece can be placed by choice.',
    'two-firsts': 'Only one kind of piece can be for the first conquests.',
    'two-counts': 'Only one of these on a tile: a piece by choice, a special conquest, the die, the first token spared.',
    'two-questions': 'Only one of these on a tile: tokens for attack only, a special conquest with a die.',
    'no-piece': 'Coins for pieces need a piece.',
    'no-attack': 'This needs a special conquest to go with.',
    'no-where': 'Say which regions.',
    'odd-emblem': 'There is no such drawing.',
    'not-here': 'This kind of tile cannot have that.',
    'too-many-attacks': 'There are too many special conquests in this game.',
    'unknown-key': 'This does not fit here any more.',
  },
};

const fr: TileWords = {
  bench: 'Une tuile à vous',
  begin: 'Qu’est-ce que ce sera\u00a0?',
  beginSays: 'Partez d’une des nôtres pour la changer, ou de rien du tout.',
  example: 'Partir d’une des nôtres',
  blank: 'Partir de rien',
  game: 'Pour quel jeu\u00a0?',
  classic: 'Small World',
  azeroth: 'Azeroth',
  nameEn: 'Nom en anglais',
  nameFr: 'Nom en français',
  emblem: 'Emblème',
  noEmblem: 'aucun pour l’instant',
  chooseEmblem: 'Choisir un emblème',
  findEmblem: 'Chercher\u00a0: renard, navire, flamme…',
  emblemCredit: 'Dessins des artistes de game-icons.net, CC BY 3.0',
  moreEmblems: 'En montrer d’autres',
  value: 'Pions',
  tray: 'Dans la réserve',
  faction: 'Camp',
  borrows: 'Emprunte les pions de',
  borrowsSays: 'Sur une vraie table, quelqu’un doit prêter ses pions\u00a0; sa tuile reste dans la boîte.',
  borrowsNone: 'personne',
  effects: 'Ce qu’il sait faire',
  noEffects: 'Rien que le nombre pour l’instant.',
  add: 'Ajouter ce qu’il sait faire',
  addTitle: 'Il pourrait avoir…',
  full: 'Une tuile ne peut pas en faire plus.',
  remove: 'Retirer',
  earlier: 'Plus haut',
  later: 'Plus bas',
  empty: 'Laisser de côté',
  everywhere: 'Ce qui reste ouvert vaut pour toutes les régions.',
  any: 'peu importe',
  done: 'C’est bon',
  undo: 'Annuler',
  redo: 'Rétablir',
  saved: 'Gardé dans ce navigateur au fur et à mesure.',
  rules: 'Ses règles, telles que tout le monde les lira',
  try: 'L’essayer',
  trySays: 'Conquérir, marquer, décliner\u00a0: un tour prend une minute. Bert se défend à peine.',
  tryAgain: 'Recommencer',
  notYet: 'Dès que tout sera en ordre, on pourra l’essayer ici.',
  fewer: 'Un de moins',
  more: 'Un de plus',
  lab: 'Est-ce équitable\u00a0?',
  close: 'Fermer',
  plainFolk: 'Gens',
  plainPower: 'Ordinaires',
  kinds: { race: 'Peuple', power: 'Pouvoir', artifact: 'Artefact', place: 'Lieu' },
  factions: { alliance: 'Alliance', horde: 'Horde', neutral: 'Neutre' },
  noEmblemFound: (query) => `Aucun dessin pour «\u00a0${query}\u00a0». Les noms sont anglais\u00a0: essayez un autre mot.`,
  between: (least, most) => `de ${least} à ${most}`,
  faults: {
    'taken-id': 'Autre chose s’appelle déjà ainsi.',
    'odd-id': 'Il lui faut un nom qui commence par une lettre.',
    blank: 'Il lui faut un nom.',
    'too-long': 'C’est trop long.',
    'control-character': 'Rien que de simples lettres.',
    'out-of-range': 'Ce nombre n’est pas possible ici.',
    'not-whole': 'Il faut un nombre entier.',
    'small-tray': 'Il faut au moins autant de pions qu’il en apporte.',
    'no-lender': 'Ces pions ne sont pas disponibles.',
    'too-many': 'C’est un de trop sur une tuile.',
    'two-choices': 'Une seule sorte de jeton peut se placer au choix.',
    'two-firsts': 'Une seule sorte de jeton peut marquer les premières conquêtes.',
    'two-counts': 'Un seul de ceux-ci par tuile\u00a0: jeton au choix, conquête spéciale, dé, premier pion épargné.',
    'two-questions': 'Un seul de ceux-ci par tuile\u00a0: pions pour l’attaque, conquête spéciale avec un dé.',
    'no-piece': 'Des pièces par jeton demandent un jeton.',
    'no-attack': 'Ceci demande une conquête spéciale.',
    'no-where': 'Dites quelles régions.',
    'odd-emblem': 'Ce dessin n’existe pas.',
    'not-here': 'Cette sorte de tuile ne peut pas l’avoir.',
    'too-many-attacks': 'Il y a trop de conquêtes spéciales dans cette partie.',
    'unknown-key': 'Ceci ne convient plus ici.',
  },
};

export const tileWords: Readonly<Record<Language, TileWords>> = { en, fr };

/** In the language of the page, or as the rules say it. */
export const faultSays = (words: TileWords, { code, message }: { readonly code: string; readonly message: string }): string =>
  words.faults[code] ?? message;
