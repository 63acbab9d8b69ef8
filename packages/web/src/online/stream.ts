/** A line to the server that does not stay cut: it comes back with what it heard last, sooner at first, then more patiently. */
import { type Client, isPassing, Refusal, type RefusalCode, refusalIn } from './client.ts';
import { type Said, sseReader } from './sse.ts';

export type Connection = 'connecting' | 'open' | 'lost';

export type Listening = {
  /** Comes back with this id from now on, instead of the last that was heard. */
  readonly again: (since: number) => void;
  readonly stop: () => void;
};

export type StreamOptions = {
  readonly client: Pick<Client, 'base' | 'fetch'>;
  readonly path: string;
  /** What is known already. */
  readonly since?: number;
  readonly onSaid: (said: Said) => void;
  readonly onConnection?: (state: Connection) => void;
  /** By how many milliseconds the clock of the server is ahead of the one here. */
  readonly onClock?: (ahead: number) => void;
  /** It makes no sense to come back: there is no such table, or no seat for us. */
  readonly onRefused?: (code: RefusalCode) => void;
  readonly waits?: readonly number[];
  /** Milliseconds of silence after which a line counts as dead; the server sends a beat every 15 seconds. */
  readonly patience?: number;
};

const WAITS = [200, 500, 1000, 2000, 4000, 8000, 15_000];

export function listen(options: StreamOptions): Listening {
  const { client, path, onSaid, onConnection = () => {}, onRefused = () => {}, onClock = () => {} } = options;
  const { waits = WAITS, patience = 40_000 } = options;
  let last = options.since;
  let tries = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call: AbortController | undefined;
  let heardAt = Date.now();

  const later = (): void => {
    if (isStopped) return;
    onConnection('lost');
    const wait = waits[Math.min(tries++, waits.length - 1)] ?? 1000;
    clearTimeout(timer);
    timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
  };
  function connect(): void {
    clearTimeout(timer);
    call?.abort();
    if (isStopped) return;
    const mine = new AbortController();
    call = mine;
    onConnection('connecting');
    follow(mine).then(
      () => mine === call && later(),
      (error: unknown) => {
        if (mine !== call || isStopped) return;
        if (error instanceof Refusal && !isPassing(error)) {
          onConnection('lost');
          onRefused(error.code);
        } else later();
      },
    );
  }
  async function follow(mine: AbortController): Promise<void> {
    let watch = setTimeout(() => mine.abort(), patience);
    const alive = (): void => {
      heardAt = Date.now();
      clearTimeout(watch);
      watch = setTimeout(() => mine.abort(), patience);
    };
    try {
      const answer = await client.fetch(`${client.base}${path}`, {
        credentials: 'same-origin',
        cache: 'no-store',
        headers: { accept: 'text/event-stream', ...(last === undefined ? {} : { 'last-event-id': String(last) }) },
        signal: mine.signal,
      });
      if (!answer.ok) throw await refusalIn(answer);
      const reader = answer.body?.getReader();
      if (reader === undefined) return;
      alive();
      onConnection('open');
      const told = Date.parse(answer.headers.get('date') ?? '');
      if (Number.isFinite(told)) onClock(told - Date.now());
      const decoder = new TextDecoder();
      const events = sseReader();
      for (let next = await reader.read(); !next.done && mine === call && !isStopped; next = await reader.read()) {
        alive();
        for (const said of events.push(decoder.decode(next.value, { stream: true }))) hear(said, mine);
      }
      mine.abort();
    } finally {
      clearTimeout(watch);
    }
  }
  function hear(said: Said, mine: AbortController): void {
    if (mine !== call || isStopped) return;
    tries = 0;
    const id = said.id === undefined ? Number.NaN : Number(said.id);
    if (Number.isInteger(id)) last = Math.max(last ?? 0, id);
    onSaid(said);
  }
  const onOnline = (): void => {
    tries = 0;
    connect();
  };
  const onOffline = (): void => {
    clearTimeout(timer);
    call?.abort();
    call = undefined;
    onConnection('lost');
  };
  /** Timers stand still while a computer sleeps: whoever looks at the page again must not wait for them. */
  const onSeen = (): void => {
    if (!document.hidden && call !== undefined && Date.now() - heardAt > patience / 2) onOnline();
  };
  const page = typeof window === 'undefined' ? undefined : window;
  page?.addEventListener('online', onOnline);
  page?.addEventListener('offline', onOffline);
  page?.document.addEventListener('visibilitychange', onSeen);
  connect();
  return {
    again: (since) => {
      last = since;
      tries = 0;
      connect();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      call?.abort();
      page?.removeEventListener('online', onOnline);
      page?.removeEventListener('offline', onOffline);
      page?.document.removeEventListener('visibilitychange', onSeen);
    },
  };
}
