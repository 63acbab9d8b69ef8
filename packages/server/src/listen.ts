import type { FastifyInstance } from 'fastify';

/** Listens on the port, or on the next free one after it, and answers with the address. */
export async function listen(server: FastifyInstance, host: string, port: number, tries = 20): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await server.listen({ host, port: port === 0 ? 0 : port + attempt });
    } catch (error) {
      if (!isTaken(error) || attempt + 1 >= tries) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
