/** A name for a request that nobody else makes up. Pages that come without encryption have no `randomUUID`. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export type Keyring = {
  /** The same for the same request, as long as it is not done: asked for again, it is known. */
  readonly of: (request: string) => string;
  /** What is asked for from now on is another request, though it be in the same words. */
  readonly done: () => void;
};

export function openKeyring(): Keyring {
  let last: { readonly request: string; readonly key: string } | undefined;
  return {
    of: (request) => {
      if (last?.request !== request) last = { request, key: newKey() };
      return last.key;
    },
    done: () => {
      last = undefined;
    },
  };
}
