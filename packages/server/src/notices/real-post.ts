/** Browsers and mailboxes in earnest. */
import type { Config } from '../config.ts';
import type { Outside } from '../outside.ts';
import { secretToken } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import type { Mail } from './mail.ts';
import type { Post } from './post.ts';
import { pushOn } from './push.ts';

/** Some push services want to know whom to write to; whoever sets no address is reached by nobody. */
const UNKNOWN = 'mailto:nobody@example.com';

export function realPost(config: Config, outside: Outside, store: Store): Post {
  const { address, mail: terms, isPushInner: mayBeInner } = config;
  const push = pushOn(outside, store, { contact: address ?? UNKNOWN, mayBeInner });
  const secret = secretToken(outside);
  let known: Promise<Mail> | undefined;
  /** What sends mail is a tenth of a server's start, and most send none. */
  const mail = async (): Promise<Mail | undefined> => {
    if (terms === undefined) return undefined;
    known ??= import('./mail.ts').then(({ mailOn }) => mailOn(store, terms, secret));
    return known;
  };
  return {
    key: push.key,
    hasMail: terms !== undefined,
    ring: async (bell, message) => (bell.way === 'push' ? push.ring(bell, message) : ((await (await mail())?.ring(bell, message)) ?? {})),
    async askLeave(bell) {
      await (await mail())?.askLeave(bell);
    },
    linked: async (code) => (await mail())?.linked(code),
    close: () => void known?.then((opened) => opened.close()),
  };
}
