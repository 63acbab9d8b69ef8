/**
 * What it brings a planner to look at more or less: node packages/bots/tuning/breadth.ts finalists=24,pickFinalists=8 [width=3 …] [--edition azeroth] [--games 300] [--seed text] [--workers n]
 * Each breadth, said by what differs from the planner's own (`Breadth` in turn-search.ts), duels with the planner, every deal from either side.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PLANNER } from '../src/turn-search.ts';
import { type Duel, EDITIONS } from './duel.ts';
import { foughtAll } from './duels.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    edition: { type: 'string', default: 'azeroth' },
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'breadth' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

const edition = EDITIONS.find((name) => name === values.edition);
if (edition === undefined) throw new Error(`--edition is ${EDITIONS.join(' or ')}, not ${values.edition}`);
if (positionals.length === 0)
  throw new Error(
    `say what differs: ${Object.entries(PLANNER)
      .map((pair) => pair.join('='))
      .join(',')}`,
  );

/** `finalists=24,pickFinalists=8`. */
function breadthOf(text: string): Partial<typeof PLANNER> {
  const pairs = text.split(',').map((part) => part.split('='));
  const wrong = pairs.find(([key = '', value = '']) => !(key in PLANNER) || !(Number(value) >= 0));
  if (wrong !== undefined) throw new Error(`${wrong.join('=')}: there are ${Object.keys(PLANNER).join(', ')}, each with a number`);
  return Object.fromEntries(pairs.map(([key, value]) => [key, Number(value)]));
}

for (const text of positionals) {
  const breadth = breadthOf(text);
  const duels = Array.from({ length: Number(values.games) }, (_, game): Duel => {
    const entrants: Duel['entrants'] = [{ breadth }, 'planner'];
    return { edition, seed: values.seed, game, entrants };
  });
  const shares = await foughtAll(duels, Number(values.workers));
  const won = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const error = Math.sqrt((won * (1 - won)) / shares.length);
  console.log(`${text}: ${(100 * won).toFixed(1)} % ± ${(100 * error).toFixed(1)} of ${shares.length} games on ${edition}`);
}
