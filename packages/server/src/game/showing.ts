/**
 * How long people are shown what others did, at a calm pace. The page lets things stand for so long, and the clock of whoever is next does not run
 * meanwhile: one table of times for both. The page imports this file, so it brings nothing along.
 */
import type { Event } from '@elbowroom/rules';

/** Milliseconds that something announced is held. What is announced at once is read one after the other. */
export const HELD = {
  scored: 1200,
  declined: 900,
  picked: 900,
  'turned-up': 900,
  uncovered: 900,
} as const satisfies Readonly<Partial<Record<Event['type'], number>>>;

/** Several things that happen at once; but nobody waits for ever. */
export const LONGEST_HELD = 3000;

/** Milliseconds that a die takes to roll and to be read, with what comes of it. */
export const THROWN = 1100;

/** Milliseconds that a step is looked at, even if there is nothing to announce. */
const [DEPLOYED, CONQUERED, ANYTHING_ELSE] = [110, 620, 420];

/** Nobody's clock stands longer for what they are being shown. */
const MOST_SHOWN = 10_000;

/** What is announced of it; of what was under a marker, only what goes off. */
const isHeld = (event: Event): event is Event & { readonly type: keyof typeof HELD } =>
  event.type in HELD && !(event.type === 'uncovered' && event.face !== 'live');

/** Milliseconds that a move of somebody else is shown before what comes next. */
export function shownFor(move: string, events: readonly Event[]): number {
  const held = events.filter(isHeld).reduce((sum, { type }) => sum + HELD[type], 0);
  return Math.max(beatOf(move, events), Math.min(LONGEST_HELD, held));
}

function beatOf(move: string, events: readonly Event[]): number {
  if (events.some(({ type }) => type === 'rolled')) return THROWN;
  const [type] = move.split(' ');
  return type === 'deploy' ? DEPLOYED : type === 'conquer' ? CONQUERED : ANYTHING_ELSE;
}

/** When all will have been shown: what came before ends at `until`, and this was played at `at`. From the log alone, so that nobody can ask for more. */
export function shownUntil(until: number, at: number, move: string, events: readonly Event[]): number {
  return Math.min(Math.max(until, at) + shownFor(move, events), at + MOST_SHOWN);
}
