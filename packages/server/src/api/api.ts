import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { House } from '../house.ts';
import type { Guest } from '../store/store.ts';
import type { RateName } from './limits.ts';

/** A server whose handlers know the shape of what they get. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The guest who asks, within the rate. */
export async function admit({ door, limits }: House, request: FastifyRequest, rate: RateName): Promise<Guest> {
  const guest = await door.guest(request);
  limits.demand(rate, guest?.id, request.ip);
  return guest ?? door.demandGuest(request);
}

/** Somebody who need not be known. */
export async function welcome({ door, limits }: House, request: FastifyRequest, rate: RateName): Promise<Guest | undefined> {
  const guest = await door.guest(request);
  limits.demand(rate, guest?.id, request.ip);
  return guest;
}
