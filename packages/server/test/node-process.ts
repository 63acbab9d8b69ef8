/** A node in a process of its own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface NodeProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** As the power cut would: nothing is finished. */
  readonly kill: () => Promise<void>;
  /** As an operator would. */
  readonly stop: () => Promise<number | null>;
  readonly errors: () => string;
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** As `npm start` has it. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/elbowroom', import.meta.url));

/** `file`: another server than today's. */
export function startNode(env: Record<string, string>, file = main): Promise<NodeProcess> {
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      ELBOWROOM_LIMITS: '0',
      ELBOWROOM_BOT_THREADS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(-4000);
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return gone;
  };
  return new Promise((resolve, reject) => {
    let words = '';
    child.stdout.on('data', (chunk) => {
      words += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(words)?.[1];
      if (port === undefined) return;
      const kill = async () => {
        await end('SIGKILL');
      };
      resolve({
        address: `http://127.0.0.1:${port}`,
        child,
        kill,
        stop: () => end('SIGTERM'),
        errors: () => `${errors}${words.slice(-2000)}`,
      });
    });
    // All that it said has been read then.
    child.once('close', (code) => reject(new Error(`the node ended with ${code}: ${errors}`)));
  });
}
