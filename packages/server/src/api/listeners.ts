/** By which secrets somebody listens here. A call from another node may get lost: now and then the store is asked whether each is still somebody's. */
import type { StreamEnd } from '../game/watchers.ts';
import type { Store } from '../store/store.ts';

interface Ear {
  readonly guest: string;
  readonly lines: Set<StreamEnd>;
}

export class Listeners {
  readonly #ears = new Map<string, Ear>();

  /** Answers with the way out. */
  add({ id: guest, secret }: { readonly id: string; readonly secret: string }, line: StreamEnd): () => void {
    const ear = this.#ears.get(secret) ?? { guest, lines: new Set() };
    this.#ears.set(secret, ear);
    ear.lines.add(line);
    return () => {
      ear.lines.delete(line);
      if (ear.lines.size === 0 && this.#ears.get(secret) === ear) this.#ears.delete(secret);
    };
  }

  get size(): number {
    return this.#ears.size;
  }

  /** This secret is nobody's any more. */
  end(secret: string): void {
    for (const line of [...(this.#ears.get(secret)?.lines ?? [])]) line.end();
  }

  /** Whoever listens by a secret that was given up is sent away; with a guest, only those by whose secrets the guest was known. */
  async check(store: Pick<Store, 'unknownSecrets'>, guest?: string): Promise<void> {
    const secrets = [...this.#ears].flatMap(([secret, ear]) => (guest === undefined || ear.guest === guest ? [secret] : []));
    if (secrets.length === 0) return;
    for (const secret of await store.unknownSecrets(secrets)) this.end(secret);
  }
}
