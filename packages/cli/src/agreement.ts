/** What a table has agreed on, as options of a command line: every command that makes a set-up takes these, read here. */
import { type Charter, complete, Refused, type Setup } from '@elbowroom/rules';
import { Misread, wholeNumber } from './command.ts';

export const AGREEMENT = {
  rules: { type: 'string' },
  rounds: { type: 'string' },
  ruling: { type: 'string', multiple: true },
  value: { type: 'string', multiple: true },
  'open-purses': { type: 'boolean', default: false },
  box: { type: 'string' },
  board: { type: 'string' },
} as const;

/** For the usage of a command. */
export const AGREEMENT_USAGE =
  '[--rules n] [--rounds 4…15] [--ruling name=reading …] [--value tile=n …] [--open-purses] [--box a,b,…] [--board id | a,b,…]';

export type Agreement = Charter & Pick<Setup, 'rounds'> & { readonly board?: string | readonly string[] };

interface Given {
  readonly rules?: string | undefined;
  readonly rounds?: string | undefined;
  readonly ruling?: readonly string[] | undefined;
  readonly value?: readonly string[] | undefined;
  readonly 'open-purses': boolean;
  readonly box?: string | undefined;
  readonly board?: string | undefined;
}

const MOST = 1000;

/** Throws Misread for what has not the form of an option; what the rules say to it is found out by `demandDealable`. */
export function agreementOf({ rules, rounds, ruling, value, 'open-purses': openPurses, box, board }: Given): Agreement {
  const values = pairsIn('value', value)?.map(([tile, n]) => [tile, wholeNumber(`value ${tile}=`, n, 0, MOST)] as const);
  return {
    ...(rules !== undefined && { rules: wholeNumber('rules', rules, 1, MOST) }),
    ...(rounds !== undefined && { rounds: wholeNumber('rounds', rounds, 1, MOST) }),
    ...(ruling !== undefined && { rulings: Object.fromEntries(pairsIn('ruling', ruling) ?? []) }),
    ...(values !== undefined && { values: Object.fromEntries(values) }),
    ...(openPurses && { openPurses }),
    ...(box !== undefined && { box: box.split(',') }),
    ...(board !== undefined && { board: board.includes(',') ? board.split(',') : board }),
  };
}

/** `name=word`, each name once. */
function pairsIn(option: string, given: readonly string[] | undefined): [name: string, word: string][] | undefined {
  const seen = new Set<string>();
  return given?.map((pair) => {
    const [, name, word] = /^([\w-]+)=([\w-]+)$/.exec(pair) ?? [];
    if (name === undefined || word === undefined)
      throw new Misread(`--${option} is name=${option === 'value' ? 'n' : 'reading'}, not ${pair}`);
    if (seen.has(name)) throw new Misread(`--${option} ${name} is said twice`);
    seen.add(name);
    return [name, word];
  });
}

/** Throws Misread with code, option and sentence of every fault that the rules find. */
export const demandDealable = (setup: Setup): Setup => agreed(() => complete(setup));

/** The same for whatever else the rules make of it. */
export function agreed<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Misread(error.faults.map(({ code, where = '', message }) => `${code}: ${optionAt(where)} ${message}`).join('\n'));
  }
}

const optionAt = (where: string): string =>
  `--${where
    .replace(/^rulings\./, 'ruling ')
    .replace(/^values\./, 'value ')
    .replace('openPurses', 'open-purses')}:`;
