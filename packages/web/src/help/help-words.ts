/** What the help says around the rules. */
import type { Language } from '../words/words.ts';
import type { Chapter, Kind, QuickSheet } from './topics.ts';

type OwnPiece = 'mountain' | 'lost-tribe' | 'murloc' | 'marker' | 'harmony' | 'die';
type BoxPiece =
  | 'lair'
  | 'fortress'
  | 'encampment'
  | 'hole'
  | 'hero'
  | 'dragon'
  | 'wisp-wall'
  | 'fort'
  | 'watchtower'
  | 'objective'
  | 'champion'
  | 'beast'
  | 'bomb';

export type HelpWords = {
  readonly title: string;
  readonly open: string;
  readonly close: string;
  readonly back: string;
  readonly search: string;
  readonly searchHint: string;
  readonly found: (n: number) => string;
  readonly nothing: (query: string) => string;
  readonly inShort: string;
  readonly everything: string;
  readonly rules: string;
  readonly sheets: Readonly<Record<QuickSheet, string>>;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly kind: Readonly<Record<Kind, string>>;
  readonly ruling: string;
  /** Of one that a table may read otherwise. */
  readonly choice: string;
  readonly rulings: string;
  readonly rulingTells: string;
  /** Above questions that a table may answer otherwise. */
  readonly choices: string;
  readonly usualReading: string;
  readonly usually: (value: number) => string;
  readonly atThisTable: string;
  readonly changes: string;
  readonly changesSince: (version: number) => string;
  readonly changesTell: (version: number) => string;
  readonly before: string;
  readonly now: string;
  readonly newTile: string;
  readonly unverified: string;
  readonly unverifiedTells: string;
  readonly value: string;
  readonly tray: string;
  readonly faction: string;
  readonly supply: string;
  readonly guard: string;
  readonly immune: string;
  readonly yes: string;
  readonly whatItDoes: string;
  readonly comesWith: string;
  readonly broughtBy: string;
  readonly seeAlso: string;
  readonly onTheMap: string;
  readonly elsewhere: string;
  readonly about: string;
  readonly sameSection: string;
  readonly citedBy: string;
  readonly unknown: string;
  readonly unknownTells: string;
  readonly loading: string;
  readonly menu: string;
  readonly print: string;
  readonly keys: string;
  readonly ownPieces: Readonly<Record<OwnPiece, string>>;
  readonly pieceDoes: Readonly<Record<OwnPiece | BoxPiece, string>>;
};

