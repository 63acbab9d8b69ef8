/** Files of tests share a worker, but not what the modules of the page and of their helpers remember. The other packages remember nothing that a test could tell. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.resetModules();
});
