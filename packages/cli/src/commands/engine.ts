import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { entrantOf } from '../arena/entrant.ts';
import { type Command, Failed, Misread, wholeNumber, wordsOf } from '../command.ts';
import { checked } from '../engine/check.ts';
import { HERE } from '../engine/checkout.ts';
import { EngineFault, startProgram } from '../engine/engine.ts';
import { playOnline } from '../engine/runner.ts';

const OPTIONS = {
  server: { type: 'string', default: 'http://localhost:3000' },
  table: { type: 'string' },
  ms: { type: 'string', default: '1000' },
} as const;

const MAIN = fileURLToPath(new URL('../engine/main.ts', import.meta.url));

/** Bots as processes: ours for other programs, and other programs for us. */
export const engine: Command = {
  usage: 'engine | engine check "program" | engine sit "program" [--server address] [--table id] [--ms n]',
  what: 'Our bots as an engine on standard input and output (docs/guide/engine-protocol.md). `check` tries whether a program of yours is one: exit code 1 if not. `sit` lets it play at a table of a server.',
  run: async (args, { say }) => {
    const { values, words } = wordsOf(args, OPTIONS);
    const [what, called, ...more] = words;
    if (what === undefined) return spawnSync(process.execPath, [MAIN, HERE], { stdio: 'inherit' }).status ?? 1;
    if ((what !== 'check' && what !== 'sit') || more.length > 0)
      throw new Misread('engine, engine check "program" or engine sit "program"');
    const program = entrantOf(called ?? '')?.program ?? (called === undefined ? undefined : [called]);
    if (program === undefined) throw new Misread(`which program is to ${what}?`);
    try {
      if (what === 'sit') return await sat(program, values, say);
      return (await checked(program, ({ fault, what: tried }) => say(fault === undefined ? `✓ ${tried}` : `✗ ${tried}: ${fault}`))) ? 0 : 1;
    } catch (error) {
      throw error instanceof EngineFault ? new Failed(`${called}: ${error.message}`) : error;
    }
  },
};

async function sat(
  program: readonly string[],
  { server, table, ms }: { readonly server: string; readonly table?: string | undefined; readonly ms: string },
  say: (line: string) => void,
): Promise<number> {
  const sitting = await startProgram(program, 'inherit');
  try {
    const budget = { ms: wholeNumber('ms', ms, 1, 600_000) };
    const { coins, winners } = await playOnline(sitting, { address: server, ...(table !== undefined && { table }) }, budget, say);
    say(`coins ${coins.join(' ')}, winners ${winners.join(' ')}`);
    return 0;
  } finally {
    sitting.end();
  }
}
