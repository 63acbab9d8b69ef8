/**
 * Rings the bells. Notices lie in the store and are leased like duties: a node that dies costs time, not a notice. What was rung by a node that died before it could
 * write that down is rung again under the same id.
 */
import { hash } from 'node:crypto';
import type { Presence } from '../game/presence.ts';
import type { Metrics } from '../metrics.ts';
import { type Cancel, type Outside, pause } from '../outside.ts';
import { keyOf } from '../store/notice-columns.ts';
import type { DueNotice, NoticeKey, SettledNotice } from '../store/notices.ts';
import type { Game, Store } from '../store/store.ts';
import type { Post, Rung } from './post.ts';
import { wordsFor } from './words.ts';

export interface CourierTerms {
  readonly node: string;
  /** Milliseconds between looks. */
  readonly lookMs: number;
}

export interface CourierMeans {
  readonly outside: Outside;
  readonly store: Store;
  readonly post: Post;
  readonly presence: Pick<Presence, 'of'>;
  readonly metrics: Pick<Metrics, 'notices'>;
  readonly onFault: (error: unknown) => void;
}

/** Together with a look and the ringing it is less than the five seconds within which everybody is to know. */
const LEASE_MS = 2500;
/** How often those that take long are held on to. */
const KEEP_MS = 1000;
/** Nothing is waited for longer: then it is tried again. */
const PATIENCE_MS = 20_000;
/** Longer than a node is believed that has died: whoever seemed to be at the table is there then, or is told. */
const HELD_MS = 30_000;
/** After one notice of what is said at a table there is no other for so long. */
const QUIET_MS = 600_000;
/** How many one look takes; there is always another look. */
const MOST = 32;
/** Milliseconds from one look to the next, at least. */
const GAP_MS = 250;
/** The first tries follow each other at so many milliseconds, each after that four times as late as the one before: a day and a half in all. */
const [AGAIN_MS, FACTOR, LATEST_MS, MOST_TRIES] = [1000, 4, 6 * 3_600_000, 16];

const GONE: Pick<SettledNotice, 'again'> = {};

export class Courier {
  readonly #means: CourierMeans;
  readonly #terms: CourierTerms;
  readonly #underWay = new Map<string, Promise<void>>();
  #cancel: Cancel = () => {};
  /** When it last looked. */
  #looked = Number.NEGATIVE_INFINITY;
  #isPlanned = false;
  #isStopped = false;

  constructor(means: CourierMeans, terms: CourierTerms) {
    this.#means = means;
    this.#terms = terms;
  }

  start(): void {
    const { outside, post, onFault } = this.#means;
    const { after } = outside;
    post.key().catch(onFault); // made at the first start of all
    const again = (): void => {
      this.soon();
      if (!this.#isStopped) this.#cancel = after(this.#terms.lookMs, again);
    };
    this.#cancel = after(0, again);
  }

  /** What has begun is ended, so that nobody rings it again. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await Promise.allSettled(this.#underWay.values());
    this.#means.post.close();
  }

  /** There may be something to ring: however often that is so, it looks no more often than so. */
  soon(): void {
    if (this.#isStopped || this.#isPlanned) return;
    const { outside, onFault } = this.#means;
    this.#isPlanned = true;
    outside.after(Math.max(0, this.#looked + GAP_MS - outside.steady()), () => {
      this.#look()
        .catch(onFault)
        .finally(() => {
          this.#isPlanned = false;
        });
    });
  }

  async #look(): Promise<void> {
    for (let count = MOST; count === MOST && !this.#isStopped; ) {
      this.#looked = this.#means.outside.steady();
      const due = await this.#means.store.claimNotices(this.#lease(), MOST);
      for (const notice of due) this.#take(notice);
      count = due.length;
    }
  }

  #lease() {
    return { holder: this.#terms.node, ms: LEASE_MS };
  }

  #take(notice: DueNotice): void {
    const name: NoticeKey = { bell: notice.bell.id, game: notice.game, kind: notice.kind, seq: notice.seq };
    const key = keyOf(name);
    if (this.#underWay.has(key)) return;
    const done = this.#deliver(name, notice)
      .catch(this.#means.onFault) // the lease runs out, and it is tried again
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, done);
  }

  async #deliver(name: NoticeKey, notice: DueNotice): Promise<void> {
    const stop = this.#hold(name);
    try {
      const settled = await this.#settled(notice);
      await this.#means.store.settleNotices(this.#terms.node, [{ ...name, ...settled }]);
    } finally {
      stop();
    }
  }

  /** Nobody else takes it while it is being rung. */
  #hold(name: NoticeKey): Cancel {
    const { outside, store, onFault } = this.#means;
    const again = (): void => {
      cancel = outside.after(KEEP_MS, again);
      store.keepNotices(this.#lease(), [name]).catch(onFault);
    };
    let cancel = outside.after(KEEP_MS, again);
    return () => cancel();
  }

  async #settled(notice: DueNotice): Promise<Pick<SettledNotice, 'again'>> {
    const { bell, kind, state, tries } = notice;
    if (state === 'resting' || tries > MOST_TRIES) return GONE;
    const game = await this.#means.store.game(notice.game);
    if (game === undefined || game.status === 'closed') return GONE;
    if (this.#isThere(game, bell.guest)) return state === 'held' ? GONE : { again: { ms: HELD_MS, state: 'held' } };
    const rung = await this.#ring(game, notice);
    this.#means.metrics.notices.inc({ outcome: rung === 'rung' ? 'sent' : rung === 'gone' ? 'gone' : 'failed' });
    if (rung === 'gone') await this.#means.store.dropBell(bell.id);
    if (rung === 'gone') return GONE;
    if (rung === 'rung') return kind === 'chat' ? { again: { ms: QUIET_MS, state: 'resting' } } : GONE;
    const later = Math.min(LATEST_MS, AGAIN_MS * FACTOR ** (tries - 1));
    return { again: { ms: Math.min(LATEST_MS, Math.max(later, rung.retryMs ?? 0)), state } };
  }

  #ring(game: Game, { bell, kind, seq }: DueNotice): Promise<Rung> {
    const { outside, post } = this.#means;
    const key = keyOf({ bell: bell.id, game: game.id, kind, seq });
    const message = {
      id: hash('sha256', key, 'base64url').slice(0, 22),
      kind,
      table: game.id,
      ...wordsFor(bell.language, kind, game, bell.guest),
    };
    const late = pause(outside, PATIENCE_MS).then(() => ({}));
    return Promise.race([post.ring(bell, message), late]);
  }

  /** With the table before their eyes. */
  #isThere({ id, seats }: Game, guest: string): boolean {
    return this.#means.presence.of(id).looking.some((seat) => seats[seat]?.guest === guest);
  }
}
