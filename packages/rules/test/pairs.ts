/** Every race with every power: the pair is taken in the first turn, and everything must add up after every move of some turns. */
import { unpack } from '../src/core/move.ts';
import { apply, moveBuffer, moves, text } from '../src/index.ts';
import { begin } from '../src/record/start.ts';
import { withTiles } from './extras.ts';
import type { Check, Game } from './invariants/check.ts';
import { coins } from './invariants/coins.ts';
import { numbers } from './invariants/numbers.ts';
import { peoples } from './invariants/peoples.ts';
import { pieces } from './invariants/pieces.ts';
import { regions } from './invariants/regions.ts';
import { tiles } from './invariants/tiles.ts';
import { tokens } from './invariants/tokens.ts';
import { randomFrom } from './random.ts';
import { choiceOf, temperOf } from './temper.ts';

const checks: readonly Check[] = [...numbers, ...tokens, ...pieces, ...coins, ...regions, ...peoples, ...tiles];
const buffer = moveBuffer();
const TURNS = 3;

/** Takes the pair in the first turn and plays on at random; the lines, with what is wrong after them. */
export function faultOf(edition: 'classic' | 'azeroth', race: string, power: string): string | undefined {
  const random = randomFrom(`${race} ${power}`);
  const temper = temperOf(random);
  const setup = withTiles({ edition, seats: 2, seed: `${race} ${power}`, first: 0 } as const, [race, power]);
  const start = { setup, top: { race, power } };
  let s = begin(start);
  const game: Game = { start, lines: [], random, mirror: s };
  try {
    while (s.round <= TURNS) {
      const listed = [...buffer.list.subarray(0, moves(s, buffer))];
      const move = game.lines.length === 0 ? listed[0] : choiceOf(temper, random, listed);
      if (move === undefined) throw new Error('no move');
      const line = text(unpack(s.world, move));
      game.lines.push(line);
      const { state: after, events } = apply(s, move);
      for (const check of checks) {
        check.move?.({ before: s, after, move, line, events, game });
        check.state?.(after, game);
      }
      s = after;
      if (game.lines.length === 1 && !events.some((e) => e.type === 'picked' && e.race === race && e.power === power))
        throw new Error('another pair');
    }
  } catch (error) {
    return `${power} ${race}: ${game.lines.join(', ')}: ${error}`;
  }
  return undefined;
}
