/** Every scene of a lesson is a scene of the rules: the table shows what the rules alone make of the same moves, and a test is named after what it shows. */
import { readFileSync } from 'node:fs';
import { apply, position, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { lessons } from '../../routes.ts';
import { lessonScenes } from './lessons.ts';
import { options, seated } from './testing.ts';

const everyScene = lessons.flatMap((lesson) => lessonScenes[lesson].map((scene) => ({ lesson, id: scene.id, scene })));

test.each(everyScene)('$lesson, $id: the rules make the same of it', async ({ scene }) => {
  const table = await seated(scene);
  const seats = scene.position.seats.map((seat, i) => ({ ...seat, name: `${i}` })); // as the table names them
  let s = position({ ...scene.position, seats });
  let made = 0;
  for (let i = 0; i < 40 && !table.isDone; i++) {
    const open = options(table);
    table.play([open[i % open.length] ?? '']);
    await Promise.resolve();
    for (const { move, events } of table.course.steps.slice(made)) {
      const after = apply(s, move);
      expect(after.events).toEqual(events);
      s = after.state;
    }
    made = table.course.steps.length;
    expect(table.view).toEqual(view(s, scene.you ?? 0));
  }
  expect(made).toBeGreaterThan(0);
});

test.each(everyScene)('$lesson, $id: a test of the rules begins with what it shows', ({ id, lesson, scene }) => {
  const source = readFileSync(new URL(`./${lesson}-scenes.test.ts`, import.meta.url), 'utf8');
  const tests = source.split(/\ntest/).filter((body) => body.includes(`scene('${id}')`));
  const named = tests.flatMap((body) => /'([A-Z]+(?:-[A-Z]+)*-\d+) lesson/.exec(body)?.[1] ?? []);
  expect(scene.rules.some((rule) => named.includes(rule))).toBe(true);
});
