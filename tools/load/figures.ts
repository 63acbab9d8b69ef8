/** Figures, and how they are printed. */
import { cpus } from 'node:os';
import type { NodeProcess } from '../../packages/server/test/node-process.ts';

const sorted = (figures: readonly number[]): number[] => figures.toSorted((a, b) => a - b);
export const quantile = (figures: readonly number[], q: number): number =>
  sorted(figures)[Math.min(figures.length - 1, Math.floor(figures.length * q))] ?? 0;
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);
export const shown = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 1 : 0 });
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function line(what: string, value: string, target?: string, isReached?: boolean): void {
  console.log(`  ${what.padEnd(58)} ${value.padStart(12)}${target === undefined ? '' : `   target ${target} ${isReached ? '✓' : '✗'}`}`);
}

/** The middle of several, with the least and the most. */
export const middle = (figures: readonly number[], write = shown): string =>
  `${write(median(figures))} (${write(Math.min(...figures))}–${write(Math.max(...figures))})`;

/** As Markdown has it, so that it can be kept. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n| ${heads.join(' | ')} |\n|${heads.map(() => ' --- |').join('')}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

/** Seconds that all processors together have worked, for whomever. */
export const machineTime = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;

export async function gauge(node: Pick<NodeProcess, 'address'>, name: string): Promise<number> {
  const answer = await fetch(`${node.address}/metrics`);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1] ?? 0);
}
