/** What the review of a game says. */
import type { TurnSubject, TurnVerdict } from '@elbowroom/bots';
import { adviceWords, expectedCoins } from '../../advice/advice-words.ts';
import type { Wording } from '../../words/wording.ts';
import type { Language } from '../../words/words.ts';

export type ReviewWords = Wording<
  | 'title'
  | 'lead'
  | 'back'
  | 'stop'
  | 'goOn'
  | 'again'
  | 'missing'
  | 'failed'
  | 'nothing'
  | 'seats'
  | 'seat'
  | 'accuracy'
  | 'accuracySays'
  | 'lost'
  | 'luckDice'
  | 'luckTiles'
  | 'mistakes'
  | 'chart'
  | 'chartSays'
  | 'bars'
  | 'asTable'
  | 'turn'
  | 'decisive'
  | 'decisiveSays'
  | 'flagged'
  | 'noneFlagged'
  | 'everybody'
  | 'only'
  | 'played'
  | 'best'
  | 'map'
  | 'noMap'
  | 'retry'
  | 'watch'
  | 'noPlan'
  | 'bestFound'
  | 'lostBy'
> & {
  readonly verdicts: Wording<TurnVerdict>;
  /** What coins were lost about. */
  readonly subjects: Wording<TurnSubject>;
  readonly progress: (done: number, of: number) => string;
  readonly counting: string;
  readonly turnOf: (round: number, name: string) => string;
  readonly flaggedCount: (n: number) => string;
  /** Coins that are expected, with one digit behind the point. */
  readonly coins: (n: number) => string;
  readonly signed: (n: number) => string;
  readonly percent: (n: number) => string;
  readonly draft: (best: string, played: string, coins: string) => string;
  readonly declineLate: (coins: string, bound: number, tokens: number) => string;
  readonly onOffer: (combo: string, tokens: number, price: string) => string;
  readonly declineEarly: (coins: string, free: number, tokens: number, won: number) => string;
  readonly conquest: (coins: string, take: readonly string[], leave: readonly string[]) => string;
  readonly sameRegions: (coins: string) => string;
  readonly redeployment: (coins: string) => string;
  /** Before a list of regions and how many tokens stand in each. */
  readonly stands: string;
  readonly behind: (coins: string) => string;
  readonly lastRoll: (region: string, percent: string) => string;
  readonly thisTurn: (best: string, played: string) => string;
  readonly dice: (signed: string) => string;
  readonly tiles: (signed: string) => string;
  readonly numberedMap: (what: string) => string;
};

const listed = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);

