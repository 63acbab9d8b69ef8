import type { Finding, Study, TileReport } from '@elbowroom/bots/balance';
import { boards } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import type { Work } from '../work.ts';
import { openExperiment } from './experiment.ts';
import { studyOf } from './lab-wish.ts';
import { labWords } from './lab-words.ts';
import { type LabAnswer, LabEnded, type LabPiece, type LabWorker, openLaboratory } from './laboratory.ts';
import { rangeText, ranked, scaleFor, shareOf } from './scale.ts';

const otters = { id: 'otters', name: { en: 'Otters', fr: 'Loutres' }, value: 5, effects: [{ effect: 'income', coins: 1, per: 'region' }] };
const tile: Work = { id: 'a', kind: 'tile', name: 'Otters', edition: 'classic', changed: 1, content: { races: [otters] } };
const rift: Work = {
  ...{ id: 'b', kind: 'map', name: 'Rift', edition: 'classic', changed: 1 },
  content: { id: 'rift', regions: boards.get('classic-2')?.regions },
};

describe('what is asked for', () => {
  test('a tile on a map is a study in which it is marked', () => {
    expect(studyOf({ edition: 'classic', tiles: [tile], map: rift, seats: 2 })).toMatchObject({
      setup: { edition: 'classic', board: { id: 'rift' }, homebrew: { races: [{ id: 'otters' }] } },
      ...{ seats: [2], marked: ['otters'], lots: 'half' },
    });
  });

  test('a map from the map room, which has no id of its own, goes by that of the shelf', () => {
    const drawn: Work = { ...rift, content: { regions: boards.get('classic-2')?.regions } };
    expect(studyOf({ edition: 'classic', tiles: [], map: drawn, seats: 2 })).toMatchObject({ setup: { board: { id: 'b' } } });
  });

  test('all tiles of the shelf are one box in which each is marked, also where two are called the same', () => {
    const two = [tile, { ...tile, id: 'c' }, { ...tile, id: 'd', content: { powers: [{ ...otters, id: 'wet', name: { en: 'Wet' } }] } }];
    expect(studyOf({ edition: 'classic', tiles: two, map: undefined, seats: 2 })).toMatchObject({ marked: ['otters', 'otters-2', 'wet'] });
    const broken = [tile, { ...tile, content: { races: [{ ...otters, value: 99 }] } }];
    expect(studyOf({ edition: 'classic', tiles: broken, map: undefined, seats: 2 })).toMatchObject([{ where: 'homebrew.races[1].value' }]);
  });

  test('the box as it is has nothing marked', () => {
    expect(studyOf({ edition: 'azeroth', tiles: [], map: undefined, seats: 3 })).toMatchObject({ marked: [], seats: [3] });
  });

  test('whatever cannot be played is refused with all its faults', () => {
    const bad = { ...tile, content: { races: [{ ...otters, id: 'trolls', value: 99 }] } };
    const faults = studyOf({ edition: 'classic', tiles: [bad], map: { ...rift, content: { id: 'x', regions: [] } }, seats: 2 });
    if ('setup' in faults) throw new Error('it was taken');
    expect(faults.map(({ where }) => where)).toEqual(
      expect.arrayContaining(['homebrew.races[0].id', 'homebrew.races[0].value', 'board.regions']),
    );
  });
});

const study: Study = { setup: { edition: 'classic' }, seats: [2], seed: 'x', marked: [], lots: 'half' };
const none: number[] = Array.from({ length: 23 }, () => 0);
const finding = (game: number): Finding => ({
  ...{ game, dealt: false, seats: 2, rounds: 10, board: 'classic-2', coins: [90, 80], wins: [1, 0], reigns: [], markers: [] },
  ...{ held: none, taken: none, contested: none, seenRaces: none, seenPowers: none },
});

/** A worker that answers as soon as it is asked, or says why not. */
function answering(answer: (piece: LabPiece) => LabAnswer | 'lost' | 'silent'): { start: () => LabWorker; ended: () => number } {
  let ended = 0;
  const start = (): LabWorker => {
    const target = new EventTarget();
    return {
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      postMessage: (piece: LabPiece) => {
        const said = answer(piece);
        if (said === 'silent') return;
        queueMicrotask(() => target.dispatchEvent(said === 'lost' ? new Event('error') : new MessageEvent('message', { data: said })));
      },
      terminate: () => {
        ended++;
      },
    };
  };
  return { start, ended: () => ended };
}

const ended = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error) => (error instanceof LabEnded ? error.trouble : error),
  );

