/** What the end screen says. */
import type { Language } from '../words/words.ts';
import type { CoinSource } from './ledger.ts';

export type EndWords = {
  readonly wins: (names: readonly string[], coins: number) => string;
  readonly teamWins: (team: string, coins: number) => string;
  readonly teamsShare: (teams: readonly string[]) => string;
  readonly stands: (round: number, rounds: number) => string;
  readonly notOver: string;
  readonly byTokens: (rivals: readonly { readonly name: string; readonly tokens: number }[], coins: number) => string;
  readonly byRichest: (teams: readonly string[], score: number) => string;
  /** How somebody came to win; `since` is the round from which nobody was ahead of them or beside them. */
  readonly lead: (name: string, ahead: number, of: string, since: number, rounds: number) => string;
  readonly shared: (names: readonly string[], coins: number) => string;
  readonly ranking: string;
  readonly coins: (n: number) => string;
  readonly tokens: (n: number) => string;
  readonly battle: string;
  readonly teams: string;
  readonly lowest: string;
  readonly course: string;
  readonly courseTells: (leader: string, coins: number) => string;
  readonly start: string;
  readonly round: string;
  readonly table: string;
  readonly origins: string;
  readonly originsTells: string;
  readonly source: Readonly<Record<CoinSource, string>>;
  readonly total: string;
  readonly best: string;
  readonly bestTurn: (name: string, round: number) => string;
  readonly watch: string;
  readonly timing: string;
  readonly timingTells: string;
  readonly people: (combo: string, from: number, declined: number | undefined, active: number, after: number) => string;
  readonly inDecline: string;
  readonly luck: string;
  readonly luckTells: string;
  /** What the dice of so many rolls showed, against what dice do on the whole. */
  readonly rolls: (n: number, rolled: number, expected: number) => string;
  readonly lasts: (won: number, tried: number, due: number) => string;
  readonly noRolls: string;
  readonly replay: string;
  readonly toStart: string;
  readonly turnBack: string;
  readonly back: string;
  readonly forward: string;
  readonly turnOn: string;
  readonly toEnd: string;
  readonly play: string;
  readonly pause: string;
  readonly step: string;
  readonly stepOf: (n: number, of: number) => string;
  readonly map: string;
  readonly noMap: string;
  readonly nothingYet: string;
  readonly turnOf: (name: string, round: number) => string;
  readonly share: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly file: string;
  readonly picture: string;
  readonly noPicture: string;
  readonly rematch: string;
  readonly review: string;
  readonly close: string;
  readonly seed: (seed: string) => string;
  readonly seatsFor: (n: number) => string;
  readonly loading: string;
  readonly broken: string;
  readonly failed: string;
};

const list = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

const tenths = (n: number, language: Language): string => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(n);

