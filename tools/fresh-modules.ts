/** Files of tests share a worker, but not what the modules of another one remember. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.resetModules();
});
