/** Web Push, as the standards have it: nobody's account is needed. */
import type { Outside } from '../outside.ts';
import type { Bell } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import type { Message, Rung } from './post.ts';
import { posted } from './reach.ts';
import { newVapid, sealed, signed, type Vapid } from './sealing.ts';

export interface PushTerms {
  /** Who runs this server, as push services want to know it: `mailto:` or an address. */
  readonly contact: string;
  /** Whether an endpoint may be on this machine: for tests. */
  readonly mayBeInner: boolean;
}

export interface Push {
  readonly key: () => Promise<string>;
  readonly ring: (bell: Bell, message: Message) => Promise<Rung>;
}

const SECRET = 'vapid';
const HOUR_S = 3600;
/** How long a push service keeps it for a device that is off. What is said is old news sooner than a turn. */
const lasts = ({ kind }: Message): number => (kind === 'chat' ? HOUR_S : 72 * HOUR_S);

export function pushOn({ bytes }: Pick<Outside, 'bytes'>, store: Pick<Store, 'now' | 'keepSecret'>, terms: PushTerms): Push {
  let known: Promise<Vapid> | undefined;
  /** The first node to start makes them; of two that start at once, one does. */
  const vapid = (): Promise<Vapid> => {
    known ??= store.keepSecret(SECRET, JSON.stringify(newVapid())).then((kept): Vapid => JSON.parse(kept));
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
  return {
    key: async () => (await vapid()).key,
    async ring({ address, keys }, message) {
      if (keys === undefined) return 'gone';
      const until = Math.floor(store.now() / 1000) + 12 * HOUR_S;
      const headers = {
        authorization: signed(await vapid(), address, terms.contact, until),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(lasts(message)),
        urgency: message.kind === 'turn' || message.kind === 'invited' ? 'high' : 'normal',
        // Of two for a device that is off, the later one is kept.
        topic: topicOf(message),
      };
      try {
        const { status, retryMs } = await posted(address, headers, sealed(JSON.stringify(message), keys, bytes(16)), terms.mayBeInner);
        return verdict(status, retryMs);
      } catch {
        return {}; // its words may name the address, which belongs to no log
      }
    },
  };
}

/** 32 letters at most that fit into an address: tables have 22 of them. */
const topicOf = ({ table, kind }: Message): string => `${kind}-${table}`.slice(0, 32);

function verdict(status: number, retryMs: number | undefined): Rung {
  if (status >= 200 && status < 300) return 'rung';
  if (status === 404 || status === 410) return 'gone';
  return retryMs === undefined ? {} : { retryMs };
}