const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const en: EndWords = {
  wins: (names, coins) => `${list(names, 'and')} ${names.length === 1 ? 'wins' : 'win together'} with ${s(coins, 'coin')}`,
  teamWins: (team, coins) => `The ${team} wins with ${s(coins, 'coin')}`,
  teamsShare: (teams) => `${list(teams, 'and')} share the victory`,
  stands: (round, rounds) => `Round ${round} of ${rounds}`,
  notOver: 'This game is not over. This is how it stands.',
  byTokens: (rivals, coins) =>
    `${list(
      rivals.map(({ name }) => name),
      'and',
    )} have ${s(coins, 'coin')} each. Race tokens on the map decide: ${list(
      rivals.map(({ name, tokens }) => `${name} ${tokens}`),
      'and',
    )}.`,
  byRichest: (teams, score) => `${list(teams, 'and')} both score ${score}. The richest single seat decides.`,
  shared: (names, coins) => `${list(names, 'and')} have ${s(coins, 'coin')} each and nothing tells them apart: the victory is shared.`,
  lead: (name, ahead, of, since, rounds) =>
    `${since >= rounds ? `${name} takes the lead in the very last round` : since <= 1 ? `${name} leads from the first round on` : `${name} leads from round ${since} on`} and ends ${s(ahead, 'coin')} ahead of ${of}.`,
  ranking: 'Ranking',
  coins: (n) => s(n, 'coin'),
  tokens: (n) => `${s(n, 'token')} on the map`,
  battle: 'The Battle of Azeroth',
  teams: 'Factions',
  lowest: 'A faction scores the lower of its two seats.',
  course: 'Coins by round',
  courseTells: (leader, coins) => `Line chart: the purse of each seat after every round. ${leader} ends first with ${coins}.`,
  start: 'start',
  round: 'Round',
  table: 'As a table',
  origins: 'Where the coins came from',
  originsTells: 'A column for each round; what was paid hangs below the line.',
  source: {
    start: 'To begin with',
    regions: 'Regions',
    declined: 'Regions in decline',
    race: 'Race',
    power: 'Power',
    marker: 'Artifacts and places',
    faction: 'Defeated faction',
    draft: 'Choice of peoples',
    fees: 'Tolls and fees',
  },
  total: 'Total',
  best: 'Best turns',
  bestTurn: (name, round) => `${name}, round ${round}`,
  watch: 'Watch it',
  timing: 'Peoples and their decline',
  timingTells: 'Coins each people brought while active, and in decline.',
  people: (combo, from, declined, active, after) =>
    `${combo}: from round ${from}${declined === undefined ? '' : `, in decline from round ${declined}`}; ${s(active, 'coin')}${after > 0 ? `, and ${after} in decline` : ''}`,
  inDecline: 'in decline',
  luck: 'Luck of the die',
  luckTells: 'The mean of the die is 1. Last conquests are weighed by their chance.',
  rolls: (n, rolled, expected) => `${s(n, 'roll')}: ${rolled} rolled, ${expected} expected`,
  lasts: (won, tried, due) => `${won} of ${s(tried, 'last conquest')} won, ${tenths(due, 'en')} expected`,
  noRolls: 'never rolled',
  replay: 'The game again',
  toStart: 'To the start',
  turnBack: 'One turn back',
  back: 'One step back',
  forward: 'One step on',
  turnOn: 'One turn on',
  toEnd: 'To the end',
  play: 'Play',
  pause: 'Pause',
  step: 'Step',
  stepOf: (n, of) => `Step ${n} of ${of}`,
  map: 'Map of the game',
  noMap: 'No drawing of this board could be had.',
  nothingYet: 'The table is laid.',
  turnOf: (name, round) => `Round ${round}: ${name}`,
  share: 'Share',
  link: 'Link of this game',
  copy: 'Copy link',
  copied: 'Copied',
  file: 'Save as file',
  picture: 'Save as picture',
  noPicture: 'This browser could not draw the picture.',
  rematch: 'Play again',
  review: 'Review',
  close: 'Close',
  seed: (seed) => `seed “${seed}”`,
  seatsFor: (n) => `${n} seats`,
  loading: 'Counting the coins …',
  broken: 'This game cannot be shown',
  failed: 'The page could not load what it needs. Try again when you are connected.',
};

const p = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

