// node bench/equal-time.ts [--settings classic-2,azeroth-2] [--moments 12]: how many steps our master and the one of the baseline make in a second of processor time, so that the
// two can be played against each other at equal time on a machine that is busy (docs/guide/bots.md).
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

/** One master at a table: what it thinks with, and what it has made of its time. */
function meterOf(master: Master, setup: Parameters<typeof thinkingOf>[1], theirs: Master) {
  const think = thinkingOf(master, setup, theirs);
  let steps = ABOUT_A_SECOND;
  let [made, seconds] = [0, 0];
  return {
    /** How much is remembered hangs on how long one thinks, so the budget follows what was found. */
    go: (): void => {
      const since = ownTime();
      made += think(steps).steps;
      seconds += (ownTime() - since) / 1000;
      steps = Math.round(made / seconds);
    },
    forget: (): void => {
      [made, seconds] = [0, 0];
    },
    rate: (): number => Math.round(made / seconds / 100) * 100,
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
    `${setting}: ${ours.rate()} steps a second, ${other.rate()} of ${BASELINE}: --bots master:${ours.rate()},master@${BASELINE}:${other.rate()} --seats ${seats} --edition ${setup.edition} --steps 1`,
  );
}
