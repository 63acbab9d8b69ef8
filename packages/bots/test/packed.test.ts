/** The numbers in packed.ts are those of the rules. */
import { legalMoves, moveBuffer, moves, newGame, step, toDecide } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { chanceFrom } from '../src/chance.ts';
import {
  ABANDON,
  CHOICE,
  CONQUER,
  CONQUERING,
  DECLINE,
  DEPLOY,
  DEPLOYING,
  DONE,
  EXPAND,
  kindOf,
  OVER,
  PICK,
  PICKING,
  RETREAT,
  ROLL,
  regionOf,
  USE,
} from '../src/packed.ts';

const KINDS: Readonly<Record<string, number>> = {
  pick: PICK,
  expand: EXPAND,
  decline: DECLINE,
  done: DONE,
  abandon: ABANDON,
  conquer: CONQUER,
  roll: ROLL,
  use: USE,
  choose: 8,
  deploy: DEPLOY,
};

test('kinds, regions and stages of random games are read as the rules mean them', () => {
  const buffer = moveBuffer();
  for (const edition of ['classic', 'azeroth'] as const) {
    const chance = chanceFrom(edition);
    const s = newGame({ edition, seats: 3, seed: 'packed' });
    while (toDecide(s) !== undefined) {
      const count = moves(s, buffer);
      const spoken = legalMoves(s);
      for (const [i, move] of spoken.entries()) {
        expect(kindOf(buffer.list[i])).toBe(KINDS[move.type]);
        if ('region' in move) expect(regionOf(buffer.list[i])).toBe(move.region);
        if (s.prompts.length > 0) continue;
        if (move.type === 'pick') expect(s.stage).toBe(PICKING);
        if (move.type === 'expand') expect(s.stage).toBe(CHOICE);
        if (move.type === 'conquer') expect(s.stage).toBe(CONQUERING);
        if (move.type === 'deploy' && move.piece === undefined) expect([DEPLOYING, RETREAT]).toContain(s.stage);
      }
      step(s, buffer.list[chance(count)]);
    }
    expect(s.stage).toBe(OVER);
  }
});