const en: ReviewWords = {
  title: 'Review',
  lead: 'Every turn beside the best plan that was found for it, from what its seat could know then. Coins are coins at the end of the game.',
  back: 'Back to the game',
  stop: 'Break off',
  goOn: 'Go on',
  again: 'Try again',
  missing: 'The bots that weigh the turns could not be fetched. What has been weighed stays.',
  failed: 'Some turns could not be weighed. The others are shown.',
  nothing: 'There is no turn to be weighed in this game.',
  seats: 'The seats',
  seat: 'Seat',
  accuracy: 'Accuracy',
  accuracySays: '100: every turn as good as the best plan found; a turn that gives away 4 coins counts half.',
  lost: 'Coins lost',
  luckDice: 'Luck of the dice',
  luckTiles: 'Luck of the tiles',
  mistakes: 'Mistakes + slips',
  chart: 'Who was ahead',
  chartSays: 'Coins expected at the end, ahead of whom the seat has to beat, before every turn.',
  bars: 'Coins lost by turn',
  asTable: 'As a table',
  turn: 'Turn',
  decisive: 'The three turns that mattered most',
  decisiveSays: 'By what they lost, or by what luck made of them.',
  flagged: 'Turns that could have been better',
  noneFlagged: 'None so far: nobody gave away three coins or more.',
  everybody: 'All seats',
  only: 'Whose turns',
  played: 'Played',
  best: 'Best plan',
  map: 'The map before this turn',
  noMap: 'The map could not be fetched.',
  retry: 'Retry this turn',
  watch: 'Show in the replay',
  noPlan: 'nothing to show on the map',
  bestFound: 'Nothing better was found.',
  lostBy: 'Lost about',
  verdicts: { best: 'best', good: 'good', slip: 'slip', mistake: 'mistake' },
  subjects: {
    draft: 'choice of a people',
    'decline-late': 'declining too late',
    'decline-early': 'declining too early',
    conquest: 'conquests',
    redeployment: 'redeployment',
  },
  progress: (done, of) => `${done} of ${of} turns weighed`,
  counting: 'Looking through the game …',
  turnOf: (round, name) => `Round ${round} · ${name}`,
  flaggedCount: (n) => `${n} ${n === 1 ? 'turn' : 'turns'}`,
  coins: expectedCoins.en,
  signed: adviceWords.en.signed,
  percent: (n) => `${Math.round(n * 100)} %`,
  draft: (best, played, coins) => `${best} would have been worth ${coins} more than ${played}.`,
  declineLate: (coins, bound, tokens) => `Declining now was worth ${coins} more: ${bound} of ${tokens} tokens were bound to their regions.`,
  onOffer: (combo, tokens, price) => `${combo} (${tokens} tokens) stood on offer ${price}.`,
  declineEarly: (coins, free, tokens, won) =>
    `Too early to decline: holding on was worth ${coins} more. ${free} of ${tokens} tokens were free to attack${won > 0 ? `, enough for ${won} more ${won === 1 ? 'region' : 'regions'}` : ''}.`,
  conquest: (coins, take, leave) => {
    const instead = leave.length === 0 ? '' : ` rather than ${listed('en', leave)}`;
    return take.length === 0
      ? `Leaving ${listed('en', leave)} alone was worth ${coins} more.`
      : `Taking ${listed('en', take)}${instead} was worth ${coins} more.`;
  },
  sameRegions: (coins) => `The same regions, taken in another way or order, were worth ${coins} more.`,
  stands: 'Tokens at the end:',
  redeployment: (coins) => `The conquests were right. Where the tokens stood at the end of the turn cost ${coins}.`,
  behind: (coins) => `${coins} behind the best plan: nothing to worry about.`,
  lastRoll: (region, percent) => `The best plan ends with a roll for ${region}, which succeeds in ${percent}.`,
  thisTurn: (best, played) => `This turn alone: ${best} expected instead of ${played}.`,
  dice: (signed) => `The dice brought ${signed} beyond what was to be expected.`,
  tiles: (signed) => `The tiles on offer brought ${signed} beyond what was to be expected.`,
  numberedMap: (what) => `${what}: regions numbered in the order they are taken`,
};