describe('workers', () => {
  test('play every game once, whoever plays which', async () => {
    const { start } = answering(({ game }) => ({ finding: finding(game) }));
    const heard: number[] = [];
    await openLaboratory(3, start).play(study, [0, 1, 2, 3, 4, 5, 6], ({ game }) => heard.push(game));
    expect(heard.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('that cannot be fetched, or break down, are told of', async () => {
    const play = (answer: Parameters<typeof answering>[0]) =>
      ended(openLaboratory(1, answering(answer).start).play(study, [0, 1], () => {}));
    expect(await play(() => 'lost')).toBe('missing');
    expect(await play(({ game }) => (game === 0 ? { finding: finding(0) } : 'lost'))).toBe('failed');
    expect(await play(() => ({ fault: 'no' }))).toBe('failed');
    expect(await play(() => ({ missing: 'no nets' }))).toBe('missing');
  });

  test('are let go at once', async () => {
    const { ended: gone, start } = answering(() => 'silent');
    const laboratory = openLaboratory(2, start);
    const playing = ended(laboratory.play(study, [0, 1, 2], () => {}));
    laboratory.leave();
    expect(await playing).toBe('stopped');
    expect(gone()).toBe(2);
  });
});

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((done) => setImmediate(done));
};

describe('an experiment', () => {
  test('tells how far it is, reports, and goes on for more games', async () => {
    const asked: number[] = [];
    const { start } = answering(({ game }) => {
      asked.push(game);
      return { finding: finding(game) };
    });
    const experiment = openExperiment(study, openLaboratory(1, start));
    let news = 0;
    experiment.subscribe(() => news++);
    experiment.start(6);
    expect(experiment.isRunning).toBe(true);
    await until(() => !experiment.isRunning);
    expect(experiment).toMatchObject({ done: 6, wanted: 6, trouble: undefined, report: { games: 6, dealt: 0 } });
    expect(news).toBeGreaterThan(6);
    experiment.start(8);
    await until(() => !experiment.isRunning);
    expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(experiment.report?.games).toBe(8);
  });

  test('stopped, it keeps what has been played', async () => {
    const { start } = answering(({ game }) => (game < 2 ? { finding: finding(game) } : 'silent'));
    const experiment = openExperiment(study, openLaboratory(1, start));
    experiment.start(9);
    await until(() => experiment.done === 2);
    experiment.stop();
    await until(() => !experiment.isRunning);
    expect(experiment).toMatchObject({ done: 2, trouble: 'stopped', report: { games: 2 } });
  });

  test('tries values and effects, and tells what was tried', async () => {
    const wish = studyOf({ edition: 'classic', tiles: [tile], map: undefined, seats: 2 });
    if (!('setup' in wish)) throw new Error('it was refused');
    const { start } = answering(({ game }) => ({ finding: { ...finding(game), dealt: true } }));
    const experiment = openExperiment(wish, openLaboratory(1, start));
    experiment.startTrim('otters', 70);
    await until(() => !experiment.isRunning);
    expect(experiment.trim).toMatchObject({ games: 70, most: 70, result: { ended: 'spent' } });
    expect(experiment.done).toBe(0);
  });
});

describe('pictures', () => {
  const of = (id: string, value: number, low: number, high: number): TileReport => ({
    ...{ kind: 'race', id, value: 5, isMarked: false, reigns: 9, coins: { value, low, high } },
    ...{ wins: undefined, taken: undefined, price: undefined, turns: undefined, perTurn: undefined },
  });
  const tiles = [of('a', 0.02, -0.1, 0.14), of('b', 0.3, 0.2, 0.4)];
  test('reach as far as the widest interval, in round steps, and no further than makes sense', () => {
    expect(scaleFor(tiles, 'coins').ticks.map((tick) => Math.round(100 * tick))).toEqual([-40, -20, 0, 20, 40]);
    expect(scaleFor([of('c', 0, -7, 7)], 'coins').reach).toBeCloseTo(0.6);
    expect([-0.4, 0, 0.4, 9].map((value) => shareOf(value, scaleFor(tiles, 'coins')))).toEqual([0, 0.5, 1, 1]);
  });
  test('have the best first', () => expect(ranked(tiles, 'coins').map(({ id }) => id)).toEqual(['b', 'a']));
  test('say a figure with its interval', () => {
    expect(rangeText({ value: 0.09, low: 0.03, high: 0.15 }, (share) => `${Math.round(100 * share)}`)).toBe('9 (3 … 15)');
    expect(rangeText(undefined, String)).toBe('–');
  });
});

test('a slot is called something in both languages', () => {
  expect(labWords.en.slot(2, 'perConquests')).toBe('effect 2, per conquests');
  expect(labWords.fr.slot(1, 'coins')).toBe('effet 1, pièces');
});
