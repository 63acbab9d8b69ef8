/** One look into the balance of something: begun, stopped, gone on with; and the search for a fair tile. */
import { type Finding, type Report, reportOf, type Study, type Tried, type Trimmed, trimmed } from '@elbowroom/bots/balance';
import type { Source } from '../../table/outside.ts';
import { LabEnded, type Laboratory, type LabTrouble } from './laboratory.ts';

export type Experiment = Source & {
  readonly study: Study;
  /** Games that have been played, and those that are wanted. */
  readonly done: number;
  readonly wanted: number;
  readonly isRunning: boolean;
  readonly trouble: LabTrouble | undefined;
  /** As of the last few games; undefined before the first. */
  readonly report: Report | undefined;
  /** What was tried of the marked tile; undefined where nobody has asked for it. */
  readonly trim: TrimState | undefined;
  /** Plays until so many games are played in all. */
  readonly start: (games: number) => void;
  /** Tries values and effects of the homemade tile. */
  readonly startTrim: (id: string, most: number) => void;
  readonly stop: () => void;
};

export type TrimState = {
  readonly tried: readonly Tried[];
  readonly games: number;
  readonly most: number;
  readonly result: Trimmed | undefined;
};

type Course = {
  readonly study: Study;
  readonly laboratory: Laboratory;
  readonly findings: Finding[];
  readonly listeners: Set<() => void>;
  wanted: number;
  isRunning: boolean;
  trouble: LabTrouble | undefined;
  report: Report | undefined;
  trim: TrimState | undefined;
};

/** A report is made anew after so many games more, a share of those there are: the longer it takes, the less often. */
const NEWS = 0.04;
const LEAST_NEWS = 4;

function tell({ listeners }: Course): void {
  for (const listener of listeners) listener();
}

async function run(course: Course, work: () => Promise<void>): Promise<void> {
  course.isRunning = true;
  course.trouble = undefined;
  tell(course);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof LabEnded)) throw error;
    course.trouble = error.trouble;
  } finally {
    course.isRunning = false;
    tell(course);
  }
}

async function playAll(course: Course): Promise<void> {
  const { findings, laboratory, study } = course;
  const known = new Set(findings.map(({ game }) => game));
  const open = Array.from({ length: course.wanted }, (_, game) => game).filter((game) => !known.has(game));
  let [told, last] = [findings.length, findings.length];
  try {
    await laboratory.play(study, open, (finding) => {
      findings.push(finding);
      if (findings.length - told >= Math.max(LEAST_NEWS, told * NEWS)) {
        told = findings.length;
        course.report = reportOf(study, findings);
      }
      last = findings.length;
      tell(course);
    });
  } finally {
    if (last > 0) course.report = reportOf(study, findings);
  }
}

async function tryAll(course: Course, id: string, most: number): Promise<void> {
  const { laboratory, study } = course;
  course.trim = { tried: [], games: 0, most, result: undefined };
  let before = 0;
  const play = async (own: Study, from: number, to: number): Promise<Finding[]> => {
    const found: Finding[] = [];
    const games = Array.from({ length: to - from }, (_, i) => from + i);
    await laboratory.play(own, games, (finding) => {
      found.push(finding);
      if (course.trim) course.trim = { ...course.trim, games: before + found.length };
      tell(course);
    });
    before += found.length;
    return found;
  };
  const notify = (tried: readonly Tried[], games: number): void => {
    course.trim = { tried, games, most, result: undefined };
    tell(course);
  };
  const result = await trimmed(study, id, most, { play, tell: notify, isStopped: () => false });
  course.trim = { tried: result.tried, games: result.games, most, result };
}

export function openExperiment(study: Study, laboratory: Laboratory): Experiment {
  const course: Course = {
    ...{ study, laboratory, findings: [], listeners: new Set(), wanted: 0, isRunning: false },
    ...{ trouble: undefined, report: undefined, trim: undefined },
  };
  return {
    study,
    get done() {
      return course.findings.length;
    },
    get wanted() {
      return course.wanted;
    },
    get isRunning() {
      return course.isRunning;
    },
    get trouble() {
      return course.trouble;
    },
    get report() {
      return course.report;
    },
    get trim() {
      return course.trim;
    },
    start: (games) => {
      if (course.isRunning) return;
      course.wanted = games;
      void run(course, () => playAll(course));
    },
    startTrim: (id, most) => {
      if (!course.isRunning) void run(course, () => tryAll(course, id, most));
    },
    stop: () => laboratory.leave(),
    subscribe: (listener) => {
      course.listeners.add(listener);
      return () => course.listeners.delete(listener);
    },
  };
}
