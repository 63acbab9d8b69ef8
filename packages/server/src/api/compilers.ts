/** What checks requests and writes answers, made once for each schema: most addresses refuse alike, and a process may open more than one server. */
import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

/** Schemas that say the same do the same: no server adds others that they could refer to. */
function onceForEach<R, T>(compile: (route: R) => T): (route: R) => T {
  const made = new Map<string, T>();
  return (route) => {
    const words = JSON.stringify(route instanceof Object && 'schema' in route ? route.schema : route);
    const known = made.get(words) ?? compile(route);
    made.set(words, known);
    return known;
  };
}

type Validators = ReturnType<typeof AjvCompiler>;

const validators = AjvCompiler();
const write = onceForEach(SerializerSelector()());
let check: ReturnType<Validators> | undefined;

/** All servers have the same options, so that the first of them sets up the checks of all. */
const buildValidator: Validators = (others, options) => {
  const known = check ?? onceForEach(validators(others, options));
  check = known;
  return known;
};

export const compilersFactory = { buildValidator, buildSerializer: () => write };
