/** An engine as its user sees it: a process that is told about a game, line by line, and asked for moves (docs/guide/engine-protocol.md). */
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** What can be sent before a decision, where an engine wants it. */
const WANTS = ['view', 'legal', 'observation'] as const;
type Want = (typeof WANTS)[number];

export interface Engine {
  readonly name: string;
  readonly levels: readonly string[];
  readonly wants: readonly Want[];
  /** Our own bots: they follow the game from its seed, and are believed not to look at what they may not know. */
  readonly isTrusted: boolean;
  /** Orders without an answer. */
  readonly tell: (...lines: string[]) => void;
  /** Orders of which the last has an answer: the words after `word`. Rejects with an EngineFault for anything else that is said, or for nothing in that time. */
  readonly ask: (word: string, patience: Patience | number, ...lines: string[]) => Promise<string>;
  /** What it said beside its last answer. */
  readonly asides: () => readonly string[];
  readonly end: () => void;
  readonly isGone: () => boolean;
}

/** Milliseconds until it is asked to stop, and until it counts as dead. */
export interface Patience {
  readonly stop: number;
  readonly end: number;
}

/** What an engine did wrong. */
export class EngineFault extends Error {}

const PROTOCOL = 1;
/** What an engine plays that has no levels. */
export const DEFAULT_LEVEL = 'default';

/** Milliseconds for a process to begin, on a machine that is busy. */
const BEGINNING = 60_000;
/** Letters that an engine may say for one answer: more is babble, and is not kept. */
const MOST_LETTERS = 1 << 20;
/** Letters of what was said that a fault repeats. */
const QUOTED = 80;
/** What may be said while thinking. */
const ASIDES = ['reason', 'info'];
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** The bots of a checkout, in a process that ends with this thread at the latest. */
export const startCheckout = (folder: string): Promise<Engine> => greeted(conversation(process.execPath, [MAIN, folder], 'inherit'), true);

/** Anybody's program; what it says to its own screen is shown where somebody looks at it. */
export function startProgram([program = '', ...args]: readonly string[], screen: 'inherit' | 'ignore' = 'ignore'): Promise<Engine> {
  return greeted(conversation(program, args, screen), false);
}

type Talk = Pick<Engine, 'ask' | 'asides' | 'end' | 'isGone' | 'tell'> & {
  /** The next line. */
  readonly hear: () => Promise<string>;
  /** Ends it where something takes longer, however much is said meanwhile. */
  readonly within: <T>(patience: Patience | number, work: () => Promise<T>) => Promise<T>;
};

async function greeted({ ask, asides, end, hear, isGone, tell, within }: Talk, isTrusted: boolean): Promise<Engine> {
  const said = new Map<string, string>();
  tell(`elbowroom ${PROTOCOL}`);
  await within(BEGINNING, async () => {
    for (let line = await hear(); line !== 'ready'; line = await hear()) {
      const [, word = '', rest = ''] = /^(name|author|levels|wants) (.*)$/.exec(line) ?? [];
      if (word === '') {
        end();
        throw faultIn(line);
      }
      said.set(word, rest);
    }
  });
  const wants = (said.get('wants') ?? 'view legal').split(' ');
  return {
    name: said.get('name') ?? 'nameless',
    levels: said.get('levels')?.split(',') ?? [DEFAULT_LEVEL],
    wants: WANTS.filter((one) => wants.includes(one)),
    isTrusted,
    ask,
    asides,
    end,
    isGone,
    tell,
  };
}

const quoted = (line: string): string => JSON.stringify(line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line);
const faultIn = (line: string): EngineFault =>
  new EngineFault(line.startsWith('fault ') ? line.slice('fault '.length) : `it said ${quoted(line)}`);

interface Ear {
  readonly heard: string[];
  /** Letters since the last question. */
  letters: number;
  /** Why nothing more will be heard. */
  gone: string | undefined;
  awaited: (() => void) | undefined;
}

/** Lines as they come, and no more of them than anybody needs. */
function listen(to: Readable, ear: Ear, end: (reason: string) => void): void {
  let rest = '';
  to.setEncoding('utf8').on('data', (chunk: string) => {
    ear.letters += chunk.length;
    if (ear.gone !== undefined) return;
    if (ear.letters > MOST_LETTERS) return end(`it babbled: more than ${MOST_LETTERS} letters for one answer`);
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    ear.heard.push(...lines);
    ear.awaited?.();
  });
}

function conversation(program: string, args: readonly string[], screen: 'inherit' | 'ignore'): Talk {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', screen] });
  const ear: Ear = { heard: [], letters: 0, gone: undefined, awaited: undefined };
  const end = (reason = 'it was ended'): void => {
    ear.gone ??= reason;
    child.kill('SIGKILL');
    ear.awaited?.();
  };
  listen(child.stdout, ear, end);
  child.on('error', ({ message }) => end(message));
  child.on('close', (code, signal) => end(`its process ended (${code ?? signal})`));
  child.stdin.on('error', () => end('its process does not listen'));
  const tell = (...lines: string[]): void => void child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  const hear = (): Promise<string> => nextLine(ear);
  const within = limited(tell, end);
  let asides: string[] = [];
  /** Whatever is said that is no aside. */
  const answer = async (): Promise<string> => {
    let line = await hear();
    for (; ASIDES.some((aside) => line.startsWith(`${aside} `)); line = await hear()) asides.push(line);
    return line;
  };
  return {
    asides: () => asides,
    ask: async (word, patience, ...lines) => {
      const [unasked] = ear.heard;
      ear.letters = 0;
      asides = [];
      if (unasked === undefined && lines.length > 0) tell(...lines);
      const line = unasked ?? (await within(patience, answer));
      if (unasked === undefined && line.startsWith(`${word} `)) return line.slice(word.length + 1);
      end();
      throw unasked === undefined ? faultIn(line) : new EngineFault(`it spoke without being asked: ${quoted(unasked)}`);
    },
    end: () => end(),
    hear,
    within,
    isGone: () => ear.gone !== undefined,
    tell,
  };
}

/** One limit for a whole answer: lines that come before it gain nobody time. */
const limited =
  (tell: Talk['tell'], end: (reason: string) => void): Talk['within'] =>
  async (patience, work) => {
    const { end: most, stop } = typeof patience === 'number' ? { end: patience, stop: undefined } : patience;
    const late = setTimeout(() => end(`it did not answer within ${most / 1000} s`), most);
    const enough = stop === undefined ? undefined : setTimeout(() => tell('stop'), stop);
    try {
      return await work();
    } finally {
      clearTimeout(late);
      clearTimeout(enough);
    }
  };

async function nextLine(ear: Ear): Promise<string> {
  while (ear.heard.length === 0 && ear.gone === undefined) await new Promise<void>((resolve) => (ear.awaited = resolve));
  const line = ear.heard.shift();
  if (line === undefined) throw new EngineFault(ear.gone);
  return line;
}
