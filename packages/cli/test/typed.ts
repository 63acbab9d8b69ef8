import { runCommandLine } from '../src/command-line.ts';

/** What a command line says, without a process of its own. */
export async function typed(...args: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const shown: string[] = [];
  const code = await runCommandLine(args, {
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
    screen: { isTTY: true, write: (text) => shown.push(text) },
  });
  return { code, said, complaints, shown };
}

/** For commands that let bots play: as little as there can be. */
export const ONE_SHORT_GAME: readonly string[] = ['--rounds', '4', '--steps', '1', '--games', '1', '--workers', '1'];
