/** Where in a game we are, and whether it runs by itself. */

/** Milliseconds between two steps. */
const BEAT = 700;

export type Player = {
  readonly step: number;
  readonly isPlaying: boolean;
  /** How long motions may take, for the board: 0 when somebody jumps. */
  readonly pace: number;
  readonly go: (step: number) => void;
  readonly move: (by: 1 | -1) => void;
  readonly toggle: () => void;
  readonly stop: () => void;
};

export function createPlayer(last: number, first: number): Player {
  let step = $state(Math.max(0, Math.min(last, first)));
  let isPlaying = $state(false);
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
    set(step + 1, 1);
    if (step >= last) stop();
    else timer = setTimeout(tick, BEAT);
  };
  return {
    get step() {
      return step;
    },
    get isPlaying() {
      return isPlaying;
    },
    get pace() {
      return pace;
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
    stop,
  };
}
