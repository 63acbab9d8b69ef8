// npm run notices: games whose people move when a push or a mail wakes them, on three real nodes that are killed one after the other.
import { parseArgs } from 'node:util';
import { wakeThrough } from '../packages/server/test/waking-nodes.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '50' }, kills: { type: 'string', default: '12' } } });
const { turns, told, untrue, again, worstMs, killed } = await wakeThrough(Number(values.games), Number(values.kills));
console.log(
  `${turns} turns, ${told} told of, ${untrue} that were none, ${again} once more under the same id; ${killed} nodes killed; the latest after ${worstMs} ms`,
);
process.exitCode = told === turns && untrue === 0 ? 0 : 1;
