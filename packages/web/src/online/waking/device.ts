/** Whether and how this browser can be woken while the page is closed. */
import { browserShelf } from '../../table/library.ts';
import type { Language } from '../../words/words.ts';
import type { Client } from '../client.ts';
import type { Bell, NoticeKind } from './calls.ts';

/** `home`: an iPhone wakes only what is on its home screen. */
export type Means = 'push' | 'home' | 'blocked' | 'none';

const WOKEN = 'elbowroom.woken';
const DECLINED = 'elbowroom.unwoken';

export const FIRST_KINDS: readonly NoticeKind[] = ['turn', 'over', 'invited'];

const isPhoneOfApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent);

export function meansHere(): Means {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || typeof Notification === 'undefined')
    return isPhoneOfApple() ? 'home' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'push';
}

/** Which of somebody's bells hangs in this browser. */
export const bellHere = (): string | undefined => browserShelf()?.getItem(WOKEN) ?? undefined;

function note(key: string, value: string | undefined): void {
  if (value === undefined) browserShelf()?.removeItem(key);
  else browserShelf()?.setItem(key, value);
}

/** Asked once at a good moment: whoever said no is not asked again. */
export const mayAsk = (): boolean => meansHere() === 'push' && bellHere() === undefined && browserShelf()?.getItem(DECLINED) === null;
export const askNoMore = (): void => note(DECLINED, '1');

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Undefined if the person, or the browser, would rather not. */
export async function hangHere(client: Client, kinds: readonly NoticeKind[], language: Language): Promise<Bell | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const [worker, { key }] = await Promise.all([navigator.serviceWorker.ready, client.waking()]);
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const bell = await client.ringHere(subscription.toJSON(), kinds, language);
  note(WOKEN, bell.id);
  return bell;
}

export async function unhangHere(client: Client, bell: string): Promise<void> {
  await client.unhang(bell);
  note(WOKEN, undefined);
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
