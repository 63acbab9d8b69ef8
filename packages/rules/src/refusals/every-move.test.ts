import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { randomFrom } from '../../test/random.ts';
import { pack } from '../core/move.ts';
import { apply, IllegalMove, legalMoves, newGame, parse, type State, step, toDecide } from '../index.ts';
import { refusalCodes } from './codes.ts';

/** Rule ids that the rule pages define. */
const rules = new Set(
  readdirSync(new URL('../../../../docs/rules/', import.meta.url)).flatMap(
    (page) => readFileSync(new URL(`../../../../docs/rules/${page}`, import.meta.url), 'utf8').match(/\*\*[A-Z]+(-[A-Z0-9]+)+\*\*/g) ?? [],
  ),
);

/** Some line, legal or not, that has to do with this game. */
function anyLine({ active, power, turn, world }: State, below: (limit: number) => number): string {
  const one = <T>(list: readonly T[]): T => list[below(list.length)];
  const region = (): number => below(world.size + 1);
  const me = active[turn];
  const tiles = me < 0 ? world.races : [world.races[me], world.powers[power[me]], ...world.markers];
  const ability = (): string => one(below(3) > 0 ? tiles : world.abilities).id;
  const attack = (): string => (below(2) > 0 ? ability() : one(world.attacks).id);
  return one([
    () => `pick ${below(8)}`,
    () => one(['expand', 'decline', 'done']),
    () => `abandon ${region()}`,
    () => `${one(['conquer', 'roll'])} ${region()}`,
    () => `${one(['conquer', 'roll'])} ${region()}`,
    () => `${one(['conquer', 'roll'])} ${region()} with ${attack()}`,
    () => `conquer ${region()} with ${attack()} ${attack()}`,
    () => `use ${ability()}${` ${region()}`.repeat(below(3))}`,
    () => `choose ${one([...world.words, '0', '1', 'ally 1'])}`,
    () => `deploy ${region()}`,
    () => `deploy ${region()} ${one([...world.pieces, ...world.markers]).id}`,
  ])();
}

test.each([{ edition: 'classic' }, { edition: 'azeroth' }, { edition: 'azeroth', variant: 'battle' }] as const)(
  'gives every illegal move of random games its own reason and a rule of the book: %j',
  (game) => {
    const seen = new Set<string>();
    for (let seats = 2; seats <= 5; seats++) {
      const below = randomFrom(`${JSON.stringify(game)} ${seats}`);
      const s = newGame({ ...game, seats, seed: `refused ${seats}` });
      while (toDecide(s) !== undefined) {
        const listed = legalMoves(s);
        const packed = listed.map((move) => pack(s.world, move));
        for (let i = 0; i < 4; i++) {
          const line = anyLine(s, below);
          if (packed.includes(pack(s.world, parse(line)))) continue;
          const before = JSON.stringify({ ...s, world: undefined });
          const refused = caught(() => apply(s, line));
          expect(JSON.stringify({ ...s, world: undefined })).toBe(before);
          expect(refused, line).toBeInstanceOf(IllegalMove);
          if (!(refused instanceof IllegalMove)) continue;
          seen.add(refused.code);
          if (!rules.has(`**${refused.rule}**`)) expect.fail(`${line}: there is no rule ${refused.rule}`);
          if (refused.message.length > 400) expect.fail(`${line}: ${refused.message}`);
        }
        step(s, listed[below(listed.length)]);
      }
    }
    const codes: readonly string[] = refusalCodes;
    expect([...seen].filter((code) => !codes.includes(code) || code === 'not-possible')).toEqual([]);
    expect(seen.size).toBeGreaterThan(30);
  },
);

function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
