import { expect, test } from 'vitest';
import { withQueries } from './sizes.ts';

test('a style names the size of a window and gets its query', () => {
  expect(withQueries('@media (--narrow) and (max-height: 760px) { p { color: var(--ink); } }')).toBe(
    '@media (max-width: 860px) and (max-height: 760px) { p { color: var(--ink); } }',
  );
});

test('a size that there is not stops the build', () => {
  expect(() => withQueries('@media (--pocket) {}')).toThrow('--pocket');
});
