/** Everything that keeps and plays games, put together: what the addresses of the API work on. */
import { Limits, OpenTables, StreamCount } from './api/limits.ts';
import { Listeners } from './api/listeners.ts';
import { Doorkeeper } from './api/who.ts';
import type { Thinker } from './bots/thinker.ts';
import type { Config } from './config.ts';
import { startBeginning } from './game/beginning.ts';
import { Chats, SAID } from './game/chats.ts';
import type { Step } from './game/course.ts';
import { Days } from './game/days.ts';
import { Duties } from './game/duties.ts';
import { startExpiry } from './game/expiry.ts';
import { type Gallery, openGallery } from './game/gallery.ts';
import { Lobby } from './game/lobby.ts';
import { Presence } from './game/presence.ts';
import { startCounting } from './game/ratings.ts';
import type { Room } from './game/room.ts';
import { Rooms } from './game/rooms.ts';
import { Running } from './game/running.ts';
import { LOBBY, Tables } from './game/tables.ts';
import type { Metrics } from './metrics.ts';
import { Courier } from './notices/courier.ts';
import type { Post } from './notices/post.ts';
import { type Cancel, every, type Outside } from './outside.ts';
import { type ClubHouse, openClubHouse } from './people/club-house.ts';
import { type Departures, LEFT } from './people/departure.ts';
import { ASKED, openSociety, SEES, type Society } from './people/society.ts';
import { openReviews, type Reviews } from './reviews/reviews.ts';
import type { Weighing } from './reviews/weighing.ts';
import type { Store } from './store/store.ts';

/** What a house is furnished with. */
export interface Means {
  readonly config: Config;
  readonly outside: Outside;
  readonly store: Store;
  readonly thinker: Thinker;
  /** Left out: games are not reviewed here. */
  readonly weighing?: Weighing | undefined;
  readonly post: Post;
  readonly metrics: Metrics;
  readonly onFault: (error: unknown) => void;
}

export interface House {
  readonly config: Config;
  readonly outside: Outside;
  readonly store: Store;
  readonly rooms: Rooms;
  /** The same tables for those who see them with a delay. */
  readonly gallery: Gallery;
  readonly running: Running;
  readonly duties: Duties;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly chats: Chats;
  readonly days: Days;
  readonly courier: Courier;
  readonly post: Post;
  readonly presence: Presence;
  readonly society: Society;
  readonly clubs: ClubHouse;
  readonly reviews: Reviews;
  /** Bots that think, or wait for it. */
  readonly thinking: () => number;
  readonly door: Doorkeeper;
  readonly limits: Limits;
  readonly listeners: Listeners;
  readonly streams: StreamCount;
  readonly openTables: OpenTables;
  readonly metrics: Metrics;
  /** A guest is not known any more by some secret, at every node. */
  readonly moved: (guest: string) => Promise<void>;
  /** No new work; streams are told to come back elsewhere. */
  readonly stop: () => Promise<void>;
}

/** How often everything that somebody looks at is read again, in case a wake-up call was lost. */
const SWEEP_MS = 10_000;

/** Milliseconds between looks for somebody to wake, at most: with the lease of another node that has died they make less than five seconds. */
const NOTICES_MS = 1000;

/** Half a minute as a rule, in looks for duties: more than other nodes need to say who is with them. */
const LOOKS_TO_EXPIRY = 60;
/** Ten seconds as a rule. */
const LOOKS_TO_SOCIETY = 20;

/** Two seconds as a rule. */
const LOOKS_TO_BEGIN = 4;
/** Games that have ended are counted every so many looks. */
const LOOKS_TO_COUNT = 2;

/** Before the id of a guest who is not known any more by some secret, in what nodes tell each other. */
const MOVED = '~';

type Gate = Pick<House, 'door' | 'limits' | 'listeners' | 'streams' | 'openTables'>;

/** Who comes in, and how much of anything they may have. */
const gateOf = ({ hasLimits, hasSecureCookies }: Config, outside: Outside, store: Store): Gate => ({
  door: new Doorkeeper(outside, store, hasSecureCookies),
  limits: new Limits(hasLimits, outside),
  listeners: new Listeners(),
  streams: new StreamCount(hasLimits),
  openTables: new OpenTables(hasLimits),
});

/** What is done when somebody is not known any more by some secret: `partFrom` here, `moved` at every node. */
function partings({ door, listeners }: Gate, store: Store): { readonly partFrom: Ears['partFrom'] } & Pick<House, 'moved'> {
  const partFrom = (guest: string): Promise<void> => {
    door.forget(guest);
    return listeners.check(store, guest);
  };
  const moved = async (guest: string): Promise<void> => {
    await Promise.all([partFrom(guest), store.tell([`${MOVED}${guest}`])]);
  };
  return { partFrom, moved };
}

