/**
 * A table at which a scene of a lesson is played: the rules run here, from a written position. Legal moves that lead away from what the
 * scene is about are answered instead of made, the others play what is written, and everything can be taken back.
 */
import { IllegalMove, type Move, type Played, parse } from '@elbowroom/rules';
import type { Chair, Table } from '../../table/table.ts';
import type { Answer, Course, LessonScene } from './scene.ts';
import { layScene, type SceneGame } from './scene-game.ts';

export type LessonTable = Table & {
  readonly course: Course;
  /** Whether what the scene asks for has been done. */
  readonly isDone: boolean;
  /** What is to be said to the last move that was tried; undefined if it was made. */
  readonly answer: Answer | undefined;
  /** How often something was answered: the same answer twice is said twice. */
  readonly answers: number;
  /** Back to where the scene begins. */
  readonly restart: () => void;
};

type LessonOptions = {
  readonly id: string;
  readonly chairs: readonly Chair[];
  /** Decisions that were made before, by everybody; forgotten if they do not fit. */
  readonly moves?: readonly string[];
  readonly keep: (moves: readonly string[]) => void;
};

/** A scene that is being played. */
type Stage = {
  readonly scene: LessonScene;
  readonly you: number;
  readonly game: SceneGame;
  readonly options: LessonOptions;
  readonly listeners: Set<() => void>;
  steps: readonly Played[];
  answer: Answer | undefined;
  answers: number;
};

export function openLessonTable(scene: LessonScene, options: LessonOptions): LessonTable {
  const you = scene.you ?? 0;
  const seats = scene.position.seats.map((seat, i) => ({ ...seat, name: options.chairs[i]?.name ?? '' }));
  const stage: Stage = {
    scene,
    you,
    game: layScene({ ...scene.position, seats }, you),
    options,
    listeners: new Set(),
    steps: [],
    answer: undefined,
    answers: 0,
  };
  stage.steps = recalled(stage, options.moves ?? []);
  return tableOf(stage);
}

const courseOf = (stage: Stage, steps: readonly Played[]): Course => ({ you: stage.you, steps, view: stage.game.view(steps) });

/** What the others do from here on, as far as it is written. */
function withOthers({ game, scene, you }: Stage, before: readonly Played[]): readonly Played[] {
  let steps = before;
  for (;;) {
    const seat = game.decider(steps);
    const line = scene.script?.[steps.filter((step) => step.seat !== you).length];
    if (seat === undefined || seat === you) return steps;
    const next = line ?? scene.others?.(game.legal(steps));
    if (next === undefined) return steps;
    steps = game.after(steps, next);
  }
}

/** The steps with some moves of whoever learns after them, or what is said to the first of these that leads away. Throws IllegalMove. */
function withOwn(stage: Stage, before: readonly Played[], moves: readonly (Move | string)[]): readonly Played[] | Answer {
  const { game, scene, you } = stage;
  let steps = before;
  for (const wanted of moves) {
    if (game.decider(steps) !== you) throw new IllegalMove('not-listed', 'CORE-TURN-1', 'It is not your turn.');
    steps = game.after(steps, wanted);
    const move = typeof wanted === 'string' ? parse(wanted) : wanted;
    const answer = scene.answer?.({ move, after: courseOf(stage, steps) });
    if (answer !== undefined) return answer;
  }
  return steps;
}

/** What was done before the page was left; nothing if it was damaged, or if the scene is another one today. */
function recalled(stage: Stage, moves: readonly string[]): readonly Played[] {
  try {
    let steps: readonly Played[] = [];
    for (const line of moves) {
      const next = stage.game.decider(steps) === stage.you ? withOwn(stage, steps, [line]) : stage.game.after(steps, line);
      if (typeof next === 'string') return [];
      steps = next;
    }
    return steps;
  } catch {
    return [];
  }
}

function show(stage: Stage, steps: readonly Played[]): void {
  stage.steps = withOthers(stage, steps);
  stage.answer = undefined;
  stage.options.keep(stage.steps.map(({ move }) => move));
  tell(stage);
}

function tell({ listeners }: Stage): void {
  for (const listener of listeners) listener();
}

/** So many steps stay, and these moves follow; or nothing changes but what is said. */
function revise(stage: Stage, length: number, moves: readonly (Move | string)[]): void {
  const next = withOwn(stage, stage.steps.slice(0, length), moves);
  if (typeof next !== 'string') {
    show(stage, next);
    return;
  }
  stage.answer = next;
  stage.answers++;
  tell(stage);
}

/** Where the last decisions of whoever learns begin, so many of them. */
const ownFrom = ({ steps, you }: Stage, count: number): number | undefined =>
  steps.flatMap(({ seat }, i) => (seat === you ? [i] : [])).at(-count);

type LessonDeeds = Pick<LessonTable, 'play' | 'undo' | 'look' | 'restart' | 'subscribe' | 'leave'>;

const deedsAt = (stage: Stage): LessonDeeds => ({
  play: (moves) => revise(stage, stage.steps.length, moves),
  undo: (count = 1, instead = []) => {
    const from = ownFrom(stage, count);
    if (from !== undefined) revise(stage, from, instead);
  },
  look: () => undefined,
  restart: () => show(stage, []),
  subscribe: (listener) => {
    // The others begin when somebody looks.
    if (stage.listeners.size === 0) queueMicrotask(() => stage.steps.length === 0 && withOthers(stage, []).length > 0 && show(stage, []));
    stage.listeners.add(listener);
    return () => stage.listeners.delete(listener);
  },
  leave: () => stage.listeners.clear(),
});

const tableOf = (stage: Stage): LessonTable => ({
  id: stage.options.id,
  chairs: stage.options.chairs,
  viewer: stage.you,
  waitsFor: undefined,
  get seq() {
    return stage.steps.length;
  },
  get steps() {
    return stage.steps;
  },
  get view() {
    return stage.game.view(stage.steps);
  },
  viewAt: (seq) => stage.game.view(stage.steps.slice(0, seq)),
  recalls: (seq) => seq <= stage.steps.length,
  get canUndo() {
    return ownFrom(stage, 1) !== undefined;
  },
  trouble: undefined,
  get course() {
    return courseOf(stage, stage.steps);
  },
  get isDone() {
    return stage.scene.isDone(courseOf(stage, stage.steps));
  },
  get answer() {
    return stage.answer;
  },
  get answers() {
    return stage.answers;
  },
  ...deedsAt(stage),
});
