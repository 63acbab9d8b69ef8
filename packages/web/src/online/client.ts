/** The addresses of the server, each as a call. Whatever is refused, is refused with a code. */
import type { Setup } from '@elbowroom/rules';
import type { MapText } from '@elbowroom/rules/maps';
import type {
  ChatLine,
  DayStanding,
  DayTable,
  News,
  PastView,
  ProblemCode,
  ReviewView,
  RunningTable,
  ShownRating,
  TableView,
} from '@elbowroom/server';
import type { SeatColour } from '../board/view.ts';
import { type ClubCalls, clubCalls } from './clubs/club-client.ts';
import { type PeopleCalls, peopleCalls } from './people/people-client.ts';
import { type WakingCalls, wakingCalls } from './waking/calls.ts';

export type { ChangedNews, ChatLine, News, NewsRow, PastView, RunningTable, ShownRating, TableView } from '@elbowroom/server';

export type Guest = { readonly id: string; readonly name: string };
export type TableWish = Pick<Setup, 'edition' | 'variant' | 'rounds' | 'openPurses' | 'rulings' | 'values' | 'box' | 'homebrew'> & {
  readonly board?: string | readonly string[] | MapText;
  /** `me`, `open`, or the level of a bot. */
  readonly seats: readonly string[];
  /** The game that it plays on from. */
  readonly fork?: TableView['options']['fork'] & {};
  readonly private?: boolean;
  readonly clock?: number;
  readonly reserve?: number;
  readonly holidays?: number;
  readonly undo?: boolean;
  readonly spectators?: boolean;
  readonly delay?: TableView['options']['delay'];
  readonly rated?: true;
  readonly club?: string;
  /** Asked again by the same key it is the same table. */
  readonly key?: string;
};
/** What the page is told that has sent moves. */
type PlayedAnswer = { readonly seq: number; readonly after: number; readonly played: number };

/** `offline`: nobody answered, so that nobody knows whether it was done. */
export type RefusalCode = ProblemCode | 'offline';

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  constructor(code: RefusalCode, status: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
  }
}

/** Not the server's own words: something on the way has answered, or the server has lost its head. */
const PASSING: ReadonlySet<RefusalCode> = new Set(['offline', 'try-again', 'too-many', 'fault']);

/** Whether the same may be sent again as it is: the server knows it by heart if it did arrive. */
export const isPassing = (error: unknown): boolean => error instanceof Refusal && (PASSING.has(error.code) || error.status >= 500);

/** The server itself gives up sooner. A line that was cut while the computer slept would never answer at all. */
const PATIENCE_MS = 25_000;

export type Client = PeopleCalls &
  ClubCalls &
  WakingCalls & {
    readonly base: string;
    readonly fetch: typeof fetch;
    readonly me: () => Promise<Guest>;
    readonly become: (name: string) => Promise<Guest>;
    readonly rename: (name: string) => Promise<Guest>;
    /** A code that makes another device me, once. */
    readonly link: () => Promise<{ readonly code: string; readonly until: number }>;
    /** Asked again by the same key it is the same answer. */
    readonly move: (code: string, key: string) => Promise<Guest>;
    readonly mine: () => Promise<readonly TableView[]>;
    /** Games that one can look on at; the first is the featured one. */
    readonly running: () => Promise<readonly RunningTable[]>;
    /** By seat. */
    readonly ratings: (id: string) => Promise<readonly { readonly rating?: ShownRating }[]>;
    readonly open: (wish: TableWish) => Promise<TableView>;
    readonly find: (code: string) => Promise<string>;
    readonly table: (id: string) => Promise<TableView>;
    readonly close: (id: string) => Promise<void>;
    readonly sit: (id: string, seat?: number, colour?: SeatColour) => Promise<TableView>;
    readonly paint: (id: string, seat: number, colour: SeatColour) => Promise<TableView>;
    readonly stand: (id: string, seat: number) => Promise<TableView>;
    readonly setBot: (id: string, seat: number, bot: string) => Promise<TableView>;
    readonly start: (id: string, fill: string) => Promise<TableView>;
    readonly rematch: (id: string) => Promise<TableView>;
    readonly play: (id: string, seat: number, after: number, moves: readonly string[]) => Promise<PlayedAnswer>;
    /** Takes so many moves back and plays these instead: both or neither. */
    readonly undo: (id: string, seat: number, after: number, count: number, moves: readonly string[]) => Promise<PlayedAnswer>;
    /** How the table looked from a seat, or as a spectator, after the moves of these rows. */
    readonly views: (id: string, seat: number | undefined, since: number, until: number) => Promise<readonly PastView[]>;
    readonly resign: (id: string, seat: number) => Promise<News>;
    readonly back: (id: string, seat: number) => Promise<News>;
    readonly pause: (id: string, seat: number, agree: boolean) => Promise<News>;
    /** Said again by the same key it is said once. */
    readonly chat: (id: string, text: string, key: string) => Promise<void>;
    /** What was said before a line; `next` if there may be more. */
    readonly saidBefore: (id: string, line: number) => Promise<{ readonly lines: readonly ChatLine[]; readonly next?: number }>;
    /** The results of a day, from a place on. */
    readonly dayTable: (date: string, from?: number) => Promise<DayTable>;
    /** A game of the day, whole. The first of a guest's stands, and is what is answered. */
    readonly enterDay: (date: string, moves: readonly string[]) => Promise<DayStanding>;
    /** A review of a finished game by the server, where it makes any: asked for, and looked at from the how manyth turn on. */
    readonly askReview: (id: string) => Promise<ReviewView>;
    readonly review: (id: string, since: number) => Promise<ReviewView>;
    /** Where a finished game can be fetched as a file. */
    readonly fileOf: (id: string) => string;
  };

