/** What must be done though nobody asks: bots' turns, and clocks that run out. Any node can take any duty; the lease says whose it is. */
import { legalMoves, text, view } from '@elbowroom/rules';
import { SUBSTITUTE } from '../bots/levels.ts';
import type { Thinker } from '../bots/thinker.ts';
import { type Cancel, type Outside, pause } from '../outside.ts';
import { below } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { type Course, decider, hasOrder, isNodes } from './course.ts';
import { heldMove, ORDERLY } from './orders.ts';
import type { Room } from './room.ts';

export interface DutyTerms {
  readonly node: string;
  readonly leaseMs: number;
  readonly tickMs: number;
  /** At least so long from one move of a bot to the next, so that people can follow. */
  readonly paceMs: number;
}

/** What they are done with. */
export interface Means {
  readonly outside: Outside;
  readonly store: Store;
  readonly thinker: Thinker;
  readonly onFault: (error: unknown) => void;
}

interface Work {
  /** When it came to the decision that it waits for. */
  since: number;
  done: Promise<void>;
}

/** How many duties one look takes; there is always another look. */
const MOST = 64;
const MOST_FAULTS = 8;
/** No bot thinks for so long, and no queue is so long: after this time another node may try. */
const MOST_KEPT_MS = 60_000;

export class Duties {
  readonly #outside: Outside;
  readonly #store: Store;
  readonly #thinker: Thinker;
  readonly #find: (id: string) => Promise<Room>;
  readonly #terms: DutyTerms;
  readonly #onFault: (error: unknown) => void;
  readonly #underWay = new Map<string, Work>();
  #cancel: Cancel = () => {};
  #isStopped = false;

  constructor({ outside, store, thinker, onFault }: Means, find: (id: string) => Promise<Room>, terms: DutyTerms) {
    this.#outside = outside;
    this.#store = store;
    this.#thinker = thinker;
    this.#find = find;
    this.#terms = terms;
    this.#onFault = onFault;
  }

  start(): void {
    const again = async (): Promise<void> => {
      await this.#look().catch(this.#onFault);
      if (!this.#isStopped) this.#cancel = this.#outside.after(this.#terms.tickMs, again);
    };
    this.#cancel = this.#outside.after(0, again);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    this.#thinker.dismiss();
    await Promise.allSettled([...this.#underWay.values()].map(({ done }) => done));
  }

  /** A bot's turn that began on this node is played at once: the lease came with the row that began it. */
  consider(room: Room): void {
    if (room.course !== undefined && isNodes(room.course)) this.#take(room.game.id);
  }

  async #look(): Promise<void> {
    const { node, leaseMs } = this.#terms;
    const lease = { holder: node, ms: leaseMs };
    // Those that wait for a thread to think in are not given to another node meanwhile, unless nothing comes of it.
    const held = [...this.#underWay.keys()].filter((id) => this.#isGoingOn(id));
    if (held.length > 0) await this.#store.keepDuties(lease, held);
    for (const id of await this.#store.claimDuties(lease, MOST)) this.#take(id);
  }

  #isGoingOn(id: string): boolean {
    const work = this.#underWay.get(id);
    return work !== undefined && this.#outside.steady() - work.since < MOST_KEPT_MS;
  }

  #take(id: string): void {
    if (this.#isStopped || this.#isGoingOn(id)) return;
    const work: Work = { since: this.#outside.steady(), done: Promise.resolve() };
    this.#underWay.set(id, work);
    work.done = this.#work(id, work)
      .catch(this.#onFault)
      .finally(() => {
        if (this.#underWay.get(id) === work) this.#underWay.delete(id);
      });
  }

  /** Plays until somebody else must decide. What fails is tried again a few times; after that the lease runs out, and another node takes over. */
  async #work(id: string, work: Work): Promise<void> {
    for (let faults = 0; !this.#isStopped; ) {
      try {
        work.since = this.#outside.steady();
        if (!(await this.#step(await this.#find(id)))) return;
        faults = 0;
      } catch (error) {
        if (++faults > MOST_FAULTS) throw error;
        await pause(this.#outside, 50 * faults);
      }
    }
  }

  /** Whether there may be more to do. */
  async #step(room: Room): Promise<boolean> {
    const course = await room.present();
    const next = decider(course);
    if (next === undefined) return false;
    if (hasOrder(course)) return (await this.#answer(room, course, next.seat)) !== course;
    if (!next.isBot) return (await room.absent()) !== course;
    await this.#playBot(room, course, next.seat);
    return true;
  }

  /** As the person has said before; what the orders do not cover is left to them. */
  async #answer(room: Room, course: Course, seat: number): Promise<Course> {
    const orders = await this.#store.orders(room.game.id, seat);
    const held = orders && heldMove(orders, legalMoves(course.state));
    const line = held ?? (orders?.otherwise === 'bot' ? await this.#decided(room, course, seat, ORDERLY) : undefined);
    return room.answer(seat, course.moved, line);
  }

  async #playBot(room: Room, course: Course, seat: number): Promise<void> {
    const { steady } = this.#outside;
    const began = steady();
    const line = await this.#decided(room, course, seat, room.game.seats[seat]?.bot ?? SUBSTITUTE);
    await pause(this.#outside, this.#terms.paceMs - (steady() - began));
    await room.playBot(seat, course.moved, line);
  }

  /** A bot that fails must not hold up the others at the table: then anything legal is played. */
  async #decided({ game }: Room, { state, control }: Course, seat: number, level: string): Promise<string> {
    const legal = legalMoves(state);
    const lines = legal.map(text);
    const claim = { host: game.host, isAwaited: control.includes('person') };
    try {
      const line = await this.#thinker.decide({ key: `${game.id} ${seat}`, level, view: view(state, seat), legal, ...claim });
      if (lines.includes(line)) return line;
      throw new Error(`the bot ${level} plays ${line}`);
    } catch (error) {
      if (this.#isStopped) throw error; // another node plays it
      this.#onFault(error);
      return lines[below(this.#outside, lines.length)] ?? 'done';
    }
  }
}
