/** A node of the cluster: the real door, the real house, and an outside that can stop it, drop it and set its clock. */
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { addApi, emptyServer } from '../src/api/door.ts';
import { readConfig } from '../src/config.ts';
import { furnish, type House } from '../src/house.ts';
import { type Metrics, makeMetrics } from '../src/metrics.ts';
import type { Outside } from '../src/outside.ts';
import type { Agenda } from './agenda.ts';
import { thinkerOf } from './bots.ts';
import type { Chance } from './chance.ts';
import type { Database } from './database.ts';
import type { Host } from './network.ts';
import { type PostOffice, postOf } from './post-office.ts';
import { weighingOf } from './weighing.ts';

/** A door takes long to build: one stays open for the nodes of many storms, one after the other. */
export interface Door {
  readonly server: FastifyInstance;
  readonly metrics: Metrics;
  house: House | undefined;
}

export async function buildDoor(): Promise<Door> {
  const server = emptyServer({ proxies: 0, logLevel: 'silent' });
  const door: Door = { server, metrics: makeMetrics(() => ({ rooms: 0, streams: 0, waiting: Promise.resolve(0) })), house: undefined };
  const present = new Proxy({} as House, {
    get(_, name) {
      if (name === 'metrics') return door.metrics; // asked for before there is a house
      if (door.house === undefined) throw new Error('nobody is at home');
      return Reflect.get(door.house, name);
    },
  });
  await addApi(server, present, () => false);
  await server.ready();
  return door;
}

/** One life of a node, from its start to its fall. */
interface Life {
  isOver: boolean;
  readonly house: House;
  readonly sockets: Set<Duplex>;
  readonly hangUp: () => void;
}

export interface Surroundings {
  readonly agenda: Agenda;
  readonly chance: Chance;
  readonly database: Database;
  /** Bots that have thought for good, see bots.ts. */
  readonly stuck: Set<string>;
  readonly post: PostOffice;
  /** Hears of every turn of a game that a node sets about weighing. */
  readonly onWeighed: (game: string, step: number) => void;
  readonly onFault: (node: string, error: unknown) => void;
}

export class Node implements Host {
  readonly name: string;
  readonly #around: Surroundings;
  readonly #door: Door;
  #life: Life | undefined;
  #lives = 0;
  /** What came while it stood still; undefined while it does not. */
  #waiting: (() => void)[] | undefined;
  /** Its own clock is off by so much, and goes wrong by this share. */
  readonly #error: number;
  readonly #drift: number;

  constructor(name: string, around: Surroundings, door: Door) {
    this.name = name;
    this.#around = around;
    this.#door = door;
    this.#error = around.chance.between(-90_000, 90_000);
    this.#drift = around.chance.between(-0.003, 0.003);
  }

  get house(): House | undefined {
    return this.#life?.house;
  }

  isUp(): boolean {
    return this.#life !== undefined;
  }

  get isFrozen(): boolean {
    return this.#waiting !== undefined;
  }

  start(): void {
    if (this.#life !== undefined) return;
    const { agenda, chance, database, stuck, post, onWeighed, onFault } = this.#around;
    const life: { isOver: boolean } = { isOver: false };
    const reach = (work: () => void): void => this.#reachLife(life, work);
    const steady = (): number => 1_800_000_000_000 + agenda.now * (1 + this.#drift) + this.#error;
    const after: Outside['after'] = (ms, work) => (life.isOver ? () => {} : agenda.after(ms, () => reach(work)));
    const outside: Outside = { steady, after, soon: (work) => after(0, work), bytes: chance.bytes };
    const caller = { name: `${this.name}.${++this.#lives}`, steady, reach };
    const store = database.storeOf(caller);
    const house = furnish({
      config: { ...readConfig({}), node: caller.name, tickMs: 8000, leaseMs: 10_000, rooms: 6, openMs: 30 * 60_000 },
      outside,
      store,
      thinker: thinkerOf(outside, chance, stuck),
      post: postOf(this.name, outside, post),
      weighing: weighingOf(outside, chance, onWeighed),
      metrics: this.#door.metrics,
      onFault: (error) => onFault(caller.name, error),
    });
    this.#door.house = house;
    this.#life = Object.assign(life, { house, sockets: new Set<Duplex>(), hangUp: () => database.hangUp(caller) });
  }

  /** At once, and nothing is finished. */
  crash(): void {
    const life = this.#life;
    if (life === undefined) return;
    life.isOver = true;
    life.hangUp();
    this.#life = undefined;
    this.#waiting = undefined;
    for (const socket of life.sockets) socket.destroy();
  }

  /** As an operator would, who does not wait for ever. */
  async stop(): Promise<void> {
    const life = this.#life;
    if (life === undefined) return;
    await Promise.race([life.house.stop(), this.#around.agenda.pause(10_000)]);
    if (this.#life === life) this.crash();
  }

  freeze(): void {
    if (this.#life !== undefined) this.#waiting ??= [];
  }

  thaw(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const work of waiting) this.#around.agenda.after(0, work);
  }

  reach(work: () => void): void {
    if (this.#life !== undefined) this.#reachLife(this.#life, work);
  }

  #reachLife(life: { readonly isOver: boolean }, work: () => void): void {
    const still = (): void => {
      if (!life.isOver) this.#waiting === undefined ? work() : this.#waiting.push(still);
    };
    still();
  }

  accept(socket: Duplex): void {
    const life = this.#life;
    if (life === undefined) return;
    life.sockets.add(socket);
    socket.once('close', () => life.sockets.delete(socket));
    const server: Server = this.#door.server.server as Server;
    server.emit('connection', socket);
  }
}