type Ask = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Codes are added, never changed: one that this page does not know is said in the server's words. */
export async function refusalIn(answer: Response): Promise<Refusal> {
  const said: unknown = await answer.json().catch(() => undefined);
  const isCode = (code: unknown): code is ProblemCode => typeof code === 'string';
  const code = isFields(said) && isCode(said.code) ? said.code : 'fault';
  const message = isFields(said) && typeof said.message === 'string' ? said.message : answer.statusText;
  return new Refusal(code, answer.status, message);
}

export type Courier = <T>(method: string, path: string, what?: Ask) => Promise<T>;

/** The server's word is taken for the type: its own schemas are what these types come from. */
function askingOf(base: string, send: typeof fetch, patience: number): Courier {
  const noAnswer = (): never => {
    throw new Refusal('offline', 0, 'No answer.');
  };
  return async <T>(method: string, path: string, { body, headers = {} }: Ask = {}): Promise<T> => {
    const sent =
      body === undefined ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const signal = AbortSignal.timeout(patience);
    const answer = await send(`${base}${path}`, { method, credentials: 'same-origin', cache: 'no-store', signal, ...sent }).catch(noAnswer);
    if (!answer.ok) throw await refusalIn(answer);
    return answer.status === 204 ? undefined! : answer.json().catch(noAnswer); // cut in the middle, or a page of somebody else's
  };
}

/** About games that are over. */
const finishedCalls = (ask: Courier, at: (id: string) => string, base: string): Pick<Client, 'askReview' | 'review' | 'fileOf'> => ({
  askReview: (id) => ask('POST', `${at(id)}/review`),
  review: (id, since) => ask('GET', `${at(id)}/review?since=${since}`),
  fileOf: (id) => `${base}${at(id)}/file`,
});

export function openClient(base = '/api/v1', send: typeof fetch = (...asked) => fetch(...asked), patience = PATIENCE_MS): Client {
  const ask = askingOf(base, send, patience);
  const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
  const minimal = { prefer: 'return=minimal' };
  return {
    ...peopleCalls(ask, base),
    base,
    fetch: send,
    ...wakingCalls(ask),
    ...clubCalls(ask),
    me: () => ask('GET', '/guests/me'),
    become: (name) => ask('POST', '/guests', { body: { name } }),
    rename: (name) => ask('PATCH', '/guests/me', { body: { name } }),
    link: () => ask('POST', '/guests/me/links'),
    move: (code, key) => ask('POST', '/guests/move', { body: { code, key } }),
    mine: async () => (await ask<{ tables: readonly TableView[] }>('GET', '/tables/mine')).tables,
    running: async () => (await ask<{ tables: readonly RunningTable[] }>('GET', '/tables/running')).tables,
    ratings: async (id) => (await ask<{ seats: readonly { readonly rating?: ShownRating }[] }>('GET', `${at(id)}/ratings`)).seats,
    open: (body) => ask('POST', '/tables', { body }),
    find: async (code) => (await ask<{ id: string }>('POST', '/tables/find', { body: { code } })).id,
    table: (id) => ask('GET', at(id)),
    close: (id) => ask('DELETE', at(id)),
    sit: (id, seat, colour) => ask('POST', `${at(id)}/seats`, { body: { seat, colour } }),
    paint: (id, seat, colour) => ask('PATCH', `${at(id)}/seats/${seat}`, { body: { colour } }),
    stand: (id, seat) => ask('DELETE', `${at(id)}/seats/${seat}`),
    setBot: (id, seat, bot) => ask('PUT', `${at(id)}/seats/${seat}`, { body: { bot } }),
    start: (id, fill) => ask('POST', `${at(id)}/start`, { body: { fill } }),
    rematch: (id) => ask('POST', `${at(id)}/rematch`),
    play: (id, seat, after, moves) => ask('POST', `${at(id)}/moves`, { body: { seat, after, moves }, headers: minimal }),
    undo: (id, seat, after, count, moves) =>
      ask('POST', `${at(id)}/undo`, { body: { seat, after, count, ...(moves.length > 0 ? { moves } : {}) }, headers: minimal }),
    views: async (id, seat, since, until) =>
      (await ask<{ views: readonly PastView[] }>('GET', `${at(id)}/views?seat=${seat ?? 'none'}&since=${since}&until=${until}`)).views,
    resign: (id, seat) => ask('POST', `${at(id)}/resign`, { body: { seat } }),
    back: (id, seat) => ask('POST', `${at(id)}/back`, { body: { seat } }),
    pause: (id, seat, agree) => ask('POST', `${at(id)}/pause`, { body: { seat, agree } }),
    chat: (id, text, key) => ask('POST', `${at(id)}/chat`, { body: { text, key } }),
    saidBefore: (id, line) => ask('GET', `${at(id)}/chat?before=${line}`),
    dayTable: (date, from) => ask('GET', `/days/${date}/results${from === undefined ? '' : `?from=${from}`}`),
    enterDay: (date, moves) => ask('POST', `/days/${date}/results`, { body: { moves } }),
    ...finishedCalls(ask, at, base),
  };
}

/** Whoever was never here before becomes a guest. */
export async function greet(client: Client, name: string): Promise<Guest> {
  try {
    return await client.me();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no-guest') return client.become(name);
    throw error;
  }
}

/** Whether the page was served by a server that keeps tables; a page from a folder or a cache is alone. */
export async function isServed(send: typeof fetch = (...asked) => fetch(...asked)): Promise<boolean> {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return false;
  try {
    const answer = await send('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(4000) });
    const said: unknown = answer.ok ? await answer.json() : undefined;
    return isFields(said) && said.ok === true && said.tables !== false;
  } catch {
    return false;
  }
}
