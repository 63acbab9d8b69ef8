/** Who may play in the arena: bots that there are, here or at the commit that is named, which is brought here for that. */
import { BOT_NAMES } from '@elbowroom/bots';
import { Misread, oneOf } from '../command.ts';
import { checkOut, checkoutOf, commitOf, type NoCheckout } from '../engine/checkout.ts';
import { type Engine, EngineFault, startCheckout, startProgram } from '../engine/engine.ts';
import { entrantOf, nameOf } from './entrant.ts';

/** The names as they are kept: a commit by its own name, not by one that moves. Throws Misread. */
export async function admitted(names: readonly string[]): Promise<string[]> {
  const levels = new Map<string, readonly string[]>();
  const kept: string[] = [];
  for (const name of names) {
    const { commit: called, level = name, program, ...rest } = entrantOf(name) ?? {};
    if (program !== undefined) {
      await begun(name, startProgram(program, 'inherit'));
      kept.push(name);
      continue;
    }
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
  return (await begun(`the bots of ${commit}`, startCheckout(checkoutOf(commit)))).levels;
}

/** Whether it begins at all; it is begun anew where it plays. */
async function begun(who: string, starting: Promise<Engine>): Promise<Engine> {
  try {
    const engine = await starting;
    engine.end();
    return engine;
  } catch (error) {
    throw error instanceof EngineFault ? new Misread(`${who}: does not start: ${error.message}`) : error;
  }
}

function found<T>(one: T | NoCheckout): T {
  if (typeof one === 'object' && one !== null && 'reason' in one) throw new Misread(one.reason);
  return one;
}
