/** How many plans the master plays on in imagined worlds, beside the master of a commit that it is held against. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explored } from '../packages/bots/src/explore.ts';
import { forgetTurns } from '../packages/bots/src/foreseen.ts';
import { botOf } from '../packages/bots/src/index.ts';
import { purseOf } from '../packages/bots/src/purse.ts';
import { checkOut, checkoutOf, commitOf } from '../packages/cli/src/engine/checkout.ts';
import * as rules from '../packages/rules/src/index.ts';
import { CHOICE, PICKING } from '../packages/rules/src/search.ts';
import type { Yardstick } from './slices.ts';
import type { Work } from './work.ts';

type Rules = Pick<typeof rules, 'apply' | 'clone' | 'newGame' | 'snapshot' | 'toDecide' | 'view'>;
type Setup = rules.Setup;

/** The rules and the search of one commit. */
export interface Master {
  readonly rules: Rules;
  readonly explored: typeof explored;
  /** The same moments come again and again here, as they never do in a game: nothing may be known of them. */
  readonly forget: () => void;
}

export const OURS: Master = { rules, explored, forget: forgetTurns };

/** The last commit before the search was made faster. */
export const BASELINE = '6bd1b27';

/** The master of the baseline; undefined where there is no git, or no such commit. */
export async function baseline(): Promise<Master | undefined> {
  const commit = commitOf(BASELINE);
  if (typeof commit !== 'string' || checkOut(commit) !== undefined) return undefined;
  const loaded = (file: string) => import(pathToFileURL(join(checkoutOf(commit), 'packages', file)).href);
  const theirs: Rules = await loaded('rules/src/index.ts');
  const search: Pick<Master, 'explored'> = await loaded('bots/src/explore.ts');
  return { rules: theirs, explored: search.explored, forget: () => {} };
}

const GAMES = 3;

/** Games that are played sensibly, as moves, by rules that both masters know. */
function gamesOf(setup: Omit<Setup, 'seed'>, { newGame, snapshot }: Rules): { readonly setup: Setup; readonly moves: readonly string[] }[] {
  return Array.from({ length: GAMES }, (_, game) => {
    const seeded = { ...setup, seed: `bench ${game}` };
    const { rules: version } = snapshot(newGame(seeded));
    const told = version === undefined ? seeded : { ...seeded, rules: version };
    return { setup: told, moves: playedSensibly(told) };
  });
}

function playedSensibly(setup: Setup): string[] {
  const list: string[] = [];
  const bot = botOf('greedy', 'bench');
  let s = rules.newGame(setup);
  for (let seat = rules.toDecide(s); seat !== undefined; seat = rules.toDecide(s)) {
    const move = bot.decide(rules.view(s, seat), rules.legalMoves(s), {});
    list.push(rules.text(move));
    s = rules.apply(s, move).state;
  }
  return list;
}

interface Moment {
  readonly state: rules.State;
  readonly seen: rules.View;
}

/** The beginnings of the turns of a game, without the first round, in which there is little to think about. */
function momentsOf({ apply, newGame, toDecide, view }: Rules, setup: Setup, moves: readonly string[]): Moment[] {
  const list: Moment[] = [];
  let state = newGame(setup);
  for (const move of moves) {
    const isBeginning = state.prompts.length === 0 && (state.stage === PICKING || state.stage === CHOICE);
    if (isBeginning && state.round > 1) list.push({ state, seen: view(state, toDecide(state)) });
    state = apply(state, move).state;
  }
  return list;
}

/** As many steps as the master of the baseline makes in about a second. */
export const ABOUT_A_SECOND = 30_000;
/** So that moments of all rounds and games come early; no number of moments is a multiple of it. */
const STRIDE = 37;

/** Thinks about one moment at a time, however long it takes: so both masters think about the same one just after each other. */
export function thinkingOf(
  master: Master,
  setup: Omit<Setup, 'seed'>,
  theirs: Master = master,
): (steps: number) => { readonly playouts: number; readonly steps: number } {
  let [list, at]: [readonly Moment[], number] = [[], 0];
  return (steps) => {
    if (list.length === 0) list = gamesOf(setup, theirs.rules).flatMap((game) => momentsOf(master.rules, game.setup, game.moves));
    const { seen, state } = list[(at++ * STRIDE) % list.length];
    master.forget();
    const purse = purseOf({ steps }, steps, 0);
    const { blocks } = master.explored(master.rules.clone(state), seen, 'bench', 0, purse);
    return { playouts: blocks.reduce((total, { plans, worlds }) => total + plans.length * worlds, 0), steps: steps - purse.left() };
  };
}

/** The work of our master, and that of the baseline as its yardstick. */
export function masters(setup: Omit<Setup, 'seed'>, theirs: Master | undefined): { readonly work: Work; readonly yardstick?: Yardstick } {
  const workOf = (master: Master): Work => {
    const think = thinkingOf(master, setup, theirs);
    return () => ({ playouts: think(ABOUT_A_SECOND).playouts });
  };
  if (theirs === undefined) return { work: workOf(OURS) };
  return { work: workOf(OURS), yardstick: { name: BASELINE, work: workOf(theirs), thing: 'playouts' } };
}
