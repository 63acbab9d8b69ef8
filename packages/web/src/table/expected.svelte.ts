/** What comes later, from a file or a server, as Svelte can read it. */

export type Expected<T> = {
  /** Undefined until it is there. */
  readonly value: T | undefined;
  readonly hasFailed: boolean;
};

/** Made in a derived, it is expected anew whenever what it is asked of has changed; what was asked for before is forgotten. */
export function expected<T>(coming: Promise<T>): Expected<T> {
  let value = $state.raw<T>();
  let hasFailed = $state(false);
  coming.then(
    (come) => {
      value = come;
    },
    () => {
      hasFailed = true;
    },
  );
  return {
    get value() {
      return value;
    },
    get hasFailed() {
      return hasFailed;
    },
  };
}
