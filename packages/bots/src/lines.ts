/** A crew at the other ends of lines: whatever threads a machine has, messages go there and come back. */
import type { Crew, Findings, Task } from './crew.ts';
import { shareOf } from './explore.ts';

/** A question to a helper, as it goes over the line. */
export interface Asked {
  readonly id: number;
  readonly task: Task;
  /** When, by the clock that all threads have in common. */
  readonly at: number;
}

/** Its answer. */
export interface Answered {
  readonly id: number;
  readonly findings: Findings;
}

/** A line to one helper, as its host's workers and ports have it. */
export interface Line {
  /** Puts a question. */
  readonly send: (asked: Asked) => void;
  /** Calls back with every answer. */
  readonly onAnswer: (hear: (answered: Answered) => void) => void;
  /** The helper is gone and will never answer again. */
  readonly onEnd: (hear: () => void) => void;
}

/** How much longer than its budget a helper is waited for. */
const PATIENCE = 1.04;
/** Of its time a helper must have this part left when the question reaches it. */
const USEFUL = 0.3;

/** `wait` is how the host passes time. */
export function crewOf(lines: readonly Line[], wait: (ms: number) => Promise<void>): Crew {
  return lines.map((line) => {
    const open = new Map<number, (findings: Findings | undefined) => void>();
    let [last, isGone] = [0, false];
    line.onAnswer(({ findings, id }) => open.get(id)?.(findings));
    line.onEnd(() => {
      isGone = true;
      for (const settle of open.values()) settle(undefined);
    });
    return async (task) => {
      if (isGone) return undefined;
      const id = ++last;
      const answer = new Promise<Findings | undefined>((resolve) => open.set(id, resolve));
      line.send({ id, task, at: Date.now() });
      const { ms } = task.budget;
      const findings = await (ms === undefined ? answer : Promise.race([answer, wait(ms * PATIENCE).then(() => undefined)]));
      open.delete(id);
      return findings;
    };
  });
}

/** What a helper answers. The time that the question has waited is taken off; with too little left there is nothing to be found. */
export function answerTo({ at, id, task }: Asked): Answered {
  const { ms } = task.budget;
  if (ms === undefined) return { id, findings: shareOf(task) };
  const left = ms - Math.max(0, Date.now() - at);
  return { id, findings: left < ms * USEFUL ? [] : shareOf({ ...task, budget: { ms: left } }) };
}
