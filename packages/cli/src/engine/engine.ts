/** An engine as its user sees it: a process that is told about a game, line by line, and asked for moves. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Engine {
  readonly levels: readonly string[];
  /** Orders without an answer. */
  readonly tell: (...lines: string[]) => void;
  /** Orders of which the last has an answer: the words after `word`. Rejects with an EngineFault for anything else that is said, or for nothing in that time. */
  readonly ask: (word: string, patience: number, ...lines: string[]) => Promise<string>;
  readonly end: () => void;
}

/** What an engine did wrong. */
export class EngineFault extends Error {}

/** Milliseconds for a process to begin, on a machine that is busy. */
const BEGINNING = 60_000;
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** The bots of a checkout, in a process that ends with this thread at the latest. */
export async function startEngine(folder: string): Promise<Engine> {
  const { ask, end, tell } = conversation(process.execPath, [MAIN, folder]);
  return { levels: (await ask('ready', BEGINNING)).split(','), ask, end, tell };
}

function conversation(program: string, args: readonly string[]): Omit<Engine, 'levels'> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const heard: string[] = [];
  let [awaited, gone]: [(() => void)?, string?] = [];
  const end = (reason = 'it was ended'): void => {
    gone ??= reason;
    child.kill('SIGKILL');
    awaited?.();
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    heard.push(line);
    awaited?.();
  });
  child.on('error', ({ message }) => end(message));
  child.on('close', (code, signal) => end(`its process ended (${code ?? signal})`));
  child.stdin.on('error', () => end('its process does not listen'));

  const tell = (...lines: string[]): void => void child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  const ask = async (word: string, patience: number, ...lines: string[]): Promise<string> => {
    if (lines.length > 0) tell(...lines);
    const late = setTimeout(() => end(`it was silent for ${patience / 1000} s`), patience);
    while (heard.length === 0 && gone === undefined) await new Promise<void>((resolve) => (awaited = resolve));
    clearTimeout(late);
    const line = heard.shift();
    if (line?.startsWith(`${word} `)) return line.slice(word.length + 1);
    end();
    throw new EngineFault(line === undefined ? gone : line.startsWith('fault ') ? line.slice('fault '.length) : `it said "${line}"`);
  };
  return { ask, end: () => end(), tell };
}
