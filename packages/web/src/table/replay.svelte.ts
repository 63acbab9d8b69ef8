/** Where in a recording we are, and whether it runs. */

const speeds = [1, 2, 4] as const;
type Speed = (typeof speeds)[number];

/** Milliseconds between two steps at single speed. */
const BEAT = 800;

export type Replay = {
  readonly step: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** How long motions may take, for the board: 0 when somebody jumps. */
  readonly pace: number;
  readonly load: (last: number, step: number) => void;
  readonly go: (step: number) => void;
  readonly move: (by: number) => void;
  readonly toggle: () => void;
  readonly hasten: () => void;
  readonly stop: () => void;
};

export function createReplay(): Replay {
  let step = $state(0);
  let last = $state(0);
  let isPlaying = $state(false);
  let speed = $state<Speed>(1);
  let pace = $state(0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (to: number, motion: number): void => {
    pace = motion;
    step = Math.max(0, Math.min(last, to));
  };
  const stop = (): void => {
    clearTimeout(timer);
    isPlaying = false;
  };
  const tick = (): void => {
    set(step + 1, Math.min(1, 2 / speed));
    if (step >= last) stop();
    else timer = setTimeout(tick, BEAT / speed);
  };
  return {
    get step() {
      return step;
    },
    get last() {
      return last;
    },
    get isPlaying() {
      return isPlaying;
    },
    get speed() {
      return speed;
    },
    get pace() {
      return pace;
    },
    load: (length, at) => {
      stop();
      last = length;
      set(at, 0);
    },
    go: (to) => {
      stop();
      set(to, 0);
    },
    move: (by) => {
      stop();
      set(step + by, by === 1 ? 1 : 0);
    },
    toggle: () => {
      if (isPlaying) return stop();
      if (step >= last) set(0, 0);
      isPlaying = true;
      timer = setTimeout(tick, 120);
    },
    hasten: () => {
      speed = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
    },
    stop,
  };
}
