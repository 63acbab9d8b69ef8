/** What every store must do for nodes that share its games: one does what is due, for as long as it says that it lives. Run on all of them. */
import { expect, test } from 'vitest';
import type { Append, Game, Store } from '../src/store/store.ts';

type Kept = () => Promise<{ readonly store: Store; readonly game: Game }>;
type AppendOf = (game: string, after: number, count?: number, over?: Partial<Append>) => Append;

export function dutyContract(open: () => Store, withGame: Kept, appendOf: AppendOf): void {
  test('knows what time it is, and that it only goes on', async () => {
    const store = open();
    const before = store.now();
    expect(Math.abs(before - Date.now())).toBeLessThan(5000);
    await store.claimDuties({ holder: 'nobody', ms: 1 }, 0);
    expect(store.now()).toBeGreaterThanOrEqual(before);
  });

  /** Longer than any test takes, and over before one can look. */
  const [LONG, SHORT] = [60_000, 1];
  const passed = async (store: Store, ms: number): Promise<void> => {
    const then = store.now() + ms;
    await expect.poll(() => store.now(), { interval: 1 }).toBeGreaterThan(then);
  };
  const claimed = (store: Store, holder: string, ms = LONG): Promise<string[]> => store.claimDuties({ holder, ms }, 500);

  test('leases a duty that is due to one node until its time is up', async () => {
    const { store, game } = await withGame();
    await store.append(appendOf(game.id, 0, 1, { duty: { due: store.now() + LONG } }));
    expect(await claimed(store, 'early')).not.toContain(game.id);
    await store.append(appendOf(game.id, 1, 1, { duty: { due: 0 } }));
    const claims = await Promise.all(['a', 'b', 'c'].map((node) => claimed(store, node)));
    expect(claims.flat().filter((id) => id === game.id)).toHaveLength(1);
    expect(await claimed(store, 'd')).not.toContain(game.id);
    for (const holder of ['a', 'b', 'c']) await store.keepDuties({ holder, ms: SHORT }, [game.id]);
    await expect.poll(() => claimed(store, 'd', SHORT)).toContain(game.id);
    await store.append(appendOf(game.id, 2, 1, { duty: 'none' }));
    await passed(store, SHORT);
    expect(await claimed(store, 'e')).not.toContain(game.id);
  });

  test('leaves a duty alone when a row has nothing to do with it', async () => {
    const { store, game } = await withGame();
    await store.append(appendOf(game.id, 0, 1, { duty: { due: 0, lease: { holder: 'a', ms: LONG } } }));
    await store.append(appendOf(game.id, 1));
    expect(await claimed(store, 'b')).not.toContain(game.id);
    await store.keepDuties({ holder: 'a', ms: SHORT }, [game.id]);
    await expect.poll(() => claimed(store, 'b')).toContain(game.id);
    await store.append(appendOf(game.id, 2, 1, { duty: 'none' }));
  });

  test('lets a holder keep its duties, and nobody else', async () => {
    const { store, game } = await withGame();
    await store.append(appendOf(game.id, 0, 1, { duty: { due: 0, lease: { holder: 'a', ms: SHORT } } }));
    await store.keepDuties({ holder: 'a', ms: LONG }, [game.id]);
    await store.keepDuties({ holder: 'b', ms: SHORT }, [game.id]);
    await passed(store, SHORT);
    expect(await claimed(store, 'b')).not.toContain(game.id);
    await store.append(appendOf(game.id, 1, 1, { duty: 'none' }));
  });

  test('believes no lease that ends later than a lease can: the clock was set back since', async () => {
    const { store, game } = await withGame();
    await store.append(appendOf(game.id, 0, 1, { duty: { due: 0, lease: { holder: 'a', ms: 1_800_000 } } }));
    expect(await claimed(store, 'b')).toContain(game.id);
    await store.append(appendOf(game.id, 1, 1, { duty: 'none' }));
  });
}
