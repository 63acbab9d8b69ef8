/** What wakes people: bells that they hang up, and notices that are rung on them. A notice is written with the rows it tells of, and goes when it has been told. */
import type { Lease } from './store.ts';

export const NOTICE_KINDS = ['turn', 'over', 'invited', 'chat'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a browser gives away so that only it can read what is sent. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** A way to wake a guest: a browser, by the address that its maker gave it, or a mailbox. */
export interface Bell {
  readonly id: string;
  readonly guest: string;
  readonly way: 'push' | 'mail';
  readonly address: string;
  /** Of a browser. */
  readonly keys?: PushKeys;
  /** What it rings for. */
  readonly kinds: readonly NoticeKind[];
  readonly language: Language;
  /** A mailbox rings once its owner has said so. */
  readonly isConfirmed: boolean;
  readonly made: number;
}

/** Something for a guest to know, on each bell of theirs that rings for it. */
export interface Notice {
  readonly guest: string;
  readonly kind: NoticeKind;
  readonly game: string;
  /** The row that it tells of; with bell, game and kind it is there once. */
  readonly seq: number;
  /** Milliseconds until it is due; at once if left out. */
  readonly delay?: number;
}

/** What a row does to notices. */
export interface Notices {
  /** Whoever was waited for is no longer: what says so and has not been told is void. */
  readonly isPassed: boolean;
  readonly add: readonly Notice[];
}

export const NO_NOTICES: Notices = { isPassed: false, add: [] };

/** `held`: the guest was there when it was due, and it waited. `resting`: it has been told, and until it is due again there is no other like it. */
export type NoticeState = 'new' | 'held' | 'resting';

export interface DueNotice extends Omit<Notice, 'guest' | 'delay'> {
  readonly bell: Bell;
  readonly tries: number;
  readonly state: NoticeState;
}

export type NoticeKey = Pick<Notice, 'game' | 'kind' | 'seq'> & { readonly bell: string };

/** What becomes of one that is held: it is due again after `ms` as `state`, or gone. */
export interface SettledNotice extends NoticeKey {
  readonly again?: { readonly ms: number; readonly state: NoticeState };
}

/** How somebody wants to be answered for. */
export interface Orders {
  /** Regions by number, the dearest first: whatever can be put there is. */
  readonly hold: readonly number[];
  /** Everything else: as a bot would, or as the person says. */
  readonly otherwise: 'bot' | 'ask';
}

export interface NoticeStore {
  /** Takes the place of the one with the same id. False: the guest has `most` others already. */
  addBell(bell: Bell, most: number): Promise<boolean>;
  /** Oldest first. */
  bellsOf(guest: string): Promise<Bell[]>;
  bell(id: string): Promise<Bell | undefined>;
  confirmBell(id: string): Promise<boolean>;
  /** With all that was still to be rung on it. */
  dropBell(id: string): Promise<boolean>;

  /** Beside the log: invitations, and what is said. One that is there already stays as it is. */
  addNotices(notices: readonly Notice[]): Promise<void>;
  /**
   * Takes up to `most` notices that are due and nobody's, for as long as the lease says; each counts one more try. One that is due later than it was ever
   * put off was written before the clock was set back: it is put off anew from now on, so that nobody waits for the old time to come again.
   */
  claimNotices(lease: Lease, most: number): Promise<DueNotice[]>;
  /** Holds on to those that are the holder's still. */
  keepNotices(lease: Lease, notices: readonly NoticeKey[]): Promise<void>;
  /** Ends or puts off what the holder has; what has been told is gone whoever holds it by now. */
  settleNotices(holder: string, settled: readonly SettledNotice[]): Promise<void>;

  /** How many have still to be rung, or rung again. */
  waitingNotices(): Promise<number>;

  /** The value kept under this name: this one, if there is none yet. */
  keepSecret(name: string, value: string): Promise<string>;

  orders(game: string, seat: number): Promise<Orders | undefined>;
  /** Undefined: none any more. */
  setOrders(game: string, seat: number, orders: Orders | undefined): Promise<void>;
}
