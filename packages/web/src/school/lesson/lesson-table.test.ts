import { IllegalMove } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { type LessonName, lessons } from '../../routes.ts';
import { sceneWords } from './lesson-words.ts';
import { lessonScenes } from './lessons.ts';
import { type Answer, factsOf } from './scene.ts';
import { after, options, sceneOf, seated } from './testing.ts';

const everyScene = lessons.flatMap((lesson) => lessonScenes[lesson].map((scene) => ({ lesson, id: scene.id, scene })));

/** What somebody may try instead, and what is said to it. */
const wrong: readonly (readonly [LessonName, string, readonly string[], Answer])[] = [
  ['classic', 'enter', ['done'], 'early'],
  ['classic', 'march', ['done'], 'early'],
  ['classic', 'march', ['conquer 1'], 'elsewhere'],
  ['classic', 'roll', ['done'], 'early'],
  ['classic', 'stretched', ['decline'], 'look'],
  ['classic', 'decline', ['expand'], 'stay'],
  ['classic', 'second', ['pick 1', 'conquer 0'], 'own'],
  ['classic', 'second', ['pick 1', 'done'], 'early'],
  ['classic', 'not-yet', ['decline'], 'soon'],
  ['classic', 'not-yet', ['expand', 'done'], 'early'],
  ['azeroth', 'landing', ['done'], 'early'],
  ['azeroth', 'voyage', ['conquer 1', 'conquer 5'], 'spare'],
  ['azeroth', 'voyage', ['done'], 'early'],
  ['azeroth', 'voyage', ['conquer 1', 'roll 10'], 'die'],
  ['azeroth', 'faction', ['conquer 0', 'conquer 14'], 'spare'],
  ['azeroth', 'faction', ['conquer 4', 'done'], 'early'],
  ['azeroth', 'marker', ['conquer 3'], 'spare'],
  ['azeroth', 'marker', ['roll 4'], 'die'],
  ['azeroth', 'marker', ['done'], 'early'],
  ['azeroth', 'artifact', ['conquer 0'], 'elsewhere'],
  ['azeroth', 'artifact', ['roll 3'], 'die'],
  ['azeroth', 'artifact', ['done'], 'early'],
  ['azeroth', 'place', ['conquer 14'], 'spare'],
  ['azeroth', 'place', ['roll 10'], 'die'],
  ['azeroth', 'place', ['done'], 'early'],
  ['battle', 'ally', ['conquer 4'], 'ally'],
  ['battle', 'ally', ['conquer 14'], 'spare'],
  ['battle', 'ally', ['roll 10'], 'die'],
  ['battle', 'ally', ['done'], 'early'],
];

test.each(wrong)('%s, %s: %j is answered with %s, and nothing is lost', async (lesson, id, moves, answer) => {
  const scene = sceneOf(lesson, id);
  const table = await after(scene, ...moves.slice(0, -1));
  const [before, could] = [table.view, options(table)];
  expect(table.answer).toBeUndefined();
  table.play(moves.slice(-1));
  expect([table.answer, table.view, options(table)]).toEqual([answer, before, could]);
  for (const language of ['en', 'fr'] as const) expect(sceneWords(language, lesson, id).answers?.[answer]).toMatch(/\.$/);
});

test('nothing is said to a move for which there are no such words', () => {
  const told = new Set(wrong.map(([lesson, id, , answer]) => `${lesson} ${id} ${answer}`));
  const said = everyScene.flatMap(({ lesson, id }) =>
    Object.keys(sceneWords('en', lesson, id).answers ?? {}).map((answer) => `${lesson} ${id} ${answer}`),
  );
  expect(said.filter((one) => !told.has(one))).toEqual([]);
});

/** The same numbers every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let n = seed; ; n = (n * 1103515245 + 12345) % 2147483648) yield n / 2147483648;
}
const MOST = 60;

test.each(everyScene)(
  '$lesson, $id: whatever somebody tries, they come to its end, and it is told in both languages',
  async ({ lesson, id, scene }) => {
    for (let seed = 1; seed <= 12; seed++) {
      const chance = numbers(seed * 7919);
      const table = await seated(scene);
      for (let i = 0; i < MOST && !table.isDone; i++) {
        const could = options(table);
        const left = [...could];
        const isMade = (): boolean => {
          const [move = ''] = left.splice(Math.floor(chance.next().value * left.length), 1);
          table.play([move]);
          return table.answer === undefined;
        };
        while (left.length > 0 && !isMade());
        expect(table.answer === undefined || left.length > 0, `stuck before ${could}`).toBe(true);
      }
      expect(table.isDone, `seed ${seed}`).toBe(true);
      for (const language of ['en', 'fr'] as const) {
        const { done } = sceneWords(language, lesson, id);
        expect(typeof done === 'string' ? done : done(factsOf(table.course))).toMatch(/\.$/);
      }
    }
  },
);

test('there are at most ten, eight and five scenes, and each of the words has its scene', () => {
  expect(lessons.map((lesson) => lessonScenes[lesson].length)).toEqual([10, 6, 3]);
  expect(
    everyScene.filter(({ lesson, id }) => sceneWords('en', lesson, id).says === '' || sceneWords('fr', lesson, id).says === ''),
  ).toEqual([]);
});

test('a move that is not legal is refused, and so is one in the turn of another', async () => {
  const table = await seated(sceneOf('classic', 'enter'));
  expect(() => table.play(['conquer 5'])).toThrow(IllegalMove);
  const over = await after(sceneOf('classic', 'decline'), 'decline');
  expect(() => over.play(['expand'])).toThrow(IllegalMove);
});

test('everything can be taken back, a roll and the answer of another seat too', async () => {
  const rolled = await after(sceneOf('classic', 'roll'), 'roll 6');
  expect(rolled.canUndo).toBe(true);
  rolled.undo();
  expect([rolled.seq, rolled.isDone, rolled.canUndo]).toEqual([0, false, false]);
  const attacked = await after(sceneOf('classic', 'attacked'), 'deploy 0', 'deploy 0');
  const script = attacked.seq - 2;
  attacked.undo(2, ['deploy 6']);
  expect([attacked.seq, attacked.view.regions[6]?.tokens]).toEqual([script + 1, 4]);
  attacked.restart();
  expect([attacked.seq, attacked.isDone]).toEqual([script, false]);
});

test('what was done is kept, and goes on after a reload; what does not fit is forgotten', async () => {
  const kept: (readonly string[])[] = [];
  const scene = sceneOf('classic', 'attacked');
  const table = await seated(scene, [], (moves) => kept.push(moves));
  table.play(['deploy 0']);
  const again = await seated(scene, kept.at(-1));
  expect([again.steps.map(({ move }) => move), again.view]).toEqual([table.steps.map(({ move }) => move), table.view]);
  expect((await seated(sceneOf('classic', 'enter'), ['conquer 1', 'pick 0'])).seq).toBe(0);
  expect((await seated(sceneOf('classic', 'enter'), ['done'])).seq).toBe(0);
});

test('whoever looks is told of every change', async () => {
  const table = await seated(sceneOf('classic', 'enter'));
  const told: number[] = [];
  const stop = table.subscribe(() => told.push(table.seq + table.answers));
  table.play(['done']);
  table.play(['done']);
  table.play(['conquer 1']);
  stop();
  table.undo();
  expect(told).toEqual([1, 2, 3]);
});
