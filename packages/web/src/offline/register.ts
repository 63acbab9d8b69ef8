/** Milliseconds after everything has come: the page draws its first board then, and would have to share the machine. */
const LATER = 1500;

/** Lets the browser keep the page for the next visit, once this one has all it needs. */
export function keepForOffline(): void {
  // The manifest comes with the worker: a page that is being developed has neither.
  if (document.querySelector('link[rel=manifest]') === null || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // Where it is forbidden the page works as before, with a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  const wait = (): void => void setTimeout(register, LATER);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
