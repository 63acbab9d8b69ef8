/** What the server is asked about waking somebody, and about games that take days. */
import type { AwaitedTable } from '@elbowroom/server';
import type { Language } from '../../words/words.ts';
import type { Courier } from '../client.ts';

export const NOTICE_KINDS = ['turn', 'over', 'invited', 'chat'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export type Bell = {
  readonly id: string;
  readonly way: 'push' | 'mail';
  readonly kinds: readonly NoticeKind[];
  /** Whether a mailbox has said yes. */
  readonly confirmed: boolean;
  /** Of a mailbox. */
  readonly address?: string;
};

export type Orders = { readonly hold: readonly number[]; readonly otherwise: 'bot' | 'ask' };

export type WakingCalls = {
  /** The key to subscribe with, and whether there is mail. */
  readonly waking: () => Promise<{ readonly key: string; readonly mail: boolean }>;
  readonly bells: () => Promise<readonly Bell[]>;
  readonly ringHere: (subscription: PushSubscriptionJSON, kinds: readonly NoticeKind[], language: Language) => Promise<Bell>;
  readonly ringMail: (address: string, kinds: readonly NoticeKind[], language: Language) => Promise<Bell>;
  readonly ringFor: (bell: string, kinds: readonly NoticeKind[]) => Promise<Bell>;
  readonly unhang: (bell: string) => Promise<void>;
  /** What a link in a mail stands for. */
  readonly answerMail: (code: string) => Promise<{ readonly wish: 'confirm' | 'stop' }>;
  /** Where it is my turn. */
  readonly turns: () => Promise<readonly AwaitedTable[]>;
  readonly takeOff: (from: number, until: number) => Promise<readonly { readonly id: string; readonly granted: boolean }[]>;
  /** No days off from now on. */
  readonly backToWork: () => Promise<void>;
  readonly orders: (id: string, seat: number) => Promise<Orders | undefined>;
  readonly order: (id: string, seat: number, orders: Orders) => Promise<unknown>;
  readonly unorder: (id: string, seat: number) => Promise<void>;
};

export const wakingCalls = (ask: Courier): WakingCalls => ({
  waking: () => ask('GET', '/push'),
  bells: async () => (await ask<{ bells: readonly Bell[] }>('GET', '/guests/me/bells')).bells,
  ringHere: ({ endpoint, keys }, kinds, language) =>
    ask('PUT', '/guests/me/bells/push', { body: { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, kinds, language } }),
  ringMail: (address, kinds, language) => ask('PUT', '/guests/me/bells/mail', { body: { address, kinds, language } }),
  ringFor: (bell, kinds) => ask('PATCH', `/guests/me/bells/${bell}`, { body: { kinds } }),
  unhang: (bell) => ask('DELETE', `/guests/me/bells/${bell}`),
  answerMail: (code) => ask('POST', `/mail/${encodeURIComponent(code)}`),
  turns: async () => (await ask<{ turns: readonly AwaitedTable[] }>('GET', '/tables/turns')).turns,
  takeOff: async (from, until) =>
    (await ask<{ tables: readonly { id: string; granted: boolean }[] }>('POST', '/guests/me/holidays', { body: { from, until } })).tables,
  backToWork: () => ask('DELETE', '/guests/me/holidays'),
  orders: async (id, seat) => (await ask<{ orders?: Orders }>('GET', `/tables/${id}/orders?seat=${seat}`)).orders,
  order: (id, seat, orders) => ask('PUT', `/tables/${id}/orders`, { body: { seat, ...orders } }),
  unorder: (id, seat) => ask('DELETE', `/tables/${id}/orders`, { body: { seat } }),
});
