/**
 * What checks requests and writes answers. It is made when it is first needed, because all of it together is half of a server's start, and once for each schema: most
 * addresses refuse alike, and a process may open more than one server.
 */
import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaValidationError } from 'fastify';

/** Schemas that say the same do the same: no server adds others that they could refer to. */
function onceForEach<R, T>(compile: (route: R) => T): (route: R) => () => T {
  const made = new Map<string, T>();
  return (route) => {
    let mine: T | undefined;
    return () => {
      if (mine !== undefined) return mine;
      const words = JSON.stringify(route instanceof Object && 'schema' in route ? route.schema : route);
      mine = made.get(words) ?? compile(route);
      made.set(words, mine);
      return mine;
    };
  };
}

type Validators = ReturnType<typeof AjvCompiler>;
type Check = ((data: unknown) => boolean) & { readonly errors?: FastifySchemaValidationError[] | null };

const validators = AjvCompiler();
const writers = onceForEach(SerializerSelector()());
let checks: ((route: unknown) => () => Check) | undefined;

/** All servers have the same options, so that the first of them sets up the checks of all. */
const buildValidator = (...terms: Parameters<Validators>) => {
  checks ??= onceForEach(validators(...terms) as (route: unknown) => Check);
  const checkFor = checks;
  return (route: unknown) => {
    const made = checkFor(route);
    return (data: unknown) => {
      const check = made();
      return check(data) || { error: check.errors ?? [] };
    };
  };
};

const buildSerializer = () => (route: Parameters<typeof writers>[0]) => {
  const made = writers(route);
  return (data: unknown) => made()(data);
};

// Fastify asks no more of a check than what these answer; only the types want all that Ajv hangs on its own.
export const compilersFactory = { buildValidator: buildValidator as unknown as Validators, buildSerializer };
