/** Whatever goes wrong is answered with a code, and tells nothing about the inside. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { isFull } from '../store/full.ts';
import { isPassing } from '../store/passing.ts';

/** Which field it is that nobody asked for: that is not in the words of the check. */
function tooMuch([first]: NonNullable<FastifyError['validation']>): string {
  const name = first?.params.additionalProperty;
  return typeof name === 'string' ? `: ${name}` : '';
}

function problemFrom(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return undefined;
  if (isFull(error)) return new Problem('full');
  if (isPassing(error)) return new Problem('try-again');
  const { statusCode, validation } = error as FastifyError;
  if (validation !== undefined) return new Problem('bad-request', { where: `${error.message}${tooMuch(validation)}`.slice(0, 200) });
  if (statusCode === 413) return new Problem('too-large');
  if (statusCode === 404) return new Problem('not-found');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem('bad-request');
  return undefined;
}

export function refusing(house: House) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const known = problemFrom(error);
    if (known === undefined || known.status >= 500) request.log[known === undefined ? 'error' : 'warn'](error);
    const { code, message, status, details } = known ?? new Problem('fault');
    const { retryAfter, cause: _cause, ...told } = details;
    house.metrics.refusals.inc({ code });
    if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
    return reply.code(status).send({ code, message, ...told });
  };
}
