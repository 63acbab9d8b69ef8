/** Whoever runs the server: known by a token of their own, so that the log says who did what. */
import { timingSafeEqual } from 'node:crypto';
import { NoStart } from '../no-start.ts';
import { hashOf } from '../secrets.ts';

export interface Keeper {
  readonly name: string;
  readonly tokenHash: string;
}

/** Shorter ones are guessed. */
const LEAST_TOKEN = 20;
const ENTRY = /^([\w.-]{1,30}):([\w-]+)$/;

/** `anna:token,bert:token` */
export function keepersFrom(words: string | undefined): Keeper[] {
  if (words === undefined || words.trim() === '') return [];
  return words.split(',').map((entry) => {
    const [, name, token] = ENTRY.exec(entry.trim()) ?? [];
    if (name === undefined || token === undefined || token.length < LEAST_TOKEN)
      throw new NoStart(
        `ELBOWROOM_KEEPERS must be name:token pairs with commas between them, each token of ${LEAST_TOKEN} letters at least`,
      );
    return { name, tokenHash: hashOf(token) };
  });
}

/** By name, if the token is one of theirs. */
export function keeperBy(keepers: readonly Keeper[], token: string): string | undefined {
  const given = Buffer.from(hashOf(token));
  return keepers.find(({ tokenHash }) => timingSafeEqual(given, Buffer.from(tokenHash)))?.name;
}
