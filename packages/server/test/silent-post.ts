/** Wakes nobody. */
import type { Post } from '../src/notices/post.ts';

export const silentPost: Post = {
  key: async () => '',
  hasMail: false,
  ring: async () => 'rung',
  askLeave: async () => {},
  linked: async () => undefined,
  close() {},
};
