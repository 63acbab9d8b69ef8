/** What is to be done now, in one sentence. */
import type { Outcome } from '@elbowroom/rules';
import type { Tabletop } from '@elbowroom/rules/look';
import type { Line, Part } from '../words/line.ts';
import { abilityName } from '../words/speak.ts';
import type { Words } from '../words/words.ts';

/** `outcome`: once the game is over. */
export function taskOf({ phase, decides, seats, question }: Tabletop, outcome: Outcome | undefined, words: Words): Line {
  const { tasks, names } = words;
  if (phase === 'over' || decides === undefined) {
    const { winners = [], coins = [] } = outcome ?? {};
    const [first = 0] = winners;
    return tasks.over(
      winners.map((seat): Part => ({ seat })),
      coins[first] ?? 0,
    );
  }
  const who: Part = { seat: decides };
  if (phase === 'question') return tasks.question(who, abilityName(words, question ?? ''));
  const active = seats[decides]?.active;
  return tasks[phase](who, active === undefined ? '' : names.combo(active.race, active.power), active?.hand ?? 0);
}
