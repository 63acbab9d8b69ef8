// node bench/equal-time.ts [--settings classic-2,azeroth-2] [--moments 12]: how many steps our master and the one of the baseline make in a second of processor time, and how
// many plans each plays on meanwhile, so that the two can be played against each other at equal time on a machine that is busy (docs/guide/bots.md).
import { parseArgs } from 'node:util';
import { ownTime } from './calibration.ts';
import { ABOUT_A_SECOND, BASELINE, baseline, type Master, OURS, thinkingOf } from './masters.ts';

const { values } = parseArgs({
  options: {
    settings: { type: 'string', default: 'classic-2,classic-3,classic-4,azeroth-2,azeroth-3,azeroth-4' },
    moments: { type: 'string', default: '12' },
  },
});
const moments = Math.max(1, Number(values.moments) || 1);

/** One master at a table: how fast it was at each moment. Late in a game nearly everything is remembered: the middle one tells of a usual moment, all together of a game. */
function meterOf(master: Master, setup: Parameters<typeof thinkingOf>[1], theirs: Master) {
  const think = thinkingOf(master, setup, theirs);
  const steps: number[] = [];
  const playouts: number[] = [];
  let [inAll, time] = [0, 0];
  const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  const rate = (): number => Math.round(median(steps) / 100) * 100;
  return {
    /** How much is remembered hangs on how long one thinks, so the budget follows what was found. */
    go: (): void => {
      const since = ownTime();
      const thought = think(steps.length === 0 ? ABOUT_A_SECOND : rate());
      const seconds = (ownTime() - since) / 1000;
      steps.push(thought.steps / seconds);
      playouts.push(thought.playouts / seconds);
      inAll += thought.playouts;
      time += seconds;
    },
    forget: (): void => {
      steps.splice(0, steps.length - 1);
      playouts.length = 0;
      [inAll, time] = [0, 0];
    },
    rate,
    playouts: (): number => Math.round(median(playouts)),
    playoutsInAll: (): number => Math.round(inAll / time),
  };
}

const theirs = await baseline();
if (theirs === undefined) throw new Error(`the master of ${BASELINE} cannot be had here`);
for (const setting of values.settings.split(',')) {
  const [edition, seats] = setting.split('-');
  const setup = { edition: edition === 'azeroth' ? ('azeroth' as const) : ('classic' as const), seats: Number(seats) };
  const [ours, other] = [OURS, theirs].map((master) => meterOf(master, setup, theirs));
  for (let i = 0; i < moments + 2; i++) {
    if (i === 2) for (const one of [ours, other]) one.forget(); // the first ones warm up
    for (const one of [ours, other]) one.go();
  }
  console.log(
    `${setting}: ${ours.rate()} steps and ${ours.playouts()} playouts a second, ${other.rate()} and ${other.playouts()} of ${BASELINE}:`,
  );
  console.log(`  all moments together: ${ours.playoutsInAll()} playouts a second, ${other.playoutsInAll()} of ${BASELINE}`);
  console.log(`  --bots master:${ours.rate()},master@${BASELINE}:${other.rate()} --seats ${seats} --edition ${setup.edition} --steps 1`);
}
