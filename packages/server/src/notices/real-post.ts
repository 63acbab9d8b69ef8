/** Browsers and mailboxes in earnest. */
import type { Config } from '../config.ts';
import type { Outside } from '../outside.ts';
import { secretToken } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { mailOn } from './mail.ts';
import type { Post } from './post.ts';
import { pushOn } from './push.ts';

/** Some push services want to know whom to write to; whoever sets no address is reached by nobody. */
const UNKNOWN = 'mailto:nobody@example.com';

export function realPost(config: Config, outside: Outside, store: Store): Post {
  const { address, mail: terms, isPushInner: mayBeInner } = config;
  const push = pushOn(outside, store, { contact: address ?? UNKNOWN, mayBeInner });
  const mail = terms && mailOn(store, terms, secretToken(outside));
  return {
    key: push.key,
    hasMail: mail !== undefined,
    ring: async (bell, message) => (bell.way === 'push' ? push.ring(bell, message) : ((await mail?.ring(bell, message)) ?? {})),
    async askLeave(bell) {
      await mail?.askLeave(bell);
    },
    linked: async (code) => mail?.linked(code),
    close: () => mail?.close(),
  };
}