const en: HelpWords = {
  title: 'Help',
  open: 'Help and rules',
  close: 'Close',
  back: 'Back',
  search: 'Search the rules',
  searchHint: 'Orcs, lair, decline …',
  found: (n) => (n === 1 ? '1 page found' : `${n} pages found`),
  nothing: (query) => `Nothing about “${query}”. Try a shorter word.`,
  inShort: 'In short',
  everything: 'Everything in the box',
  rules: 'The rules in full',
  sheets: { classic: 'Small World', azeroth: 'Small World of Warcraft', battle: 'The Battle of Azeroth' },
  chapters: {
    core: 'For all games',
    classic: 'Small World',
    azeroth: 'Small World of Warcraft',
    battle: 'The Battle of Azeroth',
    maps: 'Boards',
  },
  kinds: { race: 'Races', power: 'Powers', artifact: 'Artifacts', place: 'Legendary places', piece: 'Pieces' },
  kind: { race: 'race', power: 'power', artifact: 'artifact', place: 'legendary place', piece: 'piece' },
  ruling: 'our ruling',
  choice: 'our ruling, a table may choose',
  rulings: 'Our rulings',
  rulingTells: 'The rule books are silent or unclear here; this is how we play it.',
  choices: 'The table may choose',
  usualReading: 'usual',
  usually: (value) => `usual: ${value}`,
  atThisTable: 'at this table',
  changes: 'What has changed in the rules',
  changesSince: (version) => `Changes since version ${version}`,
  changesTell: (version) =>
    `A game is played to its end by the rules that it began with. A game of version ${version} differs from the games of today in this:`,
  before: 'before',
  now: 'today',
  newTile: 'New tile',
  unverified: 'not checked',
  unverifiedTells: 'This value is printed on the tile only and could not be checked; we chose it by comparison with similar tiles.',
  value: 'Tokens it brings',
  tray: 'Tokens in the box',
  faction: 'Faction',
  supply: 'In the box',
  guard: 'Defence',
  immune: 'Makes immune',
  yes: 'yes',
  whatItDoes: 'What it does',
  comesWith: 'Comes with',
  broughtBy: 'Brought by',
  seeAlso: 'See also',
  onTheMap: 'Its tokens: active, and in decline',
  elsewhere: 'Also named in',
  about: 'About',
  sameSection: 'Related rules',
  citedBy: 'Named in',
  unknown: 'No such page',
  unknownTells: 'The help knows nothing by this name. Search above, or begin here:',
  loading: 'Turning the pages …',
  menu: 'Contents',
  print: 'Print',
  keys: 'The key ? opens and closes this page.',
  ownPieces: {
    mountain: 'Mountain',
    'lost-tribe': 'Lost Tribe',
    murloc: 'Murloc',
    marker: 'Face-down marker',
    harmony: 'Harmony token',
    die: 'Reinforcement die',
  },
  pieceDoes: {
    mountain: 'Stands in every mountain region, and defends whoever holds it.',
    'lost-tribe': 'The first to live here: a token of nobody, in the way of everybody.',
    murloc: 'A token of nobody, and a people of its own when regions are counted.',
    marker: 'An artifact or a place, until somebody conquers its region and turns it up.',
    harmony: 'Whoever holds one pays the Pandaren before attacking them.',
    die: 'Three blank faces, then 1, 2 and 3: it may carry the last conquest.',
    lair: 'Makes a region of the Trolls harder to take, even in decline.',
    fortress: 'Defends its region, and brings a coin while its builders are active.',
    encampment: 'Pitched anew each turn, as many together as their people likes.',
    hole: 'Nobody can take what lies above it.',
    hero: 'Nobody can take the region of a hero.',
    dragon: 'Takes a region for one token, and keeps it safe.',
    'wisp-wall': 'Grows in every forest that the Night Elves conquer.',
    fort: 'Goes down in every region that its people takes.',
    watchtower: 'Makes a field untouchable while its people rules around it.',
    objective: 'Pays whoever takes its region, unless they fight for the Horde.',
    champion: 'Takes a region for nothing, and can be bought back.',
    beast: 'Fights like a token, and falls first.',
    bomb: 'Lies face down among the neighbours; half of them go off.',
  },
};

