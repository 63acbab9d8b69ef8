/** Why an engine of ours makes a move, in the lines of the protocol: the plan that begins with it, in numbers for programs and in words for people. */
import type { Advice } from '@elbowroom/bots';
import { termWords } from '@elbowroom/wording';

/** Terms that are told in words. */
const FEW = 3;

const signed = (coins: number): string => `${coins < 0 ? '-' : '+'}${Math.abs(coins)}`;

/** None where no plan that was found begins with that move: it follows from an earlier one, or was found by thinking further. */
export function reasonLines({ plans }: Advice, move: string): string[] {
  const plan = plans.find(({ moves: [first] }) => first === move);
  if (plan === undefined) return [];
  const { behind, chance, coins, moves, why } = plan;
  const terms = why.map(({ coins: by, term }) => `${term} ${signed(by)}`).join(', ');
  const words = why.slice(0, FEW).map(({ coins: by, term }) => `${signed(by)} ${termWords[term].en}`);
  return [
    `info plan ${moves.join(', ')}; coins ${coins}; behind ${behind}; chance ${chance}; why ${terms === '' ? 'only' : terms}`,
    ...(words.length === 0 ? [] : [`reason ${words.join(', ')}`]),
  ];
}

/** What stands in such a line. */
interface PlanLine {
  readonly moves: readonly string[];
  readonly coins: number;
  readonly behind: number;
  readonly chance: number;
  readonly why: readonly { readonly term: string; readonly coins: number }[];
}

const NUMBER = '-?\\d+(?:\\.\\d+)?';
const LINE = new RegExp(`^info plan ([^;]+); coins (${NUMBER}); behind (${NUMBER}); chance (${NUMBER}); why (.+)$`);
const TERM = /^([\w-]+) ([+-]\d+(?:\.\d+)?)$/;

/** Undefined for a line that says it otherwise. */
export function planIn(line: string): PlanLine | undefined {
  const [, moves = '', coins, behind, chance, said = ''] = LINE.exec(line) ?? [];
  if (moves === '') return undefined;
  const terms = said === 'only' ? [] : said.split(', ').map((one) => TERM.exec(one));
  if (terms.some((one) => one === null)) return undefined;
  return {
    moves: moves.split(', '),
    ...{ coins: Number(coins), behind: Number(behind), chance: Number(chance) },
    why: terms.map((one) => ({ term: one?.[1] ?? '', coins: Number(one?.[2]) })),
  };
}
