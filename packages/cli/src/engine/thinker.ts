/** The thread of an engine that thinks. Of the checkout it uses what every commit promises: the contract of the rules, and bots by name. */
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Bot } from '@elbowroom/bots';
import type { State } from '@elbowroom/rules';

type Rules = Pick<typeof import('@elbowroom/rules'), 'apply' | 'legalMoves' | 'newGame' | 'parse' | 'text' | 'toDecide' | 'view'>;
interface Bots {
  /** All there are; older commits have these alone. */
  readonly LEVELS: readonly string[];
  readonly BOT_NAMES: readonly string[];
  readonly botOf: (level: string, seed: string) => Bot;
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
const { LEVELS, BOT_NAMES: names = LEVELS, botOf } = bots;
if (names === undefined || botOf === undefined) throw new Error('that commit knows no bots by level');

let state: State | undefined;
const sitting = new Map<number, Bot>();

/** By the first word of a line; what it answers, if anything. */
const orders: Readonly<Record<string, (rest: string) => string | undefined>> = {
  game: (setup) => {
    sitting.clear();
    state = rules.newGame(JSON.parse(setup));
    return undefined;
  },
  sit: (rest) => {
    const [, seat, level = '', seed = ''] = /^(\d+) (\S+) (.*)$/.exec(rest) ?? [];
    sitting.set(Number(seat), botOf(level, seed));
    return undefined;
  },
  moves: (list) => {
    for (const move of list.split(', ')) state = rules.apply(begun(), rules.parse(move)).state;
    return undefined;
  },
  go: (rest) => {
    const [, seat, unit = '', amount] = /^(\d+) (ms|steps) (\d+)$/.exec(rest) ?? [];
    const bot = sitting.get(Number(seat));
    const s = begun();
    if (bot === undefined || rules.toDecide(s) !== Number(seat)) throw new Error(`it is not for seat ${seat} to decide`);
    const move = bot.decide(rules.view(s, Number(seat)), rules.legalMoves(s), { [unit]: Number(amount) });
    return `move ${rules.text(move)}`;
  },
};

function begun(): State {
  if (state === undefined) throw new Error('no game has begun');
  return state;
}

parentPort?.on('message', (line: string) => {
  const [, word = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
  const answer = orders[word]?.(rest);
  if (answer !== undefined) parentPort?.postMessage(answer);
});
parentPort?.postMessage(`ready ${names.join()}`);
