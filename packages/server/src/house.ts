/** Everything that keeps and plays games, put together: what the addresses of the API work on. */
import { Limits, StreamCount } from './api/limits.ts';
import { Doorkeeper } from './api/who.ts';
import { startThinker } from './bots/thinker.ts';
import type { Config } from './config.ts';
import { Duties } from './game/duties.ts';
import { startExpiry } from './game/expiry.ts';
import { Lobby } from './game/lobby.ts';
import { Presence } from './game/presence.ts';
import { Rooms } from './game/rooms.ts';
import { LOBBY, Tables } from './game/tables.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import type { Store } from './store/store.ts';

export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly duties: Duties;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly door: Doorkeeper;
  readonly limits: Limits;
  readonly streams: StreamCount;
  readonly metrics: Metrics;
  /** A guest is known by another secret from now on, at every node. */
  readonly moved: (guest: string) => Promise<void>;
  /** No new work; streams are told to come back elsewhere. */
  readonly stop: () => Promise<void>;
}

/** How often everything that somebody looks at is read again, in case a wake-up call was lost. */
const SWEEP_MS = 10_000;

/** Half a minute as a rule, in looks for duties: more than other nodes need to say who is with them. */
const LOOKS_TO_EXPIRY = 60;

/** Before the id of a guest who has moved, in what nodes tell each other. */
const MOVED = '~';

export function furnish(config: Config, store: Store, onFault: (error: unknown) => void): House {
  const { node, leaseMs, tickMs, botPaceMs: paceMs } = config;
  const thinker = startThinker(config.botThreads);
  const metrics = makeMetrics(() => ({ rooms: rooms.size, streams: rooms.watchers.count() }));
  const presence = new Presence((words) => {
    if (store.isShared) store.tell([words]).catch(onFault);
  });
  const rooms: Rooms = new Rooms(
    {
      store: metrics.timed(store),
      node,
      leaseMs,
      onSteps: (room, steps, isOwn) => {
        if (!isOwn) return;
        metrics.moves.inc(steps.filter(({ row }) => row.kind === 'move').length);
        duties.consider(room);
      },
    },
    presence,
    config.rooms,
  );
  const duties = new Duties(store, thinker, (id) => rooms.get(id), { node, leaseMs, tickMs, paceMs }, onFault);
  const lobby = new Lobby(store, onFault);
  const tables = new Tables(store, rooms, duties, { node, leaseMs }, () => lobby.changed());
  const door = new Doorkeeper(store, config.hasSecureCookies);
  const partFrom = (guest: string): void => {
    door.forget(guest);
    rooms.watchers.endOf(guest);
  };
  store.onNews((news, node) => {
    const greeted = new Set<string>();
    const games = news.filter((words) => {
      if (words.startsWith(MOVED)) {
        partFrom(words.slice(MOVED.length));
        return false;
      }
      const game = presence.hear(node, words);
      if (game !== undefined) greeted.add(game);
      return game === undefined;
    });
    for (const room of rooms.watchers.rooms()) if (greeted.has(room.game.id)) rooms.watchers.sendPresence(room);
    if (news.length === 0 || games.includes(LOBBY)) lobby.changed();
    if (news.length === 0 || games.length > 0) rooms.wake(games).catch(onFault);
  });
  duties.start();
  const stopExpiry = startExpiry(store, tables, presence, { openMs: config.openMs, everyMs: LOOKS_TO_EXPIRY * tickMs }, onFault);
  const sweep = setInterval(() => {
    if (!store.isShared) return;
    rooms.wake([]).catch(onFault);
    presence.repeat();
  }, SWEEP_MS).unref();

  return {
    config,
    store,
    rooms,
    duties,
    tables,
    lobby,
    door,
    limits: new Limits(config.hasLimits),
    streams: new StreamCount(config.hasLimits),
    metrics,
    async moved(guest) {
      partFrom(guest);
      await store.tell([`${MOVED}${guest}`]);
    },
    async stop() {
      clearInterval(sweep);
      stopExpiry();
      rooms.watchers.endAll();
      lobby.endAll();
      await duties.stop();
      await thinker.close();
    },
  };
}