const fr: ReviewWords = {
  title: 'Relecture',
  lead: 'Chaque tour à côté du meilleur plan trouvé pour lui, d’après ce que le joueur pouvait savoir alors. Les pièces sont celles de la fin de la partie.',
  back: 'Retour à la partie',
  stop: 'Interrompre',
  goOn: 'Reprendre',
  again: 'Réessayer',
  missing: 'Les robots qui pèsent les tours n’ont pas pu être chargés. Ce qui est déjà pesé reste.',
  failed: 'Certains tours n’ont pas pu être pesés. Les autres sont montrés.',
  nothing: 'Il n’y a aucun tour à peser dans cette partie.',
  seats: 'Les joueurs',
  seat: 'Joueur',
  accuracy: 'Justesse',
  accuracySays: '100\u00a0: chaque tour vaut le meilleur plan trouvé\u00a0; un tour qui donne 4 pièces compte pour moitié.',
  lost: 'Pièces perdues',
  luckDice: 'Chance aux dés',
  luckTiles: 'Chance aux tuiles',
  mistakes: 'Erreurs + légères',
  chart: 'Qui était devant',
  chartSays: 'Pièces attendues à la fin, d’avance sur qui il faut battre, avant chaque tour.',
  bars: 'Pièces perdues par tour',
  asTable: 'En tableau',
  turn: 'Tour',
  decisive: 'Les trois tours qui ont le plus compté',
  decisiveSays: 'Par ce qu’ils ont perdu, ou par ce que la chance en a fait.',
  flagged: 'Les tours qui pouvaient être meilleurs',
  noneFlagged: 'Aucun jusqu’ici\u00a0: personne n’a donné trois pièces ou plus.',
  everybody: 'Tous les joueurs',
  only: 'Les tours de',
  played: 'Joué',
  best: 'Meilleur plan',
  map: 'La carte avant ce tour',
  noMap: 'La carte n’a pas pu être chargée.',
  retry: 'Rejouer ce tour',
  watch: 'Montrer dans la partie',
  noPlan: 'rien à montrer sur la carte',
  bestFound: 'Rien de mieux n’a été trouvé.',
  lostBy: 'Perdues sur',
  subjects: {
    draft: 'choix du peuple',
    'decline-late': 'déclin trop tardif',
    'decline-early': 'déclin trop hâtif',
    conquest: 'conquêtes',
    redeployment: 'redéploiement',
  },
  verdicts: { best: 'meilleur', good: 'bon', slip: 'erreur légère', mistake: 'erreur' },
  progress: (done, of) => `${done} ${done < 2 ? 'tour pesé' : 'tours pesés'} sur ${of}`,
  counting: 'La partie est parcourue…',
  turnOf: (round, name) => `Manche ${round} · ${name}`,
  flaggedCount: (n) => `${n} ${n < 2 ? 'tour' : 'tours'}`,
  coins: expectedCoins.fr,
  signed: adviceWords.fr.signed,
  percent: (n) => `${Math.round(n * 100)}\u00a0%`,
  draft: (best, played, coins) => `${best}\u00a0: cela aurait valu ${coins} de plus que ${played}.`,
  declineLate: (coins, bound, tokens) =>
    `Décliner maintenant valait ${coins} de plus\u00a0: ${bound} ${bound < 2 ? 'pion' : 'pions'} sur ${tokens} ${bound < 2 ? 'était retenu dans sa région' : 'étaient retenus dans leurs régions'}.`,
  onOffer: (combo, tokens, price) => `${combo} (${tokens} pions)\u00a0: en vente ${price}.`,
  declineEarly: (coins, free, tokens, won) =>
    `Trop tôt pour décliner\u00a0: tenir valait ${coins} de plus. ${free} ${free < 2 ? 'pion' : 'pions'} sur ${tokens} ${free < 2 ? 'était libre' : 'étaient libres'} pour attaquer${won > 0 ? `, de quoi prendre ${won} ${won < 2 ? 'région' : 'régions'} de plus` : ''}.`,
  conquest: (coins, take, leave) => {
    const instead = leave.length === 0 ? '' : ` plutôt que ${listed('fr', leave)}`;
    return take.length === 0
      ? `Laisser ${listed('fr', leave)} valait ${coins} de plus.`
      : `Prendre ${listed('fr', take)}${instead} valait ${coins} de plus.`;
  },
  sameRegions: (coins) => `Les mêmes régions, prises autrement ou dans un autre ordre, valaient ${coins} de plus.`,
  stands: 'Pions à la fin\u00a0:',
  redeployment: (coins) => `Les conquêtes étaient justes. La place des pions à la fin du tour a coûté ${coins}.`,
  behind: (coins) => `${coins} de moins que le meilleur plan\u00a0: rien de grave.`,
  lastRoll: (region, percent) => `Le meilleur plan finit par un lancer de dé pour ${region}, qui réussit à ${percent}.`,
  thisTurn: (best, played) => `Ce tour-ci seulement\u00a0: ${best} en vue au lieu de ${played}.`,
  dice: (signed) => `Les dés ont rapporté ${signed} par rapport à l’attente.`,
  tiles: (signed) => `Les tuiles en vente ont rapporté ${signed} par rapport à l’attente.`,
  numberedMap: (what) => `${what}\u00a0: régions numérotées dans l’ordre de prise`,
};

export const reviewWords: Readonly<Record<Language, ReviewWords>> = { en, fr };
