/** The thread of an engine that thinks. Of the checkout it uses what every commit promises: the contract of the rules, and bots by name. */
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Advice, Bot } from '@elbowroom/bots';
import type { Move, State, View } from '@elbowroom/rules';
import { reasonLines } from './reasons.ts';

type Rules = Pick<typeof import('@elbowroom/rules'), 'apply' | 'legalMoves' | 'newGame' | 'parse' | 'text' | 'toDecide' | 'view'>;
interface Bots {
  /** All there are; older commits have these alone. */
  readonly LEVELS: readonly string[];
  readonly BOT_NAMES: readonly string[];
  readonly botOf: (level: string, seed: string) => Bot;
  /** Older commits have none. */
  readonly advise: (view: View) => Advice;
}

const folder: string = workerData;
const { resolve } = createRequire(join(folder, 'package.json'));

/** Never the package of the checkout around this one. */
function door(name: string): string {
  const path = resolve(name);
  if (!path.startsWith(join(realpathSync(folder), 'packages'))) throw new Error(`there is no ${name} in ${folder}`);
  return pathToFileURL(path).href;
}

const rules: Rules = await import(door('@elbowroom/rules'));
const bots: Partial<Bots> = await import(door('@elbowroom/bots'));
const { LEVELS, BOT_NAMES: names = LEVELS, advise, botOf } = bots;
if (names === undefined || botOf === undefined) throw new Error('that commit knows no bots by level');

/** A game that is followed from its seed. */
let state: State | undefined;
/** What was shown of the decision to come, where it is not. */
let shown: { view?: View; legal?: readonly Move[] } = {};
const sitting = new Map<number, Bot>();

/** By the first word of a line; what it answers, if anything. */
const orders: Readonly<Record<string, (rest: string) => string | undefined>> = {
  elbowroom: () => ['name elbowroom', `levels ${names.join()}`, 'wants view legal', 'ready'].join('\n'),
  game: (given) => {
    const setup = JSON.parse(given);
    sitting.clear();
    shown = {};
    state = setup.seed === undefined ? undefined : rules.newGame(setup);
    return undefined;
  },
  sit: (rest) => {
    const [, seat, level = '', seed = ''] = /^(\d+) (\S+) (.*)$/.exec(rest) ?? [];
    sitting.set(Number(seat), botOf(level, seed));
    return undefined;
  },
  moves: (list) => {
    if (state !== undefined) for (const move of list.split(', ')) state = rules.apply(state, rules.parse(move)).state;
    return undefined;
  },
  view: (given) => {
    shown.view = JSON.parse(given);
    return undefined;
  },
  legal: (list) => {
    shown.legal = list.split(', ').map(rules.parse);
    return undefined;
  },
  go: (rest) => {
    const [, seat, unit = '', amount] = /^(\d+) (ms|steps) (\d+)$/.exec(rest) ?? [];
    const bot = sitting.get(Number(seat));
    const { legal, view } = decision(Number(seat));
    if (bot === undefined) throw new Error(`nobody sits on seat ${seat}`);
    const move = rules.text(bot.decide(view, legal, { [unit]: Number(amount) }));
    return [...reasonsOf(view, legal, move), `move ${move}`].join('\n');
  },
};

/** For those who show what is to be decided: whoever follows the game is an arena, which asks for nothing but moves. */
function reasonsOf(view: View, legal: readonly Move[], move: string): string[] {
  return state !== undefined || legal.length < 2 || advise === undefined ? [] : reasonLines(advise(view), move);
}

function decision(seat: number): { readonly view: View; readonly legal: readonly Move[] } {
  if (state !== undefined) {
    if (rules.toDecide(state) !== seat) throw new Error(`it is not for seat ${seat} to decide`);
    return { view: rules.view(state, seat), legal: rules.legalMoves(state) };
  }
  const { legal, view } = shown;
  shown = {};
  if (view === undefined || legal === undefined) throw new Error('nothing was shown to decide by');
  return { view, legal };
}

parentPort?.on('message', (line: string) => {
  const [, word = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
  const answer = orders[word]?.(rest);
  if (answer !== undefined) parentPort?.postMessage(answer);
});
