/**
 * Whether characters can be told apart by the logs of their games, and whether they are equally strong:
 *   node packages/bots/tuning/characters.ts [--games 60] [--duels 200] [--seed text] [--workers n]
 * A judge learns from half of the games and is tried on the other half; then every character plays so many duels in each edition against the others of its level.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { CHARACTERS, MIDDLE_LEVELS } from '../src/index.ts';
import { samplesFrom } from './company.ts';
import { type Duel, EDITIONS } from './duel.ts';
import { foughtAll } from './duels.ts';
import { judgeOf, TRAITS } from './traits.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    duels: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'characters' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const [games, duels, workers] = [Number(values.games), Number(values.duels), Number(values.workers)];
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

for (const level of MIDDLE_LEVELS) {
  for (const edition of games > 0 ? EDITIONS : []) {
    const judge = judgeOf(samplesFrom(level, edition, `${values.seed}/learn`, games / 2));
    const tried = samplesFrom(level, edition, `${values.seed}/try`, games / 2);
    const right = tried.filter(({ character, traits }) => judge(traits) === character).length;
    console.log(`${level}, ${edition}: told apart in ${percent(right / tried.length)} of ${tried.length} seats`);
    for (const character of CHARACTERS) {
      const own = tried.filter((sample) => sample.character === character);
      const means = TRAITS.map((trait, i) => `${trait} ${(own.reduce((sum, { traits }) => sum + traits[i], 0) / own.length).toFixed(2)}`);
      console.log(`  ${character.padEnd(8)} ${means.join(', ')}`);
    }
  }
  for (const [i, one] of CHARACTERS.entries()) {
    if (duels === 0) continue;
    const other = CHARACTERS[(i + 1) % CHARACTERS.length];
    for (const edition of EDITIONS) {
      const list = Array.from(
        { length: duels },
        (_, game): Duel => ({ edition, game, seed: `${values.seed}/${edition}`, entrants: [`${level}-${one}`, `${level}-${other}`] }),
      );
      const shares = await foughtAll(list, workers);
      console.log(
        `${level}, ${edition}: ${one} wins ${percent(shares.reduce((sum, n) => sum + n, 0) / duels)} of ${duels} against ${other}`,
      );
    }
  }
}
