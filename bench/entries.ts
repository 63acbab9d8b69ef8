/** Everything that `npm run bench` measures. One more entry is one more line of this table. */
import type { Setup } from '../packages/rules/src/index.ts';
import { planning, valuing } from './bots.ts';
import { besideThread, canPipe, learning, piping } from './environment.ts';
import type { Asked } from './figure.ts';
import { cloning, inPlace, pure, pureObjects } from './games.ts';
import { baseline, masters } from './masters.ts';
import type { Yardstick } from './slices.ts';
import { toyByCopying, toyCopies, toyInPlace } from './toy-games.ts';
import { pricing, replaying } from './views.ts';
import type { Work } from './work.ts';

export interface Entry {
  readonly name: string;
  readonly game: string;
  readonly work: Work;
  readonly asked: readonly Asked[];
  /** What the speed is told as a share of, and measured beside. */
  readonly yardstick?: Yardstick;
  /** Milliseconds that whoever does the work has run, where that is not this thread. */
  readonly clock?: () => number;
}

/** Full Azeroth rules, four seats: like is held against like, `step` against the toy in place and `apply`, which keeps every state, against the toy by copying. */
const TARGETS = {
  inPlace: { share: 0.15 },
  pure: { share: 0.1 },
  clone: { nanoseconds: 1000 },
  price: { nanoseconds: 20_000 },
  valuation: { nanoseconds: 10_000 },
  playouts: { share: 2.5 },
  steps: { perSecond: 100_000 },
} as const;

const MOVES: readonly Asked[] = [{ thing: 'moves' }];
const GAMES: readonly Asked[] = [{ thing: 'moves' }, { thing: 'games' }];
/** With observation and mask, 64 games at once. */
const STEPS: readonly Asked[] = [{ thing: 'steps', target: TARGETS.steps }];
const COPIES: readonly Asked[] = [{ thing: 'copies', asTime: true }];

function entry(
  name: string,
  edition: Setup['edition'],
  seats: number,
  work: (edition: Setup['edition'], seats: number) => Work,
  asked: readonly Asked[],
  yardstick?: Yardstick,
): Entry {
  const game = `${edition}, ${seats} seats`;
  return { name, game, work: work(edition, seats), asked, ...(yardstick === undefined ? {} : { yardstick }) };
}

const toy = ({ name, work }: Yardstick, asked: readonly Asked[]): Entry => ({ name: `toy ${name}`, game: 'islands, 4 seats', work, asked });

/** The environment as a process of its own. */
const piped = (edition: Setup['edition'], seats: number): Entry => ({
  name: 'environment, piped',
  game: `${edition}, ${seats} seats`,
  ...piping(edition, seats),
  asked: STEPS,
  yardstick: besideThread(edition, seats),
});

/** Beside the master that it is a share of, where there is one. */
function master(edition: Setup['edition'], seats: number, theirs: Awaited<ReturnType<typeof baseline>>): Entry {
  const asked: Asked = theirs === undefined ? { thing: 'playouts' } : { thing: 'playouts', target: TARGETS.playouts };
  return { name: 'master', game: `${edition}, ${seats} seats`, asked: [asked], ...masters({ edition, seats }, theirs) };
}

export const entries = (): Entry[] => [
  toy(toyInPlace, MOVES),
  toy(toyByCopying, MOVES),
  toy(toyCopies, COPIES),
  entry('in place', 'azeroth', 4, inPlace, [{ thing: 'moves', target: TARGETS.inPlace }, { thing: 'games' }], toyInPlace),
  entry('in place', 'azeroth', 2, inPlace, GAMES, toyInPlace),
  entry('in place', 'classic', 4, inPlace, GAMES, toyInPlace),
  entry('in place', 'classic', 2, inPlace, GAMES, toyInPlace),
  entry('pure', 'azeroth', 4, pure, [{ thing: 'moves', target: TARGETS.pure }], toyByCopying),
  entry('pure', 'azeroth', 2, pure, MOVES, toyByCopying),
  entry('pure', 'classic', 4, pure, MOVES, toyByCopying),
  entry('pure', 'classic', 2, pure, MOVES, toyByCopying),
  entry('pure, move objects', 'azeroth', 4, pureObjects, MOVES, toyByCopying),
  entry('clone', 'azeroth', 4, cloning, [{ thing: 'copies', asTime: true, target: TARGETS.clone }], toyCopies),
  entry('clone', 'classic', 4, cloning, COPIES, toyCopies),
  entry('price from a view', 'azeroth', 4, pricing, [{ thing: 'prices', asTime: true, target: TARGETS.price }]),
  entry('price from a view', 'classic', 4, pricing, [{ thing: 'prices', asTime: true }]),
  entry('history', 'azeroth', 4, replaying, GAMES),
  entry('environment', 'azeroth', 4, learning, STEPS),
  entry('environment', 'azeroth', 2, learning, STEPS),
  entry('environment', 'classic', 4, learning, STEPS),
  entry('environment', 'classic', 2, learning, STEPS),
  ...(canPipe() ? [piped('azeroth', 4), piped('azeroth', 2), piped('classic', 4), piped('classic', 2)] : []),
  entry('planner', 'azeroth', 4, planning, [{ thing: 'turns' }, { thing: 'plans' }]),
  entry('planner', 'classic', 2, planning, [{ thing: 'turns' }, { thing: 'plans' }]),
  entry('net', 'azeroth', 4, valuing, [{ thing: 'valuations', asTime: true, target: TARGETS.valuation }]),
  entry('net', 'classic', 2, valuing, [{ thing: 'valuations', asTime: true, target: TARGETS.valuation }]),
];

/** What the master does, last: the one that it is held against has to be unpacked first. */
export async function masterEntries(): Promise<Entry[]> {
  const theirs = await baseline();
  return [master('azeroth', 4, theirs), master('azeroth', 2, theirs), master('classic', 3, theirs), master('classic', 2, theirs)];
}
