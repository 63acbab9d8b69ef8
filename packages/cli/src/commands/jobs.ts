import { openQueue } from '@elbowroom/jobs';
import { type Command, optionsOf } from '../command.ts';
import { databaseUrl } from './worker.ts';

/** What waits in the queue, and how far it is. */
export const jobs: Command = {
  usage: 'jobs [--json]',
  what: 'Lists the runs in the queue of the Postgres that DATABASE_URL names: what they are, how many pieces are done, under way (where, and for how long), waiting and failed (why).',
  run: async (args, { say }) => {
    const { json } = optionsOf(args, { json: { type: 'boolean', default: false } });
    const queue = await openQueue(databaseUrl());
    const runs = await queue.progress();
    await queue.leave();
    if (json) say(JSON.stringify(runs, undefined, 2));
    else if (runs.length === 0) say('nothing is in the queue');
    else
      for (const { at, done, failed, reasons, run, total, underWay, waiting, work } of runs) {
        say(
          `${run}  ${work}: ${done} of ${total} done, ${underWay} under way, ${waiting} waiting${failed === 0 ? '' : `, ${failed} failed`}`,
        );
        for (const { by, since } of at) say(`    at ${by} for ${Math.max(0, Math.round((Date.now() - since) / 1000))} s`);
        for (const reason of reasons) say(`    failed: ${reason}`);
      }
    return 0;
  },
};
