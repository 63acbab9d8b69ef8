/** How bells are rung, whatever they are: the world outside, as the courier sees it. */
import type { Bell, NoticeKind } from '../store/notices.ts';

/** What somebody reads. Whoever gets the same `id` twice has got it once. */
export interface Message {
  readonly id: string;
  readonly kind: NoticeKind;
  /** Where it leads. */
  readonly table: string;
  readonly title: string;
  readonly body: string;
}

/** `gone`: nobody is there any more, nor will be. Otherwise it is tried again, not before `retryMs` if that is said. */
export type Rung = 'rung' | 'gone' | { readonly retryMs?: number };

export interface Post {
  /** By which browsers know who may wake them. */
  readonly key: () => Promise<string>;
  /** Whether there is a server for mail. */
  readonly hasMail: boolean;
  readonly ring: (bell: Bell, message: Message) => Promise<Rung>;
  /** Asks whether the mailbox wants it. */
  readonly askLeave: (bell: Bell) => Promise<void>;
  /** The bell that a link in a mail is about, if the link is one of ours. */
  readonly linked: (code: string) => Promise<{ readonly bell: string; readonly wish: 'confirm' | 'stop' } | undefined>;
  readonly close: () => void;
}