const fr: EndWords = {
  wins: (names, coins) => `${list(names, 'et')} ${names.length === 1 ? 'gagne' : 'gagnent ensemble'} avec ${p(coins, 'pièce')}`,
  teamWins: (team, coins) => `${{ Alliance: 'L’', Horde: 'La ' }[team] ?? 'Le '}${team} gagne avec ${p(coins, 'pièce')}`,
  teamsShare: (teams) => `${list(teams, 'et')} partagent la victoire`,
  stands: (round, rounds) => `Manche ${round} sur ${rounds}`,
  notOver: 'Cette partie n’est pas finie. Voici où elle en est.',
  byTokens: (rivals, coins) =>
    `${list(
      rivals.map(({ name }) => name),
      'et',
    )} ont ${p(coins, 'pièce')} chacun. Les pions de race sur la carte départagent\u00a0: ${list(
      rivals.map(({ name, tokens }) => `${name} ${tokens}`),
      'et',
    )}.`,
  byRichest: (teams, score) => `${list(teams, 'et')} marquent ${score}. Le joueur le plus riche départage.`,
  shared: (names, coins) =>
    `${list(names, 'et')} ont ${p(coins, 'pièce')} chacun et rien ne les départage\u00a0: la victoire est partagée.`,
  lead: (name, ahead, of, since, rounds) =>
    `${since >= rounds ? `${name} prend la tête à la toute dernière manche` : since <= 1 ? `${name} mène dès la première manche` : `${name} mène dès la manche ${since}`} et finit avec ${p(ahead, 'pièce')} d’avance sur ${of}.`,
  ranking: 'Classement',
  coins: (n) => p(n, 'pièce'),
  tokens: (n) => `${p(n, 'pion')} sur la carte`,
  battle: 'La Bataille d’Azeroth',
  teams: 'Factions',
  lowest: 'Une faction marque le plus faible de ses deux totaux.',
  course: 'Pièces par manche',
  courseTells: (leader, coins) => `Courbes\u00a0: la bourse de chaque joueur après chaque manche. ${leader} finit en tête avec ${coins}.`,
  start: 'début',
  round: 'Manche',
  table: 'En tableau',
  origins: 'D’où viennent les pièces',
  originsTells: 'Une colonne par manche\u00a0; ce qui a été payé pend sous la ligne.',
  source: {
    start: 'Au départ',
    regions: 'Régions',
    declined: 'Régions en déclin',
    race: 'Race',
    power: 'Pouvoir',
    marker: 'Artefacts et lieux',
    faction: 'Faction vaincue',
    draft: 'Choix des peuples',
    fees: 'Péages et frais',
  },
  total: 'Total',
  best: 'Meilleurs tours',
  bestTurn: (name, round) => `${name}, manche ${round}`,
  watch: 'Revoir',
  timing: 'Les peuples et leur déclin',
  timingTells: 'Ce que chaque peuple a rapporté, actif puis en déclin.',
  people: (combo, from, declined, active, after) =>
    `${combo}\u00a0: depuis la manche ${from}${declined === undefined ? '' : `, en déclin dès la manche ${declined}`}\u00a0; ${p(active, 'pièce')}${after > 0 ? `, et ${after} en déclin` : ''}`,
  inDecline: 'en déclin',
  luck: 'La chance au dé',
  luckTells: 'La moyenne du dé est de 1. Les dernières conquêtes sont pesées selon leur chance.',
  rolls: (n, rolled, expected) => `${p(n, 'lancer')}\u00a0: ${p(rolled, 'obtenu')}, ${p(expected, 'attendu')}`,
  lasts: (won, tried, due) =>
    `${won} sur ${p(tried, 'dernière conquête', 'dernières conquêtes')} réussie${won > 1 ? 's' : ''}, ${tenths(due, 'fr')} attendue${Math.round(due * 10) < 20 ? '' : 's'}`,
  noRolls: 'aucun lancer',
  replay: 'Revoir la partie',
  toStart: 'Au début',
  turnBack: 'Un tour en arrière',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  turnOn: 'Un tour en avant',
  toEnd: 'À la fin',
  play: 'Lecture',
  pause: 'Pause',
  step: 'Coup',
  stepOf: (n, of) => `Coup ${n} sur ${of}`,
  map: 'Carte de la partie',
  noMap: 'Aucun dessin de ce plateau n’a pu être obtenu.',
  nothingYet: 'La table est dressée.',
  turnOf: (name, round) => `Manche ${round}\u00a0: ${name}`,
  share: 'Partager',
  link: 'Lien de cette partie',
  copy: 'Copier le lien',
  copied: 'Copié',
  file: 'Enregistrer un fichier',
  picture: 'Enregistrer une image',
  noPicture: 'Ce navigateur n’a pas pu dessiner l’image.',
  rematch: 'Rejouer',
  review: 'Relire',
  close: 'Fermer',
  seed: (seed) => `graine «\u00a0${seed}\u00a0»`,
  seatsFor: (n) => `${n} joueurs`,
  loading: 'On compte les pièces…',
  broken: 'Cette partie ne peut pas être montrée',
  failed: 'La page n’a pas pu charger ce qu’il faut. Réessayez une fois en ligne.',
};

export const endWords: Readonly<Record<Language, EndWords>> = { en, fr };
