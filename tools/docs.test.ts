import { expect, test } from 'vitest';
import { writeReference } from './docs.ts';

test('every export of the packages has a sentence, and every link in it leads somewhere', async () => {
  // Whoever looks at it in a browser need not write it again.
  const { faults, project } = await writeReference();
  expect(faults).toEqual([]);
  expect(project.children?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['@elbowroom/rules', '@elbowroom/rules/search', '@elbowroom/bots', '@elbowroom/wording', '@elbowroom/drawings']),
  );
});
