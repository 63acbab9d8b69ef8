/** The API described by the schemas it checks with: as OpenAPI for machines, and as a plain page for people. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { problems } from '../errors.ts';

export async function describeApi(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Elbowroom',
        version: '1',
        description: 'Tables, moves by POST, news by server-sent events. A page, curl and a bot in any language are equal clients.',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'elbowroom' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { token: [] }, {}],
    },
  });
}

const escaped = (words: string): string => words.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
}

function page(paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { summary = '', requestBody } = operation as Operation;
      const body = requestBody?.content?.['application/json']?.schema;
      const shape =
        body === undefined ? '' : `<details><summary>body</summary><pre>${escaped(JSON.stringify(body, undefined, 2))}</pre></details>`;
      return `<tr><td><code>${method.toUpperCase()}</code><td><code>${escaped(path)}</code><td>${escaped(summary)}${shape}`;
    }),
  );
  const codes = Object.entries(problems).map(
    ([code, [status, message]]) => `<tr><td>${status}<td><code>${code}</code><td>${escaped(message)}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Elbowroom: the API</title>
<style>body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}td{padding:.2rem .6rem;vertical-align:top}pre{font-size:13px}</style>
<h1>The API</h1><p>Described by <a href="/api/v1/openapi.json">OpenAPI</a>. Become a guest, open or join a table, listen to its stream, send moves.</p>
<table>${rows.join('\n')}</table><h2>Refusals</h2><table>${codes.join('\n')}</table></html>`;
}

export function descriptionRoutes(server: FastifyInstance): void {
  const hide = { schema: { hide: true } };
  let words: string | undefined;
  server.get('/api/v1/openapi.json', hide, async () => server.swagger());
  server.get('/api', hide, async (_request, reply) => {
    words ??= page((server.swagger().paths ?? {}) as Record<string, Record<string, unknown>>);
    return reply.type('text/html; charset=utf-8').send(words);
  });
}
