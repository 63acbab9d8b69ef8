import { apply, legalMoves, newGame, type Setup, toDecide, view } from '@elbowroom/rules';
import { look, type Spread } from '@elbowroom/rules/look';
import { expect, test } from 'vitest';
import { luck, wander } from '../table/wander.ts';
import { sceneOf } from './scene.ts';
import { stagedBy } from './staged.ts';

const TURN = ['scored', 'turn-began', 'round-began', 'ended'];
/** Who and what; Amazons step aside unseen, before they score. */
const brief = ({ holding, pieces, markers }: Spread): unknown => ({
  holding: holding?.race === 'amazons' ? 'amazons' : holding,
  pieces: pieces.map(({ piece, count }) => `${count} ${piece}`).sort(),
  markers: markers.map(({ marker }) => marker).sort(),
});
const games = (['classic', 'azeroth'] as const).flatMap((edition) =>
  [2, 5].flatMap((seats) => ['a', 'b', 'c'].map((seed): Setup => ({ edition, seats, seed }))),
);

test.each(games)('what would end a turn of $edition for $seats is known beforehand, and lies on the map as it will, $seed', (setup) => {
  const draw = luck(`${setup.edition} ${setup.seats} ${setup.seed}`);
  const staged = new Set<string>();
  let state = newGame(setup);
  for (let seat = toDecide(state); seat !== undefined; seat = toDecide(state)) {
    const move = wander(legalMoves(state), draw)!;
    const after = apply(state, move);
    const scored = after.events.findIndex((event) => event.type === 'scored' && event.seat === seat);
    const found = move.type === 'decline' || move.type === 'roll' ? undefined : stagedBy(sceneOf(view(state, seat), true), move);
    if (found) {
      staged.add(move.type);
      expect(after.events[scored]).toMatchObject({ items: found.items });
      const isLast = after.events.slice(scored).every(({ type }) => TURN.includes(type));
      if (isLast) expect(found.regions.map(brief)).toEqual(look(view(after.state, seat)).regions.map(brief));
    } else if (move.type !== 'decline' && move.type !== 'roll') expect(scored).toBe(-1);
    state = after.state;
  }
  expect(staged).toContain('deploy');
});
