/**
 * Tries values and effects of a homemade tile until it is fair. Games are noisy, so nothing is decided by a few: whichever way looks most
 * likely to be fair is played on with, until one of them is shown to be, or the games are used up.
 */
import type { Homebrew } from '@elbowroom/rules';
import { newGame } from '@elbowroom/rules';
import type { Finding } from './finding.ts';
import type { Interval } from './interval.ts';
import { type Study, setupFor } from './study.ts';
import { worths } from './tile-worth.ts';
import { type Change, tileIn, variationsOf } from './variation.ts';
import { FAIR, isFair, isOff, TOKEN } from './verdict.ts';

/** A way to write the tile, and what is known of it. */
export interface Tried {
  /** Against the tile as it was given; none for the tile itself. */
  readonly changes: readonly Change[];
  readonly homebrew: Homebrew;
  readonly games: number;
  readonly effect: Interval | undefined;
}

/** `fair`: shown to be. `spent`: the games are used up, and `best` is the likeliest. `stopped`: somebody had enough. `nothing`: there is nothing more to try. */
export interface Trimmed {
  readonly ended: 'fair' | 'spent' | 'stopped' | 'nothing';
  readonly best: Tried;
  readonly tried: readonly Tried[];
  readonly games: number;
}

/** What the search for a fair tile needs of whoever has threads. */
export interface TrimDesk {
  /** Plays games of a study, from one number up to and without another. */
  readonly play: (study: Study, from: number, to: number) => Promise<readonly Finding[]>;
  /** Is told after every few games what has been tried so far. */
  readonly tell: (tried: readonly Tried[], games: number) => void;
  /** Whether somebody has had enough. */
  readonly isStopped: () => boolean;
}

interface Candidate {
  readonly changes: readonly Change[];
  readonly homebrew: Homebrew;
  /** What is expected before any game. */
  readonly guess: Guess;
  findings: readonly Finding[];
  effect: Interval | undefined;
  hasNeighbours: boolean;
}

interface Guess {
  readonly mean: number;
  readonly error: number;
}

/** Games that a candidate is played with at first, and at most at once. */
const FIRST = 60;
const MOST_AT_ONCE = 300;
/** How far one knows beforehand what a token more does, and a number of an effect. */
const VALUE_ERROR = 0.08;
const SLOT_STEP = 0.06;
const SLOT_ERROR = 0.08;
/** Numbers of which more is less. */
const INVERSE = ['perConquests', 'defenders'];
/** A tile that is nothing like the one that was given is nobody's wish. */
const MOST_CHANGES = 3;
/** What each change more has to be likelier by. */
const RESTRAINT = 0.7;
const NORMAL_95 = 1.96;

/** `study` has the tile in its `homebrew`; `most` games in all. */
export async function trimmed(study: Study, id: string, most: number, desk: TrimDesk): Promise<Trimmed> {
  const given = study.setup.homebrew ?? {};
  if (tileIn(given, id) === undefined) throw new Error(`there is no homemade tile ${id}`);
  const pool: Candidate[] = [
    { changes: [], homebrew: given, guess: { mean: 0, error: 0.15 }, findings: [], effect: undefined, hasNeighbours: false },
  ];
  let games = 0;
  const end = (ended: Trimmed['ended']): Trimmed => ({ ended, best: told(likeliest(pool)), tried: triedOf(pool), games });
  while (games < most) {
    if (desk.isStopped()) return end('stopped');
    const next = likeliest(pool);
    if (next.effect !== undefined && isOff(next.effect) && pool.every(({ hasNeighbours }) => hasNeighbours)) return end('nothing');
    const count = Math.min(most - games, MOST_AT_ONCE, Math.max(FIRST, next.findings.length));
    await playOn(study, id, next, count, desk);
    games += count;
    if (next.effect !== undefined && isFair(next.effect)) return end('fair');
    if (!next.hasNeighbours && isDoubtful(next)) widen(study, id, pool, next);
    desk.tell(triedOf(pool), games);
  }
  return end('spent');
}

