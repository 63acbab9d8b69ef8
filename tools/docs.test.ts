import { expect, test } from 'vitest';
import { readPackages } from './docs.ts';

test('every export of the packages has a sentence, and every link in it leads somewhere', async () => {
  const { faults, project } = await readPackages();
  expect(faults).toEqual([]);
  expect(project.children?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['@elbowroom/rules', '@elbowroom/rules/search', '@elbowroom/bots', '@elbowroom/wording', '@elbowroom/drawings']),
  );
});
