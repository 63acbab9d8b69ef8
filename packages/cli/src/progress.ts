/** How far a long run is: one bar that fills up on a terminal, a plain line now and then elsewhere. */

export interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly write: (text: string) => unknown;
}

export interface Progress {
  /** `share` is between 0 and 1. */
  readonly show: (share: number, words: string) => void;
  /** Clears the bar, so that what follows stands alone. */
  readonly end: () => void;
}

const WIDTH = 30;
/** Milliseconds between two drawings, and between two plain lines. */
const REDRAW = 100;
const LINE = 10_000;

export function progressOn(screen: Screen): Progress {
  const pause = screen.isTTY === true ? REDRAW : LINE;
  let last = Date.now() - REDRAW;
  if (screen.isTTY !== true) last = Date.now();
  return {
    show: (share, words) => {
      const now = Date.now();
      if (now - last < pause) return;
      last = now;
      const percent = `${Math.floor(share * 100)}`.padStart(3);
      if (screen.isTTY !== true) return void screen.write(`${percent} %  ${words}\n`);
      const full = Math.round(share * WIDTH);
      screen.write(`\r\u001b[2K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %  ${words}`);
    },
    end: () => {
      if (screen.isTTY === true) screen.write('\r\u001b[2K');
    },
  };
}
