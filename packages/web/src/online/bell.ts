/** “Your turn”, once per turn: a short tone, and a notification for those who look elsewhere. */
import type { View } from '@elbowroom/rules';

const SOUND = 'elbowroom.sound';

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

export function hasSound(): boolean {
  try {
    return localStorage.getItem(SOUND) !== '0';
  } catch {
    return true;
  }
}

export function keepSound(isOn: boolean): void {
  try {
    localStorage.setItem(SOUND, isOn ? '1' : '0');
  } catch {
    // It lasts as long as the page, then.
  }
}

let speaker: AudioContext | undefined;

/** Two soft notes. Browsers keep silent until somebody has touched the page. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  const { currentTime: now, destination } = speaker;
  for (const [i, pitch] of [659.25, 880].entries()) {
    const tone = speaker.createOscillator();
    const volume = speaker.createGain();
    const at = now + i * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
    tone.connect(volume).connect(destination);
    tone.start(at);
    tone.stop(at + 0.45);
  }
}

export type Permission = 'default' | 'granted' | 'denied' | 'impossible';

export const permission = (): Permission => (typeof Notification === 'undefined' ? 'impossible' : Notification.permission);

export const askPermission = async (): Promise<Permission> =>
  typeof Notification === 'undefined' ? 'impossible' : Notification.requestPermission();

/** The same tag never shows twice, however many pages are open. */
export function notify(title: string, tag: string): void {
  if (permission() !== 'granted' || !document.hidden) return;
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