const fr: HelpWords = {
  title: 'Aide',
  open: 'Aide et règles',
  close: 'Fermer',
  back: 'Retour',
  search: 'Chercher dans les règles',
  searchHint: 'Orcs, antre, déclin…',
  found: (n) => (n < 2 ? `${n} page trouvée` : `${n} pages trouvées`),
  nothing: (query) => `Rien sur «\u00a0${query}\u00a0». Essayez un mot plus court.`,
  inShort: 'En bref',
  everything: 'Tout le matériel',
  rules: 'Les règles complètes',
  sheets: { classic: 'Small World', azeroth: 'Small World of Warcraft', battle: 'La Bataille d’Azeroth' },
  chapters: {
    core: 'Pour tous les jeux',
    classic: 'Small World',
    azeroth: 'Small World of Warcraft',
    battle: 'La Bataille d’Azeroth',
    maps: 'Plateaux',
  },
  kinds: { race: 'Races', power: 'Pouvoirs', artifact: 'Artefacts', place: 'Lieux légendaires', piece: 'Pièces' },
  kind: { race: 'race', power: 'pouvoir', artifact: 'artefact', place: 'lieu légendaire', piece: 'pièce' },
  ruling: 'notre arbitrage',
  choice: 'notre arbitrage, au choix de la table',
  rulings: 'Nos arbitrages',
  rulingTells: 'Les livrets se taisent ou restent obscurs sur ce point\u00a0; voici comment nous jouons.',
  choices: 'Au choix de la table',
  usualReading: 'd’habitude',
  usually: (value) => `d’habitude\u00a0: ${value}`,
  atThisTable: 'à cette table',
  changes: 'Ce qui a changé dans les règles',
  changesSince: (version) => `Changements depuis la version ${version}`,
  changesTell: (version) =>
    `Une partie se joue jusqu’au bout avec les règles de son début. Une partie de la version ${version} diffère de celles d’aujourd’hui en ceci\u00a0:`,
  before: 'avant',
  now: 'aujourd’hui',
  newTile: 'Nouvelle tuile',
  unverified: 'non vérifié',
  unverifiedTells:
    'Cette valeur n’est imprimée que sur la tuile et n’a pu être vérifiée\u00a0; nous l’avons choisie d’après des tuiles semblables.',
  value: 'Pions apportés',
  tray: 'Pions dans la boîte',
  faction: 'Faction',
  supply: 'Dans la boîte',
  guard: 'Défense',
  immune: 'Rend imprenable',
  yes: 'oui',
  whatItDoes: 'Ce que cela fait',
  comesWith: 'Vient avec',
  broughtBy: 'Apporté par',
  seeAlso: 'Voir aussi',
  onTheMap: 'Ses pions\u00a0: actifs, et en déclin',
  elsewhere: 'Également cité dans',
  about: 'Concerne',
  sameSection: 'Règles voisines',
  citedBy: 'Cité dans',
  unknown: 'Page inconnue',
  unknownTells: 'L’aide ne connaît rien sous ce nom. Cherchez en haut, ou commencez ici\u00a0:',
  loading: 'On tourne les pages…',
  menu: 'Sommaire',
  print: 'Imprimer',
  keys: 'La touche ? ouvre et ferme cette page.',
  ownPieces: {
    mountain: 'Montagne',
    'lost-tribe': 'Tribu oubliée',
    murloc: 'Murloc',
    marker: 'Marqueur face cachée',
    harmony: 'Jeton d’harmonie',
    die: 'Dé de renfort',
  },
  pieceDoes: {
    mountain: 'Se dresse dans chaque région de montagne et défend qui la tient.',
    'lost-tribe': 'Le premier habitant\u00a0: un pion qui n’est à personne et gêne tout le monde.',
    murloc: 'Un pion qui n’est à personne, et un peuple à part quand on compte les régions.',
    marker: 'Un artefact ou un lieu, jusqu’à ce que quelqu’un conquière sa région et le retourne.',
    harmony: 'Qui en a un paie les Pandarens avant de les attaquer.',
    die: 'Trois faces vides, puis 1, 2 et 3\u00a0: il peut emporter la dernière conquête.',
    lair: 'Rend une région des Trolls plus dure à prendre, même en déclin.',
    fortress: 'Défend sa région et rapporte une pièce tant que ses bâtisseurs sont actifs.',
    encampment: 'Reposé à chaque tour, autant ensemble que son peuple le veut.',
    hole: 'Personne ne peut prendre ce qui est au-dessus.',
    hero: 'Personne ne peut prendre la région d’un héros.',
    dragon: 'Prend une région pour un pion et la garde à l’abri.',
    'wisp-wall': 'Pousse dans chaque forêt que les Elfes de la nuit conquièrent.',
    fort: 'Posé dans chaque région que son peuple prend.',
    watchtower: 'Rend un champ intouchable tant que son peuple domine alentour.',
    objective: 'Paie qui prend sa région, sauf s’il combat pour la Horde.',
    champion: 'Prend une région pour rien, et se rachète.',
    beast: 'Combat comme un pion, et tombe la première.',
    bomb: 'Cachée chez les voisins\u00a0; une sur deux explose.',
  },
};

export const helpWords: Readonly<Record<Language, HelpWords>> = { en, fr };
