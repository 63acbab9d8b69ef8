/** A fixed amount of plain integer work: how fast this machine is at this very moment, so that figures of different runs can be compared. */

const STEPS = 4_000_000;
const table = new Int32Array(256);

function work(): number {
  let x = 0x2545f491;
  for (let i = 0; i < STEPS; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const at = x & 255;
    table[at] = (table[at]! + x) | 0;
    x += table[(at + 1) & 255]!;
  }
  return x;
}

/** Milliseconds that this thread has really run: other work on the machine does not count. */
export function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Million steps per second. */
export function calibrated(): number {
  const since = ownTime();
  if (!Number.isInteger(work())) throw new Error('the calibration loop has gone astray');
  return STEPS / (ownTime() - since) / 1000;
}

/** The first ones only warm up. */
export function warmUp(): void {
  for (let i = 0; i < 5; i++) calibrated();
}
