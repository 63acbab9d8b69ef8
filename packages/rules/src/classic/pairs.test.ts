import { expect, test } from 'vitest';
import { withTiles } from '../../test/extras.ts';
import type { Check, Game } from '../../test/invariants/check.ts';
import { coins } from '../../test/invariants/coins.ts';
import { numbers } from '../../test/invariants/numbers.ts';
import { peoples } from '../../test/invariants/peoples.ts';
import { pieces } from '../../test/invariants/pieces.ts';
import { regions } from '../../test/invariants/regions.ts';
import { tiles } from '../../test/invariants/tiles.ts';
import { tokens } from '../../test/invariants/tokens.ts';
import { randomFrom } from '../../test/random.ts';
import { choiceOf, temperOf } from '../../test/temper.ts';
import { unpack } from '../core/move.ts';
import { apply, moveBuffer, moves, text } from '../index.ts';
import { begin } from '../record/start.ts';
import { powers } from './powers/index.ts';
import { races } from './races/index.ts';

const checks: readonly Check[] = [...numbers, ...tokens, ...pieces, ...coins, ...regions, ...peoples, ...tiles];
const buffer = moveBuffer();
const TURNS = 3;

/** Takes the pair in the first turn and plays on at random; the lines, with what is wrong after them. */
function faultOf(race: string, power: string): string | undefined {
  const random = randomFrom(`${race} ${power}`);
  const temper = temperOf(random);
  const setup = withTiles({ edition: 'classic', seats: 2, seed: `${race} ${power}`, first: 0 } as const, [race, power]);
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

test.each(Object.keys(races))('%s play three turns with every power, and everything adds up', (race) => {
  expect(Object.keys(powers).flatMap((id) => faultOf(race, id) ?? [])).toEqual([]);
});
