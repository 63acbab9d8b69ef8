/** Bells and notices in memory, as either of the real databases keeps them. */
import { keyOf } from '../src/store/notice-columns.ts';
import type { Bell, DueNotice, Notice, NoticeKey, NoticeState, NoticeStore, Notices, Orders, SettledNotice } from '../src/store/notices.ts';
import type { Lease } from '../src/store/store.ts';

interface KeptNotice {
  readonly notice: Omit<Notice, 'delay'> & { readonly bell: string };
  readonly due: number;
  readonly putOff: number;
  readonly holder: string | undefined;
  readonly until: number;
  readonly tries: number;
  readonly state: NoticeState;
}

export class KeptNotices {
  readonly bells = new Map<string, Bell>();
  readonly waiting = new Map<string, KeptNotice>();
  readonly secrets = new Map<string, string>();
  readonly orders = new Map<string, Orders>();

  addBell(bell: Bell, most: number): boolean {
    const others = this.bellsOf(bell.guest).filter(({ id }) => id !== bell.id);
    if (others.length >= most) return false;
    this.bells.set(bell.id, bell);
    return true;
  }

  bellsOf(guest: string): Bell[] {
    const own = [...this.bells.values()].filter((bell) => bell.guest === guest);
    return own.sort((one, other) => one.made - other.made || (one.id < other.id ? -1 : 1));
  }

  confirmBell(id: string): boolean {
    const bell = this.bells.get(id);
    if (bell !== undefined) this.bells.set(id, { ...bell, isConfirmed: true });
    return bell !== undefined;
  }

  dropBell(id: string): boolean {
    this.#forget(({ notice }) => notice.bell === id);
    return this.bells.delete(id);
  }

  dropGuest(guest: string): void {
    for (const { id } of this.bellsOf(guest)) this.dropBell(id);
  }

  dropGame(game: string): void {
    this.#forget(({ notice }) => notice.game === game);
    for (const key of this.orders.keys()) if (key.startsWith(`${game} `)) this.orders.delete(key);
  }

  write(game: string, { isPassed, add }: Notices, now: number): void {
    if (isPassed) this.#forget(({ notice }) => notice.game === game && notice.kind === 'turn');
    this.add(add, now);
  }

  add(notices: readonly Notice[], now: number): void {
    for (const { delay, ...notice } of notices)
      for (const { id, isConfirmed, kinds } of this.bellsOf(notice.guest)) {
        const fresh = { ...notice, bell: id };
        if (!isConfirmed || !kinds.includes(notice.kind) || this.waiting.has(keyOf(fresh))) continue;
        this.waiting.set(keyOf(fresh), {
          notice: fresh,
          due: delay === undefined ? 0 : now + delay,
          putOff: delay ?? 0,
          holder: undefined,
          until: 0,
          tries: 0,
          state: 'new',
        });
      }
  }

  claim({ holder, ms }: Lease, most: number, now: number): DueNotice[] {
    for (const [key, kept] of this.waiting)
      if (kept.due > now && kept.due > now + kept.putOff) this.waiting.set(key, { ...kept, due: now + kept.putOff });
    const isFree = ({ due, until }: KeptNotice): boolean => due <= now && (until <= now || until > now + ms);
    const free = [...this.waiting].filter(([, kept]) => isFree(kept)).sort(([, one], [, other]) => one.due - other.due);
    return free.slice(0, most).flatMap(([key, kept]) => {
      const bell = this.bells.get(kept.notice.bell);
      if (bell === undefined) return [];
      const taken = { ...kept, holder, until: now + ms, tries: kept.tries + 1 };
      this.waiting.set(key, taken);
      const { game, kind, seq } = kept.notice;
      return [{ bell, game, kind, seq, tries: taken.tries, state: kept.state }];
    });
  }

  keep({ holder, ms }: Lease, notices: readonly NoticeKey[], now: number): void {
    for (const notice of notices) {
      const kept = this.waiting.get(keyOf(notice));
      if (kept?.holder === holder) this.waiting.set(keyOf(notice), { ...kept, until: now + ms });
    }
  }

  settle(holder: string, settled: readonly SettledNotice[], now: number): void {
    for (const { again, ...notice } of settled) {
      const key = keyOf(notice);
      const kept = this.waiting.get(key);
      if (again === undefined) this.waiting.delete(key);
      else if (kept?.holder === holder)
        this.waiting.set(key, { ...kept, due: now + again.ms, putOff: again.ms, state: again.state, holder: undefined, until: 0 });
    }
  }

  keepSecret(name: string, value: string): string {
    const known = this.secrets.get(name) ?? value;
    this.secrets.set(name, known);
    return known;
  }

  setOrders(game: string, seat: number, orders: Orders | undefined): void {
    if (orders === undefined) this.orders.delete(`${game} ${seat}`);
    else this.orders.set(`${game} ${seat}`, orders);
  }

  #forget(fits: (kept: KeptNotice) => boolean): void {
    for (const [key, kept] of this.waiting) if (fits(kept)) this.waiting.delete(key);
  }
}

type Ask = <T>(act: () => T) => Promise<T>;

export const noticesIn = (kept: KeptNotices, ask: Ask, now: () => number): NoticeStore => ({
  addBell: (bell, most) => ask(() => kept.addBell(bell, most)),
  bellsOf: (guest) => ask(() => kept.bellsOf(guest)),
  bell: (id) => ask(() => kept.bells.get(id)),
  confirmBell: (id) => ask(() => kept.confirmBell(id)),
  dropBell: (id) => ask(() => kept.dropBell(id)),
  addNotices: (notices) => ask(() => kept.add(notices, now())),
  claimNotices: (lease, most) => ask(() => kept.claim(lease, most, now())),
  keepNotices: (lease, notices) => ask(() => kept.keep(lease, notices, now())),
  settleNotices: (holder, settled) => ask(() => kept.settle(holder, settled, now())),
  waitingNotices: () => ask(() => [...kept.waiting.values()].filter(({ state }) => state !== 'resting').length),
  keepSecret: (name, value) => ask(() => kept.keepSecret(name, value)),
  orders: (game, seat) => ask(() => kept.orders.get(`${game} ${seat}`)),
  setOrders: (game, seat, orders) => ask(() => kept.setOrders(game, seat, orders)),
});
