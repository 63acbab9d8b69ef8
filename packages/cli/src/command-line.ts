type Command = { usage: string; run: (args: string[]) => Promise<number> };

/** The commands by name. */
const commands: Record<string, Command> = {};

/** Runs one command line and answers with the exit code: 2 when it was not understood. */
export async function runCommandLine(
  args: readonly string[],
  say: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  const [name, ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') {
    for (const line of usage()) say(line);
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command.run(rest);
  complain(name === undefined ? 'elbowroom: which command?' : `elbowroom: there is no command ${name}`);
  for (const line of usage()) complain(line);
  return 2;
}

function usage(): string[] {
  return ['usage: elbowroom <command> [options]', ...Object.values(commands).map((command) => `  elbowroom ${command.usage}`)];
}
