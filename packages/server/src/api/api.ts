import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import type { RateName } from './limits.ts';
import type { Visitor } from './who.ts';

/** A server whose handlers know the shape of what they get. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The guest who asks, within the rate. */
export async function admit(house: House, request: FastifyRequest, rate: RateName): Promise<Visitor> {
  const guest = await welcome(house, request, rate);
  if (guest === undefined) throw new Problem('no-guest');
  return guest;
}

/** Somebody who need not be known. */
export async function welcome({ door, limits }: House, request: FastifyRequest, rate: RateName): Promise<Visitor | undefined> {
  limits.demandAddress(rate, request.ip);
  const guest = await door.guest(request);
  if (guest !== undefined) limits.demandGuest(rate, guest.id);
  return guest;
}

/** Throws `too-many`: what is asked for means playing so many rows of a game again. */
export function charge({ limits }: House, request: FastifyRequest, guest: Visitor | undefined, rows: number): void {
  if (rows <= 0) return;
  limits.demandAddress('replay', request.ip, rows);
  if (guest !== undefined) limits.demandGuest('replay', guest.id, rows);
}

/** News are JSON already checked by their types: no second pass over them. */
export const json = (reply: FastifyReply, words: unknown) => written(reply, JSON.stringify(words));

/** JSON that is written already. */
export const written = (reply: FastifyReply, words: string) => reply.header('content-type', 'application/json; charset=utf-8').send(words);
