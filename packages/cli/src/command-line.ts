import type { Command, Desk } from './command.ts';
import { Failed, Misread } from './command.ts';
import { arena } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { engine } from './commands/engine.ts';
import { environment } from './commands/environment.ts';
import { games } from './commands/games.ts';
import { jobs } from './commands/jobs.ts';
import { ladder } from './commands/ladder.ts';
import { perft } from './commands/perft.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { rulingsCommand } from './commands/rulings.ts';
import { simulate } from './commands/simulate.ts';
import { worker } from './commands/worker.ts';

/** The commands by name. */
const commands: Readonly<Record<string, Command>> = {
  simulate,
  replay,
  perft,
  arena,
  balance,
  engine,
  environment,
  games,
  ladder,
  review,
  puzzles,
  rulings: rulingsCommand,
  worker,
  jobs,
};

const HELP = ['help', '--help', '-h'];

/** Runs one command line and answers with the exit code: 2 when it was not understood, 1 when it could not be done. */
export async function runCommandLine(args: readonly string[], desk: Desk): Promise<number> {
  const [name, ...rest] = args;
  if (name !== undefined && HELP.includes(name)) {
    for (const line of usage()) desk.say(line);
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    desk.complain(name === undefined ? 'elbowroom: which command?' : `elbowroom: there is no command ${name}`);
    for (const line of usage()) desk.complain(line);
    return 2;
  }
  if (rest.some((word) => HELP.includes(word) && word !== 'help')) {
    desk.say(`usage: elbowroom ${command.usage}`);
    desk.say(command.what);
    return 0;
  }
  try {
    return await command.run(rest, desk);
  } catch (error) {
    if (!(error instanceof Misread || error instanceof Failed)) throw error;
    desk.complain(`elbowroom: ${error.message}`);
    if (error instanceof Failed) return 1;
    desk.complain(`usage: elbowroom ${command.usage}`);
    return 2;
  }
}

function usage(): string[] {
  return [
    'usage: elbowroom <command> [options]',
    ...Object.values(commands).flatMap((command) => [`  elbowroom ${command.usage}`, `      ${command.what}`]),
  ];
}
