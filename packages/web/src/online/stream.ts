/** A line to the server that does not stay cut: it comes back with what it heard last, sooner at first, then more patiently. */
import { type Client, isPassing, Refusal, type RefusalCode, refusalIn } from './client.ts';
import { type StreamSaid, sseReader } from './sse.ts';

export type Connection = 'connecting' | 'open' | 'lost';

export type Listening = {
  /** Begins anew after this row, as if nothing had been heard on this line. */
  readonly again: (since: number) => void;
  readonly stop: () => void;
};

export type StreamOptions = {
  readonly client: Pick<Client, 'base' | 'fetch'>;
  /** Asked for anew each time the line comes back. */
  readonly path: string | (() => string);
  /** The row that is known already, from another line. */
  readonly since?: number;
  readonly onSaid: (said: StreamSaid) => void;
  readonly onConnection?: (state: Connection) => void;
  /** By how many milliseconds the clock of the server is ahead of the one here. */
  readonly onClock?: (ahead: number) => void;
  /** It makes no sense to come back: there is no such table, or no seat for us. */
  readonly onRefused?: (code: RefusalCode) => void;
  /** Whether nobody sees the page: the server is told when that changes, if it is to know. */
  readonly isUnseen?: () => boolean;
  readonly waits?: readonly number[];
  /** Milliseconds of silence after which a line counts as dead; the server sends a beat every 15 seconds. */
  readonly patience?: number;
};

const PATIENCE = 40_000;
/** Milliseconds: whoever looks elsewhere for a moment is still there. */
const UNSEEN_MS = 1500;
const WAITS = [200, 500, 1000, 2000, 4000, 8000, 15_000];

/** The line as it is now. */
type Wire = {
  readonly options: StreamOptions;
  readonly patience: number;
  /** After which row it began. */
  since: number | undefined;
  /** The last id that was heard on it. */
  last: number | undefined;
  tries: number;
  isStopped: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** What it was told of that. */
  wasUnseen: boolean;
  /** The one call that counts: whatever is heard on another comes too late. */
  call: AbortController | undefined;
  heardAt: number;
};

export function listen(options: StreamOptions): Listening {
  const { since, patience = PATIENCE } = options;
  const now = { tries: 0, isStopped: false, wasUnseen: false, timer: undefined, call: undefined, heardAt: Date.now() };
  const wire: Wire = { options, patience, since, last: undefined, ...now };
  const stopWatching = watchPage(wire);
  connect(wire);
  return {
    again: (since) => {
      wire.since = since;
      wire.last = undefined;
      connectAnew(wire);
    },
    stop: () => {
      wire.isStopped = true;
      hangUp(wire);
      stopWatching();
    },
  };
}

function hangUp(wire: Wire): void {
  clearTimeout(wire.timer);
  wire.call?.abort();
}

function connect(wire: Wire): void {
  hangUp(wire);
  if (wire.isStopped) return;
  const { onConnection, onRefused } = wire.options;
  const mine = new AbortController();
  wire.call = mine;
  wire.wasUnseen = wire.options.isUnseen?.() ?? false;
  onConnection?.('connecting');
  follow(wire, mine).then(
    () => mine === wire.call && connectLater(wire),
    (error: unknown) => {
      if (!isOurs(wire, mine)) return;
      if (error instanceof Refusal && !isPassing(error)) {
        onConnection?.('lost');
        onRefused?.(error.code);
      } else connectLater(wire);
    },
  );
}

function connectLater(wire: Wire): void {
  if (wire.isStopped) return;
  const { onConnection, waits = WAITS } = wire.options;
  onConnection?.('lost');
  const wait = waits[Math.min(wire.tries++, waits.length - 1)] ?? 1000;
  clearTimeout(wire.timer);
  wire.timer = setTimeout(() => connect(wire), wait * (0.75 + Math.random() / 2));
}

/** Without patience for what went wrong before. */
function connectAnew(wire: Wire): void {
  wire.tries = 0;
  connect(wire);
}

const isOurs = (wire: Wire, mine: AbortController): boolean => mine === wire.call && !wire.isStopped;

/** What was heard on this line is a header, for then the server may tell the difference to it; what is known from elsewhere is part of the address. */
function addressOf({ options, since, last }: Wire): string {
  const { client, path } = options;
  const address = `${client.base}${typeof path === 'string' ? path : path()}`;
  return since === undefined || last !== undefined ? address : `${address}${address.includes('?') ? '&' : '?'}since=${since}`;
}

/** Ends when the server does, or when nothing has been heard for too long. */
async function follow(wire: Wire, mine: AbortController): Promise<void> {
  const { client, onConnection, onClock } = wire.options;
  const giveUp = (): ReturnType<typeof setTimeout> => setTimeout(() => mine.abort(), wire.patience);
  let watch = giveUp();
  const alive = (): void => {
    wire.heardAt = Date.now();
    clearTimeout(watch);
    watch = giveUp();
  };
  try {
    const answer = await client.fetch(addressOf(wire), {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { accept: 'text/event-stream', ...(wire.last === undefined ? {} : { 'last-event-id': String(wire.last) }) },
      signal: mine.signal,
    });
    if (!answer.ok) throw await refusalIn(answer);
    const reader = answer.body?.getReader();
    if (reader === undefined) return;
    alive();
    onConnection?.('open');
    const told = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isFinite(told)) onClock?.(told - Date.now());
    const decoder = new TextDecoder();
    const events = sseReader();
    for (let next = await reader.read(); !next.done && isOurs(wire, mine); next = await reader.read()) {
      alive();
      for (const said of events.push(decoder.decode(next.value, { stream: true }))) hear(wire, mine, said);
    }
    mine.abort();
  } finally {
    clearTimeout(watch);
  }
}

function hear(wire: Wire, mine: AbortController, said: StreamSaid): void {
  if (!isOurs(wire, mine)) return;
  wire.tries = 0;
  const id = said.id === undefined ? Number.NaN : Number(said.id);
  if (Number.isInteger(id)) wire.last = Math.max(wire.last ?? 0, id);
  wire.options.onSaid(said);
}

/** Comes back at once when the network does, or when somebody looks at the page again. */
function watchPage(wire: Wire): () => void {
  const onOnline = (): void => connectAnew(wire);
  const onOffline = (): void => {
    hangUp(wire);
    wire.call = undefined;
    wire.options.onConnection?.('lost');
  };
  let soon: ReturnType<typeof setTimeout> | undefined;
  /** Timers stand still while a computer sleeps: whoever looks at the page again must not wait for them. */
  const onSeen = (): void => {
    clearTimeout(soon);
    soon = setTimeout(() => {
      const isUnseen = wire.options.isUnseen?.() ?? false;
      if (isUnseen !== wire.wasUnseen && wire.call !== undefined) connectAnew(wire);
    }, UNSEEN_MS);
    if (!document.hidden && wire.call !== undefined && Date.now() - wire.heardAt > wire.patience / 2) connectAnew(wire);
  };
  const page = typeof window === 'undefined' ? undefined : window;
  page?.addEventListener('online', onOnline);
  page?.addEventListener('offline', onOffline);
  page?.document.addEventListener('visibilitychange', onSeen);
  return () => {
    clearTimeout(soon);
    page?.removeEventListener('online', onOnline);
    page?.removeEventListener('offline', onOffline);
    page?.document.removeEventListener('visibilitychange', onSeen);
  };
}
