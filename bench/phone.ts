// node bench/phone.ts [--ms 1500] [--slower 4] [--games 2]: whether the master keeps its time on a phone. Its clock is the processor time of this thread, so many times as long as a
// slower processor would take: other work on the machine does not count.
import { parseArgs } from 'node:util';
import { botOf } from '../packages/bots/src/index.ts';
import { apply, legalMoves, newGame, type Setup, toDecide, view } from '../packages/rules/src/index.ts';
import { ownTime } from './calibration.ts';

const { values } = parseArgs({
  options: {
    ms: { type: 'string', default: '1500' },
    slower: { type: 'string', default: '4' },
    games: { type: 'string', default: '2' },
  },
});
const [ms, slower, games] = [values.ms, values.slower, values.games].map((value) => Math.max(1, Number(value) || 1));

const clock = (): number => ownTime() * slower;
performance.now = clock;

/** Milliseconds of each turn of the first seat; the others are greedy, for it is not about them. */
function turnsOf(setup: Setup): number[] {
  const turns = new Map<number, number>();
  const bots = Array.from({ length: Number(setup.seats) }, (_, seat) => botOf(seat === 0 ? 'master' : 'greedy', setup.seed));
  let s = newGame(setup);
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    const [seen, legal] = [view(s, seat), legalMoves(s)];
    const since = clock();
    const move = bots[seat].decide(seen, legal, { ms });
    if (seat === 0 && s.turn === 0) turns.set(s.round, (turns.get(s.round) ?? 0) + clock() - since);
    s = apply(s, move).state;
  }
  return [...turns.values()];
}

for (const [edition, seats] of [
  ['classic', 2],
  ['classic', 4],
  ['azeroth', 2],
  ['azeroth', 4],
] as const) {
  turnsOf({ edition, seats, seed: 'warm', rounds: 4 }); // compiling takes a second, which a phone spends once too
  const turns = Array.from({ length: games }, (_, game) => turnsOf({ edition, seats, seed: `phone ${game}` })).flat();
  turns.sort((a, b) => a - b);
  const at = (share: number): string => `${Math.round(turns[Math.ceil(share * turns.length) - 1])} ms`;
  const late = turns.filter((turn) => turn > ms).length;
  console.log(
    `${edition}, ${seats} seats: ${turns.length} turns, median ${at(0.5)}, 19 of 20 ${at(0.95)}, longest ${at(1)}; ${late} above ${ms} ms`,
  );
}
