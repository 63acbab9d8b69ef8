/** CONTRIBUTING.md read as what it tells people to do: which blocks go where, and what to run then. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.ts';
import type { Edit } from './scratch.ts';

export interface Block {
  /** Number of the step. */
  readonly step: number;
  readonly file: string;
  /** How the line begins that it goes below; left out: it is the whole of a new file. */
  readonly after?: string;
  readonly text: string;
}

const FENCE = /^```(\w+)\n([\s\S]*?)^```\n/gm;

const section = (heading: string): string => {
  const parts = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(/^## /m);
  return parts.find((part) => part.startsWith(`${heading}\n`)) ?? '';
};

/** `### 4. The list: \`path\``, then words and blocks; of a block, the words since the one before say what it goes after. */
function blocksIn(step: string): Block[] {
  const [, number, file] = /^(\d+)\. .*`([^`]+)`\n/.exec(step) ?? [];
  if (number === undefined || file === undefined) return [];
  let end = 0;
  return [...step.matchAll(FENCE)].map(({ 0: whole, 2: text = '', index }) => {
    const after = /\bafter `([^`]+)`/i.exec(step.slice(end, index))?.[1];
    end = index + whole.length;
    return { step: Number(number), file, ...(after !== undefined && { after }), text };
  });
}

/** How an ability is added, block by block. */
export const blocks: readonly Block[] = section('Adding an ability').split(/^### /m).flatMap(blocksIn);

/** The lines to be run at the end. */
export const commands: readonly string[] = [...section('Adding an ability').matchAll(FENCE)].flatMap(({ 1: language, 2: text = '' }) =>
  language === 'sh' ? text.trimEnd().split('\n') : [],
);

/** As a change of the sources. Lines are indented like the one that they go below. */
export function editOf({ file, after, text }: Block): Edit {
  if (after === undefined) return [file, '', text];
  const found = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.trimStart().startsWith(after));
  const [line = ''] = found;
  if (found.length !== 1) throw new Error(`${file}: ${found.length} lines begin with ${after}, not one`);
  const indent = line.slice(0, line.length - line.trimStart().length);
  return [file, `\n${line}\n`, `\n${line}\n${text.replaceAll(/^(?=.)/gm, indent)}`];
}
