/** By which secrets somebody listens here. A call from another node may get lost: now and then the store is asked whether each is still somebody's. */
import type { StreamEnd } from '../game/watchers.ts';
import type { Store } from '../store/store.ts';

export class Listeners {
  readonly #lines = new Map<string, Set<StreamEnd>>();

  /** Answers with the way out. */
  add(secretHash: string, line: StreamEnd): () => void {
    const lines = this.#lines.get(secretHash) ?? new Set();
    this.#lines.set(secretHash, lines.add(line));
    return () => {
      lines.delete(line);
      if (lines.size === 0 && this.#lines.get(secretHash) === lines) this.#lines.delete(secretHash);
    };
  }

  get size(): number {
    return this.#lines.size;
  }

  /** Whoever listens by a secret that was given up is sent away. */
  async check(store: Pick<Store, 'unknownSecrets'>): Promise<void> {
    const secrets = [...this.#lines.keys()];
    if (secrets.length === 0) return;
    for (const secret of await store.unknownSecrets(secrets)) for (const line of [...(this.#lines.get(secret) ?? [])]) line.end();
  }
}
