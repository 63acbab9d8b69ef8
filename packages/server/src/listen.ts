import type { FastifyInstance } from 'fastify';
import { NoStart } from './no-start.ts';

/** What answers within a second on this machine, or is not asked any longer. */
const PATIENCE_MS = 1000;

/** Listens on the port, or on the next free one after it, and answers with the address. Throws `NoStart` if an Elbowroom is there already. */
export async function listen(
  server: FastifyInstance,
  host: string,
  port: number,
  say: (sentence: string) => void = () => {},
  tries = 20,
): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const wished = port === 0 ? 0 : port + attempt;
    try {
      return await server.listen({ host, port: wished });
    } catch (error) {
      if (!isTaken(error)) throw error;
      const there = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${wished}`;
      if (await isElbowroom(there))
        throw new NoStart(`Elbowroom is already running at ${there}. Open that address, stop it first, or set PORT to another number.`);
      if (attempt + 1 >= tries) throw new NoStart(`The ports from ${port} to ${wished} are all taken. Set PORT to one that is free.`);
      say(`elbowroom: Port ${wished} is taken by another program; trying ${wished + 1}.`);
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function isElbowroom(address: string): Promise<boolean> {
  try {
    const answer: unknown = await (await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })).json();
    return typeof answer === 'object' && answer !== null && 'is' in answer && answer.is === 'elbowroom';
  } catch {
    return false;
  }
}
