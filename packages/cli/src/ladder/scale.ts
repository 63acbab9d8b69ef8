/** One scale of strength for each kind of game, from all rows that were played there. */
import { elosOf, type Meeting } from '../arena/elo.ts';
import { type Interval, resampled, sum } from '../arena/interval.ts';
import { chanceFrom } from '../chance.ts';
import type { Figure } from './figure.ts';
import { type Kind, kindOf } from './rows.ts';

/** Elo by level, the weakest at 0; how sure each is against the mean of all, so that doubts about the weakest are not everybody's. */
export type Scale = ReadonlyMap<string, Interval>;

const RESAMPLES = 200;
const FINE = 2 ** 24;

/** Those who have not met the others, nor anybody who has, are not on it. Where teams win, nobody wins alone: such tables do not count. */
export function scaleOf(kind: Kind, figures: readonly Figure[]): Scale {
  const counted = figures.filter((figure) => kindOf(figure) === kind && (kind !== 'battle' || figure.bots.length === 2));
  const names = largestCircle(counted.map(({ bots }) => bots));
  const meetings = counted.filter(({ bots }) => bots.every((bot) => names.includes(bot))).map((figure) => meetingOf(names, figure));
  const elos = elosOf(names.length, meetings);
  const below = chanceFrom(kind);
  const drawn = (): number => below(FINE) / FINE;
  const samples = Array.from({ length: RESAMPLES }, () => {
    const again = meetings.map((meeting) => ({ ...meeting, wins: playedAgain(meeting.wins, drawn) }));
    return elosOf(names.length, again, elos);
  });
  const weakest = Math.min(...elos);
  const entries = elos.map((elo, i): [string, Interval] => [
    names[i] ?? '',
    resampled(
      elo - weakest,
      samples.map((sample) => (sample[i] ?? 0) - weakest),
    ),
  ]);
  return new Map(entries.sort(([, a], [, b]) => b.value - a.value));
}

const meetingOf = (names: readonly string[], { bots, wins }: Figure): Meeting => ({
  seats: names.map((name) => bots.filter((bot) => bot === name).length),
  wins: names.map((name) => wins[name] ?? 0),
});

/** The most who are linked by tables at which they sat together. */
function largestCircle(tables: readonly (readonly string[])[]): string[] {
  let circles: Set<string>[] = [];
  for (const table of tables) {
    const joined = circles.filter((circle) => table.some((name) => circle.has(name)));
    const circle = new Set([...joined.flatMap((one) => [...one]), ...table]);
    circles = [...circles.filter((one) => !joined.includes(one)), circle];
  }
  return [...(circles.sort((a, b) => b.size - a.size)[0] ?? [])];
}

/** As many games, won as these were, but by chance. */
function playedAgain(wins: readonly number[], drawn: () => number): number[] {
  const again = wins.map(() => 0);
  const games = sum(wins);
  const reached = wins.map((_, i) => sum(wins.slice(0, i + 1)));
  for (let game = 0; game < Math.round(games); game++) {
    const at = drawn() * games;
    const winner = reached.findIndex((upTo) => at < upTo);
    again[winner] = (again[winner] ?? 0) + 1;
  }
  return again;
}
