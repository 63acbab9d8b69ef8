/** What somebody sees who came to an address that leads nowhere; programs get the code. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problems } from './errors.ts';

const words = {
  en: { title: 'Nothing here', says: 'This address leads nowhere.', home: 'To the start' },
  fr: { title: 'Rien ici', says: 'Cette adresse ne mène nulle part.', home: 'Vers l’accueil' },
} as const;

function page(language: keyof typeof words): string {
  const { title, says, home } = words[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Elbowroom: ${title}</title><link rel="icon" href="/favicon.svg">
<style>:root{color-scheme:light dark}body{font:18px/1.5 system-ui;max-width:30rem;margin:20vh auto;padding:0 1rem;text-align:center}a{display:inline-block;padding:.6rem 1.2rem}</style>
<h1>${title}</h1><p>${says}</p><p><a href="/">${home}</a></p></html>`;
}

const languageOf = (accepted = ''): keyof typeof words => (/^\s*fr\b/i.test(accepted) ? 'fr' : 'en');

function isPerson({ method, url, headers }: FastifyRequest): boolean {
  const isPage = method === 'GET' || method === 'HEAD';
  return isPage && !/^\/api(\/|$|\?)/.test(url) && /\btext\/html\b/.test(headers.accept ?? '');
}

export function lost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404).header('cache-control', 'no-store').header('vary', 'accept, accept-language');
  if (isPerson(request)) return reply.type('text/html; charset=utf-8').send(page(languageOf(request.headers['accept-language'])));
  const [, message] = problems['not-found'];
  return reply.send({ code: 'not-found', message });
}
