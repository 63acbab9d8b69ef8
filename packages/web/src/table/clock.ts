/** The time of this device. Whoever reads it in a component or a derived reads it anew every second, and nothing runs while nobody does. */
import { watched } from './outside.ts';

const SECOND = 1000;

export const clock = watched({
  get now() {
    return Date.now();
  },
  subscribe: (listener: () => void) => {
    const timer = setInterval(listener, SECOND);
    return () => clearInterval(timer);
  },
});
