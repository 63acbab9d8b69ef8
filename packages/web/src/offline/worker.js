// The service worker: keeps the whole page in the browser, so that it works without a network after the first visit.
// It is written into the build by plugin.ts, which fills in the version and the files.
const VERSION = '__VERSION__';
/** @type {string[]} */
const FILES = ['__FILES__'];

const PREFIX = 'elbowroom-';
const CACHE = PREFIX + VERSION;
/** Milliseconds after which a slow network counts as none. */
const PATIENCE = 4000;

/** @param {string} file */
const addressOf = (file) => new URL(file, self.location.href).href;
const PAGE = addressOf('./');
const known = new Set(FILES.map(addressOf));

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
  // A browser that knows how takes built files from where they are kept by itself: no worker need be woken for each of them.
  const urlPattern = { pathname: new URL('assets/*', PAGE).pathname };
  event.addRoutes?.({ condition: { urlPattern, requestMethod: 'GET' }, source: { cacheName: CACHE } });
});
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (known.has(request.url)) event.respondWith(kept(request));
});

/** Files with a hash in their name never change: what an older version has is taken over. */
async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...known].map(async (address) => {
      const old = address.includes('/assets/') ? await caches.match(address) : undefined;
      await (old ? cache.put(address, old) : cache.add(new Request(address, { cache: 'reload' })));
    }),
  );
}

async function tidy() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** The newest page if the network answers in time, the kept one if not. Page and kept files are always of one version. */
async function page(request) {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE);
  try {
    const answer = await fetch(request, { signal: abort.signal });
    if (answer.ok || answer.status < 500) return answer;
  } catch {
    // No network: see below.
  } finally {
    clearTimeout(timer);
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE)) ?? Response.error();
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}

// What wakes somebody while the page is closed. The same notice may come twice, if a server died in between: it is shown once.
const SHOWN = new Set();
self.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.table));
});

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whatever stands before the `#`: how the page looks. */
const isAt = ({ url }, table) => new URL(url).hash === `#table/${table}`;

/** Whoever has the table before their eyes sees it there. */
async function tell(message) {
  const { id, kind, table, title, body } = message ?? {};
  if (typeof id !== 'string' || !/^[\w-]{22}$/.test(table) || SHOWN.has(id)) return;
  SHOWN.add(id);
  const isSeen = (page) => page.visibilityState === 'visible' && isAt(page, table);
  if ((await pages()).some(isSeen)) return;
  const icon = addressOf('icon-192.png');
  await self.registration.showNotification(title, { body, icon, tag: `${kind} ${table}`, renotify: true, data: { id, table } });
}

/** In the page that is there already, if one is. */
async function openTable(table) {
  const address = `${PAGE}#table/${table}`;
  const open = await pages();
  const there = open.find((page) => isAt(page, table)) ?? open[0];
  if (there === undefined) return self.clients.openWindow(address);
  await there.focus();
  if (!isAt(there, table)) await there.navigate(address);
}
