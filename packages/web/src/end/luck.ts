/** How the dice fell for each seat, against what dice do on the whole. */
import { cost, parse } from '@elbowroom/rules';
import type { Chronicle } from '../games/chronicle.ts';

/** The mean of 0, 0, 0, 1, 2, 3. */
const MEAN = 1;

export type Luck = {
  readonly rolls: number;
  readonly pips: number;
  readonly expected: number;
  /** Last conquests by the die: tried, won, and how many should have been won. */
  readonly tried: number;
  readonly won: number;
  readonly due: number;
};

export function luckOf({ game, viewAt, start, events }: Chronicle): Luck[] {
  const found = start.seats.map(() => ({ rolls: 0, pips: 0, expected: 0, tried: 0, won: 0, due: 0 }));
  for (const [i, line] of game.moves.entries()) {
    const happened = events[i + 1] ?? [];
    for (const event of happened) {
      const mine = event.type === 'rolled' ? found[event.seat] : undefined;
      if (mine === undefined || event.type !== 'rolled') continue;
      mine.rolls++;
      mine.pips += event.die;
      mine.expected += MEAN;
    }
    const move = line.startsWith('roll ') ? parse(line) : undefined;
    if (move?.type !== 'roll') continue;
    const before = viewAt(i);
    const mine = found[before.seat];
    if (mine === undefined) continue;
    mine.tried++;
    mine.due += cost(before, move.region, move.with?.join(' ')).chance ?? 0;
    if (happened.some((event) => event.type === 'conquered' && event.region === move.region)) mine.won++;
  }
  return found;
}
