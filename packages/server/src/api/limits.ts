/** How often somebody may do something: a bucket of tokens for each guest and each address, filled at a steady rate. */
import { Problem } from '../errors.ts';
import type { Outside } from '../outside.ts';

interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Addresses are shared by many people, so they may do more than one guest. */
const rates = {
  /** Becoming a guest, using links, trying codes: what somebody who guesses would do. */
  knock: { guest: { perSecond: 0.5, burst: 20 }, address: { perSecond: 1, burst: 60 } },
  open: { guest: { perSecond: 0.2, burst: 20 }, address: { perSecond: 2, burst: 100 } },
  act: { guest: { perSecond: 20, burst: 100 }, address: { perSecond: 200, burst: 1000 } },
  look: { guest: { perSecond: 20, burst: 100 }, address: { perSecond: 200, burst: 1000 } },
  /** Looking back: a game is played again for it. */
  review: { guest: { perSecond: 1, burst: 20 }, address: { perSecond: 10, burst: 200 } },
  /** Counted in rows of a game that are played again, on top of the request itself: a thousand of them are about thirty milliseconds of everybody's time. */
  replay: { guest: { perSecond: 200, burst: 4000 }, address: { perSecond: 1000, burst: 20_000 } },
  /** Results of a day: bots think through a whole game for each, which takes them seconds. */
  prove: { guest: { perSecond: 0.02, burst: 4 }, address: { perSecond: 0.2, burst: 20 } },
  /** Counted in turns of a game that are weighed, each of which takes seconds. */
  weigh: { guest: { perSecond: 0.1, burst: 150 }, address: { perSecond: 0.5, burst: 600 } },
  /** Asks for a mail to somebody who may not want it. */
  mail: { guest: { perSecond: 0.002, burst: 3 }, address: { perSecond: 0.01, burst: 10 } },
  /** All that is somebody's, as a file: every game of theirs is played again for it. */
  export: { guest: { perSecond: 0.002, burst: 2 }, address: { perSecond: 0.02, burst: 10 } },
  /** What strangers hear of, or whoever runs the server. */
  invite: { guest: { perSecond: 0.1, burst: 10 }, address: { perSecond: 1, burst: 50 } },
  report: { guest: { perSecond: 0.01, burst: 5 }, address: { perSecond: 0.1, burst: 20 } },
  chat: { guest: { perSecond: 0.5, burst: 6 }, address: { perSecond: 5, burst: 60 } },
} as const satisfies Readonly<Record<string, { readonly guest: Rate; readonly address: Rate }>>;

export type RateName = keyof typeof rates;

interface Bucket {
  tokens: number;
  at: number;
}

/** More than these are dropped, fullest chance of being idle first: the oldest. */
const MOST_BUCKETS = 50_000;

export class Limits {
  readonly #buckets = new Map<string, Bucket>();
  readonly #isOn: boolean;
  readonly #now: () => number;

  constructor(isOn: boolean, { steady }: Pick<Outside, 'steady'>) {
    this.#isOn = isOn;
    this.#now = steady;
  }

  /** Throws `too-many`. Asked first: whoever is too fast costs no look at the database. */
  demandAddress(name: RateName, address: string, cost = 1): void {
    if (this.#isOn) this.#take(`${name} a ${networkOf(address)}`, rates[name].address, cost);
  }

  /** Throws `too-many`. */
  demandGuest(name: RateName, guest: string, cost = 1): void {
    if (this.#isOn) this.#take(`${name} g ${guest}`, rates[name].guest, cost);
  }

  /** What costs more than a full bucket is let through by a full one. */
  #take(key: string, { perSecond, burst }: Rate, cost: number): void {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    for (const old of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_BUCKETS) break;
      this.#buckets.delete(old);
    }
    const price = Math.min(cost, burst);
    if (bucket.tokens < price) throw new Problem('too-many', { retryAfter: Math.ceil((price - bucket.tokens) / perSecond) });
    bucket.tokens -= price;
  }
}

/** Some proxies say the port too: who has an address has all of its ports. An address of the fourth version may be written as one of the sixth. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/;
const MAPPED = /^::ffff:(?=\d+\.)/i;

function bareAddress(address: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(address) ?? [];
  return (bracketed ?? plain ?? address).replace(MAPPED, '');
}

/** Whoever has one address of the sixth version has billions: they count as the network they are in. */
function networkOf(said: string): string {
  const address = bareAddress(said);
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = ''] = address.split('::');
  const groups = head.split(':').slice(0, 4);
  return [...groups, ...Array.from({ length: 4 - groups.length }, () => '0')].join(':');
}

/** Tables that wait for people in the lobby, of one guest and of one network: nobody can fill it alone. */
const [MOST_OF_GUEST, MOST_OF_NETWORK] = [5, 20];

export class OpenTables {
  readonly #isOn: boolean;
  /** From where those were opened that this node has seen opened. */
  readonly #networks = new Map<string, string>();
  readonly #coming = new Set<{ readonly host: string; readonly network: string }>();

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /** Throws `too-many-tables`. `listed` are those in the lobby now. Answers with what is to be called when the table is there, or will not be. */
  take(listed: readonly { readonly id: string; readonly host: string }[], host: string, address: string): (id?: string) => void {
    const network = networkOf(address);
    const ids = new Set(listed.map(({ id }) => id));
    for (const id of this.#networks.keys()) if (!ids.has(id)) this.#networks.delete(id);
    const coming = [...this.#coming];
    const ofHost = [...listed, ...coming].filter((table) => table.host === host).length;
    const near = [...this.#networks.values(), ...coming.map((table) => table.network)].filter((one) => one === network).length;
    if (this.#isOn && ofHost >= MOST_OF_GUEST) throw new Problem('too-many-tables', { most: MOST_OF_GUEST });
    if (this.#isOn && near >= MOST_OF_NETWORK) throw new Problem('too-many-tables', { most: MOST_OF_NETWORK });
    const one = { host, network };
    this.#coming.add(one);
    return (id) => {
      this.#coming.delete(one);
      if (id !== undefined) this.#networks.set(id, network);
    };
  }
}

/** How many streams are open at once. */
export class StreamCount {
  readonly #open = new Map<string, number>();
  readonly #isOn: boolean;
  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /** Of whom some are open. */
  get size(): number {
    return this.#open.size;
  }

  /** Throws `too-many`; answers with the way to give the place back. */
  take(guest: string | undefined, address: string): () => void {
    const keys: [string, number][] = [
      [`a ${networkOf(address)}`, 300],
      ...(guest === undefined ? [] : ([[`g ${guest}`, 30]] as [string, number][])),
    ];
    if (this.#isOn && keys.some(([key, most]) => (this.#open.get(key) ?? 0) >= most)) throw new Problem('too-many', { retryAfter: 5 });
    for (const [key] of keys) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => {
      for (const [key] of keys) {
        const left = (this.#open.get(key) ?? 1) - 1;
        if (left === 0) this.#open.delete(key);
        else this.#open.set(key, left);
      }
    };
  }
}
