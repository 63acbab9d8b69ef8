/** When those who could decide do so: at once, not at all, or at fixed moments whether or not the server keeps up. */

/** Sends a move; `meant`: the moment from which its time counts. */
type Send = (meant: number) => void;

export class Pace {
  #ready: Send[] = [];
  #isFree = false;
  /** Moments that have passed while nobody could decide. */
  #missed: number[] = [];

  /** Somebody could decide. */
  ready(send: Send): void {
    const missed = this.#missed.shift();
    if (missed !== undefined) send(missed);
    else if (this.#isFree) send(performance.now());
    else this.#ready.push(send);
  }

  /** Everybody decides as soon as they can. */
  free(): void {
    this.#isFree = true;
    for (const send of this.#ready.splice(0)) send(performance.now());
  }

  hold(): void {
    this.#isFree = false;
    this.#missed = [];
  }

  /** So many in a second, evenly, for so long. A moment that is missed is made up for as soon as somebody can decide, and counts from when it was meant. */
  async timed(perSecond: number, seconds: number): Promise<void> {
    const began = performance.now();
    const end = began + seconds * 1000;
    for (let sent = 0, now = began; now < end; now = performance.now()) {
      for (; began + (sent * 1000) / perSecond <= now; sent++) this.#one(began + (sent * 1000) / perSecond);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  #one(meant: number): void {
    // Who has waited longest comes first.
    const send = this.#ready.shift();
    if (send === undefined) this.#missed.push(meant);
    else send(meant);
  }
}