const studyOf = (study: Study, id: string, homebrew: Homebrew): Study => ({
  ...study,
  setup: { ...study.setup, homebrew },
  marked: [id],
  lots: 'all',
});

async function playOn(study: Study, id: string, candidate: Candidate, count: number, { play }: TrimDesk): Promise<void> {
  const own = studyOf(study, id, candidate.homebrew);
  const from = candidate.findings.length;
  const found = await play(own, from, from + count);
  candidate.findings = [...candidate.findings, ...found].sort((a, b) => a.game - b.game);
  candidate.effect = effectOf(own, id, candidate.findings);
}

function effectOf(study: Study, id: string, findings: readonly Finding[]): Interval | undefined {
  const { powers, races } = newGame(setupFor(study, 0)).world;
  const worth = worths(findings, { races, powers, marked: study.marked });
  const race = races.findIndex((tile) => tile.id === id);
  return race >= 0 ? worth.races[race].coins : worth.powers[powers.findIndex((tile) => tile.id === id)]?.coins;
}

/** Rather not fair: less than an even chance. */
const isDoubtful = (candidate: Candidate): boolean => chanceOfFair(candidate) < 0.5;

function widen(study: Study, id: string, pool: Candidate[], around: Candidate): void {
  around.hasNeighbours = true;
  if (around.changes.length >= MOST_CHANGES) return;
  const known = new Set(pool.map(({ homebrew }) => JSON.stringify(homebrew)));
  const { mean } = knownOf(around);
  for (const { change, homebrew } of variationsOf(studyOf(study, id, around.homebrew), id)) {
    if (known.has(JSON.stringify(homebrew))) continue;
    const step = change.to - change.from;
    const isInverse = INVERSE.some((key) => change.slot.endsWith(key));
    const guess: Guess =
      change.slot === 'value'
        ? { mean: mean + step * TOKEN, error: VALUE_ERROR }
        : { mean: mean + (isInverse ? -step : step) * SLOT_STEP, error: SLOT_ERROR };
    pool.push({ changes: merged([...around.changes, change]), homebrew, guess, findings: [], effect: undefined, hasNeighbours: false });
  }
}

/** Two changes of one number are one. */
function merged(changes: readonly Change[]): Change[] {
  const bySlot = new Map<string, Change>();
  for (const change of changes) bySlot.set(change.slot, { ...change, from: bySlot.get(change.slot)?.from ?? change.from });
  return [...bySlot.values()].filter(({ from, to }) => from !== to);
}

/** What was expected and what was measured, each as far as it is sure. */
function knownOf({ effect, guess }: Candidate): Guess {
  if (effect === undefined) return guess;
  const error = Math.max(1e-6, (effect.high - effect.low) / (2 * NORMAL_95));
  const [a, b] = [1 / guess.error ** 2, 1 / error ** 2];
  return { mean: (guess.mean * a + effect.value * b) / (a + b), error: Math.sqrt(1 / (a + b)) };
}

function chanceOfFair(candidate: Candidate): number {
  const { error, mean } = knownOf(candidate);
  return normal((FAIR - mean) / error) - normal((-FAIR - mean) / error);
}

/** Share of a normal distribution below `z`; a logistic curve is near enough. */
const normal = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));

const promiseOf = (candidate: Candidate): number => chanceOfFair(candidate) * RESTRAINT ** candidate.changes.length;

/** The one that is most likely fair, and little changed. */
const likeliest = (pool: readonly Candidate[]): Candidate => pool.reduce((best, one) => (promiseOf(one) > promiseOf(best) ? one : best));

const told = ({ changes, effect, findings, homebrew }: Candidate): Tried => ({ changes, homebrew, games: findings.length, effect });
const triedOf = (pool: readonly Candidate[]): Tried[] => pool.filter(({ findings }) => findings.length > 0).map(told);
