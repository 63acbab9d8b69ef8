/** “Your turn”, once per turn: a bell, and a notification for those who look elsewhere. */
import type { View } from '@elbowroom/rules';

/** Which turn it is that calls a seat of this page; undefined if none does. */
export function callOf(view: View, mine: readonly number[], control: readonly string[]): string | undefined {
  const seat = view.toDecide;
  if (seat === undefined || !mine.includes(seat) || control[seat] !== 'person') return undefined;
  return `${view.round} ${view.seat} ${seat}`;
}

export type Bell = {
  /** The first call after the page was opened is silent: whoever opens it looks at it. */
  readonly hear: (call: string | undefined) => void;
};

export function hangBell(ring: (call: string) => void): Bell {
  const rung = new Set<string>();
  let isFirst = true;
  return {
    hear: (call) => {
      const isNew = call !== undefined && !rung.has(call);
      if (call !== undefined) rung.add(call);
      if (isNew && !isFirst) ring(call);
      isFirst = false;
    },
  };
}

/** The same tag never shows twice, however many pages are open. */
export function notify(title: string, tag: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const shown = new Notification(title, { tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only a worker notify.
  }
}
