/** What the page says of heavy work to whoever runs the server, in every language. */
import type { Language } from '../../words/words.ts';

type JobsWords = {
  readonly title: string;
  readonly says: string;
  readonly thinking: (bots: number) => string;
  readonly again: string;
  readonly queue: string;
  readonly none: string;
  readonly reviews: string;
  readonly noReviews: string;
  readonly off: string;
  /** What is done in pieces, by its name in the queue; one that is not known keeps it. */
  readonly works: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<'none' | 'open' | 'done' | 'failed', string>>;
  readonly progress: (done: number, total: number) => string;
  readonly left: (waiting: number, underWay: number) => string;
  readonly failed: (pieces: number) => string;
  readonly at: (by: string, seconds: number) => string;
  readonly why: (reason: string) => string;
  readonly table: string;
  readonly asked: string;
};

/** Minutes are enough for what takes long. */
const lasting = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

const en: JobsWords = {
  title: 'Heavy work',
  says: 'What is being worked out beside the tables. Bots at tables always come first: no piece is begun while one of them thinks.',
  thinking: (bots) =>
    bots === 0
      ? 'No bot at a table is thinking here.'
      : bots === 1
        ? 'One bot at a table is thinking here.'
        : `${bots} bots at tables are thinking here.`,
  again: 'Look again',
  queue: 'In the queue',
  none: 'Nothing is waiting.',
  reviews: 'Reviews',
  noReviews: 'Nobody has asked for a review.',
  off: 'This server reviews no games: ELBOWROOM_REVIEWS says how many threads may.',
  works: {
    arena: 'Arena',
    balance: 'Balance',
    games: 'Games as data',
    puzzles: 'Puzzles',
    'puzzle-check': 'Puzzles checked',
    review: 'Review',
    duel: 'Tuning: duels',
    'lesson-game': 'Tuning: games to learn from',
    'net-game': 'Nets: games to learn from',
  },
  states: { none: 'not asked for', open: 'under way', done: 'done', failed: 'failed' },
  progress: (done, total) => `${done} of ${total} done`,
  left: (waiting, underWay) => `${underWay} under way, ${waiting} waiting`,
  failed: (pieces) => (pieces === 1 ? '1 piece failed' : `${pieces} pieces failed`),
  at: (by, seconds) => `${by}, for ${lasting(seconds)}`,
  why: (reason) => `Why: ${reason}`,
  table: 'the table',
  asked: 'asked for',
};

const fr: JobsWords = {
  title: 'Gros travaux',
  says: 'Ce qui se calcule à côté des tables. Les bots attablés passent toujours d’abord : rien ne commence tant que l’un d’eux réfléchit.',
  thinking: (bots) =>
    bots === 0
      ? 'Aucun bot attablé ne réfléchit ici.'
      : bots === 1
        ? 'Un bot attablé réfléchit ici.'
        : `${bots} bots attablés réfléchissent ici.`,
  again: 'Regarder encore',
  queue: 'Dans la file',
  none: 'Rien n’attend.',
  reviews: 'Analyses',
  noReviews: 'Personne n’a demandé d’analyse.',
  off: 'Ce serveur n’analyse pas de parties : ELBOWROOM_REVIEWS dit combien de fils d’exécution le peuvent.',
  works: {
    arena: 'Arène',
    balance: 'Équilibre',
    games: 'Parties en données',
    puzzles: 'Problèmes',
    'puzzle-check': 'Problèmes vérifiés',
    review: 'Analyse',
    duel: 'Réglage : duels',
    'lesson-game': 'Réglage : parties à apprendre',
    'net-game': 'Réseaux : parties à apprendre',
  },
  states: { none: 'pas demandée', open: 'en cours', done: 'terminée', failed: 'échouée' },
  progress: (done, total) => `${done} sur ${total} faits`,
  left: (waiting, underWay) => `${underWay} en cours, ${waiting} en attente`,
  failed: (pieces) => (pieces === 1 ? '1 morceau a échoué' : `${pieces} morceaux ont échoué`),
  at: (by, seconds) => `${by}, depuis ${lasting(seconds)}`,
  why: (reason) => `Raison : ${reason}`,
  table: 'la table',
  asked: 'demandée le',
};

export const jobsWords: Readonly<Record<Language, JobsWords>> = { en, fr };
