/** Where in a recording we are, and whether it runs. */

const speeds = [1, 2, 4] as const;
type Speed = (typeof speeds)[number];

/** Milliseconds between two steps at single speed. */
const BEAT = 800;
/** And before the first, so that a press is answered. */
const FIRST = 120;

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

type Clock = { readonly isRunning: boolean; readonly start: () => void; readonly stop: () => void };

/** Strikes until it is stopped, or a stroke says that it was the last. */
function openClock(strike: () => boolean, beat: () => number): Clock {
  let isRunning = $state(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    isRunning = false;
  };
  const tick = (): void => {
    if (strike()) timer = setTimeout(tick, beat());
    else stop();
  };
  return {
    get isRunning() {
      return isRunning;
    },
    start: () => {
      isRunning = true;
      timer = setTimeout(tick, FIRST);
    },
    stop,
  };
}

type Page = { step: number; last: number; speed: Speed; pace: number };

export function createReplay(): Replay {
  const page = $state<Page>({ step: 0, last: 0, speed: 1, pace: 0 });
  const turnTo = (step: number, pace: number): void => {
    page.pace = pace;
    page.step = Math.max(0, Math.min(page.last, step));
  };
  const clock = openClock(
    () => {
      turnTo(page.step + 1, Math.min(1, 2 / page.speed));
      return page.step < page.last;
    },
    () => BEAT / page.speed,
  );
  const jump = (step: number, pace = 0): void => {
    clock.stop();
    turnTo(step, pace);
  };
  const toggle = (): void => {
    if (clock.isRunning) clock.stop();
    else {
      if (page.step >= page.last) turnTo(0, 0);
      clock.start();
    }
  };
  return replayOf(page, clock, {
    load: (last, step) => {
      page.last = last;
      jump(step);
    },
    go: (step) => jump(step),
    move: (by) => jump(page.step + by, by === 1 ? 1 : 0),
    toggle,
    hasten: () => {
      page.speed = speeds[(speeds.indexOf(page.speed) + 1) % speeds.length] ?? 1;
    },
  });
}

type Turning = Pick<Replay, 'load' | 'go' | 'move' | 'toggle' | 'hasten'>;

const replayOf = (page: Page, clock: Clock, turning: Turning): Replay => ({
  get step() {
    return page.step;
  },
  get last() {
    return page.last;
  },
  get isPlaying() {
    return clock.isRunning;
  },
  get speed() {
    return page.speed;
  },
  get pace() {
    return page.pace;
  },
  stop: clock.stop,
  ...turning,
});
