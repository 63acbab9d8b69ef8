/** Reviews that were asked for, and what came of their turns, in memory. */
import type { KeptReview, KeptTurn, ReviewStore } from '../src/store/review-store.ts';
import type { Lease } from '../src/store/store.ts';

type Ask = <T>(act: () => T) => Promise<T>;
type Held = Omit<KeptReview, 'done'> & { readonly until: number };

export class KeptReviews {
  readonly reviews = new Map<string, Held>();
  readonly turns = new Map<string, readonly KeptTurn[]>();
  /** A turn has been kept: for whoever watches over the whole. */
  onTurn: ((game: string, step: number) => void) | undefined;

  ask(game: string, total: number, now: number): void {
    const before = this.reviews.get(game);
    if (before === undefined) this.reviews.set(game, { game, state: 'open', asked: now, total, until: 0 });
    else if (before.state === 'failed') {
      const { reason: _, ...review } = before;
      this.reviews.set(game, { ...review, state: 'open', asked: now });
    }
  }

  review(game: string, now: number): KeptReview | undefined {
    const found = this.reviews.get(game);
    if (found === undefined) return undefined;
    const { until, holder, since, ...review } = found;
    const isHeld = review.state === 'open' && until > now;
    return {
      ...review,
      done: this.turns.get(game)?.length ?? 0,
      ...(isHeld && holder !== undefined && since !== undefined && { holder, since }),
    };
  }

  idle(now: number, most: number): string[] {
    const idle = [...this.reviews.values()].filter((review) => review.state === 'open' && isIdle(review, now));
    return idle
      .sort((one, other) => one.asked - other.asked || (one.game < other.game ? -1 : 1))
      .map(({ game }) => game)
      .slice(0, most);
  }

  claim(game: string, { holder, ms }: Lease, now: number): boolean {
    const review = this.reviews.get(game);
    if (review?.state !== 'open' || !(isIdle(review, now) || review.holder === holder)) return false;
    this.reviews.set(game, { ...review, holder, since: now, until: now + ms });
    return true;
  }

  keep(game: string, step: number, body: string, { holder, ms }: Lease, now: number): void {
    const review = this.reviews.get(game);
    if (review === undefined) return;
    const turns = this.turns.get(game) ?? [];
    if (!turns.some((turn) => turn.step === step)) {
      this.turns.set(game, [...turns, { n: turns.length + 1, step, body }]);
      this.onTurn?.(game, step);
    }
    if (review.holder === holder) this.reviews.set(game, { ...review, until: now + ms });
  }

  end(game: string, reason: string | undefined): void {
    const review = this.reviews.get(game);
    if (review === undefined) return;
    const { reason: _, ...rest } = review;
    this.reviews.set(game, { ...rest, until: 0, ...(reason === undefined ? { state: 'done' } : { state: 'failed', reason }) });
  }

  drop(game: string): void {
    this.reviews.delete(game);
    this.turns.delete(game);
  }
}

const isIdle = ({ since = 0, until }: Held, now: number): boolean => until <= now || since > now;

export const reviewsIn = (kept: KeptReviews, ask: Ask, now: () => number): ReviewStore => ({
  askReview: (game, total) => ask(() => kept.ask(game, total, now())),
  review: (game) => ask(() => kept.review(game, now())),
  reviewTurns: (game, after) => ask(() => (kept.turns.get(game) ?? []).filter(({ n }) => n > after)),
  idleReviews: (most) => ask(() => kept.idle(now(), most)),
  claimReview: (game, lease) => ask(() => kept.claim(game, lease, now())),
  keepTurn: (game, step, body, lease) => ask(() => kept.keep(game, step, body, lease, now())),
  endReview: (game, end) => ask(() => kept.end(game, 'reason' in end ? end.reason : undefined)),
  lastReviews: (most) =>
    ask(() => {
      const all = [...kept.reviews.keys()].flatMap((game) => kept.review(game, now()) ?? []);
      return all.sort((one, other) => other.asked - one.asked || (one.game < other.game ? -1 : 1)).slice(0, most);
    }),
  countOpenReviews: () => ask(() => [...kept.reviews.values()].filter(({ state }) => state === 'open').length),
});
