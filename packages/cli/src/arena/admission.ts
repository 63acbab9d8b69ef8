/** Who may play in the arena: bots that there are, here or at the commit that is named, which is brought here for that. */
import { BOT_NAMES } from '@elbowroom/bots';
import { Misread, oneOf } from '../command.ts';
import { checkOut, checkoutOf, commitOf, type NoCheckout } from '../engine/checkout.ts';
import { EngineFault, startEngine } from '../engine/engine.ts';
import { entrantOf, nameOf } from './entrant.ts';

/** The names as they are kept: a commit by its own name, not by one that moves. Throws Misread. */
export async function admitted(names: readonly string[]): Promise<string[]> {
  const levels = new Map<string, readonly string[]>();
  const kept: string[] = [];
  for (const name of names) {
    const { commit: called, level = name, ...rest } = entrantOf(name) ?? {};
    if (called === undefined) {
      kept.push(nameOf({ level: oneOf('bots', level, BOT_NAMES), ...rest }));
      continue;
    }
    const commit = found(commitOf(called));
    const known = levels.get(commit) ?? (await levelsAt(commit));
    levels.set(commit, known);
    kept.push(nameOf({ level: oneOf(`bots …@${called}`, level, known), commit, ...rest }));
  }
  return kept;
}

async function levelsAt(commit: string): Promise<readonly string[]> {
  found(checkOut(commit));
  try {
    const engine = await startEngine(checkoutOf(commit));
    engine.end();
    return engine.levels;
  } catch (error) {
    throw error instanceof EngineFault ? new Misread(`the bots of ${commit} do not start: ${error.message}`) : error;
  }
}

function found<T>(one: T | NoCheckout): T {
  if (typeof one === 'object' && one !== null && 'reason' in one) throw new Misread(one.reason);
  return one;
}
