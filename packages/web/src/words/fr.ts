import { frHints } from './fr-hints.ts';
import { frNames } from './fr-names.ts';
import { frPlay, frStart } from './fr-play.ts';
import { line, type Part } from './line.ts';
import type { Words } from './words.ts';

const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

const all = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? ' et ' : ', ', part]));

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isTribe = (race: string): boolean => race.startsWith('Tribu');
/** The Lost Tribe is one, all others are many. */
const the = (race: string): string => (isTribe(race) ? `la ${race}` : `les ${race}`);
const ofThe = (race: string): string => (isTribe(race) ? `à la ${race}` : `aux ${race}`);
const feminine = new Set(['forteresse', 'tanière', 'tour de garde', 'bête', 'bombe']);
const a = (piece: string): string => `${feminine.has(piece) ? 'une' : 'un'} ${piece}`;

export const fr: Words = {
  language: 'fr',
  itself: 'Français',
  names: frNames,
  list,
  play: frPlay,
  start: frStart,
  hints: frHints,
  answers: {
    none: 'de passer',
    human: 'la forme humaine',
    worgen: 'la forme worgen',
    pay: 'de payer',
    alliance: 'l’Alliance',
    horde: 'la Horde',
    ally: 'la paix avec',
  },
  tales: {
    round: (n) => `Manche ${n}`,
    picked: (who, combo, tokens, price, found) =>
      line`${who} prend les ${{ strong: combo }}, ${s(tokens, 'pion')}${price > 0 ? `, pour ${s(price, 'pièce')}` : ''}${found > 0 ? ` et trouve ${s(found, 'pièce')}` : ''}`,
    expanded: (who, race, hand) => line`${who} rassemble ${hand} ${race}`,
    abandoned: (who, where) => line`${who} quitte ${where}`,
    rolled: (who, die, where) => (where === undefined ? line`${who} fait ${die} au dé` : line`${who} fait ${die} au dé contre ${where}`),
    conquered: (who, where, from, tokens, helped) =>
      line`${who} prend ${where}${from === undefined ? '' : ` ${ofThe(from)}`} ${tokens === 0 ? 'sans un pion' : line`pour ${tokens}`}${helped === undefined ? '' : ` avec ${helped}`}`,
    repelled: (race, where) => line`${upper(the(race))} échouent devant ${where}`,
    lost: (race, where, fallen, saved) =>
      line`${upper(the(race))} ${isTribe(race) ? 'perd' : 'perdent'} ${where} (${[...(fallen > 0 || saved === 0 ? [s(fallen, 'mort')] : []), ...(saved > 0 ? [`${saved} en main`] : [])].join(', ')})`,
    fell: (race, where) => line`Un pion perdu sur ${where} (${race})`,
    moved: (race, from, to) => (to === undefined ? line`Un pion quitte ${from} (${race})` : line`Un pion va de ${from} à ${to} (${race})`),
    swapped: (one, other) => line`${one} et ${other} changent de place`,
    raised: (piece, where) => line`${upper(a(piece))} sur ${where}`,
    removed: (piece, where) => line`Plus de ${piece} sur ${where}`,
    uncovered: (_piece, where, isLive) => (isLive ? line`La bombe explose sur ${where}\u00a0!` : line`La bombe fait long feu sur ${where}`),
    turnedUp: (marker, where) => line`On découvre ${{ strong: marker }} sur ${where}`,
    carried: (marker, from, to) => line`${upper(marker)}\u00a0: de ${from} à ${to}`,
    paid: (who, to, coins, why) => line`${who} paie ${s(coins, 'pièce')}${to === undefined ? '' : line` à ${to}`} (${why})`,
    earned: (who, coins, why) => line`${who} reçoit ${s(coins, 'pièce')} (${why})`,
    recruited: (race, count, why) => line`${s(count, 'nouveau pion', 'nouveaux pions')}\u00a0: ${race}${why === race ? '' : ` (${why})`}`,
    chose: (who, answer) => line`${who} choisit ${answer}`,
    deployed: (who, count) => line`${who} redéploie ${s(count, 'pion')}`,
    scored: (who, total, items) => line`${who} marque ${total}${items === '' ? '' : `\u00a0: ${items}`}`,
    declined: (who, race) => line`${who} laisse décliner ${the(race)}`,
    vanished: (race) => line`${upper(the(race))} ont disparu de la carte`,
    ended: (winners) => line`La partie est finie\u00a0: ${all(winners)} ${winners.length === 1 ? 'gagne' : 'gagnent ensemble'}`,
  },
  tasks: {
    pick: (who) => line`${who} choisit un peuple.`,
    choice: (who, combo) => line`${who} étend les ${combo}, ou les laisse décliner.`,
    conquest: (who, combo, hand) => line`${who} conquiert avec les ${combo}, ${hand} en main.`,
    deploy: (who, combo, hand) => line`${who} redéploie les ${combo}, ${hand} en main.`,
    place: (who) => line`${who} pose ce qui reste en main.`,
    retreat: (who) => line`${who} se regroupe après l’attaque.`,
    question: (who, ability) => line`${who} décide\u00a0: ${ability}.`,
    over: (winners, coins) => line`${all(winners)} ${winners.length === 1 ? 'gagne' : 'gagnent ensemble'} avec ${s(coins, 'pièce')}.`,
  },
  cost: {
    region: 'toute région',
    standing: (race) => `${race} sur place`,
    travel: 'voyage par mer',
    least: 'jamais moins que cela',
    sum: (total, hand) => `${total < 2 ? 'pion' : 'pions'}\u00a0; ${hand} en main`,
    toll: (coins, why) => `et ${s(coins, 'pièce')}\u00a0: ${why}`,
    paid: 'Vous avez de quoi la prendre',
    twoDice: 'par le dé gratuit et un dernier lancer',
    blocked: {
      'own-region': 'Déjà tenue.',
      water: 'Il faut un peuple qui nage.',
      immune: 'Personne ne peut attaquer ici.',
      'not-bordering': 'Hors de portée\u00a0: aucune région voisine.',
      'no-entry': 'Un peuple sans terre entre par le bord ou une région d’entrée.',
      spent: 'Déjà utilisé ce tour-ci.',
      'not-there': 'Impossible ici.',
      'no-people': 'Pas de peuple pour attaquer.',
      'too-few-coins': 'Trop peu de pièces pour le péage.',
      by: (ability) => `Interdit\u00a0: ${ability}.`,
    },
  },
  page: {
    tagline: 'On n’en a jamais assez',
    board: 'Plateau',
    classic: 'Small World',
    azeroth: 'Small World of Warcraft',
    another: 'En regarder une autre',
    playSelf: 'Jouer soi-même',
    language: 'Langue',
    theme: 'Couleurs',
    light: 'claires',
    dark: 'sombres',
    auto: 'comme l’appareil',
    about: 'À propos',
    close: 'Fermer',
    offers: 'Peuples à prendre',
    peoples: 'Peuples',
    free: 'gratuit',
    tokens: 'pions',
    seats: 'Joueurs',
    toMove: 'à son tour',
    inDecline: 'en déclin',
    nextPeople: 'choisira un nouveau peuple',
    noPeople: 'pas encore de peuple',
    log: 'Journal',
    rounds: 'Manches',
    map: 'Carte',
    tabs: 'Ce qui est montré',
    zoomIn: 'Agrandir la carte',
    zoomOut: 'Réduire la carte',
    replay: 'Rediffusion',
    play: 'Lecture',
    pause: 'Pause',
    back: 'Un coup en arrière',
    forward: 'Un coup en avant',
    toStart: 'Au début',
    toEnd: 'À la fin',
    step: 'Coup',
    speed: 'Vitesse',
    empty: 'personne',
    loading: 'On dresse la table…',
    missing:
      'Cette partie de la page n’a pas pu être chargée. Vous êtes peut-être hors ligne, ou la page a été renouvelée depuis votre arrivée.',
    missingKept: 'Vos parties sont gardées.',
    again: 'Réessayer',
    keys: 'Sur la carte, les flèches vont de région en région, Entrée prend, Échap lâche\u00a0; U annule,\u00a0? ouvre les règles. Dans une rediffusion, espace\u00a0: lecture et pause, ← →\u00a0: un coup.',
    nothing: 'Rien ne s’est encore passé.',
    coins: (n) => s(n, 'pièce'),
    coinsOnIt: (n) => `${s(n, 'pièce')} dessus`,
    regions: (n) => s(n, 'région'),
    islands: (n) => s(n, 'île'),
    inHand: (n) => `${n} en main`,
    seatsFor: (n) => `${n} joueurs`,
    stepOf: (step, of) => `Coup ${step} sur ${of}`,
    holds: (seat, race, tokens, isDeclined) => `${seat}\u00a0: ${race} × ${tokens}${isDeclined ? ', en déclin' : ''}`,
    costs: (tokens) => `coûte ${s(tokens, 'pion')}`,
    costsByDie: (tokens, percent) => `coûte ${s(tokens, 'pion')}, ${percent}\u00a0% avec le dé`,
    facedown: 'jeton face cachée',
    gift: (marker, does) => `${upper(marker)}\u00a0: ${does}.`,
    scoreOf: (race, n) => `${s(n, 'région')} (${race})`,
    faction: 'faction vaincue',
  },
  about: {
    title: 'À propos d’Elbowroom',
    what: 'Elbowroom joue à Small World et à Small World of Warcraft, contre des robots, entre amis au même écran, et en ligne par un lien. Les parties au même écran sont gardées dans ce navigateur et nulle part ailleurs\u00a0; celles en ligne le sont par le serveur où l’on joue.',
    notice:
      'Projet indépendant d’amateurs, avec ses propres dessins, noms de lieux et textes. Sans lien avec les éditeurs des jeux, ni approbation de leur part.',
    art: 'Plateaux, terrains et page sont de nous.',
    emblems: 'Emblèmes des artistes de game-icons.net, CC BY 3.0\u00a0:',
    fonts:
      'Polices\u00a0: Alegreya de Juan Pablo del Peral, Atkinson Hyperlegible Next du Braille Institute, toutes deux sous Open Font License.',
  },
};