export function furnish({ config, outside, store, thinker, weighing, post, metrics, onFault }: Means): House {
  const { node, leaseMs, tickMs, botPaceMs: paceMs } = config;
  const presence = new Presence(outside, (words) => {
    if (store.isShared) store.tell([words]).catch(onFault);
  });
  const onSteps = (room: Room, steps: readonly Step[], isOwn: boolean): void => {
    gallery.heard(room);
    if (!isOwn) return;
    const moves = steps.filter(({ row }) => row.kind === 'move').length;
    metrics.moves.inc(moves);
    duties.consider(room);
    if (moves > 0 && room.game.status === 'finished') society.counter.count(room.game).catch(onFault);
  };
  const courier = new Courier({ outside, store, post, presence, metrics, onFault }, { node, lookMs: Math.min(tickMs, NOTICES_MS) });
  const roomHouse = { outside, store: metrics.timed(store, outside), node, leaseMs, onSteps, onNotices: () => courier.soon() };
  const rooms: Rooms = new Rooms(roomHouse, presence, config.rooms);
  const onTold = (game: string): Promise<void> => chats.wake([game]);
  const gallery = openGallery({ outside, store, node, leaseMs }, rooms, { presence, most: config.rooms, onTold, onFault });
  const duties = new Duties({ outside, store, thinker, onFault }, (id) => rooms.get(id), { node, leaseMs, tickMs, paceMs });
  const [lobby, chats, days] = [new Lobby(outside, store, onFault), new Chats(store), new Days(store, thinker)];
  const [running, reviews] = [new Running(outside, store, presence), openReviews({ outside, store, weighing, onFault }, config)];
  const terms = { lease: { holder: node, ms: leaseMs }, mostOpen: config.hasLimits ? config.openTables : 0 };
  const tables = new Tables({ outside, store, rooms, duties, onLobby: () => lobby.changed(), ...terms });
  const gate = gateOf(config, outside, store);
  const { partFrom, moved } = partings(gate, store);
  const society = openSociety({ outside, store, rooms, gallery, tables, lobby, courier, moved, onFault }, LOOKS_TO_SOCIETY * tickMs);
  const ears = { ...gate, store, presence, rooms, gallery, lobby, chats, departures: society.departures, partFrom, onFault };
  hearOthers(ears);
  for (const worker of [duties, courier]) worker.start();
  const looks = startLooks({ config, outside, store, tables, presence, onFault });
  const ends = [...looks, ...(store.isShared ? [startSweep(outside, ears)] : []), society.stop];
  const stop = async (): Promise<void> => {
    for (const end of ends) end();
    for (const watched of [rooms.watchers, gallery, lobby]) watched.endAll();
    await Promise.all([duties.stop(), courier.stop(), reviews.stop()]);
    await thinker.close();
  };
  const clubs = openClubHouse({ outside, store, ...society });
  const gear = { courier, post, society, clubs, gallery, running, reviews, thinking: thinker.busy };
  return { config, outside, store, rooms, duties, tables, lobby, chats, days, presence, ...gear, ...gate, metrics, moved, stop };
}

type Looking = Pick<Means, 'config' | 'outside' | 'store' | 'onFault'> & Pick<House, 'tables' | 'presence'>;

/** What is looked for again and again, though nobody asks. */
function startLooks({ config, ...means }: Looking): Cancel[] {
  const { tickMs } = config;
  const { outside, store, onFault } = means;
  return [
    startBeginning(means, LOOKS_TO_BEGIN * tickMs),
    startExpiry(means, { ...config, everyMs: LOOKS_TO_EXPIRY * tickMs }),
    startCounting(outside, store, LOOKS_TO_COUNT * tickMs, onFault),
  ];
}

interface Ears {
  readonly store: Store;
  readonly presence: Presence;
  readonly rooms: Rooms;
  readonly gallery: Gallery;
  readonly lobby: Lobby;
  readonly chats: Chats;
  readonly departures: Departures;
  readonly listeners: Listeners;
  readonly partFrom: (guest: string) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** What other nodes tell: of guests who moved, of who is with them, and else of games that have gone on. */
function hearOthers({ store, presence, rooms, gallery, lobby, chats, departures, listeners, partFrom, onFault }: Ears): void {
  store.onNews((news, node) => {
    const greeted = new Set<string>();
    const spoken: string[] = [];
    const games = news.filter((words) => {
      if (words.startsWith(MOVED)) {
        partFrom(words.slice(MOVED.length)).catch(onFault);
        return false;
      }
      if (words.startsWith(LEFT)) {
        departures.heed([words.slice(LEFT.length)]);
        return false;
      }
      if (words.startsWith(ASKED)) {
        lobby.nudge(words.slice(ASKED.length));
        return false;
      }
      if (words.startsWith(SEES)) {
        lobby.reconsider([words.slice(SEES.length)]).catch(onFault);
        return false;
      }
      if (words.startsWith(SAID)) {
        spoken.push(words.slice(SAID.length));
        return false;
      }
      const game = presence.hear(node, words);
      if (game !== undefined) greeted.add(game);
      return game === undefined;
    });
    for (const { watchers } of [rooms, gallery.rooms])
      for (const room of watchers.rooms()) if (greeted.has(room.game.id)) watchers.sendPresence(room);
    if (news.length === 0 || games.includes(LOBBY)) lobby.changed();
    if (news.length === 0 || games.length > 0) for (const one of [rooms, gallery]) one.wake(games).catch(onFault);
    if (news.length === 0 || spoken.length > 0) chats.wake(spoken).catch(onFault);
    if (news.length === 0) listeners.check(store).catch(onFault);
    if (news.length === 0) departures.recall().catch(onFault);
    if (news.length === 0) lobby.reconsider().catch(onFault);
  });
}

type Swept = Omit<Ears, 'partFrom'>;

function startSweep(outside: Outside, { store, rooms, gallery, presence, lobby, chats, departures, listeners, onFault }: Swept): Cancel {
  return every(outside, SWEEP_MS, () => {
    for (const one of [rooms, gallery]) one.wake([]).catch(onFault);
    chats.wake([]).catch(onFault);
    lobby.changed();
    listeners.check(store).catch(onFault);
    departures.recall().catch(onFault);
    presence.repeat();
  });
}
