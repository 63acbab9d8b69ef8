/** Does a storm find anything? Faults are planted one by one in a copy of the server, and storms let loose on it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Planted, planted } from '../../packages/server/storm/planted.ts';
import { type Run, run } from '../../packages/server/storm/run.ts';
import { root } from '../sources.ts';

/** A share of the faults that must be found for the command to be content. */
const WANTED = 0.9;

/** Throws if the place where the fault belongs is not there, or not the only one. */
function withFault(source: string, { name, from, to }: Planted): string {
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`${name}: ${parts.length - 1} places fit where one is wanted`);
  return parts.join(to);
}

async function copyOf(fault: Planted): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-planted-'));
  const server = join(folder, 'packages/server');
  for (const part of ['src', 'storm', 'test', 'package.json'])
    cpSync(join(root, 'packages/server', part), join(server, part), { recursive: true });
  // A storm plays games of the rules' own tests on.
  for (const part of ['node_modules', 'packages/rules']) symlinkSync(join(root, part), join(folder, part), 'junction');
  const file = join(server, 'src', fault.file);
  writeFileSync(file, withFault(readFileSync(file, 'utf8'), fault));
  return folder;
}

async function found(fault: Planted, plan: Run): Promise<{ storms: number; says: string } | undefined> {
  const folder = await copyOf(fault);
  try {
    let storms = 0;
    const worker = pathToFileURL(join(folder, 'packages/server/storm/worker.ts'));
    const broken = await run({ ...plan, worker }, () => storms++);
    return broken && { storms: Math.max(1, storms), says: broken.violations[0] ?? '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The exit code. */
export async function tryPlanted(names: readonly string[], plan: Run): Promise<number> {
  const unknown = names.find((name) => planted.every((fault) => fault.name !== name));
  if (unknown !== undefined) throw new Error(`no fault is called ${unknown}`);
  const tried = planted.filter(({ name }) => names.length === 0 || names.includes(name));
  let count = 0;
  for (const fault of tried) {
    const result = await found(fault, plan);
    if (result !== undefined) count++;
    console.log(
      `${fault.name}: ${result === undefined ? `NOT FOUND in ${plan.seeds} storms` : `found in ${result.storms} storms: ${result.says}`}`,
    );
  }
  console.log(`${count} of ${tried.length} planted faults found`);
  return count >= WANTED * tried.length ? 0 : 1;
}
